/** Encoder qualities, tried in turn until the picture is small enough; the last one is used in any case. */
const QUALITIES = [0.82, 0.72, 0.6, 0.48, 0.36];

/** The colour of a card, which a picture without transparency shows in its place. */
const GROUND = '#fffaf2';

/** An opaque colour to test a canvas with: its red, green, blue and opacity. */
const TEST_COLOUR = [201, 100, 50, 255];

/** From this mean difference on, of 255, two pictures are not the same. Encoding makes less, and so do browsers that add noise. */
const DIFFERENT = 24;

export type Source = HTMLImageElement | HTMLCanvasElement;

/** Decodes a picture, which an <img> turns upright in every browser. @returns null if the browser cannot decode it */
export async function decodePicture(blob: Blob): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Scales a picture down, never up. @param y where the part to draw begins, in the picture's px @throws if nothing can be drawn */
export function draw(picture: Source, scale: number, y = 0): HTMLCanvasElement {
  const height = picture.height - y;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * Math.min(1, scale)));
  canvas.height = Math.max(1, Math.round(height * Math.min(1, scale)));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  const part = [0, y, picture.width, height] as const;
  context.drawImage(picture, ...part, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Draws a picture and looks at it: a browser that blocks tracking, or lacks memory, draws or reads back a blank, striped or
 * half-drawn one without an error.
 * @throws Error if that is so
 */
export function drawChecked(picture: Source, scale: number): HTMLCanvasElement {
  const canvas = draw(picture, scale);
  const plain = document.createElement('canvas');
  Object.assign(plain, { width: canvas.width, height: canvas.height });
  paint(plain, 'source-over', `rgb(${TEST_COLOUR.slice(0, 3)})`);
  // What was drawn in black is not transparent.
  const isBlank = samplesOf(canvas).every((value) => value === 0);
  const isBlocked = differ(samplesOf(draw(plain, 1)), TEST_COLOUR);
  // The lower half, drawn by itself, is the same unless one of the two is not complete.
  const half = draw(picture, scale, picture.height / 2);
  const isPartial = differ(samplesOf(half), samplesOf(draw(canvas, 1, canvas.height / 2)));
  if (isBlank || isBlocked || isPartial) throw new Error('The canvas does not show the picture');
  return canvas;
}

/** Red, green, blue and opacity of the pixels of a picture that is reduced to 16 px. */
function samplesOf(picture: Source): number[] {
  const small = draw(picture, 16 / Math.max(picture.width, picture.height));
  return [...contextOf(small).getImageData(0, 0, small.width, small.height).data];
}

/** Whether samples are not those of the same picture, or of a plain one with the colour `other`. */
function differ(one: readonly number[], other: readonly number[]): boolean {
  const colour = (at: number) => other[at % other.length] ?? 0;
  const sum = one.reduce((all, value, at) => all + Math.abs(value - colour(at)), 0);
  return sum > DIFFERENT * one.length;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  return context;
}

function paint(canvas: HTMLCanvasElement, operation: GlobalCompositeOperation, colour: string) {
  const context = contextOf(canvas);
  context.globalCompositeOperation = operation;
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Encodes a canvas in about so many bytes. @throws Error if the browser does not, or encodes something else */
export async function encodeWithin(canvas: HTMLCanvasElement, bytes: number): Promise<Blob> {
  const type = await canvasType(canvas);
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await encode(canvas, type, quality);
    if (!blob || blob.size <= bytes) break;
  }
  const encoded = blob?.type === type ? await decodePicture(blob) : null;
  if (!blob || !encoded || differ(samplesOf(encoded), samplesOf(canvas)))
    throw new Error('The canvas was not encoded');
  return blob;
}

/** WebP where the browser can encode it (Safari cannot). JPEG has no transparency: the card's colour goes behind it. */
async function canvasType(canvas: HTMLCanvasElement): Promise<string> {
  const probe = await encode(canvas, 'image/webp', 0);
  if (probe?.type === 'image/webp') return 'image/webp';
  paint(canvas, 'destination-over', GROUND);
  return 'image/jpeg';
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
