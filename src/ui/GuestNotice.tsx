import { useState } from 'react';
import { focusHeading } from './focus';
import { Icon } from './Icon';
import { type TextOfNow, useTextOfNow } from './OpeningStatus';
import { useTexts } from './texts';

/** A text longer than this, in characters, may take more than the two lines that are shown at first. */
const BRIEF_LENGTH = 70;

/**
 * The restaurant's notice, shown until the visitor closes it: two lines, and a button for the rest. Render it in a live region
 * that is already on the page: screen readers announce changes within a region, but not a region that is added.
 */
export function GuestNotice({ textNow }: { textNow: TextOfNow }) {
  const { t, language, isItalian } = useTexts();
  const text = useTextOfNow(textNow);
  const [closed, setClosed] = useState('');
  const [expanded, setExpanded] = useState('');
  if (text === '' || closed === text) return null;
  const isLong = text.length > BRIEF_LENGTH || text.includes('\n');
  const isBrief = isLong && expanded !== text;

  function close() {
    setClosed(text);
    focusHeading();
  }

  return (
    <div
      className={`cluster mx-auto rounded guest-notice ${isBrief ? 'guest-notice-brief' : 'align-items-start'}`}
    >
      <Icon name="info" className="gold if-room" />
      <p className="rest m-0" lang={isItalian ? undefined : 'it'}>
        <span>{text}</span>
        {!isItalian && (
          <small className="d-block" lang={language}>
            {t('Nota importante in italiano: chiedi al personale')}
          </small>
        )}
      </p>
      <div className="beside gap-0 ms-auto guest-notice-buttons">
        {isLong && (
          <button
            type="button"
            className="bare square"
            aria-label={t("Leggi tutto l'avviso")}
            aria-expanded={!isBrief}
            onClick={() => setExpanded(isBrief ? text : '')}
          >
            <Icon name={isBrief ? 'plus' : 'minus'} />
          </button>
        )}
        <button
          type="button"
          className="bare square"
          aria-label={t("Chiudi l'avviso")}
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
}
