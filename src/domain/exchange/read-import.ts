import { readCsv } from './csv-file';
import { decodeFile, type ImportFile } from './import-file';
import { readJson } from './json-file';

/**
 * Reads a file that is to be imported: CSV or JSON, told apart by how it begins; `null` is a broken JSON.
 * @param newId makes an id for a new product
 * @throws BrokenFileError where nothing of it can be read
 */
export function readImport(bytes: Uint8Array, newId: () => string): ImportFile {
  const text = decodeFile(bytes);
  return /^\s*(?:[{[]|null\s*$)/.test(text) ? readJson(text, newId) : readCsv(text, newId);
}
