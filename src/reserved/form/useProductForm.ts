import { useState } from 'react';
import type { Product } from '../../domain/product/product';
import type { FieldName, ProductValues } from '../../domain/product/validation';
import { dropDraft } from '../draft/drafts';
import {
  blankState,
  type FormPicture,
  type FormStart,
  type FormState,
  storedPicture,
} from '../draft/form-state';
import { abandonSave, newSaveJob } from '../draft/save-product';
import { modeOf } from './form-mode';
import { readPicture } from './form-picture';
import { differences, merged, rebased } from './merge';
import { useDraft } from './useDraft';
import { useProblems } from './useProblems';
import { useSave } from './useSave';

/**
 * State and actions of the product form.
 * @param uid the user whose drafts are read and kept
 * @param onSaved called after a save, unless the form was left meanwhile
 * @param current the opened product as it was read once more, as soon as it is there
 */
export function useProductForm(
  start: FormStart,
  uid: string,
  onSaved: () => void,
  current: Product | null = null,
) {
  const draft = useDraft(start, uid);
  const { state, setState, changed, closed } = draft;
  const { problem, submitProblem, report, clearProblemOf } = useProblems();
  const { opened } = start;
  const saving = useSave({ draft, uid, opened, report, onSaved });
  const [firstOpened] = useState(state.job.opened);
  const [taken, setTaken] = useState<Product | null>(null);
  if (current !== taken && !saving.saving) {
    setTaken(current);
    if (current && state.job.opened === firstOpened) setState(rebased(state, current));
  }
  /** What became of the picture with the last button, for screen readers too. */
  const [pictureNote, setPictureNote] = useState('');
  const { picture } = state;

  function setValue<Name extends keyof ProductValues>(name: Name, value: ProductValues[Name]) {
    setState((current) => ({ ...current, values: { ...current.values, [name]: value } }));
    // The problem of the allergens is that nobody has confirmed them: a choice alone does not.
    if (name === 'allergeniControllati') clearProblemOf('allergeni');
    else if (name !== 'allergeni') clearProblemOf(name);
  }

  function setPicture(next: FormPicture, note = '') {
    setState(({ pictureLost: _, ...current }) => ({ ...current, picture: next }));
    setPictureNote(note);
    clearProblemOf('image');
  }

  /** Removes the stored picture where that is shown; else shows it again, in place of a chosen file or of none. */
  function removePicture() {
    if (picture.kind === 'stored' && picture.url !== null) {
      setPicture({ kind: 'stored', url: null }, 'Il prodotto resta senza immagine');
    } else {
      const { opened: shownBefore } = state.job;
      const note = shownBefore?.image ? 'È tornata l’immagine di prima' : '';
      setPicture(storedPicture(shownBefore), note);
    }
  }

  /** Starts again with an empty form, or with the current version of the product. */
  function reset(next: Product | null, template: Product | null = null) {
    closed.current = null;
    draft.setRestored(false);
    setState(blankState({ opened: next, template }));
    setPictureNote('');
    report(null);
    saving.setFailure(null);
    saving.closeNotification();
  }

  /** Overwrites what somebody else has changed meanwhile, after the person has confirmed it. */
  function overwrite(current: Product) {
    const unchangedPicture =
      picture.kind === 'stored' && picture.url === (state.job.opened?.image ?? null);
    saveAs({
      ...state,
      job: { ...state.job, opened: current },
      picture: unchangedPicture ? storedPicture(current) : picture,
    });
  }

  /** Saves what the person has chosen field by field, out of theirs and what somebody else has written. */
  function resolve(current: Product, mine: ReadonlySet<FieldName>) {
    saveAs(merged(state, current, mine));
  }

  /** Saves a product that somebody else has deleted as a new one; its stored picture was deleted too. */
  function saveAsNew() {
    saveAs({
      ...state,
      job: newSaveJob(null),
      picture: picture.kind === 'stored' ? storedPicture(null) : picture,
    });
  }

  function saveAs(next: FormState) {
    dropDraft(uid, state);
    setState(next);
    void saving.save(next);
  }

  /** Discards the changes when the form is left. A save that is under way goes on. */
  function abandon() {
    closed.current = 'left';
    dropDraft(uid, state);
    if (!saving.isBusy()) void abandonSave(state.job);
  }

  return {
    ...saving,
    mode: modeOf(state),
    values: state.values,
    picture,
    pictureNote,
    pictureLost: state.pictureLost === true,
    storedImage: state.job.opened?.image ?? null,
    problem,
    submitProblem,
    changed,
    setValue,
    choosePicture: (file: File) => setPicture({ kind: 'reading', done: readPicture(file) }),
    removePicture,
    reset,
    overwrite,
    resolve,
    differencesFrom: (stored: Product) => differences(state, stored),
    saveAsNew,
    abandon,
    restored: draft.restored,
    /** Drops a draft of an earlier visit: the form is as without it. */
    dropRestored() {
      void abandonSave(state.job);
      reset(current ?? state.job.opened, start.template);
    },
    dismissFailure() {
      saving.setFailure(null);
      saving.closeNotification();
    },
    /** Whether leaving now would lose changes, or interrupt a save. */
    wouldLose: () => closed.current === null && (changed || saving.isBusy()),
  };
}

export type ProductFormApi = ReturnType<typeof useProductForm>;
