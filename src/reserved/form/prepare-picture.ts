import {
  isAnimatedGif,
  isHeic,
  MAX_PICTURE_SIDE,
  PICTURE_BYTES,
  PICTURE_TYPES,
} from '../../domain/product/picture';

/** Encoder qualities, tried in turn until the picture is small enough; the last one is used in any case. */
const QUALITIES = [0.82, 0.72, 0.6, 0.48, 0.36];

/** A picture ready for upload. */
export type ChosenPicture = {
  /** Made once for each choice: by it an upload finds what an earlier attempt has uploaded. */
  id: string;
  /** The chosen file's name. */
  name: string;
  blob: Blob;
  /** A data URL. */
  preview: string;
  /** Whether the file was an animation, of which this is the first picture. */
  still: boolean;
};

/** Why a file cannot be used: it is no picture of a permitted type, or an iPhone's own format. */
export type PictureProblem = 'invalid' | 'heic';

/**
 * Prepares a chosen file for upload: turned upright, at most MAX_PICTURE_SIDE px, about PICTURE_BYTES, as WebP or else
 * JPEG. Where that would not make it smaller, the file itself is taken; but never an animation. Never rejects.
 */
export async function preparePicture(file: File): Promise<ChosenPicture | PictureProblem> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (/^image\/hei[cf]/.test(file.type) || isHeic(bytes)) return 'heic';
    if (!PICTURE_TYPES.includes(file.type)) return 'invalid';
    const bitmap = await decode(file);
    if (!bitmap) return 'invalid';
    const still = file.type === 'image/gif' && isAnimatedGif(bytes);
    const shrunk = await shrink(bitmap);
    const blob = shrunk && (still || shrunk.size < file.size) ? shrunk : file;
    if (still && blob === file) return 'invalid';
    const id = crypto.randomUUID().replaceAll('-', '');
    return { id, name: file.name, blob, preview: await dataUrl(blob), still };
  } catch (error) {
    console.error(error);
    return 'invalid';
  }
}

/** A copy of a stored picture, ready for upload as another product's own. @throws where it cannot be read */
export async function copyPicture(url: string): Promise<ChosenPicture> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`No picture to copy: ${response.status}`);
  const blob = await response.blob();
  const name = decodeURIComponent(new URL(url).pathname).split('/').at(-1) ?? '';
  const copy = await preparePicture(new File([blob], name, { type: blob.type }));
  if (typeof copy === 'string') throw new Error(`No picture to copy: ${copy}`);
  return copy;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Decodes by content, whatever the file's name, and rejects SVG. Applies the camera's orientation. */
function decode(file: File): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

async function shrink(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, MAX_PICTURE_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();

  const type = await canvasType(canvas, context);
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await encode(canvas, type, quality);
    if (!blob || blob.size <= PICTURE_BYTES) break;
  }
  return blob;
}

/** WebP where the browser can encode it (Safari cannot). JPEG has no transparency: the card's colour goes behind it. */
async function canvasType(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const probe = await encode(canvas, 'image/webp', 0);
  if (probe?.type === 'image/webp') return 'image/webp';
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fffaf2';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return 'image/jpeg';
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
