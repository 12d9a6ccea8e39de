import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { flushSync } from 'react-dom';
import { type ResolverResult, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeOf, conflictsOf, creationOf } from '../../domain/changes/change';
import { saveQuestion } from '../../domain/changes/save-question';
import type { Product } from '../../domain/product/product';
import {
  type FormValues,
  startValues,
  type ValidFields,
  validateProduct,
} from '../../domain/product/validation';
import { paths } from '../../paths';
import { focusHeading } from '../../ui/focus';
import { questionOf } from '../changes/save-question';
import { checked } from '../checked';
import { RestoredDraft } from '../draft/DraftNotice';
import { findDraft, useDraft } from '../draft/drafts';
import { BackToList, backToList, type ListState, searchToReturnTo } from '../list-place';
import { ask } from '../question';
import { useReserved } from '../ReservedLayout';
import { useLeaveQuestion } from '../useLeaveQuestion';
import { CardPreview } from './CardPreview';
import { FormFields } from './FormFields';
import { usePicture } from './PictureField';
import styles from './ProductForm.module.scss';
import { SaveAlert } from './SaveAlert';
import { useSave } from './useSave';

type ProductFormProps = {
  /** Of the product that is saved: its draft's key. */
  id: string;
  /** The product to edit; null for a new one. */
  opened?: Product | null;
  /** A product to copy. */
  template?: Product | null;
  /** The product to edit as it is now: undefined until the response, null if it was deleted. */
  current?: Product | null | undefined;
};

/** The form for adding and for editing. Its `key` is that of the history entry, so that each entry starts with a fresh form. */
export function ProductForm({ id, opened = null, template = null, current }: ProductFormProps) {
  const { user, staff } = useReserved();
  const navigate = useNavigate();
  const location = useLocation();
  const [restored] = useState(() => findDraft(user.uid, id));
  /** The product that the values are compared with, null for a new one. A draft was typed over an earlier state of it. */
  const [base, setBase] = useState(opened && (restored?.product ?? opened));
  const form = useForm<FormValues, unknown, ValidFields>({
    defaultValues: startValues(base, template),
    resolver: checked(check),
  });
  const { isDirty, isSubmitting } = form.formState;
  const shown = useRef(base);
  useLayoutEffect(() => {
    if (!base || base === shown.current) return;
    shown.current = base;
    // What others have changed shows in every field that was not. Without `keepDirty` the form would count as unchanged.
    form.reset(startValues(base, null), { keepDirtyValues: true, keepDirty: true });
  }, [base, form]);
  // Called before `useDraft`, so that its watch sees the restored values.
  const picture = usePicture(form, template?.image ?? null, restored !== null);
  const draft = useDraft(form, {
    uid: user.uid,
    key: id,
    name: ({ nome }) =>
      template ? `copia di ${template.nome}` : nome.trim() || base?.nome || 'nuovo piatto',
    to: opened ? paths.editProduct(id) : paths.addProduct(id),
    product: base ?? template,
  });
  /** The element that tells a failure; null once the form is left. */
  const alert = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  /** Validates the values, once a pending picture has been read. */
  async function check(): Promise<ResolverResult<FormValues, ValidFields>> {
    const pictureProblem = await picture.problem();
    const mode = base ? 'edit' : 'add';
    const result = validateProduct(form.getValues(), mode, pictureProblem === null);
    if (result.valid) return { values: result.fields, errors: {} };
    const message = (result.fields[0] === 'image' && pictureProblem) || result.message;
    // An error of `allergeni` means that nobody has confirmed them: choosing some of them does not.
    const names = result.fields.map((name) =>
      name === 'allergeni' ? 'allergeniControllati' : name,
    );
    const errors = names.map((name) => [name, { type: 'check', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  }

  const { saving, showProblem, reset } = useSave(id, alert, draft.drop);

  /** @param stored the product's newest known state, with which its allergens are compared */
  function submit(base: Product | null, stored = current ?? base) {
    if (isSubmitting) return;
    reset();
    // The field in which Enter was pressed is disabled during the save, and would lose the focus.
    submitButton.current?.focus();
    void form.handleSubmit(
      async (fields) => {
        const change = base ? changeOf(base, fields) : creationOf(id, fields);
        const question = change && saveQuestion([change], stored ? [stored] : []);
        if (question) {
          // The focus returns to the allergens after 'Guardo meglio'.
          document.getElementsByName('nessunAllergene')[0]?.focus();
          if (!(await ask(questionOf(question)))) return;
        }
        // The form may be left while a picture is still being read.
        if (!alert.current) return;
        await saving.mutateAsync(
          { id, base, fields, picture: picture.chosen() },
          { onSuccess: ({ outcome }) => outcome === 'saved' && leave() },
        );
      },
      (errors) => {
        const text = Object.values(errors)[0]?.message;
        if (text) showProblem(text);
      },
    )();
  }

  /** Replaces the saved form in the history. Back would open the product as it was before, or offer to add the copy again. */
  function leave() {
    const search = searchToReturnTo(location);
    if (opened) {
      const list = paths.reserved + search;
      void navigate(list, { replace: true, preventScrollReset: true, state: backToList });
    } else {
      const state: ListState = { product: null, search };
      void navigate(paths.addItem, { replace: true, state });
    }
  }

  const isSaved = saving.data?.outcome === 'saved';
  // Until something is typed, the form shows the product as it is now. A draft, which the first render does not show yet, is typed.
  if (base && current && current !== base && !restored && !isDirty && !isSubmitting && !isSaved)
    setBase(current);
  // A pending save goes on after the form is left.
  useLeaveQuestion(() => isDirty && !isSaved && !saving.isPending, draft.drop);

  useEffect(() => {
    // A new form selects the name, which a copy has filled in. A restored draft keeps the focus on the heading above its notice.
    if (!opened && !restored) form.setFocus('nome', { shouldSelect: true });
  }, [opened, restored, form]);

  return (
    <>
      <RestoredDraft
        isShown={restored !== null && !saving.isPending}
        label={opened ? 'Torna al piatto salvato' : 'Ricomincia da capo'}
        // A deleted product cannot be opened again.
        onDrop={
          current !== null &&
          (() => {
            draft.drop();
            focusHeading();
            void navigate(location, { replace: true, state: location.state });
          })
        }
      />
      <Form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (staff) submit(base);
        }}
      >
        <SaveAlert
          ref={alert}
          result={saving.data}
          isNew={base === null}
          losesPicture={base?.image !== null && !picture.chosen()}
          onClose={() => {
            focusHeading();
            saving.reset();
          }}
          onKeepMine={(theirs) => {
            // The fields that were not changed show theirs before they are read.
            flushSync(() => setBase(theirs));
            submit(theirs, theirs);
          }}
          onTakeTheirs={(change, theirs) => {
            const answers = ['nessunAllergene', 'allergeniControllati'] as const;
            const names = conflictsOf(change, theirs);
            for (const name of names) form.resetField(name);
            if (names.includes('allergeni')) for (const name of answers) form.resetField(name);
            saving.reset();
            setBase(theirs);
            focusHeading();
          }}
          onAddAsNew={() => {
            // The stored picture was deleted with the product.
            const image = picture.chosen() ? form.getValues('image') : null;
            form.resetField('image', { defaultValue: null });
            picture.show(image);
            setBase(null);
            submit(null);
          }}
        />
        <div className={styles.body}>
          <fieldset disabled={saving.isPending}>
            <FormFields form={form} picture={picture} id={id} base={base} />
          </fieldset>
          <CardPreview form={form} image={picture.shown} />
        </div>
        <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between action-bar">
          <BackToList />
          <Button
            ref={submitButton}
            type="submit"
            disabled={!staff}
            aria-disabled={saving.isPending}
          >
            {opened ? 'Salva modifiche' : 'Aggiungi prodotto'}
          </Button>
        </div>
      </Form>
    </>
  );
}
