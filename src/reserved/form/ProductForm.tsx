import { useEffect, useMemo, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { flushSync } from 'react-dom';
import { type ResolverResult, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Change, changeOf, conflictsOf, creationOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import {
  type FormValues,
  startValues,
  type ValidFields,
  validateProduct,
} from '../../domain/product/validation';
import { paths } from '../../paths';
import { focusHeading } from '../../ui/focus';
import { RestoredDraft } from '../draft/DraftNotice';
import { discardDraft, findDraft, keepDraft, useDraft } from '../draft/drafts';
import { checked } from '../fields/checked';
import { BackToList, backToList, type ListState, searchToReturnTo } from '../list-place';
import { useReserved } from '../ReservedLayout';
import { toasts } from '../toasts';
import { useLeaveQuestion } from '../useLeaveQuestion';
import { useWrite } from '../write/useWrite';
import { CardPreview } from './CardPreview';
import { FormFields } from './FormFields';
import { usePicture } from './PictureField';
import { PictureWait } from './PictureWait';
import styles from './ProductForm.module.scss';
import { SaveProblem } from './SaveProblem';

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
  /** The product that the fields show where nothing is typed; null for a new one. A draft was typed over an earlier state of it. */
  const [shown, setShown] = useState(opened && (restored?.product ?? opened));
  const [isGone, setIsGone] = useState(false);
  /** The product that the values are compared with; null for a new one, also in place of one that was deleted. */
  const base = isGone ? null : shown;
  const values = useMemo(() => startValues(shown, template), [shown, template]);
  const form = useForm<FormValues, unknown, ValidFields>({
    values,
    // What others have changed shows in every field that was not. Without `keepDirty` the form would count as unchanged.
    resetOptions: { keepDirtyValues: true, keepDirty: true },
    resolver: checked(check),
  });
  const { isDirty, isSubmitting } = form.formState;
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

  const writer = useWrite();
  /** Ends the pending upload, so that the save goes on without its picture; null if there is none. */
  const [skipUpload, setSkipUpload] = useState<(() => void) | null>(null);
  const isSaved = writer.outcomes?.get(id)?.kind === 'written';
  /** Closes the toast about a field: at the next attempt, and when the form is left. */
  const closeToast = useRef(() => {});
  useEffect(() => () => closeToast.current(), []);

  /** The change that a valid form makes. Without a difference it is empty: it completes a malformed document, and finds a deleted one. */
  function changeFrom(base: Product | null, fields: ValidFields, hasFile: boolean): Change {
    if (!base) return creationOf(id, fields);
    // The form has no control for the position, which `changeOf` takes away with the category.
    const { posizione: _, image, ...typed } = fields;
    const change = changeOf(base, hasFile ? typed : { ...typed, image });
    return change ?? { id, nome: fields.nome, before: {}, after: {} };
  }

  async function save(
    base: Product | null,
    fields: ValidFields,
    withPicture: boolean,
  ): Promise<void> {
    const file = picture.chosen();
    const skipping = new AbortController();
    if (!withPicture) skipping.abort();
    setSkipUpload(() => (file && withPicture ? () => skipping.abort() : null));
    const result = await writer.write({
      purpose: 'form',
      changes: [changeFrom(base, fields, file !== null)],
      picture: file && {
        file,
        replaces: base?.image ?? null,
        skipped: skipping.signal,
        onUploaded: () => setSkipUpload(null),
      },
    });
    setSkipUpload(null);
    // The focus goes to the allergens after 'Guardo meglio'.
    if (result.kind === 'declined') document.getElementsByName('nessunAllergene')[0]?.focus();
    if (result.kind !== 'answered' || result.outcomes.get(id)?.kind !== 'written') return;
    draft.drop();
    if (result.isPictureSkipped) keepPicture({ ...fields, id, image: base?.image ?? null });
    if (writer.place.current) leave();
  }

  /** Keeps a picture that was left out of a save, as a draft of the saved product: as long as the tab. */
  function keepPicture(product: Product): void {
    const values = { ...startValues(product, null), image: form.getValues('image') };
    const name = `${product.nome}: foto non caricata`;
    keepDraft({ uid: user.uid, key: id, name, to: paths.editProduct(id), product, values });
  }

  function submit(base: Product | null, withPicture = true): void {
    if (isSubmitting || writer.isWriting) return;
    writer.reset();
    closeToast.current();
    // The field in which Enter was pressed is disabled during the save, and would lose the focus.
    submitButton.current?.focus();
    void form.handleSubmit(
      // The form may be left while a picture is still being read.
      async (fields) => writer.place.current && save(base, fields, withPicture),
      (errors) => {
        const text = Object.values(errors)[0]?.message;
        if (text) closeToast.current = toasts.show({ kind: 'error', text });
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

  // Until something is typed, the form shows the product as it is now. A draft, which the first render does not show yet, is typed.
  if (base && current && current !== base && !restored && !isDirty && !isSubmitting && !isSaved)
    setShown(current);
  // A pending save goes on after the form is left.
  useLeaveQuestion(() => isDirty && !isSaved && !writer.isWriting, draft.drop);

  useEffect(() => {
    // A new form selects the name, which a copy has filled in. A restored draft keeps the focus on the heading above its notice.
    if (!opened && !restored) form.setFocus('nome', { shouldSelect: true });
  }, [opened, restored, form]);

  return (
    <>
      <RestoredDraft
        isShown={restored !== null && !writer.isWriting}
        label={opened ? 'Torna al piatto salvato' : 'Ricomincia da capo'}
        // A deleted product cannot be opened again.
        onDrop={
          current !== null &&
          (() => {
            const latest = findDraft(user.uid, id);
            draft.drop();
            if (latest) discardDraft(latest);
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
        <SaveProblem
          writer={writer}
          losesPicture={base?.image != null && !picture.chosen()}
          onKeepMine={(theirs) => {
            // The fields that were not changed show theirs before they are read.
            flushSync(() => setShown(theirs));
            submit(theirs);
          }}
          onTakeTheirs={(mine, theirs) => {
            const answers = ['nessunAllergene', 'allergeniControllati'] as const;
            const names = conflictsOf(mine, theirs);
            for (const name of names) form.resetField(name);
            if (names.includes('allergeni')) for (const name of answers) form.resetField(name);
            writer.reset();
            setShown(theirs);
            focusHeading();
          }}
          onAddAsNew={() => {
            // The stored picture was deleted with the product.
            const image = picture.chosen() ? form.getValues('image') : null;
            form.resetField('image', { defaultValue: null });
            picture.show(image);
            setIsGone(true);
            submit(null);
          }}
          onSkipPicture={() => submit(base, false)}
        />
        <div className={styles.body}>
          <fieldset disabled={writer.isWriting}>
            <FormFields form={form} picture={picture} id={id} base={base} />
          </fieldset>
          <CardPreview form={form} image={picture.shown} />
        </div>
        {writer.isWriting && skipUpload && (
          <PictureWait replaces={base?.image != null} onSkip={skipUpload} />
        )}
        <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between action-bar">
          <BackToList />
          <Button
            ref={submitButton}
            type="submit"
            disabled={!staff}
            aria-disabled={writer.isWriting}
          >
            {opened ? 'Salva modifiche' : 'Aggiungi prodotto'}
          </Button>
        </div>
      </Form>
    </>
  );
}
