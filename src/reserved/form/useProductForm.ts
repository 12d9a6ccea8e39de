import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { UploadError } from '../../data/staff/images';
import { newProductId } from '../../data/staff/products';
import { getCurrentUser } from '../../data/staff/session';
import { ConflictError } from '../../data/staff/write-errors';
import { changeOf, conflictsOf } from '../../domain/changes/change';
import { farSteps } from '../../domain/changes/price-change';
import type { FieldName } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { findSameName, nameKey } from '../../domain/product/same-name';
import { type FormMode, type ValidFields, validateProduct } from '../../domain/product/validation';
import type { WritableProduct } from '../../domain/product/writable-product';
import { type Toast, useToasts } from '../../ui/Toasts';
import { findDraft } from '../draft/drafts';
import { useDraft } from '../draft/useDraft';
import { failureHint, MESSAGES, UPLOAD_MESSAGE } from '../failures';
import { productRead, productsWritten, useProducts } from '../queries';
import { savedToast } from '../success';
import {
  addressOf,
  draftKey,
  type FormStart,
  type ProductFormValues,
  pick,
  rebased,
  startValues,
  typedFields,
} from './form-values';
import type { SaveQuestionTopic } from './SaveQuestion';
import { abandonSave, type SaveJob, saveProduct } from './save-product';
import { usePicture } from './usePicture';

/** Fields that somebody else has changed meanwhile, and the product as it stands now. */
export type Conflict = { fields: readonly FieldName[]; current: Product; wanted: WritableProduct };

/** Why the last save failed. `gone`: somebody else has deleted the product. */
type SaveFailure = { message: string; hint: string; cause: unknown; gone: boolean };

const PROGRESS = { add: 'Inserimento in corso...', edit: 'Aggiornamento in corso...' };

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
  const modeOf = ({ base }: SaveJob): FormMode => (base ? 'edit' : 'add');
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
      return nome.trim() || job.base?.nome || 'nuovo prodotto';
    },
    to: addressOf(opened),
    product: job.base ?? opened ?? template,
    more: job.id,
  });
  const picture = usePicture(form, { copied: template?.image ?? null, restored });
  const { data: products = [] } = useProducts();
  const toasts = useToasts();

  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [question, setQuestion] = useState<
    (SaveQuestionTopic & { answer: (save: boolean) => void }) | null
  >(null);
  /** Whether the fields are locked. A form whose fields are only checked stays open. */
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const leave = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) leave();
  }, [saved]);
  /** Where a failure is told; null once the form is left. */
  const alert = useRef<HTMLDivElement>(null);

  /** What a notification says of this form. It goes with the form, and with the next attempt. */
  const [told, setTold] = useState<Toast | null>(null);
  useEffect(() => (told ? toasts.show(told) : undefined), [told, toasts]);

  // What somebody else has changed is taken over where nothing is typed; a field that both have changed asks when it is saved.
  const takeOver = useEffectEvent((current: Product) => {
    if (isSubmitting || saved || conflict || !job.base) return;
    const base = rebased(job.base, current, dirtyFields);
    setJob({ ...job, base });
    form.reset(startValues(base, null), { keepDirtyValues: true, keepErrors: true });
  });
  useEffect(() => {
    if (current) takeOver(current);
  }, [current]);

  /** The specification's five checks in their order, then ours. */
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
    setFailure(null);
    setConflict(null);
    void form.handleSubmit(
      (values) => attempt(next, values),
      (errors) => {
        const text = Object.values(errors)[0]?.message;
        if (text) setTold({ kind: 'error', title: 'Notifica', text });
      },
    )();
  }

  async function attempt(next: SaveJob, values: ProductFormValues) {
    const attempted = modeOf(next);
    const checked = validateProduct(values, attempted, true);
    // Without a session the draft is there after the next sign-in.
    if (!checked.valid || !getCurrentUser()) return;
    const { fields } = checked;
    setSaving(true);
    let closeProgress = () => {};
    try {
      if (!(await mayBeSaved(fields, values, next))) return;
      const text = PROGRESS[attempted];
      closeProgress = toasts.show({ kind: 'progress', title: 'Notifica', text });
      const { product, change } = await saveProduct(next, fields, values.image, picture.chosen());
      drop();
      if (change) productsWritten([change]);
      if (getCurrentUser()) toasts.show({ title: 'Notifica', ...savedToast(attempted, product) });
      setSaved(true);
    } catch (error) {
      if (!(error instanceof ConflictError)) console.error(error);
      closeProgress();
      tellFailure(error, next, { ...fields, image: values.image });
    } finally {
      closeProgress();
      setSaving(false);
    }
  }

  /** Asks, unless the form was left. @returns whether to save */
  async function ask(topic: SaveQuestionTopic): Promise<boolean> {
    if (!alert.current) return true;
    const save = await new Promise<boolean>((answer) => setQuestion({ ...topic, answer }));
    setQuestion(null);
    return save;
  }

  /** Asks about what may be a slip: a second dish of this name, no allergen ticked, a price far from the old one. */
  async function mayBeSaved(
    fields: ValidFields,
    { senzaAllergeni }: ProductFormValues,
    { id, base }: SaveJob,
  ): Promise<boolean> {
    const isRenamed = !base || nameKey(fields) !== nameKey(base);
    const sameName = isRenamed && findSameName(products, fields, [id, opened?.id]);
    if (sameName && !(await ask({ sameName }))) return false;
    if (fields.allergeni.length === 0 && !senzaAllergeni) {
      if (!(await ask({ bare: fields.nome }))) return false;
      form.setValue('senzaAllergeni', true);
    }
    const farPrices = base && changeOf(base, fields);
    return !farPrices || farSteps(farPrices).length === 0 || ask({ farPrices });
  }

  function tellFailure(error: unknown, { id, base, uploads }: SaveJob, typed: WritableProduct) {
    // Without a session the draft is there after the next sign-in.
    if (!getCurrentUser()) return;
    const isUpload = error instanceof UploadError;
    const message = isUpload ? UPLOAD_MESSAGE : MESSAGES[base ? 'edit' : 'add'];
    const hint = failureHint(error);
    const report: Toast = { kind: 'error', title: 'Notifica', text: message, hint };
    if (!alert.current) {
      toasts.show({ ...report, link: { to: addressOf(opened), label: 'Riprendi' } });
      return;
    }
    if (error instanceof ConflictError && base) {
      productRead(id, error.current);
      const chosen = picture.chosen();
      const wanted = { ...typed, image: (chosen && uploads.get(chosen.id)) ?? typed.image };
      const change = changeOf(base, wanted);
      if (change && error.current) {
        const fields = conflictsOf(change, error.current);
        setConflict({ fields, current: error.current, wanted });
        return;
      }
    }
    // The specification names two places for it.
    if (isUpload) setTold(report);
    const gone = error instanceof ConflictError && error.current === null;
    setFailure({ message, hint, cause: error, gone });
  }

  /** Goes on from what stands now: with what was typed, but for the fields in which theirs is taken. */
  function resolveConflict({ current: standing }: Conflict, theirs: ReadonlySet<FieldName>) {
    const values = form.getValues();
    const mine = typedFields(dirtyFields).filter((name) => !theirs.has(name));
    const defaults = startValues(standing, null);
    const next = { ...job, base: standing };
    setConflict(null);
    setJob(next);
    form.reset(defaults);
    form.reset({ ...defaults, ...pick(values, mine) }, { keepDefaultValues: true });
    if (mine.length > 0) save(next);
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
    picture,
    restored,
    saving,
    alert,
    failure,
    conflict,
    question,
    save: () => save(),
    resolveConflict,
    saveAsNew,
    dismissFailure: () => setFailure(null),
    /** Whether leaving now would lose changes, or interrupt a save. */
    wouldLose: () => !saved && (isDirty || isSubmitting),
    /** Drops what was typed. A save that is under way goes on; where it fails, the list offers the draft. */
    drop() {
      if (isSubmitting) return;
      drop();
      void abandonSave(job, failure?.cause);
    },
  };
}

export type ProductFormApi = ReturnType<typeof useProductForm>;
