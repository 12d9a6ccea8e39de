import { useEffect, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { type Choice, idsOf } from '../../domain/criteria';
import { Icon } from '../../ui/Icon';
import './staff-screen.scss';
import { type Language, languageOf, languages, staffWords } from './staff-words';

type StaffScreenProps = {
  open: boolean;
  onClose: () => void;
  choice: Choice;
  /** The name of the dish that the guest asks about. */
  dish?: string | undefined;
};

/** What a guest holds up to staff: in large Italian letters, and small in the guest's own language. */
export function StaffScreen({ open, onClose, choice, dish }: StaffScreenProps) {
  const [own, setOwn] = useState(() => languageOf(navigator.languages));
  useAwakeScreen(open);
  return (
    <Modal
      // What stands here is for people of two languages already.
      className="staff-screen always-light"
      translate="no"
      show={open}
      onHide={onClose}
      fullscreen
      scrollable
      aria-labelledby="staff-question"
    >
      <Modal.Body>
        <button type="button" className="staff-close" onClick={onClose}>
          <Icon name="x" />
          Chiudi
        </button>
        <Question language="it" choice={choice} dish={dish} titleId="staff-question" />
        <div className="staff-own">
          {own !== 'it' && <Question language={own} choice={choice} dish={dish} />}
          <fieldset className="staff-languages">
            <legend className="visually-hidden">Lingua</legend>
            {languages.map((language) => (
              <button
                key={language}
                type="button"
                lang={language}
                aria-pressed={language === own}
                onClick={() => setOwn(language)}
              >
                {staffWords[language].name}
              </button>
            ))}
          </fieldset>
        </div>
      </Modal.Body>
    </Modal>
  );
}

type QuestionProps = Pick<StaffScreenProps, 'choice' | 'dish'> & {
  language: Language;
  titleId?: string;
};

function Question({ language, choice, dish, titleId }: QuestionProps) {
  const words = staffWords[language];
  const ids = idsOf(choice);
  return (
    <section lang={language} className="staff-words">
      {choice.avoided.length > 0 && (
        <>
          <p>{words.avoid}</p>
          <ul>
            {choice.avoided.map((id) => (
              <li key={id}>{words.allergens[id - 1]}</li>
            ))}
          </ul>
        </>
      )}
      {ids.includes('vegetariani') && <p className="staff-diet">{words.vegetariani}</p>}
      {ids.includes('vegani') && <p className="staff-diet">{words.vegani}</p>}
      {dish && (
        <p>
          {words.dish} <strong lang="it">{dish}</strong>
        </p>
      )}
      <h2 id={titleId}>{words.question}</h2>
    </section>
  );
}

/** Keeps the phone from dimming while it is held up, where the browser can. It lets go of that whenever the page is hidden. */
function useAwakeScreen(awake: boolean): void {
  useEffect(() => {
    if (!awake || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    function hold() {
      if (document.visibilityState !== 'visible') return;
      // Refused where the battery is low: then the phone dims as ever.
      lock = navigator.wakeLock.request('screen').catch(() => null);
    }
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock.then((held) => held?.release());
    };
  }, [awake]);
}
