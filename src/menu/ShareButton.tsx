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
        {outcome === 'copied' && <p className="box m-0 px-3 py-2">Link copiato</p>}
        {outcome === 'failed' && (
          <label className="box d-block ms-3 px-3 py-2">
            <span>Questo browser non condivide: copia da qui</span>
            <input
              className="box w-100 mt-1 px-2 py-1 text-reset"
              readOnly
              value={text}
              onFocus={({ target }) => target.select()}
            />
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
