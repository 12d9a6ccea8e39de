import { useState } from 'react';
import { share, textOf } from '../ui/hand-over';
import { Icon } from '../ui/Icon';

/** Shares by the phone's own share sheet. If there is none, it copies the text and the link, or leaves them to be copied by hand. */
export function ShareButton({ dataOf }: { dataOf: () => ShareData }) {
  const [outcome, setOutcome] = useState('');
  const [text, setText] = useState('');

  async function start() {
    const data = dataOf();
    setText(textOf(data));
    setOutcome(await share(data));
  }

  return (
    <>
      <div aria-live="polite">
        {outcome === 'copied' && <p className="box m-0 px-3 py-1">Link copiato</p>}
        {outcome === 'failed' && (
          <label>
            <span>Questo browser non condivide: copia da qui</span>
            <textarea className="form-control" readOnly rows={4} value={text} />
          </label>
        )}
      </div>
      <button type="button" className="square" onClick={start}>
        <Icon name="share-2" />
        <span className="visually-hidden">Condividi</span>
      </button>
    </>
  );
}
