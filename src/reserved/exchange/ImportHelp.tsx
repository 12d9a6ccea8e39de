import { allergens } from '../../domain/product/allergens';

/** Instructions for an import, and the numbers of the allergens. Shown until a file is read. */
export function ImportHelp() {
  return (
    <div className="quiet">
      <p>
        Nella lista dei piatti scegli «Altro», poi «Esporta il menu». Cambialo con Excel, Fogli o
        Numbers, salvalo sempre come CSV e sceglilo qui: vedi ogni differenza prima che conti. La
        colonna «id» è il codice del piatto: lasciala com’è, e vuota per uno nuovo.
      </p>
      <p>
        Va bene anche un file vostro, con le colonne nome, descrizione o ingredienti, allergeni,
        prezzo e categoria.
      </p>
      <details>
        <summary>Gli allergeni e i loro numeri</summary>
        <ul role="list" className="plain-list form-choices mb-3">
          {allergens.map(({ id, name }) => (
            <li key={id}>{`${id} ${name}`}</li>
          ))}
        </ul>
        <p>
          Nella colonna «allergeni» scrivi i numeri o i nomi, così: 1, 7. Se non ce n’è nessuno
          scrivi «nessuno»; una cella vuota non cambia niente.
        </p>
      </details>
    </div>
  );
}
