import type { Say } from '../../domain/words/say';
import { Button } from '../../ui/Button';
import { Sentence, useTexts } from '../../ui/texts';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { filterTexts } from '../filter-texts';
import { CategoryLinks, MenuMessage, PHONE } from '../MenuMessages';
import { searchTexts } from './FilterOffer';
import type { SearchResult } from './search-menu';

/** Says which words no dish has. A search for allergens alone never gets this line: it could be read as a claim. */
export const nothingLine = ({ isUnsaid, missing }: SearchResult, t: Say) =>
  isUnsaid ? t(searchTexts.unsaid) : t('Nessun piatto nomina «{words}»', { words: missing });

export const findsNothing = ({ missing }: SearchResult) => missing !== '';

type NothingFoundProps = {
  result: SearchResult;
  onSearch: (query: string) => void;
  onClear: () => void;
};

/**
 * Shown if nothing is found. Offers the filter, because the word may be that of an allergen in any language, a search that finds
 * something, the categories and the phone.
 */
export function NothingFound({ result, onSearch, onClear }: NothingFoundProps) {
  const { t } = useTexts();
  const { suggestion, isUnsaid } = result;
  const filter = useDialogInHistory('filtro');
  return (
    <div className="stack">
      <MenuMessage title={nothingLine(result, t)}>
        {!isUnsaid && (
          <p>
            <Sentence
              text={t('Prova con una parola sola o più corta, oppure chiedici al {phone}.')}
              phone={PHONE}
            />
          </p>
        )}
        <p>
          <span>{t('Se è per un’allergia o una dieta:')}</span>{' '}
          <Button link aria-haspopup="dialog" onClick={filter.show}>
            {t(filterTexts.title)}
          </Button>
        </p>
        <div className="cluster">
          {suggestion && (
            <Button onClick={() => onSearch(suggestion)}>
              <span>{t('Cerca «{words}»', { words: suggestion })}</span>
            </Button>
          )}
          <Button onClick={onClear}>{t('Cancella la ricerca')}</Button>
        </div>
      </MenuMessage>
      <CategoryLinks />
    </div>
  );
}

/** Shown if the code of the search cannot be loaded. Its words are in the address, so that a reload searches for them. */
export function SearchFailed() {
  const { t } = useTexts();
  return (
    <MenuMessage isAlert title={t('La ricerca non si è caricata')}>
      <p>
        <Sentence text={t('Controlla la connessione, oppure chiedici al {phone}.')} phone={PHONE} />
      </p>
      <Button onClick={() => window.location.reload()}>{t('Ricarica la pagina')}</Button>
    </MenuMessage>
  );
}
