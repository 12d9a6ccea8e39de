/**
 * The Italian wording of the allergens in Annex II, Reg. (EU) 1169/2011, by their ids. Separate from the catalogue: category
 * pages, which every visitor loads, do not need it.
 */
export const allergenWordings: Readonly<Record<number, string>> = {
  1: 'Cereali contenenti glutine: grano (farro e grano khorasan), segale, orzo, avena o i loro ceppi ibridati e prodotti derivati',
  2: 'Crostacei e prodotti a base di crostacei',
  3: 'Uova e prodotti a base di uova',
  4: 'Pesce e prodotti a base di pesce',
  5: 'Arachidi e prodotti a base di arachidi',
  6: 'Soia e prodotti a base di soia',
  7: 'Latte e prodotti a base di latte (incluso lattosio)',
  8: 'Mandorle, nocciole, noci, noci di acagiù, noci di pecan, noci del Brasile, pistacchi, noci macadamia o noci del Queensland e i loro prodotti',
  9: 'Sedano e prodotti a base di sedano',
  10: 'Senape e prodotti a base di senape',
  11: 'Semi di sesamo e prodotti a base di semi di sesamo',
  12: 'Anidride solforosa e solfiti in concentrazioni superiori a 10 mg/kg o 10 mg/l',
  13: 'Lupini e prodotti a base di lupini',
  14: 'Molluschi e prodotti a base di molluschi',
};
