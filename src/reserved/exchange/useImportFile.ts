import { useRef, useState } from 'react';
import { newProductId } from '../../data/staff/products';
import { BrokenFileError, checkFileSize, type ImportFile } from '../../domain/exchange/import-file';
import { readImport } from '../../domain/exchange/read-import';

/** The chosen file: being read, not readable, or read. null for none. */
export type ChosenFile =
  | { stage: 'reading'; name: string }
  | { stage: 'broken'; name: string; message: string }
  | { stage: 'read'; name: string; file: ImportFile };

const UNREADABLE = 'Il file non si apre: scegli di nuovo il file.';

async function read(chosen: File): Promise<ChosenFile> {
  const { name, size } = chosen;
  const broken = (message: string): ChosenFile => ({ stage: 'broken', name, message });
  try {
    // Before it is read into memory.
    checkFileSize(size);
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    return { stage: 'read', name, file: readImport(bytes, newProductId) };
  } catch (error) {
    if (error instanceof BrokenFileError) return broken(error.message);
    console.error(error);
    return broken(UNREADABLE);
  }
}

/** The file that was chosen last, and what it holds. */
export function useImportFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const last = useRef<File | null>(null);

  async function choose(file: File) {
    last.current = file;
    setChosen({ stage: 'reading', name: file.name });
    const answer = await read(file);
    if (last.current === file) setChosen(answer);
  }

  return { chosen, choose };
}
