import {
  isAnimatedGif,
  MAX_PICTURE_SIDE,
  PICTURE_BYTES,
  PICTURE_TYPES,
} from '../../domain/product/picture';

/** Encoder qualities, tried in turn until the picture is small enough; the last one is used in any case. */
const QUALITIES = [0.82, 0.72, 0.6, 0.48, 0.36];

/** A picture ready for upload. `still`: the chosen file was an animation, of which this is the first picture. */
type PreparedPicture = { blob: Blob; still: boolean };

/**
 * Prepares a chosen file for upload: turned upright, at most MAX_PICTURE_SIDE px, about PICTURE_BYTES, as WebP or else
 * JPEG. Where that would not make it smaller, the file itself is returned; but never an animation.
 * @returns null where the file is not a picture of a permitted type, by its MIME type or by its content
 */
export async function preparePicture(file: File): Promise<PreparedPicture | null> {
  if (!PICTURE_TYPES.includes(file.type)) return null;
  const bitmap = await decode(file);
  if (!bitmap) return null;
  try {
    const still =
      file.type === 'image/gif' && isAnimatedGif(new Uint8Array(await file.arrayBuffer()));
    const shrunk = await shrink(bitmap);
    if (still) return shrunk && { blob: shrunk, still };
    return { blob: shrunk && shrunk.size < file.size ? shrunk : file, still };
  } finally {
    bitmap.close();
  }
}

/** Decodes by content, whatever the file's name, and rejects SVG. Applies the camera's orientation. */
async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
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
