/** '1 prezzo', '31 prezzi'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** '1 piatto', '135 piatti'. */
export const products = (count: number) => counted(count, 'piatto', 'piatti');

/** '2 modifiche non si leggono': records of the history. */
export const unreadableLine = (count: number) =>
  counted(count, 'modifica non si legge', 'modifiche non si leggono');
