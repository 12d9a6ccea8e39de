import { type Choice, type Criterion, criteria, idsOf } from '../../domain/filter/criteria';
import type { Say } from '../../domain/words/say';
import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { setChoice, useChoice } from '../choice-store';
import { filterTexts } from '../filter-texts';
import { QUOTED } from '../menu-texts';
import type { SearchResult } from './search-menu';

export const searchTexts = {
  excludes: 'Le parole cercano. Per nascondere piatti scegli che cosa eviti',
  namesOnly: 'Il menu nomina solo gli ingredienti principali: per evitarlo usa «Allergie e dieta»',
  unsaid: 'Questo il menu non lo dice: chiedi al personale',
} as const;

/** 'Il filtro non conosce «ananas»: chiedi al personale'; '' if it knows all words. */
export function unknownLine({ unknown, isUnsaid }: SearchResult, t: Say): string {
  if (unknown.length === 0) return '';
  const words = unknown.map((word) => t(QUOTED, { words: word })).join(', ');
  return isUnsaid
    ? t('{words}: questo il menu non lo dice: chiedi al personale', { words })
    : t('Il filtro non conosce {words}: chiedi al personale', { words });
}

/** Whether a search is about the filter: it excludes something, or names what the filter has and the guest has not chosen. */
export function isAboutFilter(result: SearchResult, choice: Choice): boolean {
  const { forbids, criteria: named, unknown, answers, groups } = result;
  if (answers.includes('filter')) return true;
  // 'I cani non possono entrare?' excludes nothing.
  if (forbids) return named.length + unknown.length > 0 || answers.length === 0;
  const chosen = idsOf(choice);
  return named.some((id) => !chosen.includes(id)) || (named.length > 0 && groups.length === 0);
}

type FilterOfferProps = {
  result: SearchResult;
  /** Runs when the filter has what was understood. */
  onApplied: () => void;
};

/**
 * Offers the filter with what a search names already chosen: instead of a list if the search excludes something, else above it.
 * Words that the filter does not know are named before and after the tap.
 */
export function FilterOffer({ result, onApplied }: FilterOfferProps) {
  const { t } = useTexts();
  const choice = useChoice();
  const { show } = useDialogInHistory('filtro');
  const named = criteria.filter(({ id }) => result.criteria.includes(id));
  const offered = named.filter((each) => !choice.criteria.includes(each));
  const unknown = unknownLine(result, t);
  const isKnown = named.length > 0 && unknown === '';
  const asks = result.forbids || result.answers.includes('filter');

  function apply() {
    setChoice([...idsOf(choice), ...offered.map(({ id }) => id)]);
    onApplied();
  }

  return (
    <div className="stack align-items-start flush box px-4 py-3 mb-4" data-filter-offer>
      {asks && <h2 className="search-title">{t(searchTexts.excludes)}</h2>}
      {result.namesAllergen && <p>{t(searchTexts.namesOnly)}</p>}
      {offered.length > 0 ? (
        <Button primary={asks} icon="list-filter" className="text-start" onClick={apply}>
          <span>{`${t(filterTexts.title)}: ${actionOf(offered, t)}`}</span>
        </Button>
      ) : (
        <Button icon="list-filter" aria-haspopup="dialog" onClick={show}>
          {t(filterTexts.title)}
        </Button>
      )}
      {unknown && (
        <p>
          <strong>{unknown}</strong>
        </p>
      )}
      {result.forbids && isKnown && offered.length === 0 && (
        <p>
          <span>{t('Hai già scelto: {named}.', { named: actionOf(named, t) })}</span>{' '}
          <Button link onClick={onApplied}>
            <span>
              {result.rest ? t('Cerca «{words}»', { words: result.rest }) : t('Vedi il menu')}
            </span>
          </Button>
        </p>
      )}
    </div>
  );
}

/** 'evito glutine, solo vegani' */
const actionOf = (offered: readonly Criterion[], t: Say) =>
  offered.map(({ name }) => (t(name) === name ? name.toLowerCase() : t(name))).join(', ');
