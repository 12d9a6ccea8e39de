/** '1 prezzo', '31 prezzi'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** '1 piatto', '135 piatti'. */
export const products = (count: number) => counted(count, 'piatto', 'piatti');
