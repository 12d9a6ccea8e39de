import { useEffect } from 'react';
import { UploadError } from '../../data/staff/write-errors';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { focusHeading } from '../../ui/focus';
import { Alert } from '../Alert';
import { failureHint, UPLOAD_MESSAGE } from '../failures';
import { Conflict } from '../write/Conflict';
import type { Writer } from '../write/useWrite';
import { failedText } from '../write/words';
import { SkipPicture } from './PictureWait';

type SaveProblemProps = {
  writer: Writer;
  /** Whether the picture of a deleted product is lost. */
  losesPicture: boolean;
  onKeepMine: (theirs: Product) => void;
  onTakeTheirs: (mine: Change, theirs: Product) => void;
  onAddAsNew: () => void;
  onSkipPicture: () => void;
};

/** Why the form is not saved, and what can be done. It takes the focus, because on a phone the save button is far below. */
export function SaveProblem({ writer, losesPicture, ...actions }: SaveProblemProps) {
  const { place, job, error, conflict, leftAlone } = writer;
  const hasFailed = error !== null || leftAlone !== '';
  useEffect(() => {
    if (!hasFailed) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [place, hasFailed]);
  function close() {
    focusHeading();
    writer.reset();
  }
  const isUpload = error instanceof UploadError;
  const problem = error ? failureHint(error) : conflict ? '' : leftAlone;

  return (
    <div role="alert" ref={place} tabIndex={-1}>
      {job && problem && (
        <Alert kind="error" title={isUpload ? UPLOAD_MESSAGE : failedText(job)} onClose={close}>
          <p>{problem}</p>
          {isUpload && (
            <SkipPicture replaces={job.picture?.replaces != null} onSkip={actions.onSkipPicture} />
          )}
        </Alert>
      )}
      {conflict && (
        <Conflict
          {...conflict}
          onKeepMine={actions.onKeepMine}
          onTakeTheirs={(theirs) => actions.onTakeTheirs(conflict.mine, theirs)}
          gone={{
            label: 'Aggiungi come nuovo prodotto',
            onClick: actions.onAddAsNew,
            hint:
              losesPicture &&
              'La sua immagine è stata eliminata con lui: quello nuovo nasce senza.',
          }}
        />
      )}
    </div>
  );
}
