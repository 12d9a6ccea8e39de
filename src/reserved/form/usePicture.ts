import { useEffect, useRef, useState } from 'react';
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

/** What the form's field begins with where it holds a chosen picture instead of a stored one's address. */
const CHOSEN = 'scelta:';

/** The chosen pictures by the value of the form's field: a draft finds its own as long as the tab lives. */
const chosenPictures = new Map<string, ChosenPicture>();

function keep(picture: ChosenPicture): string {
  const value = CHOSEN + picture.id;
  chosenPictures.set(value, picture);
  return value;
}

/**
 * The picture of the form, which opens with what its field holds.
 * @param copied address of another product's picture to begin with, unless the form shows a draft that has its own
 */
export function usePicture(
  form: UseFormReturn<ProductFormValues>,
  { copied, restored }: { copied: string | null; restored: boolean },
) {
  const value = useWatch({ control: form.control, name: 'image' });
  const [reading, setReading] = useState(false);
  /** A file that cannot be used, and its name. */
  const [bad, setBad] = useState<{ name: string; message: string } | null>(null);
  /** What became of the picture last, for screen readers too. */
  const [note, setNote] = useState('');
  /** The last choice, perhaps still being read: a save waits for it, and what was chosen before it does not count. */
  const last = useRef<Promise<ChosenPicture | PictureProblem | null>>(Promise.resolve(null));

  /** The picture to upload; null where the shown one is stored, or none. */
  const chosen = () => chosenPictures.get(form.getValues('image') ?? '') ?? null;

  function dropBad() {
    last.current = Promise.resolve(null);
    form.clearErrors('image');
    setBad(null);
    setNote('');
  }

  function show(image: string | null, text = '') {
    form.setValue('image', image, { shouldDirty: true });
    dropBad();
    setNote(text);
  }

  /** Waits for a picture. @returns undefined where another one was chosen meanwhile */
  async function read<Result extends ChosenPicture | PictureProblem | null>(
    picture: Promise<Result>,
  ): Promise<Result | undefined> {
    last.current = picture;
    setReading(true);
    const result = await picture;
    if (last.current !== picture) return undefined;
    setReading(false);
    return result;
  }

  /** Reads a chosen file. One that cannot be used leaves the picture as it is. */
  async function choose(file: File) {
    const picture = await read(preparePicture(file));
    if (picture === undefined) return;
    if (typeof picture === 'string') {
      setBad({ name: file.name, message: MESSAGES[picture] });
      setNote(form.getValues('image') === null ? '' : 'Resta l’immagine di prima');
    } else {
      show(keep(picture));
    }
  }

  /** Begins with a copy of another product's picture, which is no change of the form yet. */
  async function copy(url: string) {
    try {
      const picture = await read(copyPicture(url));
      if (!picture) return;
      form.resetField('image', { defaultValue: keep(picture) });
      setNote('L’immagine è copiata: cambiarla qui non tocca l’altro piatto');
    } catch (error) {
      console.error(error);
      dropBad();
      setReading(false);
      setNote('L’immagine non si è potuta copiare: scegline una');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    // A draft outlives the tab; what was chosen does not.
    const lost = form.getValues('image')?.startsWith(CHOSEN) && !chosen();
    if (lost) {
      form.resetField('image');
      setNote('L’immagine scelta prima non è rimasta: sceglila di nuovo');
    }
    if (copied !== null && (lost || !restored)) void copy(copied);
  }, []);

  return {
    /** The address of the picture to show. */
    shown: value?.startsWith(CHOSEN) ? (chosenPictures.get(value)?.preview ?? null) : value,
    bad,
    reading,
    note,
    choose,
    show,
    chosen,
    dropBad,
    /** Waits for a file that is being read. @returns why the form cannot be saved with what was chosen last */
    async problem(): Promise<string | null> {
      const picture = await last.current.catch(() => null);
      return typeof picture === 'string' && !chosen() ? MESSAGES[picture] : null;
    },
  };
}

export type PictureApi = ReturnType<typeof usePicture>;
