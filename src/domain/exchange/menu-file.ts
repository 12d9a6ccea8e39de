import * as v from 'valibot';
import type { LeftOutReason, Wish } from '../changes/change';
import { fieldsOf } from '../product/fields';
import { writableProduct } from '../product/writable-product';

/** A picture that lies beside the menu's file. */
const keptPicture = v.object({
  /** Its name in the folder of pictures. */
  file: v.pipe(v.string(), v.nonEmpty()),
  /** Its content type: 'image/webp'. */
  type: v.pipe(v.string(), v.nonEmpty()),
});

const menuFile = v.object({
  project: v.string(),
  readAt: v.pipe(v.string(), v.isoTimestamp()),
  products: v.record(v.string(), v.record(v.string(), v.unknown())),
  pictures: v.optional(v.record(v.string(), keptPicture), {}),
});

/** The menu as a JSON file: what a backup writes, and what the reserved area exports and imports. */
export type MenuFile = {
  /** The Firebase project that it comes from. */
  project: string;
  /** When it was read, ISO 8601. */
  readAt: string;
  /** Each product by the id of its document, exactly as it is stored. */
  products: Record<string, Record<string, unknown>>;
  /** The pictures that are kept beside the file, by the address that products have as `image`. */
  pictures: Record<string, v.InferOutput<typeof keptPicture>>;
};

/** The text of a menu's file, products sorted by id, so that two files of the same menu differ in their date alone. */
export function menuFileText({ products, pictures, ...head }: MenuFile): string {
  const sorted = (entries: object) =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  const content = { ...head, products: sorted(products), pictures: sorted(pictures) };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** @returns null where the text is no menu's file */
export function parseMenuFile(text: string): MenuFile | null {
  try {
    const parsed = v.safeParse(menuFile, JSON.parse(text.replace(/^\uFEFF/, '')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The fields that may be missing: old documents lack them. */
const EMPTY = Object.fromEntries([
  ...fieldsOf('optionalPrice', 'picture').map((name) => [name, null]),
  // Also where they are there by now: a dish is restored as it was.
  ...fieldsOf('marks').map((name) => [name, []]),
]);

/** The products of a file as wishes, and those that are no whole products. */
export function wishesOf({ products }: MenuFile): {
  wishes: Wish[];
  leftOut: { id: string; nome: string; reason: LeftOutReason }[];
} {
  const wishes: Wish[] = [];
  const leftOut: { id: string; nome: string; reason: LeftOutReason }[] = [];
  for (const [id, stored] of Object.entries(products)) {
    const fields = { ...EMPTY, ...stored };
    const nome = typeof stored.nome === 'string' ? stored.nome : id;
    if (v.is(writableProduct, fields)) wishes.push({ id, fields });
    else leftOut.push({ id, nome, reason: 'invalid' });
  }
  return { wishes, leftOut };
}
