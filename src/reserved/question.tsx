import { type ReactNode, useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { createStore } from '../data/store';
import { Dialog } from '../ui/Dialog';
import { useStore } from '../ui/useStore';

export type Question = {
  title: ReactNode;
  text: ReactNode;
  confirm: string;
  cancel: string;
};

type Asked = Question & { answer: (yes: boolean) => void };

const asked = createStore((): Asked | null => null);

/**
 * Asks for confirmation in a dialog.
 * @returns whether it was confirmed, once the dialog has closed and the browser has given the focus back; never if the page is left
 */
export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    function answer(yes: boolean) {
      flushSync(() => asked.set(null));
      resolve(yes);
    }
    asked.set({ ...question, answer });
  });
}

/** The dialog of `ask`, which closes when the page is left. The safe answer has the focus. */
export function QuestionDialog() {
  const question = useStore(asked);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change of the page; a search writes its words into the address
  useEffect(() => () => asked.set(null), [pathname]);
  if (!question) return null;
  const { title, text, confirm, cancel, answer } = question;
  return (
    <Dialog
      className="question"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      isQuestion
      onClose={() => answer(false)}
    >
      <h2 id="confirm-title">{title}</h2>
      <div id="confirm-text">{text}</div>
      <div className="d-flex flex-wrap gap-2 align-items-center question-answers">
        <Button variant="outline-dark" data-focus-first onClick={() => answer(false)}>
          {cancel}
        </Button>
        {/* The second tap of a double tap was meant for the button that opened the question. */}
        <Button onClick={({ detail }) => detail < 2 && answer(true)}>{confirm}</Button>
      </div>
    </Dialog>
  );
}
