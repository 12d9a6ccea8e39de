import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { fields } from '../../domain/product/fields';
import { PICTURE_TYPES } from '../../domain/product/picture';
import { Button } from '../../ui/Button';
import { controlId, Field } from '../Field';
import fieldStyles from '../Field.module.scss';
import { FileDrop } from '../FileDrop';
import styles from './ProductForm.module.scss';
import { type ChosenPicture, copyPicture, preparePicture } from './prepare-picture';
import type { Form } from './save-product';

/** Prefix of the field's value when it names a chosen picture instead of the address of a stored one. */
const CHOSEN = 'scelta:';

/** The chosen pictures, by the field's value. They live as long as the tab, and so does the picture of a draft. */
const chosenPictures = new Map<string, ChosenPicture>();

/**
 * State and actions of the form's picture. It starts from the value of the field `image`.
 * @param copied address of another product's picture to start with, unless a restored draft has its own
 */
export function usePicture(form: Form, copied: string | null, restored: boolean) {
  const value = useWatch({ control: form.control, name: 'image' });
  /** What happened to the picture last, also announced by screen readers. */
  const [note, setNote] = useState('');
  const { mutateAsync, reset, error, isPending, variables } = useMutation({
    mutationFn: (source: File | string) =>
      typeof source === 'string' ? copyPicture(source) : preparePicture(source),
  });
  /** The last read, which may be pending. It resolves to why the file cannot be used, or to null. A save waits for it. */
  const last = useRef<Promise<string | null>>(Promise.resolve(null));

  /** The picture to upload; null if the shown one is stored already, or there is none. */
  const chosen = () => chosenPictures.get(form.getValues('image') ?? '') ?? null;

  function dropBad() {
    reset();
    last.current = Promise.resolve(null);
    form.clearErrors('image');
    setNote('');
  }

  function show(image: string | null) {
    dropBad();
    form.setValue('image', image, { shouldDirty: true });
  }

  /** Reads a chosen file, or the picture of the copied product. A file that cannot be used leaves the picture unchanged. */
  function read(source: File | string) {
    setNote('');
    // The message of a save is about an earlier file.
    if (source instanceof File) form.clearErrors('image');
    const onSuccess = (picture: ChosenPicture) => {
      const image = CHOSEN + picture.id;
      chosenPictures.set(image, picture);
      if (source instanceof File) return show(image);
      // A copied picture does not make the form dirty.
      form.resetField('image', { defaultValue: image });
      setNote('L’immagine è copiata: cambiarla qui non tocca l’altro piatto');
    };
    const onError = (error: Error) => {
      if (source instanceof File) return error.message;
      console.error(error);
      // No script may read a bucket without a CORS configuration. A picture that another product shows is never deleted.
      const isShared = error instanceof TypeError;
      if (isShared) form.resetField('image', { defaultValue: source });
      setNote(
        isShared
          ? 'L’immagine è quella dell’altro piatto: cambiarla qui non lo tocca'
          : 'L’immagine non si è potuta copiare: scegline una',
      );
      return null;
    };
    last.current = mutateAsync(source, { onSuccess }).then(() => null, onError);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    // A draft outlives the tab, but a chosen picture does not.
    const lost = form.getValues('image')?.startsWith(CHOSEN) && !chosen();
    if (lost) {
      form.resetField('image');
      setNote('L’immagine scelta prima non è rimasta: sceglila di nuovo');
    }
    if (copied !== null && (lost || !restored)) read(copied);
  }, []);

  return {
    value,
    shown: value?.startsWith(CHOSEN) ? (chosenPictures.get(value)?.preview ?? null) : value,
    /** A file that cannot be used, and why. */
    bad:
      error && variables instanceof File ? { name: variables.name, message: error.message } : null,
    reading: isPending,
    note,
    /** What would make a better picture; '' for a stored one. */
    hint: chosen()?.hint ?? '',
    choose: read,
    show,
    chosen,
    dropBad,
    /** Waits for a pending read. @returns why the last chosen file prevents a save, or null */
    problem: async () => {
      const message = await last.current;
      return chosen() ? null : message;
    },
  };
}

export type PictureApi = ReturnType<typeof usePicture>;

type PictureFieldProps = { form: Form; picture: PictureApi };

/** The product's picture: a preview, and a box to choose another. */
export function PictureField({ form, picture }: PictureFieldProps) {
  const { field } = useController({ control: form.control, name: 'image' });
  const { shown, bad, reading } = picture;
  /** What the form opened with. */
  const stored = form.formState.defaultValues?.image ?? null;
  const button = reading ? null : buttonOf(picture, stored);
  return (
    <Field
      id={controlId(field.name)}
      label={fields[field.name].label}
      hint="PNG, JPEG, WebP, AVIF o GIF: viene raddrizzata e ridotta da sola"
      problem={form.formState.errors.image?.message ?? bad?.message}
    >
      {(control) => (
        <div>
          {shown && (
            <img
              key={shown}
              className={styles.picture}
              src={shown}
              alt="Anteprima"
              // A picture that fails to load is hidden, as if there were none.
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
            />
          )}
          <div className={`cluster ${styles.pictureActions}`}>
            <FileDrop
              {...control}
              ref={field.ref}
              icon="image-plus"
              name="image"
              accept={PICTURE_TYPES.join(',')}
              onChoose={picture.choose}
            >
              {bad?.name ?? (shown ? 'Cambia' : 'Scegli o trascina')}
            </FileDrop>
            {button && (
              <Button
                icon={button.icon}
                onClick={() => {
                  button.act();
                  // Without a stored picture to return to, the button disappears: the file input takes the focus.
                  if (stored === null) form.setFocus('image');
                }}
              >
                {button.label}
              </Button>
            )}
          </div>
          <div className={`quiet small ${fieldStyles.hint}`} role="status">
            {statusOf(picture, stored) || picture.hint}
          </div>
        </div>
      )}
    </Field>
  );
}

/** The button beside the picture: it undoes the last choice, or removes the shown picture. */
function buttonOf({ value, bad, show, dropBad }: PictureApi, stored: string | null) {
  if (bad) return { icon: 'undo-2', label: 'Togli questo file', act: dropBad };
  if (stored !== null && value !== stored)
    return { icon: 'undo-2', label: 'Rimetti l’immagine di prima', act: () => show(stored) };
  if (value === null) return null;
  return { icon: 'trash-2', label: 'Rimuovi immagine', act: () => show(null) };
}

function statusOf({ value, bad, reading, note }: PictureApi, stored: string | null) {
  if (reading) return 'Preparo l’immagine...';
  if (bad) return value !== null && 'Resta l’immagine di prima';
  return stored !== null && value === null ? 'Il piatto resta senza immagine' : note;
}
