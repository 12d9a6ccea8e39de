import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { UploadError } from '../../data/staff/images';
import { newProductId } from '../../data/staff/products';
import { getCurrentUser } from '../../data/staff/session';
import { ConflictError } from '../../data/staff/write-errors';
import { changeOf, conflictsOf, fieldsIn } from '../../domain/changes/change';
import { farSteps } from '../../domain/changes/price-change';
import type { FieldName } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { type FormMode, type ValidFields, validateProduct } from '../../domain/product/validation';
import type { WritableProduct } from '../../domain/product/writable-product';
import { type Toast, useToasts } from '../../ui/Toasts';
import { findDraft } from '../draft/drafts';
import { useDraft } from '../draft/useDraft';
import { failureHint, MESSAGES, UPLOAD_MESSAGE } from '../failures';
import { productRead, productsWritten } from '../queries';
import { savedToast } from '../success';
import {
  addressOf,
  draftKey,
  type FormStart,
  type ProductFormValues,
  pick,
  startValues,
  typedFields,
} from './form-values';
import type { ChosenPicture } from './prepare-picture';
import type { SaveQuestionTopic } from './SaveQuestion';
import { type SaveJob, saveProduct } from './save-product';
import { usePicture } from './usePicture';

/** Fields that somebody else has changed meanwhile, and the product as it stands now. */
export type Conflict = { fields: readonly FieldName[]; current: Product; wanted: WritableProduct };

type Attempt = {
  job: SaveJob;
  fields: ValidFields;
  image: string | null;
  chosen: ChosenPicture | null;
};

/** Why the last save failed. `gone`: somebody else has deleted the product. */
type SaveFailure = { message: string; hint: string; gone: boolean };

const PROGRESS = { add: 'Inserimento in corso...', edit: 'Aggiornamento in corso...' };

/** Only the status of the form that adds has a title. */
const titleIn = (mode: FormMode) => (mode === 'add' ? { title: 'Notifica' } : {});

const modeOf = ({ base }: SaveJob): FormMode => (base ? 'edit' : 'add');

function failureOf(error: Error, { job }: Attempt): SaveFailure {
  return {
    message: error instanceof UploadError ? UPLOAD_MESSAGE : MESSAGES[modeOf(job)],
    hint: failureHint(error),
    gone: error instanceof ConflictError && error.current === null,
  };
}

/** What has to be decided before the attempt can be made again; null where it failed for another reason. */
function conflictIn(error: Error, { job, fields, image, chosen }: Attempt): Conflict | null {
  const { base, uploads } = job;
  if (!(error instanceof ConflictError) || !base || !error.current) return null;
  const wanted = { ...fields, image: (chosen && uploads.get(chosen.id)) ?? image };
  const change = changeOf(base, wanted);
  const { current } = error;
  return change && { fields: conflictsOf(change, current), current, wanted };
}

/**
 * State and actions of the product form, which saves one attempt at a time. A save goes on where its form is left.
 * @param uid the user whose draft is read and kept
 * @param current the opened product as it was read anew
 * @param onSaved called after a save, unless the form was left meanwhile
 */
export function useProductForm(
  start: FormStart,
  uid: string,
  current: Product | null,
  onSaved: () => void,
) {
  const { opened, template } = start;
  const key = draftKey(start);
  const [draft] = useState(() => findDraft(uid, key));
  const [job, setJob] = useState<SaveJob>(() => {
    const base = opened && (draft?.product ?? opened);
    const id = base?.id ?? (typeof draft?.more === 'string' ? draft.more : newProductId());
    return { id, base, uploads: new Map() };
  });
  const mode = modeOf(job);
  const form = useForm<ProductFormValues>({
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
    to: addressOf(opened),
    product: job.base ?? opened ?? template,
    more: job.id,
  });
  const picture = usePicture(form, { copied: template?.image ?? null, restored });
  const toasts = useToasts();
  /** Where a failure is told; null once the form is left. */
  const alert = useRef<HTMLDivElement>(null);

  /** What a notification says of this form. It goes with the form, and with the next attempt. */
  const [told, setTold] = useState<Toast | null>(null);
  useEffect(() => (told ? toasts.show(told) : undefined), [told, toasts]);

  const saving = useMutation({
    mutationFn: ({ job, fields, image, chosen }: Attempt) =>
      saveProduct(job, fields, image, chosen),
    onMutate: (attempt) =>
      toasts.show({
        kind: 'progress',
        text: PROGRESS[modeOf(attempt.job)],
        ...titleIn(modeOf(attempt.job)),
      }),
    onSuccess: ({ product, change }, attempt) => {
      drop();
      if (change) productsWritten([change]);
      const toast = savedToast(modeOf(attempt.job), product);
      if (getCurrentUser()) toasts.show({ ...titleIn(modeOf(attempt.job)), ...toast });
    },
    onError: (error, attempt, closeProgress) => {
      closeProgress?.();
      if (error instanceof ConflictError) productRead(attempt.job.id, error.current);
      else console.error(error);
      // Without a session the draft is there after the next sign-in.
      if (!getCurrentUser()) return;
      const { message: text, hint } = failureOf(error, attempt);
      const toast: Toast = { kind: 'error', ...titleIn(modeOf(attempt.job)), text, hint };
      if (!alert.current) {
        toasts.show({ ...toast, link: { to: addressOf(opened), label: 'Riprendi' } });
      } else if (error instanceof UploadError) {
        // A failed upload is told in the form too: it keeps the whole form from being saved.
        setTold(toast);
      }
    },
    onSettled: (_result, _error, _attempt, closeProgress) => closeProgress?.(),
  });
  const { error, variables } = saving;
  const [question, setQuestion] = useState<
    (SaveQuestionTopic & { answer: (save: boolean) => void }) | null
  >(null);
  const conflict = error && variables ? conflictIn(error, variables) : null;

  const leave = useEffectEvent(onSaved);
  useEffect(() => {
    if (saving.isSuccess) leave();
  }, [saving.isSuccess]);

  // What somebody else has changed is taken over where nothing is typed; a field that both have changed asks when it is saved.
  const takeOver = useEffectEvent((current: Product) => {
    if (!job.base || isSubmitting || saving.isSuccess || conflict) return;
    const mine = fieldsIn(job.base, typedFields(dirtyFields));
    const { allergeniDaVerificare: noted } = mine.allergeni ? mine : current;
    const { allergeniDaVerificare: _, ...standing } = current;
    const base = { ...standing, ...mine, ...(noted && { allergeniDaVerificare: noted }) };
    setJob({ ...job, base });
    form.reset(startValues(base, null), { keepDirtyValues: true, keepErrors: true });
  });
  useEffect(() => {
    if (current) takeOver(current);
  }, [current]);

  /** Checks what is typed, and the picture. */
  async function check(values: ProductFormValues): Promise<ResolverResult<ProductFormValues>> {
    const pictureProblem = await picture.problem();
    const checked = validateProduct(values, mode, pictureProblem === null);
    // Read again: the picture may have come meanwhile.
    if (checked.valid) return { values: form.getValues(), errors: {} };
    const { message, fields } = checked;
    const error = (name: FieldName) => ({
      type: 'check',
      message: name === 'image' ? (pictureProblem ?? message) : message,
    });
    // The problem of the allergens is that nobody has confirmed them: a choice alone does not.
    const control = (name: FieldName) => (name === 'allergeni' ? 'allergeniControllati' : name);
    return {
      values: {},
      errors: Object.fromEntries(fields.map((name) => [control(name), error(name)])),
    };
  }

  function save(next: SaveJob = job) {
    if (isSubmitting) return;
    setTold(null);
    saving.reset();
    void form.handleSubmit(
      async ({ image, senzaAllergeni, ...values }) => {
        const checked = validateProduct(values, modeOf(next), true);
        if (!checked.valid || !(await mayBeSaved(checked.fields, senzaAllergeni, next))) return;
        const attempt = { job: next, fields: checked.fields, image, chosen: picture.chosen() };
        await saving.mutateAsync(attempt).catch(() => {});
      },
      (errors) => {
        const text = Object.values(errors)[0]?.message;
        if (text) setTold({ kind: 'error', ...titleIn(mode), text });
      },
    )();
  }

  async function ask(topic: SaveQuestionTopic): Promise<boolean> {
    const save = await new Promise<boolean>((answer) => setQuestion({ ...topic, answer }));
    setQuestion(null);
    return save;
  }

  /** Asks about what may be a slip: no allergen ticked, a price far from the old one. */
  async function mayBeSaved(fields: ValidFields, isAnswered: boolean, { base }: SaveJob) {
    if (fields.allergeni.length === 0 && !isAnswered) {
      if (!(await ask({ bare: fields.nome }))) return false;
      form.setValue('senzaAllergeni', true);
    }
    const farPrices = base && changeOf(base, fields);
    return !farPrices || farSteps(farPrices).length === 0 || ask({ farPrices });
  }

  /** Goes on from what stands now: with what was typed, but for the fields in which theirs is taken. */
  function resolveConflict({ current: standing, fields }: Conflict, taken: 'mine' | 'theirs') {
    const names = typedFields(dirtyFields);
    const kept = taken === 'mine' ? names : names.filter((name) => !fields.includes(name));
    const typed = pick(form.getValues(), kept);
    const defaults = startValues(standing, null);
    const next = { ...job, base: standing };
    saving.reset();
    setJob(next);
    form.reset(defaults);
    form.reset({ ...defaults, ...typed }, { keepDefaultValues: true });
    if (kept.length > 0) save(next);
  }

  /** Saves a product that somebody else has deleted as a new one. Its stored picture was deleted with it. */
  function saveAsNew() {
    const next = { ...job, id: newProductId(), base: null };
    if (!picture.chosen()) picture.show(null);
    setJob(next);
    save(next);
  }

  return {
    form,
    mode,
    base: job.base,
    id: job.id,
    picture,
    restored,
    /** Whether the fields are locked. A form whose fields are only checked stays open. */
    saving: saving.isPending,
    alert,
    failure: error && variables && !conflict ? failureOf(error, variables) : null,
    conflict,
    question,
    save: () => save(),
    resolveConflict,
    saveAsNew,
    dismissFailure: saving.reset,
    /** Whether leaving now would lose changes. A save that is under way goes on; where it fails, the list offers the draft. */
    wouldLose: () => isDirty && !saving.isSuccess && !saving.isPending,
    /** Drops what was typed. */
    drop,
  };
}

export type ProductFormApi = ReturnType<typeof useProductForm>;
