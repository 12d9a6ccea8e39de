import { Button } from '../../ui/Button';
import { MenuMessage } from '../MenuMessage';
import { CategoryLinks, PHONE } from '../MenuMessages';
import { searchTexts } from './FilterOffer';
import type { SearchResult } from './search-menu';

/** Says that no dish has every word. A search for an allergen never gets this line: it could be read as a claim. */
export const nothingLine = ({ isUnsaid, sought }: SearchResult) =>
  isUnsaid ? searchTexts.unsaid : `Nessun piatto nomina «${sought}»`;

export const findsNothing = ({ title, groups, criteria, answers }: SearchResult) =>
  title !== '' && groups.length + criteria.length + answers.length === 0;

type NothingFoundProps = {
  result: SearchResult;
  onSearch: (query: string) => void;
  onClear: () => void;
};

/** Shown if nothing is found. Offers a search that finds something, the categories and the phone. */
export function NothingFound({ result, onSearch, onClear }: NothingFoundProps) {
  const { suggestion, isUnsaid } = result;
  return (
    <div className="stack">
      <MenuMessage title={nothingLine(result)}>
        {!isUnsaid && <p>Prova con una parola sola o più corta, oppure chiedici al {PHONE}.</p>}
        <div className="cluster">
          {suggestion && (
            <Button onClick={() => onSearch(suggestion)}>
              <span>{`Cerca «${suggestion}»`}</span>
            </Button>
          )}
          <Button onClick={onClear}>Cancella la ricerca</Button>
        </div>
      </MenuMessage>
      <CategoryLinks />
    </div>
  );
}

/** Shown if the code of the search cannot be loaded. Its words are in the address, so that a reload searches for them. */
export function SearchFailed() {
  return (
    <MenuMessage isAlert title="La ricerca non si è caricata">
      <p>
        <span>Controlla la connessione, oppure chiedici al</span> {PHONE}.
      </p>
      <Button onClick={() => window.location.reload()}>Ricarica la pagina</Button>
    </MenuMessage>
  );
}
