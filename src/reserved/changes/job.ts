import type { WritePurpose } from '../../data/staff/history';
import type { Outcomes } from '../../data/staff/write-changes';
import type { Change } from '../../domain/changes/change';

/** A change of many products, written in one commit. */
export type Job = {
  purpose: WritePurpose;
  changes: readonly Change[];
  /** Names of products whose former picture an undo cannot restore. */
  withoutPicture?: readonly string[];
};

/** The changes that were written. */
export const writtenIn = ({ changes }: Job, outcomes: Outcomes) =>
  changes.filter(({ id }) => outcomes.get(id)?.kind === 'written');

/** The changes that could not be written. Of an order that was refused, those that refused it. */
export const leftAloneIn = ({ changes }: Job, outcomes: Outcomes) =>
  changes.filter(({ id }) => ['conflict', 'unfit'].includes(outcomes.get(id)?.kind ?? ''));
