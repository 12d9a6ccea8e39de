import { expect, test } from 'vitest';
import { type Charges, chargesInWords } from '../../../src/domain/house/practical';

test.each<[Charges, string]>([
  [{ coperto: 2.5, servizio: 12.5 }, 'Coperto € 2,50 a persona · Servizio 12,5 %'],
  [{ coperto: 0, servizio: 0 }, 'Niente coperto · Servizio compreso'],
  [{ servizio: 10 }, 'Servizio 10 %'],
  [{}, ''],
])('charges %o are said as «%s»', (charges, words) => {
  expect(chargesInWords(charges)).toBe(words);
});
