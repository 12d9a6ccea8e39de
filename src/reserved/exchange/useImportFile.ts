import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { firebaseConfig } from '../../data/config';
import { newProductId } from '../../data/staff/firestore';
import { isLostPicture, isOwnPicture } from '../../data/staff/images';
import {
  BrokenFileError,
  checkFileSize,
  type ImportFile,
  readImport,
} from '../../domain/exchange/import-file';
import { planImport } from '../../domain/exchange/import-plan';
import type { Product } from '../../domain/product/product';
import { restaurant } from '../../restaurant';
import { useMenuWrittenAt } from '../queries';

/** The last chosen file, its contents, and the changes that it would make. */
export function useImportFile(products: readonly Product[]) {
  const reading = useMutation({
    mutationFn: async (chosen: File) => {
      // Checked before the file is read into memory.
      checkFileSize(chosen.size);
      const file = readImport(new Uint8Array(await chosen.arrayBuffer()));
      // Pictures that a product already shows are taken to exist. Only the others are looked up.
      const shown = new Set(products.map(({ image }) => image));
      const urls = new Set(file.rows.map(({ cells }) => cells.image?.trim() ?? ''));
      const others = [...urls].filter((url) => !shown.has(url));
      const lost = await Promise.all(others.map(isLostPicture));
      return { ...file, lost: others.filter((_, index) => lost[index]) };
    },
  });
  const { data: file = null, error } = reading;
  const name = reading.variables?.name ?? null;
  const menuWrittenAt = useMenuWrittenAt();

  const plan = useMemo(() => {
    const pictureProblem = (url: string) => {
      if (!isOwnPicture(url)) return "Immagine lasciata fuori: l'indirizzo non è di questo sito";
      return file?.lost.includes(url)
        ? 'Immagine lasciata fuori: la foto del file non c’è più'
        : null;
    };
    return file && planImport(file.rows, { stored: products, newId: newProductId, pictureProblem });
  }, [file, products]);

  return {
    name,
    plan,
    /** Columns of the file that no product has. */
    ignored: file?.ignored ?? [],
    choose: (next: File) => reading.mutate(next),
    reading: reading.isPending,
    problem: error && (error instanceof BrokenFileError ? error.message : 'Il file non si apre'),
    warning: file && name && warningOf(file, name, menuWrittenAt),
  };
}

const { timeZone } = restaurant.hours;
const dayOf = (instant: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);

/** Why a file is suspicious: it comes from another project, or the menu was changed after the export. Null if it is not. */
function warningOf(file: ImportFile, name: string, writtenAt: number | null): string | null {
  const { project, readAt } = file;
  if (project !== undefined && project !== firebaseConfig.projectId) {
    return `Il file viene da un altro progetto («${project}»): guarda bene che cosa cambia.`;
  }
  if (writtenAt === null) return null;
  // A CSV has the day of its export only in the file name.
  const [day = ''] = /\d{4}-\d\d-\d\d/.exec(name) ?? [];
  const isOlder = readAt === undefined ? day !== '' && day < dayOf(writtenAt) : readAt < writtenAt;
  return isOlder
    ? 'Il file è più vecchio del menu: qualcuno lo ha cambiato dopo. Togli la spunta a quello che non deve tornare indietro.'
    : null;
}
