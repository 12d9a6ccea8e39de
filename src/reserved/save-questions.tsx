import { type Change, farSteps, type PriceStep } from '../domain/changes/change';
import { allergenTexts } from '../domain/product/allergens';
import { fields } from '../domain/product/fields';
import { formatPrice } from '../domain/product/price';
import type { Question } from '../ui/useQuestion';

/** Why a price needs confirmation: 'più del doppio'. */
export function farWords({ before, after }: PriceStep): string {
  if (after === 0) return 'con 0 il prezzo non si vede';
  return after > before ? 'più del doppio' : 'meno della metà';
}

const titleOf = (words: string, nome: string) => (
  <>
    {words} «<bdi>{nome}</bdi>»?
  </>
);

/** Confirmation for new prices that may be a typing error. @param change has at least one price far from the old one */
export function priceQuestion(change: Change): Question {
  return {
    title: titleOf('Prezzo giusto per', change.nome),
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

/** Confirmation for a dish whose form has no allergen ticked, and not 'Nessuno dei quattordici' either. */
export function bareQuestion(nome: string): Question {
  return {
    title: 'Davvero nessun allergene?',
    text: (
      <p>
        I clienti leggeranno di «<bdi>{nome}</bdi>»: <b>{allergenTexts.none}</b>. Chi evita un
        allergene lo vedrà tra i piatti che può scegliere.
      </p>
    ),
    confirm: 'Sì, nessuno',
    cancel: 'Torna al modulo',
  };
}

/** Confirmation for a dish with marks that its allergens contradict. @param problems as `contradictions` returns them */
export function marksQuestion(nome: string, problems: readonly string[]): Question {
  return {
    title: titleOf('Etichette giuste per', nome),
    text: problems.map((problem) => <p key={problem}>{problem}.</p>),
    confirm: 'Sì, salva così',
    cancel: 'Correggi',
  };
}
