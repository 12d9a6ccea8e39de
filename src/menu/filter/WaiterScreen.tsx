import { useEffect, useState } from 'react';
import { DishNotes } from '../../dish/DishFacts';
import type { Item } from '../../dish/item';
import { DIETS } from '../../domain/filter/choice';
import { type Choice, idsOf } from '../../domain/filter/criteria';
import { type AllergenAnswer, allergenTexts, mayHaveMore } from '../../domain/product/allergens';
import { type Language, languageNames, languages } from '../../domain/words/language';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { Elements } from '../../ui/elements';
import { useTexts } from '../../ui/texts';
import { DialogNote } from '../MenuMessages';
import styles from './WaiterScreen.module.scss';
import { firstLanguageOf, waiterWords } from './waiter-words';

export type Asked = {
  choice: Choice;
  /** `allergenAnswer` is undefined if the menu may not say it. */
  dish: (Pick<Item, 'name' | 'notes'> & { allergenAnswer: AllergenAnswer | undefined }) | undefined;
};

/**
 * A screen to hold up or to read from: large, awake, and in the colours of the phone, which 'Chiaro' makes as bright as paper.
 * It is in Italian, so browsers must not translate it.
 */
export function HeldUpScreen({
  titleId,
  onClose,
  children,
}: {
  titleId: string;
  onClose: () => void;
  children: Elements;
}) {
  const [isBright, setBright] = useState(false);
  useEffect(keepScreenAwake, []);
  return (
    <Dialog
      className={`${styles.screen} ${isBright ? `${styles.white} always-light` : ''}`.trim()}
      translate="no"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className="beside justify-content-between align-items-start mb-2">
        <DialogNote />
        <div className="cluster justify-content-end" lang="it">
          <Button
            className={styles.bright}
            aria-pressed={isBright}
            onClick={() => setBright(!isBright)}
          >
            Chiaro
          </Button>
          <Button icon="x" className="flex-shrink-0" onClick={onClose}>
            Chiudi
          </Button>
        </div>
      </div>
      {children}
    </Dialog>
  );
}

/** The guest's question, about one dish or any: large in Italian, and small in the guest's own language. */
export function WaiterScreen({ onClose, ...asked }: Asked & { onClose: () => void }) {
  const { language: shown, isItalian } = useTexts();
  const [own, setOwn] = useState(() => firstLanguageOf(isItalian ? navigator.languages : [shown]));
  return (
    <HeldUpScreen titleId="staff-question" onClose={onClose}>
      <Question language="it" {...asked} titleId="staff-question" />
      <div className={`mt-auto pt-4 ${styles.own}`}>
        {own !== 'it' && <Question language={own} {...asked} />}
        <fieldset className="cluster gap-3 mt-4">
          <legend className="visually-hidden" lang="it">
            Lingua
          </legend>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              className="btn"
              lang={language}
              aria-pressed={language === own}
              onClick={() => setOwn(language)}
            >
              {languageNames[language]}
            </button>
          ))}
        </fieldset>
      </div>
    </HeldUpScreen>
  );
}

type QuestionProps = Asked & { language: Language; titleId?: string };

function Question({ language, choice, dish, titleId }: QuestionProps) {
  const words = waiterWords[language];
  const ids = idsOf(choice);
  return (
    <section lang={language} className={`pt-4 ${styles.words}`}>
      {choice.avoided.length > 0 && (
        <>
          <p>{words.avoid}</p>
          <ul role="list" className="plain-list">
            {choice.avoided.map((id) => (
              <li key={id}>{words.allergens[id - 1]}</li>
            ))}
          </ul>
        </>
      )}
      {DIETS.map(
        (id) =>
          ids.includes(id) && (
            <p key={id}>
              <strong>{words[id]}</strong>
            </p>
          ),
      )}
      {dish && (
        <p>
          <span>{words.dish}</span> <strong lang="it">{dish.name}</strong>
        </p>
      )}
      {language === 'it' && dish && (
        <>
          <DishNotes notes={dish.notes} place="waiter" />
          {dish.allergenAnswer && mayHaveMore(dish.allergenAnswer) && (
            <p>{allergenTexts[dish.allergenAnswer]}</p>
          )}
        </>
      )}
      <h2 id={titleId}>{dish ? words.isItFine : words.whatIsFine}</h2>
    </section>
  );
}

/** Keeps a phone that is held up from dimming. The browser stops doing so when the page is hidden. @returns lets it dim again */
function keepScreenAwake(): (() => void) | undefined {
  if (!('wakeLock' in navigator)) return;
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  function hold() {
    if (document.visibilityState !== 'visible') return;
    // Refused when the battery is low: the phone then dims as usual.
    lock = navigator.wakeLock.request('screen').catch(() => null);
  }
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    document.removeEventListener('visibilitychange', hold);
    void lock.then((held) => held?.release());
  };
}
