import Papa from 'papaparse';
import * as v from 'valibot';
import { toWallClock } from '../hours/local-time';
import type { Product } from '../product/product';
import { cellOf, columns, escapeFormula } from './cells';

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

/** The menu as a JSON file: what a backup writes, and what the reserved area exports and imports. */
export type MenuFile = v.InferOutput<typeof menuFile>;

/** The text of a menu's file. */
export function menuFileText(file: MenuFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * The menu in the form of a backup, its pictures as addresses only.
 * @param project id of the Firebase project
 * @param readAt when the products were read, ISO 8601
 */
export function menuToJson(products: readonly Product[], project: string, readAt: string): string {
  const byId = Object.fromEntries(products.map(({ id, ...product }) => [id, product]));
  return menuFileText({ project, readAt, products: byId, pictures: {} });
}

/** What `fileStamp` looks like in a name. Files of earlier releases have the day alone. */
export const FILE_STAMP = /\d{4}-\d\d-\d\d(-\d\d-\d\d-\d\d)?/;

/**
 * When the menu was read, for the name of its file, the only place that a CSV has for it: '2026-11-26-18-05-09'. Sorts by time.
 * @param readAt epoch ms
 * @param timeZone of the restaurant, whose clock people read in the name
 */
export const fileStamp = (readAt: number, timeZone: string) =>
  new Date(toWallClock(readAt, timeZone)).toISOString().slice(0, 19).replace(/[T:]/g, '-');

/**
 * The menu as a CSV that Italian spreadsheets open by a double click: semicolons, CRLF, UTF-8 with a byte order mark,
 * decimal commas. A cell that begins like a formula is escaped.
 * @param products in the order of the rows
 */
export function menuToCsv(products: readonly Product[]): string {
  const data = products.map((product) =>
    columns.map((column) => escapeFormula(cellOf(product, column))),
  );
  const rows = Papa.unparse({ fields: [...columns], data }, { delimiter: ';', newline: '\r\n' });
  return `\uFEFF${rows}\r\n`;
}

/** @returns null if the text is not a menu file */
export function parseMenuFile(text: string): MenuFile | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), menuFile), text);
  return success ? output : null;
}
