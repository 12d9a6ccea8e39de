/** Removes case and accents: 'Tiramisù' becomes 'tiramisu'. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
