import type { ChosenPicture } from '../../data/staff/save-product';
import { withTimeout } from '../../data/timeout';
import {
  CARD_BYTES,
  CARD_LONGER_SIDE,
  CARD_SIDE,
  MAX_PICTURE_SIDE,
  PICTURE_BYTES,
} from '../../domain/product/picture';
import { readPictureFile } from '../../domain/product/picture-file';
import { PICTURE_MESSAGE } from '../../domain/product/validation';
import { decodePicture, draw, drawChecked, encodeWithin, type Source } from './picture-canvas';

/** A picture ready for upload, as the form shows it. */
export type PreparedPicture = ChosenPicture & {
  /** A data URL of the large one. */
  preview: string;
  /** Advice for a better picture; '' if there is none. */
  hint: string;
};

/** Above this a picture is not decoded: the largest phone cameras have 200 megapixels. Above the other it may be too large. */
const MOST_PIXELS = 250_000_000;
const MANY_PIXELS = 30_000_000;

/** How long the phone may take to read a file, in ms: it may have to fetch it from a cloud. */
const READ_MS = 60_000;

const HEIC_MESSAGE =
  'Salva la foto come JPEG: il menu non può mostrare le foto HEIC. Su iPhone scegli Impostazioni › Fotocamera › Formati › «Più compatibile» e scattala di nuovo, oppure esportala come JPEG.';
const UNREADABLE =
  'Questa foto non si può leggere: se è in un archivio online, scaricala prima sul telefono, poi sceglila di nuovo';
const TOO_LARGE = 'Questa foto ha troppi pixel per questo telefono: salvala più piccola';
const SMALL = 'La foto è piccola: sul menu sarà sgranata. Usa quella intera, non ritagliata';
const BLOCKED =
  'Questo browser non riesce a preparare la foto: prova con un altro browser o un altro telefono';

/**
 * Prepares a chosen file for upload. Recognised by its content, turned upright and always drawn anew, so that no place, camera or
 * author leaves the phone: at most MAX_PICTURE_SIDE px, about PICTURE_BYTES, as WebP or else JPEG. The card's picture is made too.
 * @throws Error with a message for the user
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const bytes = await withTimeout(file.arrayBuffer(), READ_MS).catch(() => new ArrayBuffer(0));
  if (bytes.byteLength === 0 || bytes.byteLength < file.size) throw new Error(UNREADABLE);
  const found = readPictureFile(new Uint8Array(bytes));
  if (!found) throw new Error(PICTURE_MESSAGE);
  const { type, pixels } = found;
  if (type === 'image/heic') throw new Error(HEIC_MESSAGE);
  const source = pixels > MOST_PIXELS ? null : await decodePicture(new Blob([bytes], { type }));
  if (!source) throw new Error(pixels > MANY_PIXELS ? TOO_LARGE : PICTURE_MESSAGE);
  try {
    const canvas = drawChecked(source, MAX_PICTURE_SIDE / Math.max(source.width, source.height));
    const large = await encodeWithin(canvas, PICTURE_BYTES);
    const card = await cardOf(canvas);
    const id = crypto.randomUUID().replaceAll('-', '');
    const preview = await dataUrl(large);
    return { id, name: file.name, large, card, preview, hint: isSmall(source) ? SMALL : '' };
  } catch (cause) {
    throw new Error(BLOCKED, { cause });
  }
}

/** Whether a picture has fewer pixels than its card needs. */
function isSmall({ width, height }: Source): boolean {
  return Math.min(width, height) < CARD_SIDE;
}

/**
 * A copy of a stored picture, ready for upload as another product's own. Asks Storage itself: what the browser has cached for an
 * <img> no script may read.
 * @throws TypeError if no answer came, or the bucket lets no script read it; Error if there is no such picture
 */
export async function copyPicture(url: string): Promise<PreparedPicture> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`No picture to copy: ${response.status}`);
  const name = decodeURIComponent(new URL(url).pathname).split('/').at(-1) ?? '';
  return preparePicture(new File([await response.blob()], name));
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Makes the card's picture from the large one: a 12-megapixel photo is drawn only once, and the small one is smoother. */
async function cardOf(large: HTMLCanvasElement): Promise<Blob | null> {
  const shorter = Math.min(large.width, large.height);
  const longer = Math.max(large.width, large.height);
  if (shorter <= CARD_SIDE) return null;
  const scale = Math.min(CARD_SIDE / shorter, CARD_LONGER_SIDE / longer);
  return encodeWithin(draw(large, scale), CARD_BYTES);
}
