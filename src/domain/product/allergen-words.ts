/*
 * Words for the fourteen allergens, all folded: in Italian and in the languages of the tourists who eat here. Guests exclude by
 * them, staff are warned by them. 'latte_soia' is a name of several words, next to each other in that order.
 */

/** The words of a table, which are separated by blanks. */
export const wordsOfTable = (words: string) => words.trim().split(/\s+/);

/**
 * Words for the allergens by id. `name`: its names; a search for one also finds the dishes that declare it. `carrier`: foods
 * that always contain it, so excluding one excludes the allergen. `sort`: foods that contain it and that a menu may name: for
 * an allergy the same as a carrier, otherwise an ingredient like any other.
 */
const ALLERGEN_WORDS = `
1 name: glutine frumento gluten wheat weizen ble trigo
1 carrier: grano khorasan latte_avena oat_milk farina farine flour mehl harina orzo barley farro spelt segale rye avena oats kamut seitan semola couscous
  cous_cous bulgur malto pangrattato cereali cereals
1 sort: pane bread brot pain pan pasta piadina
2 name: crostacei crostaceo gamberi gambero gamberetti gamberetto gamberoni scampi scampo granchio aragosta astice
  crustaceans shellfish shrimp prawn prawns lobster crab krebstiere garnelen krabben crustaces crevettes crustaceos gambas
2 carrier: seafood meeresfruchte fruits_mer mariscos frutti_mare surimi
3 name: uova uovo albume tuorlo egg eggs ei eier oeuf oeufs huevo huevos
3 carrier: maionese mayonnaise mayonesa
4 name: pesce pesci fish fisch poisson pescado
4 carrier: surimi
4 sort: tonno salmone acciughe acciuga alici baccala merluzzo sgombro sardine branzino orata tuna thunfisch thon atun salmon
  lachs saumon anchovy anchovies cod
5 name: arachidi arachide noccioline nocciolina peanut erdnuss erdnusse cacahuete nut nuts nuss nusse
5 carrier: frutta_secca frutos_secos burro_arachidi peanut_butter
6 name: soia soja soy soya sojabohnen soybeans
6 carrier: tofu latte_soia soy_milk salsa_soia soy_sauce
7 name: latte latticini latticino lattosio caseina milk dairy lactose milch laktose lait laitiers lactosa leche lacteos
  milchprodukte casein
7 carrier: formaggio formaggi cheese kase fromage queso panna cream sahne creme nata burro butter beurre mantequilla yogurt
  besciamella
7 sort: mozzarella fior_latte gorgonzola taleggio brie fontina burrata ricotta pecorino parmigiano parmesan grana provola
  scamorza squacquerone stracciatella mascarpone cheddar stracchino bufala crema
8 name: frutta_guscio frutta_secca noci noce nocciole nocciola mandorle mandorla pistacchi pistacchio anacardi anacardo nut
  nuts tree_nuts walnut hazelnut almond pistachio cashew pecan nusse nuss schalenfruchte pistazien mandeln walnusse
  macadamia acagiu noci_brasile noci_queensland walnuss haselnusse haselnuss noix noisettes amandes pistaches fruits_coque nueces nuez almendras avellanas pistacho pistachos
  frutos_secos frutos_cascara
8 carrier: latte_mandorla latte_mandorle almond_milk almond_butter
8 sort: croccante gianduia marzapane torrone
9 name: sedano celery sellerie celeri apio
10 name: senape mustard senf moutarde mostaza
11 name: sesamo semi_sesamo sesame sesam ajonjoli
11 carrier: tahina tahini
12 name: solfiti solfito solfati anidride_solforosa solforosa so2 diossido_zolfo sulphites sulfites sulfitos
13 name: lupini lupino lupin lupine lupinen altramuces
14 name: molluschi mollusco cozze cozza vongole vongola calamari calamaro polpo polpi seppie seppia molluscs mollusks
  shellfish mussel clams squid octopus weichtiere mollusques moluscos muscheln tintenfisch moules poulpe pulpo mejillon
  mejillones
14 carrier: seafood meeresfruchte fruits_mer mariscos frutti_mare
`;

type AllergenSense = 'name' | 'carrier' | 'sort';

/** The allergens that a word stands for, by how it does. */
export type AllergenWord = Readonly<Record<AllergenSense, readonly number[]>>;

/** Foreign plurals that only add or drop a letter: 'mussels', 'Mandel'. Shorter words would become others: 'Ei' and 'Eis'. */
function formsOf(word: string): string[] {
  if (word.length < 4) return [word];
  return [word, `${word}s`, `${word}n`, ...(/[sn]$/.test(word) ? [word.slice(0, -1)] : [])];
}

/** Every word for an allergen. */
export const allergenWords: ReadonlyMap<string, AllergenWord> = readAllergenWords();

function readAllergenWords() {
  const found = new Map<string, Record<AllergenSense, number[]>>();
  for (const line of ALLERGEN_WORDS.trim().split(/\n(?=\d)/)) {
    const [, id, sense, words = ''] = /^(\d+) (\w+):([\s\S]+)$/.exec(line) ?? [];
    for (const word of wordsOfTable(words).flatMap(formsOf)) {
      const entry = found.get(word) ?? { name: [], carrier: [], sort: [] };
      const ids = entry[sense as AllergenSense];
      // 'Lupinen' is listed, and a form of 'lupine'.
      if (!ids.includes(Number(id))) ids.push(Number(id));
      found.set(word, entry);
    }
  }
  return found;
}
