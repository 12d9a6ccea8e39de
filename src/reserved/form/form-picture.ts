import { preparePicture } from './prepare-picture';
import type { ChosenPicture } from './save-product';

/** The value of the picture field. `preview` is a data URL (spec point 3). */
export type FormPicture =
  | { kind: 'stored'; url: string | null }
  | { kind: 'reading'; done: Promise<FormPicture> }
  | { kind: 'chosen'; chosen: ChosenPicture; preview: string }
  | { kind: 'invalid'; name: string };

/** Reads a chosen file: a picture ready for upload, or `invalid` where it is none. Never rejects. */
export async function readPicture(file: File): Promise<FormPicture> {
  const { name } = file;
  try {
    const blob = await preparePicture(file);
    if (!blob) return { kind: 'invalid', name };
    const id = crypto.randomUUID().replaceAll('-', '');
    return { kind: 'chosen', chosen: { id, name, blob }, preview: await dataUrl(blob) };
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
