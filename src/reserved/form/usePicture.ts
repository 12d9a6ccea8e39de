import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Form } from './form-values';
import { type ChosenPicture, copyPicture, preparePicture } from './prepare-picture';

/** What the form's field begins with where it holds a chosen picture instead of a stored one's address. */
const CHOSEN = 'scelta:';

/** The chosen pictures by the value of the form's field: a draft finds its own as long as the tab lives. */
const chosenPictures = new Map<string, ChosenPicture>();

/**
 * The picture of the form, which opens with what its field holds.
 * @param copied address of another product's picture to begin with, unless the form shows a draft that has its own
 */
export function usePicture(form: Form, copied: string | null, restored: boolean) {
  const value = useWatch({ control: form.control, name: 'image' });
  /** What became of the picture last, for screen readers too. */
  const [note, setNote] = useState('');
  const { mutateAsync, reset, error, isPending, variables } = useMutation({
    mutationFn: (source: File | string) =>
      typeof source === 'string' ? copyPicture(source) : preparePicture(source),
  });
  /** What was read last, perhaps still being read: why it cannot be used. A save waits for it. */
  const last = useRef<Promise<string | null>>(Promise.resolve(null));

  /** The picture to upload; null where the shown one is stored, or none. */
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

  /** Reads a chosen file, or the picture of the product that is copied. One that cannot be used leaves the picture as it is. */
  function read(source: File | string) {
    setNote('');
    const onSuccess = (picture: ChosenPicture) => {
      const image = CHOSEN + picture.id;
      chosenPictures.set(image, picture);
      if (source instanceof File) return show(image);
      // A copy is no change of the form yet.
      form.resetField('image', { defaultValue: image });
      setNote('L’immagine è copiata: cambiarla qui non tocca l’altro piatto');
    };
    const onError = (error: Error) => {
      if (source instanceof File) return error.message;
      console.error(error);
      setNote('L’immagine non si è potuta copiare: scegline una');
      return null;
    };
    last.current = mutateAsync(source, { onSuccess }).then(() => null, onError);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    // A draft outlives the tab; what was chosen does not.
    const lost = form.getValues('image')?.startsWith(CHOSEN) && !chosen();
    if (lost) {
      form.resetField('image');
      setNote('L’immagine scelta prima non è rimasta: sceglila di nuovo');
    }
    if (copied !== null && (lost || !restored)) read(copied);
  }, []);

  return {
    value,
    /** The address of the picture to show. */
    shown: value?.startsWith(CHOSEN) ? (chosenPictures.get(value)?.preview ?? null) : value,
    /** A file that cannot be used, and why. */
    bad:
      error && variables instanceof File ? { name: variables.name, message: error.message } : null,
    reading: isPending,
    note,
    choose: read,
    show,
    chosen,
    dropBad,
    /** Waits for a file that is being read. @returns why the form cannot be saved with what was chosen last */
    problem: async () => {
      const message = await last.current;
      return chosen() ? null : message;
    },
  };
}

export type PictureApi = ReturnType<typeof usePicture>;
