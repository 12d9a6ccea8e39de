import { useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import ProgressBar from 'react-bootstrap/ProgressBar';
import { Link } from 'react-router-dom';
import { type Outcomes, writtenIn } from '../../data/staff/written';
import { paths } from '../../paths';
import { focusHeading } from '../../ui/focus';
import { Alert } from '../Alert';
import { failureHint } from '../failures';
import { counted, ProductNames } from '../texts';
import type { Writer } from './useWrite';
import {
  failedText,
  inNumbers,
  type Job,
  leftAloneIn,
  leftAloneText,
  outcomeText,
  titleOf,
} from './words';

type WriteOutcomeProps = {
  writer: Writer;
  /** Label of the button that takes the outcome away. */
  dismiss: string;
};

/** A change of many products while it is written, then its outcome. Renders nothing without one. */
export function WriteOutcome({ writer, dismiss }: WriteOutcomeProps) {
  const { job, isWriting, outcomes, error, place, reset } = writer;
  useEffect(() => {
    if (job) place.current?.focus();
  }, [job, place]);
  const title = job && `${titleOf(job.purpose)} in corso...`;
  const close = (
    <Button
      variant="outline-dark"
      onClick={() => {
        focusHeading();
        reset();
      }}
    >
      {dismiss}
    </Button>
  );
  const retry = (
    <>
      {/* A copy, so that the panel takes the focus for it too. */}
      <Button onClick={() => job && void writer.write({ ...job })}>Riprova</Button>
      {close}
    </>
  );
  return (
    <div ref={place} className="text-break" tabIndex={-1} role="status" aria-label="Andamento">
      {isWriting && title && (
        <Alert title={title}>
          {/* The outer bar takes the place, the inner one has the role and its name. */}
          <ProgressBar className="mt-2">
            <ProgressBar animated now={100} aria-label={title} />
          </ProgressBar>
        </Alert>
      )}
      {error && job && (
        <Alert kind="error" title={failedText(job)} actions={retry}>
          <p>{`${failureHint(error)}.`}</p>
        </Alert>
      )}
      {job && outcomes && <Written {...{ writer, job, outcomes, close }} />}
    </div>
  );
}

type WrittenProps = { writer: Writer; job: Job; outcomes: Outcomes; close: React.ReactElement };

/** The written changes, with an undo, and the products that could not be, each with the reason. */
function Written({ writer, job, outcomes, close }: WrittenProps) {
  const { purpose, withoutPicture = [] } = job;
  const written = writtenIn(job.changes, outcomes);
  const alone = leftAloneIn(job, outcomes);
  const canUndo = purpose !== 'undo' && written.length > 0;
  const undo = () => writer.undo(async () => ({ changes: written, unreadable: 0 }));
  return (
    <Alert
      title={outcomeText(job, outcomes)}
      actions={
        <>
          {canUndo && (
            <Button variant="outline-dark" onClick={undo}>
              Rimetti com'era
            </Button>
          )}
          {close}
        </>
      }
    >
      {alone.length > 0 && (
        <>
          <p>{counted(alone.length, 'piatto non toccato:', 'piatti non toccati:')}</p>
          <ul>
            {alone.map((change) => (
              <li key={change.id}>
                <b>
                  <bdi>{change.nome || 'Senza nome'}</bdi>
                </b>
                : <bdi>{leftAloneText(change, outcomes.get(change.id))}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {withoutPicture.length > 0 && (
        <p>
          La foto non c’è più: <ProductNames names={withoutPicture} />.
        </p>
      )}
      {canUndo && (
        <p>
          «Rimetti com'era» riporta <span>{inNumbers(purpose, written)}</span> a prima. Lo trovi
          anche dopo, in <Link to={paths.history()}>Ultime modifiche</Link>.
        </p>
      )}
    </Alert>
  );
}
