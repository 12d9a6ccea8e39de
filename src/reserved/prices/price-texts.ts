import type { Change } from '../../domain/changes/change';
import {
  type Obstacle,
  type PriceName,
  type PriceWish,
  priceSteps,
} from '../../domain/changes/price-change';
import { formatPrice } from '../../domain/product/price';
import { counted } from '../counted';

export const OBSTACLE_TEXT: Record<Obstacle, string> = {
  below: 'Escluso: andrebbe sotto zero',
  zero: 'Escluso: a 0 il prezzo sparirebbe dal menu',
  above: 'Escluso: supererebbe € 9999,99',
  unfit: 'Escluso: va prima corretto nella sua scheda',
};

export const prices = (count: number) => counted(count, 'prezzo', 'prezzi');

/** How many prices the changes concern. */
export function countPrices(changes: readonly Change[]): number {
  return changes.flatMap(priceSteps).length;
}

/** 'Aumento di € 0,50, con arrotondamento a € 0,10.' */
export function wishText({ sign, unit, amount, step }: PriceWish): string {
  const number = formatPrice(amount / 100);
  const by = unit === 'euro' ? number : `${number.replace('€ ', '').replace(/,00$/, '')}%`;
  const rounding =
    step === 1 ? 'senza arrotondamento' : `con arrotondamento a ${formatPrice(step / 100)}`;
  return `${sign === 1 ? 'Aumento' : 'Riduzione'} di ${by}, ${rounding}.`;
}

function range(euros: readonly number[]): string {
  const [lowest, highest] = [Math.min(...euros), Math.max(...euros)];
  return lowest === highest
    ? formatPrice(lowest)
    : `${formatPrice(lowest)} – ${formatPrice(highest).replace('€ ', '')}`;
}

/** How many of one of the prices are changed, and their ranges before and after; null where none is. */
export function rangesOf(changes: readonly Change[], name: PriceName) {
  const steps = changes.flatMap(priceSteps).filter(({ field }) => field === name);
  if (steps.length === 0) return null;
  return {
    count: steps.length,
    before: range(steps.map(({ before }) => before)),
    after: range(steps.map(({ after }) => after)),
  };
}
