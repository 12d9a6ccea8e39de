/** The middle of some numbers. @throws where there are none */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  if (low === undefined || high === undefined)
    throw new Error('There are no numbers to take the median of');
  return (low + high) / 2;
}
