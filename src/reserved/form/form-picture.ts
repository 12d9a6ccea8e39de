import type { FormPicture } from '../draft/form-state';
import { preparePicture } from './prepare-picture';

/** Reads a chosen file: a picture ready for upload, or `invalid` where it is none. Never rejects. */
export async function readPicture(file: File): Promise<FormPicture> {
  const { name } = file;
  try {
    const prepared = await preparePicture(file);
    if (!prepared) return { kind: 'invalid', name };
    const { blob, still } = prepared;
    const id = crypto.randomUUID().replaceAll('-', '');
    return { kind: 'chosen', chosen: { id, name, blob }, preview: await dataUrl(blob), still };
  } catch (error) {
    console.error(error);
    return { kind: 'invalid', name };
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
