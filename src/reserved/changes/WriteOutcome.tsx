import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Outcomes } from '../../data/staff/write-changes';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Alert } from '../Alert';
import { failureHint, MESSAGES } from '../failures';
import { counted, ProductNames } from '../texts';
import { type Job, leftAloneIn, writtenIn } from './job';
import type { Writer } from './useWrite';
import styles from './WriteOutcome.module.scss';
import { inNumbers, leftAloneText, outcomeText, titleOf } from './words';

type WriteOutcomeProps = {
  writer: Writer;
  /** Label of the button that takes the outcome away. */
  dismiss: string;
};

/** A change of many products while it is written, then its outcome. Renders nothing without one. */
export function WriteOutcome({ writer, dismiss }: WriteOutcomeProps) {
  const { job, isWriting, outcomes, error } = writer;
  const panel = useRef<HTMLDivElement>(null);
  // The panel takes the place of the pressed button, and so its focus.
  useEffect(() => {
    if (job) panel.current?.focus();
  }, [job]);
  if (!job) return null;
  const title = `${titleOf(job.purpose)} in corso...`;
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel} role="status" aria-label="Andamento">
      {isWriting && (
        <Alert title={title}>
          <progress aria-label={title} />
        </Alert>
      )}
      {error && (
        <Alert
          kind="error"
          title={MESSAGES.edit}
          actions={
            <>
              <Button icon="rotate-cw" primary onClick={() => writer.write(job)}>
                Riprova
              </Button>
              <Button onClick={writer.dismiss}>{dismiss}</Button>
            </>
          }
        >
          <p>{`${failureHint(error)}.`}</p>
        </Alert>
      )}
      {outcomes && <Written {...{ writer, dismiss, job, outcomes }} />}
    </div>
  );
}

function Written({
  writer,
  dismiss,
  job,
  outcomes,
}: WriteOutcomeProps & { job: Job; outcomes: Outcomes }) {
  const { purpose, changes, withoutPicture = [] } = job;
  const written = writtenIn(job, outcomes);
  const canUndo = purpose !== 'undo' && written.length > 0;
  return (
    <Alert
      icon={written.length < changes.length ? 'circle-alert' : 'check'}
      title={outcomeText(job, outcomes)}
      actions={
        <>
          {canUndo && (
            <Button
              icon="undo-2"
              onClick={() => writer.undo(async () => ({ changes: written, unreadable: 0 }))}
            >
              Rimetti com'era
            </Button>
          )}
          <Button onClick={writer.dismiss}>{dismiss}</Button>
        </>
      }
    >
      <LeftAlone job={job} outcomes={outcomes} />
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

/** Lists the products that could not be written, and why. */
function LeftAlone({ job, outcomes }: { job: Job; outcomes: Outcomes }) {
  const alone = leftAloneIn(job, outcomes);
  if (alone.length === 0) return null;
  return (
    <>
      <p>{counted(alone.length, 'piatto non toccato:', 'piatti non toccati:')}</p>
      <ul className={styles.left}>
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
  );
}
