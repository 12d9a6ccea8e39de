import { useState } from 'react';
import { type SharedLink, share } from '../../ui/hand-over';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';

/** Shares a link by the phone's own share sheet. If there is none, it copies the link, or shows it to be copied by hand. */
export function ShareButton({ linkOf }: { linkOf: () => SharedLink }) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState('');
  const [url, setUrl] = useState('');

  async function start() {
    const link = linkOf();
    setUrl(link.url);
    setOutcome(await share(link));
  }

  return (
    <>
      <div aria-live="polite">
        {outcome === 'copied' && <p className="box m-0 px-3 py-2">{t('Link copiato')}</p>}
        {outcome === 'failed' && (
          <label className="box d-block px-3 py-2">
            <span>{t('Questo browser non condivide: copia da qui')}</span>
            <input
              className="box w-100 mt-1 px-2 py-1 text-reset"
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
            />
          </label>
        )}
      </div>
      <button type="button" className="square menu-round" onClick={start}>
        <Icon name="share-2" />
        <span className="visually-hidden">{t('Condividi')}</span>
      </button>
    </>
  );
}
