import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useController, useWatch } from 'react-hook-form';
import { fields } from '../../domain/product/fields';
import { addressIn, type PictureValue } from '../../domain/product/picture';
import { controlId, Field } from '../fields/Field';
import { acceptedTypes } from '../photo/accepted-types';
import { copyPicture, type PreparedPicture, preparePicture } from '../photo/prepare-picture';
import type { ProductFormApi } from './CardPreview';
import styles from './ProductForm.module.scss';

/** The chosen pictures, by their ids. They live as long as the tab, and so does the picture of a draft. */
const chosenPictures = new Map<string, PreparedPicture>();

function keep(picture: PreparedPicture): PictureValue {
  chosenPictures.set(picture.id, picture);
  return { chosen: picture.id };
}

/** The chosen picture that a form's value names; null if it names none, or one of another tab. */
function chosenIn(value: PictureValue): PreparedPicture | null {
  return isChosen(value) ? (chosenPictures.get(value.chosen) ?? null) : null;
}

const isSame = (a: PictureValue, b: PictureValue) =>
  addressIn(a) === addressIn(b) && chosenIn(a) === chosenIn(b);

const isChosen = (value: PictureValue) => typeof value === 'object' && value !== null;

/**
 * State and actions of the form's picture, the value of the field `image`.
 * @param copied address of another product's picture to start with, unless a restored draft has its own
 */
export function usePicture(form: ProductFormApi, copied: string | null, restored: boolean) {
  const value = useWatch({ control: form.control, name: 'image' });
  /** The last event of the picture, also announced by screen readers. */
  const [note, setNote] = useState('');
  const reading = useMutation({ mutationFn: preparePicture });
  const copying = useMutation({ mutationFn: copyPicture });
  /** The last read, which may be pending. It resolves to why the file cannot be used, or to null. A save waits for it. */
  const last = useRef<Promise<string | null>>(Promise.resolve(null));
  const chosen = () => chosenIn(form.getValues('image'));

  /** Shows a picture, null for none, and forgets a file that cannot be used. */
  function show(image: PictureValue) {
    copying.reset();
    reading.reset();
    last.current = Promise.resolve(null);
    form.clearErrors('image');
    setNote('');
    form.setValue('image', image, { shouldDirty: true });
  }

  /** Reads a file. One that cannot be used leaves the picture as it is, and prevents a save. */
  function choose(file: File) {
    // A copy that arrives later would replace the file.
    copying.reset();
    form.clearErrors('image');
    setNote('');
    const options = { onSuccess: (picture: PreparedPicture) => show(keep(picture)) };
    last.current = reading.mutateAsync(file, options).then(
      () => null,
      (error: Error) => error.message,
    );
  }

  /** Copies the picture of the copied product, which does not make the form dirty. */
  function copy(address: string) {
    const start = (image: PictureValue, text: string) => {
      form.resetField('image', { defaultValue: image });
      setNote(text);
    };
    const done = copying.mutateAsync(address, {
      onSuccess: (picture) =>
        start(keep(picture), 'L’immagine è copiata: cambiarla qui non tocca l’altro piatto'),
      onError(error) {
        console.error(error);
        // No script may read a bucket without a CORS configuration. A picture that another product shows is never deleted.
        if (error instanceof TypeError)
          start(address, 'L’immagine è quella dell’altro piatto: cambiarla qui non lo tocca');
        else setNote('L’immagine non si è potuta copiare: scegline una');
      },
    });
    last.current = done.then(
      () => null,
      () => null,
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    // The draft is stored; the chosen file is only in this tab's memory.
    const isLost = isChosen(form.getValues('image')) && !chosen();
    if (isLost) {
      form.resetField('image');
      setNote('L’immagine scelta prima non è rimasta: sceglila di nuovo');
    }
    if (copied !== null && (isLost || !restored)) copy(copied);
  }, []);

  return {
    value,
    shown: chosenIn(value)?.preview ?? addressIn(value),
    /** Why the last file cannot be used; undefined if it can. */
    bad: reading.error?.message,
    isReading: reading.isPending || copying.isPending,
    /** The last event, or advice for a better picture. */
    note: note || chosenIn(value)?.hint,
    choose,
    show,
    chosen,
    /** Waits for a pending read. @returns why the last chosen file prevents a save, or null */
    async problem() {
      const message = await last.current;
      return chosen() ? null : message;
    },
  };
}

export type PictureApi = ReturnType<typeof usePicture>;

/** The product's picture: a preview, a file input, and a button that removes it or takes back the last choice. */
export function PictureField({ form, picture }: { form: ProductFormApi; picture: PictureApi }) {
  const { field } = useController({ control: form.control, name: 'image' });
  const { value, shown, bad, isReading, note, choose, show } = picture;
  /** The picture that the form opened with. */
  const stored = (form.formState.defaultValues?.image ?? null) as PictureValue;
  const isChanged = bad !== undefined || !isSame(value, stored);
  const removed = stored !== null && value === null && 'Il piatto resta senza immagine';
  const input = useRef<HTMLInputElement | null>(null);

  function clear() {
    if (input.current) input.current.value = '';
    show(isChanged ? stored : null);
    // Without a picture the button disappears: the file input takes the focus.
    if (stored === null) input.current?.focus();
  }
  return (
    <Field
      id={controlId(field.name)}
      label={fields[field.name].label}
      hint="PNG, JPEG, WebP, AVIF o GIF: viene raddrizzata e ridotta da sola"
      problem={form.formState.errors.image?.message ?? bad}
    >
      {(control) => (
        <div className="d-flex flex-column gap-2">
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
          <Form.Control
            {...control}
            ref={(element: HTMLInputElement | null) => {
              input.current = element;
              field.ref(element);
            }}
            type="file"
            name="image"
            accept={acceptedTypes()}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              const [file] = target.files ?? [];
              if (file) choose(file);
            }}
          />
          {(isChanged || value !== null) && !isReading && (
            <div>
              {' '}
              <Button variant="outline-dark" onClick={clear}>
                {isChanged && stored !== null ? 'Rimetti l’immagine di prima' : 'Rimuovi immagine'}
              </Button>
            </div>
          )}
          <div className="form-text" role="status">
            {isReading ? 'Preparo l’immagine...' : removed || note}
          </div>
        </div>
      )}
    </Field>
  );
}
