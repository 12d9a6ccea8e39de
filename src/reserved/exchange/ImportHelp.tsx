import { allergens } from '../../domain/product/allergens';

/** How an import goes, and the numbers of the allergens: shown until a file is read. */
export function ImportHelp() {
  return (
    <div className="import-help">
      <ol>
        <li>Nella lista dei prodotti scegli «Esporta il menu», poi CSV.</li>
        <li>
          Aprilo con Excel o LibreOffice, cambia quello che serve e salva, sempre come CSV. La
          colonna «id» riconosce i prodotti: lasciala com'è, e vuota per uno nuovo.
        </li>
        <li>Scegli qui il file: vedi ogni differenza prima che conti.</li>
      </ol>
      <details>
        <summary>I numeri degli allergeni</summary>
        <ul className="import-allergens">
          {allergens.map(({ id, name }) => (
            <li key={id}>
              {id} {name}
            </li>
          ))}
        </ul>
        <p>Nella colonna «allergeni» scrivili così: 1, 7</p>
      </details>
    </div>
  );
}
