import { useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { newProductId } from '../../data/staff/firestore';
import type { Product } from '../../domain/product/product';
import {
  type FormMode,
  type FormValues,
  startValues,
  type ValidFields,
  validateProduct,
} from '../../domain/staff/validation';
import { paths } from '../../paths';
import { checked } from '../checked';
import { findDraft, useDraft } from '../draft/drafts';
import { usePicture } from './PictureField';
import type { SaveJob } from './save-product';

/** What a form opens with: the id of the product that it saves, which is also its draft's key, and a product to edit or to copy. */
export type FormStart = { id: string; opened?: Product; template?: Product | null };

export const modeOf = ({ base }: SaveJob): FormMode => (base ? 'edit' : 'add');

/** What is typed and chosen: the form with its validation and its picture, the product that it is compared with, and its draft. */
export function useProductDraft(start: FormStart, uid: string) {
  const { id: key, opened = null, template = null } = start;
  const to = opened ? paths.editProduct(key) : paths.addProduct(key);
  const [job, setJob] = useState<SaveJob>(() => ({
    id: key,
    base: opened && (findDraft(uid, key)?.product ?? opened),
  }));
  const form = useForm<FormValues, unknown, ValidFields>({
    defaultValues: startValues(job.base, template),
    resolver: checked(check),
  });
  const { restored, drop } = useDraft(form, {
    uid,
    key,
    name: ({ nome }) => {
      if (template) return `copia di ${template.nome}`;
      return nome.trim() || job.base?.nome || 'nuovo piatto';
    },
    to,
    product: opened ? (job.base ?? opened) : template,
  });
  const picture = usePicture(form, template?.image ?? null, restored);

  /** Validates the form, once a pending picture has been read. */
  async function check(): Promise<ResolverResult<FormValues, ValidFields>> {
    const pictureProblem = await picture.problem();
    const checked = validateProduct(form.getValues(), modeOf(job), pictureProblem === null);
    if (checked.valid) return { values: checked.fields, errors: {} };
    const [first] = checked.fields;
    const message = (first === 'image' && pictureProblem) || checked.message;
    // An error of `allergeni` means that nobody has confirmed them: ticking some of them does not.
    const names = checked.fields.map((name) =>
      name === 'allergeni' ? 'allergeniControllati' : name,
    );
    const error = { type: 'check', message };
    return { values: {}, errors: Object.fromEntries(names.map((name) => [name, error])) };
  }

  return {
    form,
    picture,
    job,
    restored,
    drop,
    key,
    /** Where the draft is continued. */
    resumeAt: to,
    /** Continues from another state of the product, which shows in every field that is not dirty. */
    compareWith(base: Product, keepErrors = false): SaveJob {
      const next = { ...job, base };
      setJob(next);
      // Without `keepDirty` the form would count as unchanged, and its draft would be dropped.
      form.reset(startValues(base, null), { keepDirtyValues: true, keepDirty: true, keepErrors });
      return next;
    },
    /** Continues as a new product. The stored picture of a deleted one was deleted with it. */
    becomeNew(): SaveJob {
      const next = { id: newProductId(), base: null };
      const image = picture.chosen() ? form.getValues('image') : null;
      form.resetField('image', { defaultValue: null });
      form.setValue('image', image, { shouldDirty: true });
      setJob(next);
      return next;
    },
  };
}

export type ProductDraft = ReturnType<typeof useProductDraft>;
