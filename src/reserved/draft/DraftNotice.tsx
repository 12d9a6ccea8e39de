import Button from 'react-bootstrap/Button';
import { Link, useLocation } from 'react-router-dom';
import { focusHeading } from '../../ui/focus';
import { useStore } from '../../ui/useStore';
import { Alert } from '../Alert';
import { fromList } from '../list-place';
import { useBeingWritten } from '../queries';
import { useReserved } from '../ReservedLayout';
import { drafts, dropDraft, openRowDraft } from './drafts';

/** Offers this user's drafts in one notice, with one line for each. */
export function DraftNotice() {
  const { user } = useReserved();
  const { search } = useLocation();
  const stored = useStore(drafts);
  const openRow = useStore(openRowDraft);
  const busy = [...useBeingWritten('form'), ...useBeingWritten('row'), openRow];
  const own = stored.filter(({ uid, key }) => uid === user.uid && !busy.includes(key));

  return (
    <div role="status">
      {own.length > 0 && (
        <Alert title="Non hai salvato:">
          {/* Several must not push the list off a phone's screen. */}
          <ul role="list" className="plain-list overflow-auto" style={{ maxHeight: '12rem' }}>
            {own.map(({ uid, key, name, to, product = null }) => {
              const label = `draft-${key}`;
              return (
                <li className="d-flex flex-wrap gap-2 align-items-center py-1" key={key}>
                  <bdi id={label} className="rest">
                    {name}
                  </bdi>
                  <Link
                    className="btn btn-sm btn-primary"
                    aria-describedby={label}
                    to={to}
                    {...fromList(search, product)}
                  >
                    Riprendi
                  </Link>
                  <Button
                    size="sm"
                    variant="outline-dark"
                    aria-describedby={label}
                    onClick={() => {
                      // The button disappears with its line.
                      focusHeading();
                      dropDraft(uid, key);
                    }}
                  >
                    Scarta
                  </Button>
                </li>
              );
            })}
          </ul>
        </Alert>
      )}
    </div>
  );
}

type RestoredDraftProps = {
  isShown: boolean;
  /** Label of the button that drops the draft. */
  label: string;
  onDrop: (() => void) | false;
};

/** Says above a form that it shows a draft. */
export function RestoredDraft({ isShown, label, onDrop }: RestoredDraftProps) {
  return (
    <div role="status">
      {isShown && (
        <Alert
          title="Qui c’è una modifica di prima, non salvata"
          actions={
            onDrop && (
              <Button variant="outline-dark" onClick={onDrop}>
                {label}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
