import { type ReactNode, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';
import { Dialog } from './Dialog';
import type { Elements } from './elements';
import styles from './useQuestion.module.scss';

export type Question = {
  title: ReactNode;
  text: ReactNode;
  confirm: string;
  cancel: string;
};

/** @returns whether it was confirmed, once the dialog has closed and the browser has given the focus back */
export type Ask = (question: Question) => Promise<boolean>;

/** Asks for confirmation in a dialog, which is removed with its component. The safe answer has the focus. */
export function useQuestion(): { ask: Ask; dialog: Elements } {
  const [asked, setAsked] = useState<(Question & { answer: (yes: boolean) => void }) | null>(null);
  const ask: Ask = useCallback((question) => {
    return new Promise((resolve) => {
      function answer(yes: boolean) {
        flushSync(() => setAsked(null));
        resolve(yes);
      }
      setAsked({ ...question, answer });
    });
  }, []);
  const dialog = asked && (
    <Dialog
      className={styles.question ?? ''}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      isQuestion
      onClose={() => asked.answer(false)}
    >
      <h2 id="confirm-title">{asked.title}</h2>
      <div id="confirm-text">{asked.text}</div>
      <div className={`cluster ${styles.answers}`}>
        <Button data-focus-first onClick={() => asked.answer(false)}>
          {asked.cancel}
        </Button>
        {/* The second tap of a double tap was meant for the button that opened the question. */}
        <Button primary onClick={({ detail }) => detail < 2 && asked.answer(true)}>
          {asked.confirm}
        </Button>
      </div>
    </Dialog>
  );
  return { ask, dialog };
}
