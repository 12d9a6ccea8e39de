import { Fragment } from 'react';
import { type Change, farSteps, type PriceStep } from '../domain/changes/change';
import { fields } from '../domain/product/fields';
import { formatPrice } from '../domain/product/price';
import type { Question } from '../ui/useQuestion';

/** '1 prezzo', '31 prezzi'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** '1 piatto', '135 piatti'. */
export const countedProducts = (count: number) => counted(count, 'piatto', 'piatti');

/** '2 modifiche non si leggono': records of the history. */
export const unreadableLine = (count: number) =>
  counted(count, 'modifica non si legge', 'modifiche non si leggono');

/** Product names, separated by commas. Each keeps its own writing direction, so that it cannot reverse its surroundings. */
export function ProductNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two products may have the same name
    <Fragment key={index}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

/** Words followed by a product's name in quotes: 'Salvato «Margherita»'. */
export function withName(words: string, nome: string) {
  return (
    <>
      {words} «<bdi translate="no">{nome}</bdi>»
    </>
  );
}

/** Why a price needs confirmation: 'più del doppio'. */
export function farWords({ before, after }: PriceStep): string {
  if (after === 0) return 'con 0 il prezzo non si vede';
  return after > before ? 'più del doppio' : 'meno della metà';
}

/** Confirmation for new prices that may be a typing error. @param change has at least one price far from the old one */
export function priceQuestion(change: Change): Question {
  return {
    title: <>{withName('Prezzo giusto per', change.nome)}?</>,
    text: farSteps(change).map((step) => (
      <p key={step.field}>
        {fields[step.field].label}: da {formatPrice(step.before)} a{' '}
        <strong>{formatPrice(step.after)}</strong>, {farWords(step)}.
      </p>
    )),
    confirm: 'Sì, salva',
    cancel: 'Correggi',
  };
}
