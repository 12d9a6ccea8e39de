import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { createStore } from '../data/store';
import { focusHeading } from '../ui/focus';
import { useStore } from '../ui/useStore';

/** A success. Those of one kind add up: their items are joined, and told and undone as one. */
export type Done<Item> = {
  /** null for one that does not add up. */
  kind: string | null;
  items: readonly Item[];
  /** The items as one, the first state before and the last after; none if all is as it was. */
  join: (earlier: readonly Item[], later: readonly Item[]) => readonly Item[];
  text: (items: readonly Item[]) => string;
  /** Takes the items back; null if they cannot be. */
  undo: ((items: readonly Item[]) => void) | null;
};

type Line = {
  id: number;
  kind: string | null;
  items: readonly unknown[];
  text: string;
  undo: (() => void) | null;
};

/** How long a success and its 'Rimetti' stand, in ms. */
const STANDS_MS = 60_000;

const lines = createStore((): readonly Line[] => []);
let lastId = 0;

const drop = (id: number) => lines.set(lines.get().filter((line) => line.id !== id));

/** The line at the foot, which tells successes. It lives outside React, so that a write can tell its own after its page was left. */
export const footLine = {
  /** Tells a success, added to an earlier one of its kind. @returns the items that it stands for then */
  tell<Item>({ kind, items: later, join, text, undo }: Done<Item>): readonly Item[] {
    const isEarlier = (line: Line) => kind !== null && line.kind === kind;
    const earlier = lines.get().find(isEarlier);
    const items = earlier ? join(earlier.items as readonly Item[], later) : later;
    const others = lines.get().filter((line) => !isEarlier(line));
    lastId += 1;
    const id = lastId;
    const line = { id, kind, items, text: text(items), undo: undo && (() => undo(items)) };
    lines.set(items.length > 0 || kind === null ? [...others, line] : others);
    setTimeout(drop, STANDS_MS, id);
    return items;
  },
  clear: () => lines.set([]),
};

/** The last success, with its 'Rimetti'. A tap on '+1' shows the one before it, for the rest of its minute. */
export function FootLine() {
  const all = useStore(lines);
  const [back, setBack] = useState({ of: 0, steps: 0 });
  const newest = all.at(-1);
  const steps = back.of === newest?.id ? back.steps % all.length : 0;
  const line = all[all.length - 1 - steps];
  return (
    // Always rendered, because screen readers do not announce a region that is added together with its text.
    <div role="status" className="foot-line d-print-none" data-foot-line>
      {line && (
        <div className="on-dark" key={line.id}>
          <span className="rest">{line.text}</span>
          {line.undo && (
            <Button
              variant="link"
              onClick={() => {
                // The button goes with its line.
                focusHeading();
                drop(line.id);
                line.undo?.();
              }}
            >
              Rimetti
            </Button>
          )}
          {all.length > 1 && (
            <Button
              variant="link"
              aria-label={`Altre ${all.length - 1} modifiche di questo minuto`}
              onClick={() => setBack({ of: newest?.id ?? 0, steps: steps + 1 })}
            >
              {`+${all.length - 1}`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
