import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { newProductId } from '../../data/staff/firestore';
import { UploadError } from '../../data/staff/images';
import { getCurrentUser } from '../../data/staff/session';
import { ConflictError } from '../../data/staff/write-errors';
import {
  type Change,
  changeOf,
  conflictsOf,
  farSteps,
  fieldsIn,
  withChanges,
} from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { type FormMode, type ValidFields, validateProduct } from '../../domain/staff/validation';
import { contradictions } from '../../domain/staff/words';
import { paths } from '../../paths';
import { controlId } from '../../ui/Field';
import { focusHeading } from '../../ui/focus';
import { type Toast, toasts } from '../../ui/Toasts';
import { useQuestion } from '../../ui/useQuestion';
import { findDraft, savingKey, useDraft } from '../draft/drafts';
import { failureHint, MESSAGES, UPLOAD_MESSAGE } from '../failures';
import { productsWritten, queryClient, refreshAll } from '../queries';
import { bareQuestion, marksQuestion, priceQuestion } from '../save-questions';
import { savedToast } from '../success';
import {
  type CheckedValues,
  type ProductFormValues,
  startValues,
  typedFields,
} from './form-values';
import { usePicture } from './PictureField';
import { type Attempt, type SaveJob, saveProduct } from './save-product';

/** What a form opens with: a product to edit, a product to copy, or neither; and the id of its draft, if it is one of several. */
type FormStart = { opened: Product | null; template: Product | null; draftId: string | null };

/** A change that was not written because somebody else has changed the same fields, and the current product. */
export type Conflict = { change: Change; current: Product };

const PROGRESS = { add: 'Inserimento in corso...', edit: 'Aggiornamento in corso...' };

/** Only the toasts of the form that adds have a title. */
const titleIn = (mode: FormMode) => (mode === 'add' ? { title: 'Notifica' } : {});

const modeOf = ({ base }: SaveJob): FormMode => (base ? 'edit' : 'add');

/**
 * The key and address of the draft: one for each product, one for each product's copy, and one for the empty form. A form that
 * opens while the addition before it is still being saved has a draft of its own.
 */
function draftOf({ opened, template, draftId }: FormStart): { key: string; to: string } {
  if (opened) return { key: `prodotto/${opened.id}`, to: paths.editProduct(opened.id) };
  const key = template ? `copia/${template.id}` : 'nuovo';
  const isSaving = queryClient.isMutating({ mutationKey: savingKey(key) }) > 0;
  const id = draftId ?? (isSaving ? newProductId() : null);
  if (id === null) return { key, to: paths.addItem };
  return { key: `${key}/${id}`, to: paths.addDraft(id) };
}

function failureOf(error: Error, { job }: Attempt) {
  return {
    message: error instanceof UploadError ? UPLOAD_MESSAGE : MESSAGES[modeOf(job)],
    hint: failureHint(error),
    /** Somebody else has deleted the product. */
    gone: error instanceof ConflictError && error.current === null,
  };
}

/** The conflict to resolve before the save can be retried; null if it failed for another reason. */
function conflictIn(error: Error | null): Conflict | null {
  if (!(error instanceof ConflictError)) return null;
  const { change, current } = error;
  return change.before && current && { change, current };
}

/**
 * State and actions of the product form, which saves one attempt at a time. A save continues after its form is left.
 * @param uid the user whose draft is restored and stored
 * @param current the opened product, refetched
 * @param onSaved called after a save, unless the form was left meanwhile
 */
export function useProductForm(
  start: FormStart,
  uid: string,
  current: Product | null,
  onSaved: () => void,
) {
  const { opened, template } = start;
  const [{ key, to }] = useState(() => draftOf(start));
  const [job, setJob] = useState<SaveJob>(() => {
    const draft = findDraft(uid, key);
    const base = opened && (draft?.product ?? opened);
    const id = base?.id ?? (typeof draft?.more === 'string' ? draft.more : newProductId());
    return { id, base };
  });
  const form = useForm<ProductFormValues, unknown, CheckedValues>({
    defaultValues: startValues(job.base, template),
    resolver: check,
  });
  const { isDirty, dirtyFields, isSubmitting } = form.formState;
  const { restored, drop } = useDraft(form, {
    uid,
    key,
    name: ({ nome }) => {
      if (template) return `copia di ${template.nome}`;
      return nome.trim() || job.base?.nome || 'nuovo piatto';
    },
    to,
    product: opened ? (job.base ?? opened) : template,
    more: job.id,
  });
  const picture = usePicture(form, template?.image ?? null, restored);
  /** The element that shows a failure; null once the form is left. */
  const alert = useRef<HTMLDivElement>(null);
  const sent = useRef<ValidFields | null>(null);
  const { ask, dialog } = useQuestion();

  /** The toast about this form. It closes with the form, and at the next attempt. */
  const [told, setTold] = useState<Toast | null>(null);
  useEffect(() => (told ? toasts.show(told) : undefined), [told]);

  const saving = useMutation({
    mutationKey: savingKey(key),
    mutationFn: saveProduct,
    onMutate: ({ job }) => {
      const mode = modeOf(job);
      return toasts.show({ kind: 'progress', text: PROGRESS[mode], ...titleIn(mode) });
    },
    onSuccess: ({ product, change }, { job }) => {
      drop();
      productsWritten([change]);
      const mode = modeOf(job);
      if (getCurrentUser()) toasts.show({ ...titleIn(mode), ...savedToast(mode, product) });
    },
    onError: (error, attempt) => {
      if (error instanceof ConflictError) refreshAll();
      else console.error(error);
      // Without a session there is no toast: the draft is offered after the next sign-in.
      if (!getCurrentUser()) return;
      const { message: text, hint } = failureOf(error, attempt);
      const toast: Toast = { kind: 'error', ...titleIn(modeOf(attempt.job)), text, hint };
      if (!alert.current) {
        // The list offers the draft of a copy with the product that it copies.
        toasts.show({ ...toast, link: { to: template ? paths.reserved : to, label: 'Riprendi' } });
      } else if (error instanceof UploadError) {
        // A failed upload shows a toast beside the form's alert, because it prevents the whole save.
        setTold(toast);
      }
    },
    onSettled: (_result, _error, _attempt, closeProgress) => closeProgress?.(),
  });
  const { error, variables } = saving;
  const conflict = conflictIn(error);

  // Clean fields take over what somebody else has changed. A field that both have changed is a conflict when it is saved.
  const takeOver = useEffectEvent((current: Product) => {
    if (!job.base || isSubmitting || saving.isSuccess || conflict) return;
    const { id, nome } = current;
    const after = fieldsIn(job.base, typedFields(dirtyFields));
    const [base = current] = withChanges([current], [{ id, nome, before: {}, after }]);
    compareWith(base, true);
  });
  useEffect(() => {
    if (current) takeOver(current);
  }, [current]);

  /** Continues from another state of the product, which shows in every field that is not dirty. */
  function compareWith(base: Product, keepErrors = false): SaveJob {
    const next = { ...job, base };
    setJob(next);
    form.reset(startValues(base, null), { keepDirtyValues: true, keepErrors });
    return next;
  }

  /** Validates the form, once a pending picture has been read. */
  async function check(): Promise<ResolverResult<ProductFormValues, CheckedValues>> {
    const pictureProblem = await picture.problem();
    const { senzaAllergeni, ...values } = form.getValues();
    const checked = validateProduct(values, modeOf(job), pictureProblem === null);
    if (checked.valid) {
      return { values: { fields: checked.fields, senzaAllergeni }, errors: {} };
    }
    const [first] = checked.fields;
    const message = (first === 'image' && pictureProblem) || checked.message;
    // An error of `allergeni` means that nobody has confirmed them: ticking some of them does not.
    const names = checked.fields.map((name) =>
      name === 'allergeni' ? 'allergeniControllati' : name,
    );
    const error = { type: 'check', message };
    return { values: {}, errors: Object.fromEntries(names.map((name) => [name, error])) };
  }

  function save(next: SaveJob = job) {
    if (isSubmitting) return;
    setTold(null);
    saving.reset();
    void form.handleSubmit(
      async ({ fields, senzaAllergeni }) => {
        if (!(await mayBeSaved(fields, senzaAllergeni, next))) return;
        const attempt = { job: next, fields, chosen: picture.chosen(), sent };
        await saving.mutateAsync(attempt, { onSuccess: onSaved }).catch(() => {});
      },
      (errors) => {
        const text = Object.values(errors)[0]?.message;
        if (text) setTold({ kind: 'error', ...titleIn(modeOf(next)), text });
      },
    )();
  }

  /** Asks about a likely mistake: no allergen ticked, a mark that an allergen contradicts, or a price far from the old one. */
  async function mayBeSaved(fields: ValidFields, isAnswered: boolean, { base }: SaveJob) {
    if (fields.allergeni.length === 0 && !isAnswered) {
      if (!(await ask(bareQuestion(fields.nome)))) return false;
      form.setValue('senzaAllergeni', true);
    }
    const problems = contradictions(fields);
    if (problems.length > 0) {
      // The focus returns to the marks after 'Correggi'.
      document.getElementsByName('etichette-vegetariano')[0]?.focus();
      if (!(await ask(marksQuestion(fields.nome, problems)))) return false;
    }
    const farPrices = base && changeOf(base, fields);
    const [step] = farPrices ? farSteps(farPrices) : [];
    if (!farPrices || !step) return true;
    // The focus returns to this field after 'Correggi'.
    document.getElementById(controlId(step.field))?.focus();
    return ask(priceQuestion(farPrices));
  }

  return {
    form,
    job,
    picture,
    restored,
    /** Whether the fields are locked. Validation alone does not lock them. */
    saving: saving.isPending,
    alert,
    failure: error && variables && !conflict ? failureOf(error, variables) : null,
    conflict,
    /** The dialog with a question before a save. */
    dialog,
    save: () => save(),
    /** Saves the typed values over those of somebody else. */
    keepMine: ({ current }: Conflict) => save(compareWith(current)),
    /** Shows somebody else's values in the conflicting fields. The other dirty fields stay, to be saved. */
    takeTheirs({ change, current }: Conflict) {
      const fields = conflictsOf(change, current);
      const answers = ['senzaAllergeni', 'allergeniControllati'] as const;
      for (const name of fields) form.resetField(name);
      if (fields.includes('allergeni')) for (const name of answers) form.resetField(name);
      saving.reset();
      compareWith(current);
      focusHeading();
    },
    /** Saves a product that somebody else has deleted as a new one. Its stored picture was deleted with it. */
    saveAsNew() {
      const next = { ...job, id: newProductId(), base: null };
      sent.current = null;
      const image = picture.chosen() ? form.getValues('image') : null;
      form.resetField('image', { defaultValue: null });
      form.setValue('image', image, { shouldDirty: true });
      setJob(next);
      save(next);
    },
    dismissFailure: saving.reset,
    /** Whether leaving now would lose changes. A pending save continues; if it fails, the list offers the draft. */
    wouldLose: () => isDirty && !saving.isSuccess && !saving.isPending,
    /** Drops the draft. */
    drop,
  };
}

export type ProductFormApi = ReturnType<typeof useProductForm>;
