import { retryMenu } from '../../data/menu/runner';
import { type ListEntry, readLink } from '../../domain/list/my-list';
import { Button } from '../../ui/Button';
import { keyOf, sizeOf, useListBill } from './list-lines';
import { Doubts, ListSheetFrame } from './parts';

type OfferSheetProps = {
  /** The part of the address that holds somebody's list. */
  part: string;
  onAdd: (entries: readonly ListEntry[]) => void;
  onClose: () => void;
};

/** The list of a link that somebody has sent. Nothing is added unasked. */
export function OfferSheet({ part, onAdd, onClose }: OfferSheetProps) {
  const { entries, unread } = readLink(part);
  const { lines, status } = useListBill({ entries, people: 0 });
  // What the menu does not have cannot be named.
  const named = lines.filter(({ product }) => product);
  const missing = lines.length - named.length + unread;
  const isEmpty = lines.length + unread === 0;
  const found = missing > 0 ? `Nel menu non troviamo ${missing} delle voci del link.` : '';
  const states = {
    loading: 'Caricamento...',
    failed: 'Il menu non si è caricato.',
    names: found,
    ready: isEmpty ? 'Nel link non c’è nessun piatto.' : found,
  };
  return (
    <ListSheetFrame
      id="arrivata-titolo"
      title="Ti hanno mandato una lista"
      onClose={onClose}
      foot={
        <>
          <Button
            primary
            icon="plus"
            disabled={named.length === 0}
            onClick={() =>
              onAdd(named.map(({ entry, name, cents }) => ({ ...entry, name, cents })))
            }
          >
            Aggiungi alla mia lista
          </Button>
          <Button onClick={onClose}>No, grazie</Button>
        </>
      }
    >
      <ul className="plain-list lines">
        {named.map(({ entry, name, problem, ...caveats }) => (
          <li key={keyOf(entry)}>
            <span translate="no">
              {[`${entry.count} × ${name}`, sizeOf(entry), entry.note].filter(Boolean).join(' · ')}
            </span>
            <Doubts {...caveats} problem={problem && `${problem}.`} />
          </li>
        ))}
      </ul>
      <p role="status">
        <span>{states[status]}</span>
      </p>
      {status === 'failed' && <Button onClick={retryMenu}>Riprova</Button>}
    </ListSheetFrame>
  );
}
