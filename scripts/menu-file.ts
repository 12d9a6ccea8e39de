import * as v from 'valibot';

const menuFile = v.object({
  /** The Firebase project that it comes from. */
  project: v.string(),
  /** When it was read, ISO 8601. */
  readAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Each product by the id of its document, exactly as it is stored. */
  products: v.record(v.string(), v.record(v.string(), v.unknown())),
  /** The pictures that are stored beside the file, by the URL that products have as `image`: file name and content type. */
  pictures: v.optional(v.record(v.string(), v.object({ file: v.string(), type: v.string() })), {}),
});

/** The menu in a backup, as JSON. */
export type MenuFile = v.InferOutput<typeof menuFile>;

/** The text of a menu's file. */
export function menuFileText(file: MenuFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** @returns null if the text is not a menu file */
export function parseMenuFile(text: string): MenuFile | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), menuFile), text);
  return success ? output : null;
}
