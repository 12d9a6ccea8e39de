/** Removes case and accents: 'Tiramisù' becomes 'tiramisu'. */
export function fold(text: string): string {
  // Most texts have no accents, and normalizing thousands of them takes long.
  const plain = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}
