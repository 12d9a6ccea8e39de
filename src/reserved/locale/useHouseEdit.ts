import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EntryChangedError } from '../../data/staff/write-errors';
import { readHouse, type StoredHouse } from '../../domain/house/house';
import { houseChange } from '../../domain/house/house-changes';
import { type Topic, topics } from '../../domain/house/practical';
import { paths } from '../../paths';
import { focusHeading } from '../../ui/focus';
import { dropDraft, findDraft } from '../draft/drafts';
import { failureHint } from '../failures';
import { houseRead } from '../queries';
import { houseJob } from '../write/house-job';
import { useWriteMeta } from '../write/useWriteMeta';

/** The key of the draft. Only one form is open at a time. */
export const HOUSE_DRAFT = 'locale';

/** A part of the page with a form of its own: the week, the numbers, the charges, or the answer to a topic. */
export type Section = 'week' | 'phone' | 'charges' | Topic;

/** The open form, and the document that it opened with: a save is compared with it. */
export type HouseSectionEdit = { section: Section; base: StoredHouse };

const isSection = (value: unknown): value is Section =>
  value === 'week' || value === 'phone' || value === 'charges' || String(value) in topics;

/** The id of the heading under which a section stands. */
export const placeOfSection = (section: Section) => (section in topics ? 'risposte' : section);

/** The form of the stored draft; null if there is none. */
function findEdit(uid: string): HouseSectionEdit | null {
  const { section, base } = (findDraft(uid, HOUSE_DRAFT)?.more ?? {}) as Partial<HouseSectionEdit>;
  return isSection(section) ? { section, base: readHouse(base) } : null;
}

/**
 * Which section is edited, and its writes, one commit each. A save continues after the page is left.
 * @param uid the user whose draft is restored
 * @param stored the document as it was read last
 */
export function useHouseEdit(uid: string, stored: StoredHouse) {
  const [edit, setEdit] = useState(() => findEdit(uid));
  const { write, place, error, isWriting, reset } = useWriteMeta();
  const navigate = useNavigate();
  const isConflict = error instanceof EntryChangedError;

  function close() {
    dropDraft(uid, HOUSE_DRAFT);
    setEdit(null);
    reset();
  }
  async function save(after: StoredHouse, base: StoredHouse): Promise<void> {
    const change = houseChange(base, after);
    if (change) {
      const { kind } = await write(houseJob(change, () => void navigate(paths.locale)));
      if (kind === 'failed') return void houseRead();
    }
    close();
    if (place.current) focusHeading();
  }
  useEffect(() => {
    if (error) place.current?.focus();
  }, [error, place]);

  return {
    edit,
    open: (section: Section) => setEdit({ section, base: stored }),
    close,
    /** Writes what the open form says, if it says anything new. */
    save: (after: StoredHouse) => void save(after, edit?.base ?? stored),
    /** Writes it over what somebody else has written meanwhile. */
    saveOver(after: StoredHouse) {
      if (edit) setEdit({ ...edit, base: stored });
      void save(after, stored);
    },
    writing: isWriting,
    isConflict,
    failure: error && !isConflict ? failureHint(error) : '',
    place,
  };
}

export type HouseEdit = ReturnType<typeof useHouseEdit>;
