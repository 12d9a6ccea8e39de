import { type Change, farSteps, type PriceStep } from '../domain/changes/change';
import { fields } from '../domain/product/fields';
import { formatPrice } from '../domain/product/price';
import type { Question } from '../ui/useQuestion';

/** Why a price is asked about: 'più del doppio'. */
export function farWords({ before, after }: PriceStep): string {
  if (after === 0) return 'con 0 il prezzo non si vede';
  return after > before ? 'più del doppio' : 'meno della metà';
}

/** The question before a price is saved that may be a slip. @param change one with prices far from the old ones */
export function priceQuestion(change: Change): Question {
  return {
    title: (
      <>
        Prezzo giusto per «<bdi>{change.nome}</bdi>»?
      </>
    ),
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

/** The question before a dish is saved in whose form no allergen is ticked, nor that there is none. */
export function bareQuestion(nome: string): Question {
  return {
    title: 'Davvero nessun allergene?',
    text: (
      <p>
        I clienti leggeranno di «<bdi>{nome}</bdi>»: <b>Nessun allergene dichiarato</b>. Chi evita
        un allergene lo vedrà tra i piatti che può scegliere.
      </p>
    ),
    confirm: 'Sì, nessuno',
    cancel: 'Torna al modulo',
  };
}
