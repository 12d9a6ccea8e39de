import { expect, test } from 'vitest';
import { fieldNames } from '../../src/domain/product/fields';
import { fieldLabel, valueInWords } from '../../src/domain/product/words';
import { dish } from '../product';

test('every field has a label and its value has words', () => {
  const { id: _, ...product } = dish({
    allergeni: [7, 1],
    prezzo_al_metro: null,
    etichette: ['piccante'],
  });
  const words = fieldNames.map(
    (name) => `${fieldLabel(name)}: ${valueInWords(name, product[name])}`,
  );
  expect(words).toEqual([
    `Nome: ${product.nome}`,
    `Descrizione: ${product.descrizione}`,
    'Allergeni: Glutine, Latte e derivati',
    'Immagine: nessuna',
    'Prezzo: € 7,50',
    'Prezzo formato familiare: nessuno',
    'Prezzo al metro: nessuno',
    'Categoria: Pizze classiche',
    'Etichette: Piccante',
    'Nascosto dal menu: no',
  ]);
});

test('an empty value has words too', () => {
  expect(valueInWords('nome', ' ')).toBe('vuoto');
  expect(valueInWords('allergeni', [])).toBe('nessuno');
  expect(valueInWords('categoria', '')).toBe('nessuna');
  expect(valueInWords('image', 'https://x.test/a.webp')).toBe('una foto');
});
