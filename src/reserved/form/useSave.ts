import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getCurrentUser } from '../../data/staff/session';
import type { Product } from '../../domain/product/product';
import { findSameName, nameKey } from '../../domain/product/same-name';
import { type Problem, type ValidFields, validateProduct } from '../../domain/product/validation';
import { type Toast, useToasts } from '../../ui/Toasts';
import { dropDraft, keepDraft } from '../draft/drafts';
import { type FormState, isChanged } from '../draft/form-state';
import { type SaveJob, saveProduct } from '../draft/save-product';
import { type SaveFailure, saveFailure } from '../failures';
import { keepOutcome } from '../outcome';
import {
  knownProducts,
  productGone,
  productRead,
  productSaved,
  refreshProducts,
} from '../product-store';
import { savedToast } from '../success';
import { modeOf } from './form-mode';
import type { DraftApi } from './useDraft';

const PROGRESS = { add: 'Inserimento in corso...', edit: 'Aggiornamento in corso...' };

/** Another product with the name that is to be saved, and what continues once that is confirmed. */
type SameName = { product: Product; form: FormState };

type SaveOptions = {
  draft: DraftApi;
  uid: string;
  /** The product that the form opened with. */
  opened: Product | null;
  /** Takes what the check has found. */
  report: (problem: Problem | null) => void;
  /** Called after a save, unless the form was left meanwhile. */
  onSaved: () => void;
};

/**
 * Saves the form, one attempt at a time. A save goes on where its form is left, and its outcome is told in a
 * notification; where it fails, the draft is kept.
 */
export function useSave({ draft, uid, opened, report, onSaved }: SaveOptions) {
  const { state, setState, closed } = draft;
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [sameName, setSameName] = useState<SameName | null>(null);
  const [saving, setSaving] = useState(false);
  /** Like `saving`, but set at once: a second Enter or click can come before the next render. */
  const busy = useRef(false);
  /** The name that was confirmed although another product has it. */
  const confirmedName = useRef('');
  const toasts = useToasts();
  /** Closes the notification that belongs to this form, and goes when the form does. */
  const closeOwn = useRef(() => {});
  /** Whether the form is gone: it was left, or the session has ended. */
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      if (!busy.current) closeOwn.current();
    };
  }, []);

  function showOwn(toast: Toast) {
    closeOwn.current = toasts.show(toast);
  }

  async function save(form: FormState = state) {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    const saved = await attempt(form);
    if (saved && closed.current === 'saved') onSaved();
  }

  /** @returns whether the product is saved */
  async function attempt(form: FormState): Promise<boolean> {
    try {
      const { picture, values } = form;
      const ready = picture.kind === 'reading' ? await picture.done : picture;
      const checked = validateProduct(values, modeOf(form), ready.kind !== 'invalid');
      report(checked.valid ? null : checked);
      if (!checked.valid) {
        // Where it was left while its picture was being read, the list offers what was typed.
        if (closed.current === 'left') keepDraft({ uid, ...form, picture: ready });
        if (!gone.current) showOwn({ kind: 'error', text: checked.message });
        return false;
      }
      // The session has ended: the draft is there after the next sign-in.
      if (!getCurrentUser()) return false;
      showOwn({ kind: 'progress', text: PROGRESS[modeOf(form)] });
      const other = await otherOfSameName(form, checked.fields);
      if (other && closed.current !== 'left') {
        closeOwn.current();
        setSameName({ product: other, form });
        return false;
      }
      return await write({ ...form, picture: ready }, checked.fields);
    } finally {
      busy.current = false;
      // Synchronously: a field that is still disabled could not be focused.
      flushSync(() => setSaving(false));
    }
  }

  async function write(form: FormState, fields: ValidFields): Promise<boolean> {
    const mode = modeOf(form);
    const { picture } = form;
    let { job } = form;
    function keepJob(next: SaveJob) {
      job = next;
      setState((current) => (current.job.id === next.id ? { ...current, job: next } : current));
      // Once the session has ended, the form is gone and its effect keeps no draft any more.
      if (closed.current === null && isChanged(form)) keepDraft({ uid, ...form, job });
    }
    try {
      const image = picture.kind === 'stored' ? picture.url : null;
      const chosen = picture.kind === 'chosen' ? picture.chosen : null;
      const product = await saveProduct(job, fields, image, chosen, keepJob);
      productSaved(product, opened?.id);
      dropDraft(uid, form);
      if (gone.current) keepOutcome({ uid, mode, product });
      else toasts.show(savedToast(mode, product));
      closeOwn.current = () => {};
      closed.current ??= 'saved';
      return true;
    } catch (error) {
      console.error(error);
      tellFailure(saveFailure(error, mode), { ...form, job });
      return false;
    }
  }

  /** Another product of the category with this name, unless the form opened with that name or it was confirmed. */
  async function otherOfSameName(
    { job }: FormState,
    fields: Pick<Product, 'nome' | 'categoria'>,
  ): Promise<Product | null> {
    const key = nameKey(fields);
    if (key === confirmedName.current || (job.opened && key === nameKey(job.opened))) return null;
    return findSameName(await knownProducts(), fields, [job.id, opened?.id]);
  }

  function tellFailure(failed: SaveFailure, form: FormState) {
    closeOwn.current();
    if (failed.changedTo) productRead(failed.changedTo);
    if (failed.gone && opened) productGone(opened.id);
    if (closed.current === 'left') {
      keepDraft({ uid, ...form });
      void refreshProducts();
    }
    // Where the session has ended, the draft tells it after the next sign-in.
    if (!getCurrentUser()) return;
    // Where there is a choice, the alert in the form says why: the notification must not cover its answers.
    const hint = failed.changedTo || failed.gone ? null : failed.hint;
    showOwn({ kind: 'error', text: failed.message, hint });
    setFailure(failed);
  }

  return {
    failure,
    setFailure,
    saving,
    isBusy: () => busy.current,
    save,
    closeNotification: () => closeOwn.current(),
    /** The product that already has the name, while that is to be confirmed. */
    sameName: sameName?.product ?? null,
    confirmSameName() {
      if (!sameName) return;
      const { form, product } = sameName;
      confirmedName.current = nameKey(product);
      setSameName(null);
      void save(form);
    },
    cancelSameName: () => setSameName(null),
  };
}
