import {
  CARD_BYTES,
  CARD_LONGER_SIDE,
  CARD_SIDE,
  isHeic,
  MAX_PICTURE_SIDE,
  PICTURE_BYTES,
  PICTURE_TYPES,
} from '../../domain/product/picture';
import { PICTURE_MESSAGE } from '../../domain/staff/validation';

/** Encoder qualities, tried in turn until the picture is small enough; the last one is used in any case. */
const QUALITIES = [0.82, 0.72, 0.6, 0.48, 0.36];

/** A picture ready for upload. */
export type ChosenPicture = {
  /** Unique to each choice. By this id a retry finds what an earlier attempt has uploaded. */
  id: string;
  name: string;
  large: Blob;
  /** The card's picture; null if the large one is small enough for both. */
  card: Blob | null;
  /** A data URL of the large one. */
  preview: string;
  /** What would make a better picture, for people; '' if nothing is known. */
  hint: string;
};

/** Below this mean brightness, from 0 to 255, a dish is hard to see. The pictures of the sample menu have 60 and more. */
const DARK = 50;

const HEIC_MESSAGE =
  'Salva la foto come JPEG: il menu non può mostrare le foto HEIC. Su iPhone scegli Impostazioni › Fotocamera › Formati › «Più compatibile» e scattala di nuovo, oppure esportala come JPEG.';

/**
 * Prepares a chosen file for upload: turned upright, at most MAX_PICTURE_SIDE px, about PICTURE_BYTES, as WebP or else
 * JPEG. If the result is not smaller, the file itself is used, unless it is a GIF. The card's picture is made too.
 * @throws Error with a message for the user if the file is not a picture of a permitted type
 */
export async function preparePicture(file: File): Promise<ChosenPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  if (/^image\/hei[cf]/.test(file.type) || isHeic(bytes)) throw new Error(HEIC_MESSAGE);
  // Decodes by content, whatever the file's name, and rejects SVG. Applies the camera's orientation.
  const bitmap =
    PICTURE_TYPES.includes(file.type) &&
    (await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null));
  if (!bitmap) throw new Error(PICTURE_MESSAGE);
  // A GIF may be animated: only its first frame is kept.
  const isGif = file.type === 'image/gif';
  const canvas = draw(bitmap, MAX_PICTURE_SIDE / Math.max(bitmap.width, bitmap.height));
  bitmap.close();
  const shrunk = await encodeWithin(canvas, PICTURE_BYTES);
  const large = shrunk && (isGif || shrunk.size < file.size) ? shrunk : file;
  if (isGif && large === file) throw new Error(PICTURE_MESSAGE);
  const id = crypto.randomUUID().replaceAll('-', '');
  const card = await cardOf(canvas);
  const preview = await dataUrl(large);
  return { id, name: file.name, large, card, preview, hint: hintFor(canvas) };
}

/** A hint for a picture that is dark, or smaller than a card needs. */
function hintFor(canvas: HTMLCanvasElement): string {
  const isSmall = Math.min(canvas.width, canvas.height) < CARD_SIDE;
  if (isSmall)
    return 'La foto è piccola: sul menu sarà sgranata. Usa quella intera, non ritagliata';
  const sample = draw(canvas, 32 / Math.max(canvas.width, canvas.height));
  const pixels =
    sample.getContext('2d')?.getImageData(0, 0, sample.width, sample.height).data ?? [];
  // A transparent pixel shows the card's light ground.
  const brightness = Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 255] = pixels.slice(index * 4, index * 4 + 4);
    return alpha < 128 ? 255 : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  const mean = brightness.reduce((sum, value) => sum + value, 0) / brightness.length;
  return mean < DARK ? 'La foto è scura: più luce, dall’alto, tutta la pizza' : '';
}

/** A copy of a stored picture, ready for upload as another product's own. @throws Error if it cannot be read */
export async function copyPicture(url: string): Promise<ChosenPicture> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`No picture to copy: ${response.status}`);
  const blob = await response.blob();
  const name = decodeURIComponent(new URL(url).pathname).split('/').at(-1) ?? '';
  return preparePicture(new File([blob], name, { type: blob.type }));
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

/** Scales a picture down, never up. */
function draw(picture: ImageBitmap | HTMLCanvasElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * Math.min(1, scale)));
  canvas.height = Math.max(1, Math.round(picture.height * Math.min(1, scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(PICTURE_MESSAGE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encodeWithin(canvas: HTMLCanvasElement, bytes: number): Promise<Blob | null> {
  const type = await canvasType(canvas);
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await encode(canvas, type, quality);
    if (!blob || blob.size <= bytes) break;
  }
  return blob;
}

/** WebP where the browser can encode it (Safari cannot). JPEG has no transparency: the card's colour goes behind it. */
async function canvasType(canvas: HTMLCanvasElement): Promise<string> {
  const probe = await encode(canvas, 'image/webp', 0);
  if (probe?.type === 'image/webp') return 'image/webp';
  const context = canvas.getContext('2d');
  if (!context) return 'image/jpeg';
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fffaf2';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return 'image/jpeg';
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
