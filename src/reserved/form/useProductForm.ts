import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getCurrentUser } from '../../data/staff/session';
import type { Product } from '../../domain/product';
import {
  type FieldName,
  type FormMode,
  type Problem,
  type ProductValues,
  validateProduct,
} from '../../domain/validation';
import { useToasts } from '../../ui/Toasts';
import { type SaveFailure, saveFailure } from '../failures';
import { productSaved } from '../product-store';
import { draftFor, dropDraft, keepDraft } from './draft';
import { type FormPicture, readPicture } from './form-picture';
import { blankState, type FormStart, type FormState, isChanged } from './form-state';
import { differences, merged, rebased } from './merge';
import { abandonSave, newSaveJob, type SaveJob, saveProduct } from './save-product';

const PROGRESS: Record<FormMode, string> = {
  add: 'Inserimento in corso...',
  edit: 'Aggiornamento in corso...',
};

const SUCCESS: Record<FormMode, string> = {
  add: 'Inserimento completato',
  edit: 'Modifiche salvate',
};

/** What the form does follows from its job: an edited product that is saved as a new one is added. */
function modeOf({ job }: FormState): FormMode {
  return job.opened ? 'edit' : 'add';
}

/**
 * State and actions of the product form. It opens with the draft of a session that has ended, if there is one.
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
  const [state, setState] = useState<FormState>(() => {
    const blank = blankState(start);
    return draftFor(uid, blank) ?? blank;
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The problem of the last submit: a new object each time, so that the focus moves each time. */
  const [submitProblem, setSubmitProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [saving, setSaving] = useState(false);
  const [firstOpened] = useState(state.job.opened);
  const [taken, setTaken] = useState<Product | null>(null);
  if (current !== taken && !saving) {
    setTaken(current);
    if (current && state.job.opened === firstOpened) setState(rebased(state, current));
  }
  /** Like `saving`, but set at once: a second Enter or click can come before the next render. */
  const busy = useRef(false);
  /** How the form was closed; null while it is open. */
  const closed = useRef<'saved' | 'left' | null>(null);
  const toasts = useToasts();

  const changed = isChanged(state);
  useEffect(() => {
    if (closed.current !== null) return;
    if (changed) keepDraft({ uid, ...state });
    else dropDraft(uid, state);
  }, [changed, uid, state]);

  const { picture } = state;
  useEffect(() => {
    if (picture.kind !== 'reading') return;
    void picture.done.then((read) =>
      setState((current) =>
        current.picture === picture ? { ...current, picture: read } : current,
      ),
    );
  }, [picture]);

  function clearProblemOf(name: FieldName) {
    setProblem((current) => {
      if (!current?.fields.includes(name)) return current;
      const fields = current.fields.filter((field) => field !== name);
      return fields.length > 0 ? { ...current, fields } : null;
    });
  }

  function setValue<Name extends keyof ProductValues>(name: Name, value: ProductValues[Name]) {
    setState((current) => ({ ...current, values: { ...current.values, [name]: value } }));
    // The problem of the allergens is that nobody has confirmed them: a choice alone does not.
    if (name === 'allergeniControllati') clearProblemOf('allergeni');
    else if (name !== 'allergeni') clearProblemOf(name);
  }

  function setPicture(next: FormPicture) {
    setState((current) => ({ ...current, picture: next }));
    clearProblemOf('image');
  }

  /** Removes the chosen file, which shows the stored picture again; where that is shown, removes it instead. */
  function removePicture() {
    const stored = state.job.opened?.image ?? null;
    setPicture({ kind: 'stored', url: picture.kind === 'stored' ? null : stored });
  }

  async function save(form: FormState = state) {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    const mode = modeOf(form);
    let { job } = form;
    function keepJob(next: SaveJob) {
      job = next;
      setState((current) => (current.job.id === next.id ? { ...current, job: next } : current));
      // Once the session has ended, the form is gone and its effect keeps no draft any more.
      if (closed.current === null && isChanged(form)) keepDraft({ uid, ...form, job });
    }
    let saved = false;
    try {
      const ready = form.picture.kind === 'reading' ? await form.picture.done : form.picture;
      const checked = validateProduct(form.values, mode, ready.kind !== 'invalid');
      setProblem(checked.valid ? null : checked);
      setSubmitProblem(checked.valid ? null : checked);
      if (!checked.valid) {
        toasts.show({ kind: 'error', text: checked.message });
        return;
      }
      toasts.show({ kind: 'progress', text: PROGRESS[mode] });
      const product = await saveProduct(
        job,
        checked.fields,
        ready.kind === 'stored' ? ready.url : null,
        ready.kind === 'chosen' ? ready.chosen : null,
        keepJob,
      );
      // The list must be updated even if the form was left meanwhile.
      productSaved(product, start.opened?.id);
      dropDraft(uid, form);
      if (closed.current === 'left') return;
      closed.current = 'saved';
      toasts.show({ kind: 'success', text: SUCCESS[mode] });
      saved = true;
    } catch (error) {
      console.error(error);
      const failed = saveFailure(error, mode);
      toasts.show({ kind: 'error', text: failed.message, hint: failed.hint });
      setFailure(failed);
      if (closed.current === 'left' && getCurrentUser()) void abandonSave(job);
    } finally {
      busy.current = false;
      // Synchronously: a field that is still disabled could not be focused.
      flushSync(() => setSaving(false));
    }
    if (saved) onSaved();
  }

  /** Starts again with an empty form, or with the current version of the product. */
  function reset(next: Product | null) {
    closed.current = null;
    setState(blankState({ opened: next, template: null }));
    setProblem(null);
    setFailure(null);
  }

  /** Overwrites what somebody else has changed meanwhile, after the person has confirmed it. */
  function overwrite(current: Product) {
    const unchangedPicture =
      picture.kind === 'stored' && picture.url === (state.job.opened?.image ?? null);
    saveAs({
      ...state,
      job: { ...state.job, opened: current },
      picture: unchangedPicture ? { kind: 'stored', url: current.image } : picture,
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
      picture: picture.kind === 'stored' ? { kind: 'stored', url: null } : picture,
    });
  }

  function saveAs(next: FormState) {
    dropDraft(uid, state);
    setState(next);
    void save(next);
  }

  /** Discards the changes when the form is left. */
  function abandon() {
    closed.current = 'left';
    dropDraft(uid, state);
    if (busy.current) return;
    toasts.clear();
    void abandonSave(state.job);
  }

  return {
    mode: modeOf(state),
    values: state.values,
    picture,
    problem,
    submitProblem,
    failure,
    saving,
    changed,
    setValue,
    choosePicture: (file: File) => setPicture({ kind: 'reading', done: readPicture(file) }),
    removePicture,
    save,
    reset,
    overwrite,
    resolve,
    differencesFrom: (stored: Product) => differences(state, stored),
    saveAsNew,
    abandon,
    dismissFailure: () => setFailure(null),
    /** Whether leaving now would lose changes, or interrupt a save. */
    wouldLose: () => closed.current === null && (changed || busy.current),
  };
}

export type ProductFormApi = ReturnType<typeof useProductForm>;
