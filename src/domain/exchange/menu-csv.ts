import Papa from 'papaparse';
import { toWallClock } from '../hours/local-time';
import type { Product } from '../product/product';
import { cellOf, escapeFormula } from './cells';
import { columns } from './columns';

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
