import type { FieldName } from '../domain/product/validation';

/** What the fields of a product are called in the reserved area. */
export const FIELD_LABEL: Record<FieldName, string> = {
  nome: 'Nome',
  descrizione: 'Descrizione',
  prezzo: 'Prezzo',
  prezzo_familiare: 'Prezzo formato familiare',
  prezzo_al_metro: 'Prezzo al metro',
  image: 'Immagine',
  categoria: 'Categoria',
  allergeni: 'Allergeni',
  etichette: 'Etichette',
};
