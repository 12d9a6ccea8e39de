import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PICTURE_MESSAGE } from '../../domain/product/validation';
import type { ProductFormValues } from './form-values';
import {
  type ChosenPicture,
  copyPicture,
  type PictureProblem,
  preparePicture,
} from './prepare-picture';

const HEIC_MESSAGE =
  'Salva la foto come JPEG: il menu non può mostrare le foto HEIC. Su iPhone scegli Impostazioni › Fotocamera › Formati › «Più compatibile» e scattala di nuovo, oppure esportala come JPEG.';

const MESSAGES: Record<PictureProblem, string> = { invalid: PICTURE_MESSAGE, heic: HEIC_MESSAGE };

/** The last picture that was chosen in each form, by the form's key: a draft finds it as long as the tab lives. */
const chosenPictures = new Map<string, ChosenPicture>();

/**
 * The picture of the form. Its field holds the address that is shown: the stored picture's, a chosen one's data URL, or null.
 * @param key of the form's draft
 * @param lost whether the form shows a draft whose picture was left behind by a reload
 */
export function usePicture(form: UseFormReturn<ProductFormValues>, key: string, lost: boolean) {
  const shown = useWatch({ control: form.control, name: 'image' });
  const [reading, setReading] = useState(false);
  /** A file that cannot be used, and its name. */
  const [bad, setBad] = useState<{ name: string; message: string } | null>(null);
  /** What became of the picture last, for screen readers too. */
  const [note, setNote] = useState(
    lost ? 'L’immagine scelta prima non è rimasta: sceglila di nuovo' : '',
  );
  /** The last choice, perhaps still being read: a save waits for it, and what was chosen before it does not count. */
  const last = useRef<Promise<ChosenPicture | PictureProblem | null>>(Promise.resolve(null));

  function show(image: string | null, text = '') {
    form.setValue('image', image, { shouldDirty: true });
    dropBad();
    setNote(text);
  }

  function dropBad() {
    last.current = Promise.resolve(null);
    form.clearErrors('image');
    setBad(null);
    setNote('');
  }

  /** The picture to upload; null where the shown one is stored, or none. */
  function chosen(): ChosenPicture | null {
    const picture = chosenPictures.get(key);
    return picture && picture.preview === form.getValues('image') ? picture : null;
  }

  function take(picture: ChosenPicture) {
    chosenPictures.set(key, picture);
    show(
      picture.preview,
      picture.still ? 'Questa GIF è animata: nel menu starà ferma sulla prima immagine' : '',
    );
  }

  /** Reads a chosen file. One that cannot be used leaves the picture as it is. */
  async function choose(file: File) {
    const read = preparePicture(file);
    last.current = read;
    setReading(true);
    const picture = await read;
    if (last.current !== read) return;
    setReading(false);
    if (typeof picture !== 'string') take(picture);
    else {
      const keeps = form.getValues('image') !== null;
      setBad({ name: file.name, message: MESSAGES[picture] });
      setNote(keeps ? 'Resta l’immagine di prima' : '');
    }
  }

  /** Begins with a copy of another product's picture, which is no change of the form yet. */
  async function copy(url: string) {
    const read = copyPicture(url).catch((error) => {
      console.error(error);
      return null;
    });
    last.current = read;
    setReading(true);
    const picture = await read;
    if (last.current !== read) return;
    setReading(false);
    if (picture) {
      chosenPictures.set(key, picture);
      form.resetField('image', { defaultValue: picture.preview });
    }
    setNote(
      picture
        ? 'L’immagine è copiata: cambiarla qui non tocca l’altro prodotto'
        : 'L’immagine non si è potuta copiare: scegline una',
    );
  }

  return {
    shown,
    bad,
    reading,
    note,
    choose,
    copy,
    show,
    chosen,
    dropBad,
    /** Waits for a file that is being read. @returns why the form cannot be saved with what was chosen last */
    async problem(): Promise<string | null> {
      const read = await last.current;
      return typeof read === 'string' && !chosen() ? MESSAGES[read] : null;
    },
    /** After a save, or where the form begins anew. */
    forget() {
      chosenPictures.delete(key);
      dropBad();
    },
  };
}

export type PictureApi = ReturnType<typeof usePicture>;

/** The picture that a draft of this form was typed with, as long as the tab lives. */
export function keptPicture(key: string): string | null {
  return chosenPictures.get(key)?.preview ?? null;
}
