import { type Ref, useState } from 'react';
import { type Criterion, isHidden, meaningOf } from '../../domain/criteria';
import type { Product } from '../../domain/product/product';
import { Button } from '../../ui/Button';
import { filterTexts } from '../filter/filter-texts';
import type { FilteredDishes } from '../filter/useFilteredDishes';
import { CategoryLinks, PHONE } from '../MenuMessages';
import { goesByTexts } from './engine/query-criteria';
import type { Refusal } from './engine/read-query';
import type { SearchResult } from './engine/search-menu';
import styles from './search.module.scss';

/** Says what a list is: which dishes the filter and the query leave. It never calls a dish 'senza' something. */
function meaningLine({ choice, revealed }: Pick<FilteredDishes, 'choice' | 'revealed'>) {
  if (choice.criteria.length === 0) return '';
  if (revealed) return 'Anche i piatti che il filtro nasconde.';
  return meaningOf(choice.criteria);
}

/** A menu does not name everything that is in a dish. */
const NAMES_ONLY = 'Il menu nomina solo gli ingredienti principali: chiedi al personale.';

type RefusedProps = {
  refusal: Refusal;
  query: string;
  onSearch: (query: string) => void;
  onFilter: () => void;
};

/** Shown instead of a list if the query excludes something that was not understood. */
export function Refused({ refusal, query, onSearch, onFilter }: RefusedProps) {
  const { reason, word, suggestions, criteria, rest, wish } = refusal;
  const correct = (suggestion: string) =>
    onSearch(
      query.includes(word) ? query.replace(word, suggestion) : `${rest} senza ${suggestion}`,
    );
  const isOpen = reason === 'unknown' || reason === 'unsaid' || reason === 'slip';
  return (
    <div className="stack flush box menu-message">
      <h2>
        <span>{refusalLine(refusal)}</span>
      </h2>
      <div className="cluster">
        {suggestions.map((suggestion) => (
          <Button key={suggestion} onClick={() => correct(suggestion)}>
            <span>{`Sì, ${suggestion}`}</span>
          </Button>
        ))}
        {isOpen && criteria.length > 0 && (
          <Button onClick={() => onSearch(rest)}>
            <span>{`Mostra i p${meaningOf(criteria).slice(1, -1)}`}</span>
          </Button>
        )}
        {isOpen && <Button onClick={onFilter}>{OPEN_FILTER}</Button>}
        {reason === 'harm' && (
          <Button onClick={() => onSearch(`${rest} senza ${namesOf(criteria).join(' e ')}`.trim())}>
            Sì, nascondili
          </Button>
        )}
        {reason === 'harm' && <Button onClick={() => onSearch(wish)}>No, li cerco</Button>}
      </div>
    </div>
  );
}

const namesOf = (criteria: readonly Criterion[]) => criteria.map(({ name }) => name.toLowerCase());

// Formatters are created on demand: the first one takes a slow phone 0.2 s.
const listed = (criteria: readonly Criterion[]) =>
  new Intl.ListFormat('it').format(namesOf(criteria));

const eitherOf = (words: readonly string[]) =>
  new Intl.ListFormat('it', { type: 'disjunction' }).format(words);

function refusalLine({ reason, word, suggestions, criteria }: Refusal): string {
  const lines: Record<Refusal['reason'], string> = {
    unknown: `Non conosciamo «${word}»: scegli l’allergene in «${filterTexts.title}» o chiedi al personale`,
    unsaid: 'Questo il menu non lo dice: chiedi al personale',
    slip: `Intendevi ${eitherOf(suggestions)}?`,
    harm: `Vuoi nascondere i piatti con ${listed(criteria)}?`,
    long: 'La ricerca è troppo lunga: scrivi meno parole',
    typing: 'Scrivi per intero l’allergene o l’ingrediente',
  };
  return lines[reason];
}

export const OPEN_FILTER = `Apri «${filterTexts.title}»`;

/** Says that no dish has every word, or declares the allergens that the query names. */
export function nothingLine(query: string, { unknown, known }: SearchResult, allergens: string) {
  if (allergens) return `Nessun piatto dichiara: ${allergens}`;
  return `Nessun piatto nomina «${known && unknown.length > 0 ? unknown.join(' ') : query}»`;
}

type NothingFoundProps = {
  title: string;
  /** Names of the allergens that the query names. No dish declares them. */
  allergens: string;
  /** The query without the words that no dish has, if that is less. */
  known: string;
  onSearch: (query: string) => void;
  onClear: () => void;
};

/** Shown if nothing is found. Offers the words that are known, the categories and the phone. */
export function NothingFound({ title, allergens, known, onSearch, onClear }: NothingFoundProps) {
  const advice = allergens
    ? `${filterTexts.caution}, anche al`
    : 'Prova con una parola sola o più corta, oppure chiedici al';
  return (
    <div className="stack">
      <div className="stack flush box menu-message">
        <h2>
          <span>{title}</span>
        </h2>
        <p>
          <span>{advice}</span> {PHONE}.
        </p>
        <div className="cluster">
          {known && (
            <Button onClick={() => onSearch(known)}>
              <span>{`Cerca «${known}»`}</span>
            </Button>
          )}
          <Button onClick={onClear}>Cancella la ricerca</Button>
        </div>
      </div>
      <CategoryLinks />
    </div>
  );
}

/** '3 piatti trovati, 2 nascosti dal filtro'; '' if nothing was found. */
function statusLine(shown: number, hidden: number): string {
  if (shown + hidden === 0) return '';
  const line = shown === 1 ? '1 piatto trovato' : `${shown} piatti trovati`;
  if (hidden === 0) return line;
  return `${line}, ${hidden} ${hidden === 1 ? 'nascosto' : 'nascosti'} dal filtro`;
}

type SearchStatusProps = {
  result: SearchResult | null;
  filter: Pick<FilteredDishes, 'choice' | 'revealed'>;
  /** How many dishes of the result the filter does not hide, and how many it hides. */
  shown: number;
  hidden: number;
  nothing: string;
  /** What is asked about the allergens of the dishes found. */
  offer: string;
  isTyping: boolean;
  /** Whether the guest has typed on since: what it says fades with the results. */
  isOld: boolean;
  ref: Ref<HTMLDivElement>;
};

/** What the list is, and how many dishes were found for which query. Screen readers say it once, when the typing rests. */
export function SearchStatus(props: SearchStatusProps) {
  const { result, filter, shown, hidden, nothing, offer, isTyping, isOld, ref } = props;
  const meaning = shown > 0 ? meaningLine(filter) : '';
  const understood = result?.understood ? `Risultati per «${result.understood}»: ` : '';
  const count = result ? statusLine(shown, hidden) : '';
  const isFiltered = meaning !== '' && !filter.revealed;
  const caution = isFiltered ? filterTexts.quietCaution : '';
  const note = isFiltered && filter.choice.criteria.some(goesByTexts) ? NAMES_ONLY : '';
  const refusal = result?.refusal ? refusalLine(result.refusal) : '';
  const [said, setSaid] = useState('');
  const found = nothing || understood + count;
  const line = [found, meaning, note, caution, offer, refusal].filter(Boolean).join(' ');
  if (!isTyping && said !== line) setSaid(line);
  return (
    <>
      <div
        className={`stack flush quiet measure ${styles.words}`}
        data-search-status
        aria-busy={isOld || undefined}
        tabIndex={-1}
        ref={ref}
      >
        {meaning && (
          <p data-meaning className={styles.meaning}>
            {meaning}
          </p>
        )}
        {note && <p>{note}</p>}
        <p>
          {understood && (
            <span>
              Risultati per <strong>{`«${result?.understood}»`}</strong>:{' '}
            </span>
          )}
          <span>{count}</span>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        <span>{said}</span>
      </p>
    </>
  );
}

/**
 * Asks a visitor who names an allergen, or excludes a cheese, about avoiding it; '' if that would hide none of the dishes.
 * @param criteria for the allergens that the search names and the visitor does not avoid yet
 * @param isNamed whether the dishes were found by these allergens; otherwise an excluded food often comes with them
 * @param shown the dishes of the result that the page shows
 */
export function offerLine(
  criteria: readonly Criterion[],
  isNamed: boolean,
  shown: readonly Product[],
): string {
  if (!shown.some((dish) => isHidden(dish, { criteria }))) return '';
  if (isNamed)
    return `Anche i piatti che dichiarano: ${nameAll(criteria)}. ${filterTexts.caution}.`;
  return `Eviti ${listed(criteria)}? Alcuni di questi piatti li dichiarano.`;
}

const nameAll = (criteria: readonly Criterion[]) => criteria.map(({ name }) => name).join(', ');

type AllergenOfferProps = {
  line: string;
  criteria: readonly Criterion[];
  onHide: () => void;
};

export function AllergenOffer({ line, criteria, onHide }: AllergenOfferProps) {
  if (line === '') return null;
  return (
    <div className={`stack top flush quiet measure ${styles.offer}`}>
      <p>
        <span>{line}</span>
      </p>
      <Button onClick={onHide}>
        <span>{`${filterTexts.hides} ${nameAll(criteria)}`}</span>
      </Button>
    </div>
  );
}
