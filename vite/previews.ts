import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DOWNLOAD_URL } from '../src/domain/product/picture.ts';
import type { PrerenderedPage } from '../src/start/entry-server';

/** The size of a preview, in px, and what the messengers that show it accept at most, in bytes. */
const SIZE = { width: 1200, height: 630 };
const MAX_BYTES = 300_000;
/** Tried one after the other until the file is small enough. */
const QUALITIES = [80, 60, 40];

const TIMEOUT_MS = 15_000;
const AT_ONCE = 8;

/** The restaurant's own preview. */
const OWN = 'anteprima.jpg';

async function convert(image: string): Promise<Buffer> {
  if (!DOWNLOAD_URL.test(image)) throw new Error('it is not in Storage');
  const response = await fetch(image, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Storage answered ${response.status}`);
  // Loaded here: a machine without its binary builds too.
  const { default: sharp } = await import('sharp');
  const picture = sharp(await response.arrayBuffer())
    .autoOrient()
    .resize({ ...SIZE, fit: 'cover' })
    .flatten({ background: '#24160f' });
  for (const quality of QUALITIES) {
    const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`it takes more than ${MAX_BYTES} bytes`);
}

type PreviewOptions = {
  /** The folder of the built site. */
  out: string;
  /** A folder that keeps what was converted for the next build. A picture that is replaced has another address. */
  kept: string;
  /** How many pictures to convert at most: others get the restaurant's own preview. */
  limit: number;
};

/**
 * Writes the previews of links to dishes: JPEGs of 1200 x 630 px and at most 300 kB. A picture that cannot be converted gets the
 * restaurant's own preview, and never stops a build.
 * @returns why pictures could not be converted, a sentence each
 */
export async function makePreviews(
  pictures: readonly NonNullable<PrerenderedPage['picture']>[],
  { out, kept, limit }: PreviewOptions,
): Promise<string[]> {
  const images = new Map(pictures.map(({ preview, image }) => [preview, image]));
  const failures: string[] = [];
  await mkdir(kept, { recursive: true });
  const unused = new Set(await readdir(kept));

  /** @returns a file with the preview */
  async function make(preview: string, image: string): Promise<string> {
    const name = basename(preview);
    const file = join(kept, name);
    if (unused.delete(name)) return file;
    try {
      // Renamed once it is complete: a build may be stopped.
      await writeFile(`${file}.part`, await convert(image));
      await rename(`${file}.part`, file);
      return file;
    } catch (error) {
      failures.push(`${image}: ${error instanceof Error ? error.message : error}`);
      return join(out, OWN);
    }
  }

  const entries = [...images];
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const made = entries.slice(at, at + AT_ONCE).map(async ([preview, image], place) => {
      const isConverted = at + place < limit;
      const file = join(out, preview);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(isConverted ? await make(preview, image) : join(out, OWN), file);
    });
    await Promise.all(made);
  }
  await Promise.all([...unused].map((name) => rm(join(kept, name))));
  return failures;
}
