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
import { abandonSave, newSaveJob, saveProduct } from './save-product';

const PROGRESS: Record<FormMode, string> = {
  add: 'Inserimento in corso...',
  edit: 'Aggiornamento in corso...',
};

/**
 * State and deeds of the product form. It opens with the draft that an ended session has left, if there is one.
 * @param uid whose draft that is
 * @param onSaved called after a save, unless the person has left meanwhile
 */
export function useProductForm(
  mode: FormMode,
  start: FormStart,
  uid: string,
  onSaved: (product: Product) => void,
) {
  const [state, setState] = useState<FormState>(() => {
    const blank = blankState(start);
    return draftFor(uid, blank) ?? blank;
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The problem of the last submit: a new object each time, to which the focus goes. */
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [saving, setSaving] = useState(false);
  /** Set before the first await: a second Enter or click comes sooner than the next drawing. */
  const busy = useRef(false);
  const end = useRef<'saved' | 'left' | null>(null);
  const toasts = useToasts();

  const changed = isChanged(state);
  useEffect(() => {
    if (end.current !== null) return;
    if (changed) keepDraft({ uid, ...state });
    else dropDraft(uid, state);
  }, [changed, uid, state]);

  const { picture } = state;
  useEffect(() => {
    if (picture.kind !== 'reading') return;
    void picture.done.then((read) =>
      setState((now) => (now.picture === picture ? { ...now, picture: read } : now)),
    );
  }, [picture]);

  function clearProblemOf(name: FieldName) {
    setProblem((now) => {
      if (!now?.fields.includes(name)) return now;
      const fields = now.fields.filter((field) => field !== name);
      return fields.length > 0 ? { ...now, fields } : null;
    });
  }

  function setValue<Name extends keyof ProductValues>(name: Name, value: ProductValues[Name]) {
    setState((now) => ({ ...now, values: { ...now.values, [name]: value } }));
    if (name !== 'allergeni') clearProblemOf(name);
  }

  function setPicture(next: FormPicture) {
    setState((now) => ({ ...now, picture: next }));
    clearProblemOf('image');
  }

  /** Takes back a chosen file, good or bad; what is stored already goes only when it is itself what is shown. */
  function removePicture() {
    const stored = state.job.opened?.image ?? null;
    setPicture({ kind: 'stored', url: picture.kind === 'stored' ? null : stored });
  }

  async function save(from: FormState = state) {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    let saved: Product | null = null;
    try {
      const ready = from.picture.kind === 'reading' ? await from.picture.done : from.picture;
      const checked = validateProduct(from.values, mode, ready.kind !== 'invalid');
      setProblem(checked.valid ? null : checked);
      setRefusal(checked.valid ? null : checked);
      if (!checked.valid) {
        toasts.show({ kind: 'error', text: checked.message });
        return;
      }
      toasts.show({ kind: 'progress', text: PROGRESS[mode] });
      const product = await saveProduct(
        from.job,
        checked.fields,
        ready.kind === 'stored' ? ready.url : null,
        ready.kind === 'chosen' ? ready.chosen : null,
      );
      // Whether the person is still here or not, the list has to know, also what became of the product that the form opened with.
      productSaved(product, start.opened?.id);
      dropDraft(uid, from);
      if (end.current === 'left') return;
      end.current = 'saved';
      toasts.clear();
      saved = product;
    } catch (error) {
      console.error(error);
      const failed = saveFailure(error, mode);
      toasts.show({ kind: 'error', text: failed.message, hint: failed.hint });
      setFailure(failed);
      if (end.current === 'left' && getCurrentUser()) void abandonSave(from.job);
    } finally {
      busy.current = false;
      // At once: a field that is still disabled could not take the focus.
      flushSync(() => setSaving(false));
    }
    if (saved) onSaved(saved);
  }

  /** Starts again from an empty form, or from another state of the product. */
  function reset(next: Product | null) {
    end.current = null;
    setState(blankState({ opened: next, template: null }));
    setProblem(null);
    setFailure(null);
  }

  /** Saves over what somebody else has changed meanwhile: the person has read that and wants it so. */
  function overwrite(current: Product) {
    const untouched =
      picture.kind === 'stored' && picture.url === (state.job.opened?.image ?? null);
    saveAs({
      ...state,
      job: { ...state.job, opened: current },
      picture: untouched ? { kind: 'stored', url: current.image } : picture,
    });
  }

  /** Saves what somebody else has deleted as a new product; its stored picture went with it. */
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

  /** The person leaves and lets the changes go. */
  function abandon() {
    end.current = 'left';
    dropDraft(uid, state);
    if (busy.current) return;
    toasts.clear();
    void abandonSave(state.job);
  }

  return {
    values: state.values,
    picture,
    problem,
    refusal,
    failure,
    saving,
    changed,
    setValue,
    choosePicture: (file: File) => setPicture({ kind: 'reading', done: readPicture(file) }),
    removePicture,
    save,
    reset,
    overwrite,
    saveAsNew,
    abandon,
    dismissFailure: () => setFailure(null),
    /** Whether leaving now would lose something. */
    wouldLose: () => end.current === null && (changed || busy.current),
  };
}

export type ProductFormApi = ReturnType<typeof useProductForm>;
