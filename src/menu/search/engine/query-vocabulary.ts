/*
 * What guests type beside the words of the menu, in Italian and in the words of the tourists who sit here (English, German,
 * French, Spanish). All folded. Words of a menu are found by the index; here is only what these words say of a dish.
 */

const wordsOf = (...lines: string[]) => lines.flatMap((line) => line.split(' '));

/** An allergen's names: `italian` ones are recognised from their beginnings and with slips, the others as they are. */
type AllergenNames = {
  italian: readonly string[];
  foreign: readonly string[];
  /** What names it only where it is avoided: who types 'formaggio' wants some, 'no cheese' is about milk. */
  whereAvoided?: readonly string[];
};

/** By the allergen's id. A name of several words is recognised where all of them are typed, in any order. */
export const ALLERGEN_NAMES: Readonly<Record<number, AllergenNames>> = {
  1: {
    italian: ['glutine', 'frumento'],
    foreign: ['gluten', 'wheat', 'weizen', 'ble', 'trigo'],
    whereAvoided: ['grano', 'farina', 'flour', 'mehl', 'harina'],
  },
  2: {
    italian: wordsOf('crostacei gamberi gamberetti gamberoni scampi granchio aragosta astice'),
    foreign: wordsOf(
      'crustaceans crustacean shellfish shrimp shrimps prawn prawns lobster crab krebstiere garnelen',
      'krabben crustaces crevettes crustaceos gambas',
    ),
    whereAvoided: ['seafood', 'meeresfruchte', 'fruits mer', 'mariscos', 'marisco', 'frutti mare'],
  },
  3: {
    italian: ['uova', 'uova derivati', 'albume', 'tuorlo'],
    foreign: wordsOf('egg eggs ei eier œuf œufs oeuf oeufs huevo huevos'),
    whereAvoided: ['maionese', 'mayonnaise'],
  },
  4: {
    italian: ['pesce'],
    foreign: wordsOf('fish fisch poisson poissons pescado'),
    whereAvoided: ['seafood', 'meeresfruchte', 'mariscos'],
  },
  5: {
    italian: ['arachidi', 'noccioline'],
    foreign: wordsOf('peanut peanuts erdnuss erdnusse cacahuete cacahuetes cacahuetes nut nuts'),
  },
  6: { italian: ['soia'], foreign: wordsOf('soy soya soja sojabohnen') },
  7: {
    italian: ['latte', 'latte derivati', 'latticini', 'lattosio', 'caseina'],
    foreign: wordsOf(
      'milk dairy lactose milch laktose lait laitiers lactosa leche lacteos milchprodukte casein',
    ),
    whereAvoided: wordsOf('formaggio formaggi cheese kase fromage queso panna burro butter cream'),
  },
  8: {
    italian: [
      ...['frutta guscio', 'frutta secca', 'noci', 'nocciole', 'mandorle', 'pistacchi', 'anacardi'],
      ...['noci pecan', 'noci macadamia', 'noci brasile'],
    ],
    foreign: [
      ...wordsOf('nut nuts treenuts walnut walnuts hazelnut hazelnuts almond almonds pistachio'),
      ...wordsOf('pistachios cashew cashews nusse nuss schalenfruchte noix noisettes amandes'),
      ...wordsOf('pistaches nueces almendras avellanas pistazien mandeln walnusse haselnusse'),
      ...['fruits coque', 'frutos secos', 'frutos cascara'],
    ],
  },
  9: { italian: ['sedano'], foreign: wordsOf('celery sellerie celeri apio') },
  10: {
    italian: ['senape', 'senape derivati'],
    foreign: wordsOf('mustard senf moutarde mostaza'),
  },
  11: { italian: ['sesamo', 'semi sesamo'], foreign: ['sesame', 'sesam', 'ajonjoli'] },
  12: {
    italian: ['solfiti', 'solfati', 'anidride solforosa'],
    foreign: wordsOf('sulphites sulfites sulphite sulfite sulfitos'),
  },
  13: { italian: ['lupini'], foreign: wordsOf('lupin lupins lupine lupinen altramuces') },
  14: {
    italian: wordsOf('molluschi cozze vongole calamari polpo seppie'),
    foreign: wordsOf(
      'molluscs mollusks mollusc weichtiere mollusques moluscos shellfish mussels clams squid octopus',
      'muscheln tintenfisch moules poulpe pulpo mejillones',
    ),
    whereAvoided: ['seafood', 'meeresfruchte', 'fruits mer', 'mariscos', 'marisco', 'frutti mare'],
  },
};

const namesOf = (kind: 'italian' | 'foreign') => [
  ...new Set(
    Object.values(ALLERGEN_NAMES).flatMap((names) =>
      names[kind].flatMap((name) => name.split(' ')),
    ),
  ),
];
/** The words of the allergens' names that may be cut short or have a slip. */
export const allergenWords: readonly string[] = namesOf('italian');
/** Those that are known as they are alone. */
export const foreignWords = new Set(namesOf('foreign'));

/** Who names the illness avoids gluten. */
export const COELIAC = new Set(
  wordsOf(
    'celiaco celiaca celiaci celiache celiachia celiac coeliac celiacs coeliacs zoliakie',
    'coeliaque cœliaque celiaque coeliaques celiaques celiacos celiacas',
  ),
);

/** Said before what is not wanted: 'senza latte', 'non piccante', 'no milk'. */
export const WITHOUT = new Set(
  wordsOf(
    'senza no non niente nessun nessuno nessuna privo priva privi prive zero escluso tranne evitare',
    'evito without wo dont cant cannot not avoid avoiding ohne kein keine keinen nicht sans pas sin ni',
  ),
);

/** Said after it: 'gluten free', 'laktosefrei'. */
export const FREE = new Set(wordsOf('free frei freie freies libre libres'));

/** As the end of one word: 'glutenfrei', 'dairyfree'. */
export const FREE_ENDING = /(?:free|freie?s?)$/;

/** Says of every allergen that is named, before or after, that it is avoided. */
export const INTOLERANT = new Set(
  wordsOf(
    'allergia allergie allergico allergica allergici allergiche intollerante intolleranti',
    'intolleranza intolleranze allergy allergies allergic intolerant intolerance intolerances',
    'allergisch allergiker unvertraglichkeit intoleranz allergique allergiques intolerante',
    'intolerancia alergia alergico alergica',
  ),
);

/** Ends what 'senza' is about: 'senza latte con funghi'. */
export const WITH = new Set(wordsOf('con ma piu with but mit aber avec'));

/** Goes on with it: 'senza latte e uova', 'no onions or garlic'. */
export const AND = new Set(wordsOf('e ed o ne and or nor und oder et ou y ni'));
/** Says so without a doubt: what follows is not wanted either. */
export const OR = new Set(wordsOf('o ne or nor oder ou ni'));

/** Words that ask for a diet, a mark or a kind of dish. */
export const VEGETARIAN = new Set(
  wordsOf(
    'vegetariano vegetariana vegetariani vegetariane veg veggie vegetarian vegetarians vegetarisch',
    'vegetarier vegetarische vegetarien vegetarienne vegetariens vegetarianos',
  ),
);
export const VEGAN = new Set(
  wordsOf('vegano vegana vegani vegane vegan vegans plantbased vegetalien veganos veganas'),
);
/** Fish, but no meat: no mark says it, so it is read from the ingredients. */
export const PESCETARIAN = new Set(
  wordsOf('pescetariano pescetariana pescetariani pescatarian pescetarian'),
);
export const SPICY = new Set(
  wordsOf('piccante piccanti spicy scharf scharfe pikant epice epicee picante picantes piquant'),
);
/** In the texts of a dish they say that it is spicy. */
export const SPICY_TEXT = new Set(wordsOf('piccante piccanti peperoncino peperoncini nduja'));
export const CHILDREN = new Set(
  wordsOf(
    'bambini bambino bambina bambine bimbo bimbi bimba bimbe baby kid kids child children kinder',
    'kind enfant enfants nino nina ninos',
  ),
);
/** In the texts of a dish they say that it is for children. */
export const CHILDREN_TEXT = new Set(wordsOf('bambini bambino bimbi bimbo'));
export const MEAT = new Set(wordsOf('carne carni meat fleisch viande viandes'));

/** Words around the question, which say nothing of a dish. */
export const CHATTER = new Set(
  wordsOf(
    'menu piatto piatti cibo cibi qualcosa cosa cose che chi posso possiamo vorrei voglio mangiare',
    'mangio mangia tollero contiene contengono contenente bevo sono ho hai avete abbiamo c ce ci mi',
    'mia mio sia adatto adatta adatti adatte dieta opzione opzioni favore per piace anche molto tanto',
    'troppo poco formato cerco dove quali quale',
    'food foods dish dishes menu option options something anything i im am m s t have has we me my',
    'want need would like what can eat contains containing contain is are there any some please for',
    'of in on an with without suitable friendly based diet not too very',
    'ich bin habe mochte was kann essen gericht gerichte speise speisen bitte fur der das ein eine und',
    'je suis plat plats pour les des du une avec manger carte aux',
    'tengo quiero plato platos comida para de el los las del una menus to',
  ),
);

const MEATS =
  'manzo maiale suino pollo tacchino vitello agnello salsiccia prosciutto salame speck pancetta guanciale mortadella porchetta wurstel ragu hamburger cheeseburger coppa nduja lardo stinco bresaola amatriciana carbonara salumi';
const PORK =
  'maiale suino salsiccia prosciutto salame speck pancetta guanciale mortadella porchetta wurstel coppa nduja lardo stinco salumi';
const ALCOHOL =
  'birra vino spritz amaro limoncino nocino lambrusco sangiovese pignoletto prosecco grappa liquore marsala';

/** What is typed, and the words of the menu that are meant by it too. */
const MEANT: readonly [typed: string, meant: string][] = [
  ['burger burgers hamburger hamburgers', 'hamburger cheeseburger'],
  ['carne carni meat fleisch viande viandes', MEATS],
  ['maiale suino pork schwein schweinefleisch porc cerdo', PORK],
  ['alcol alcool alcolico alcolici alcohol alcoholic alkohol', ALCOHOL],
  ['chicken hahnchen huhn poulet', 'pollo'],
  ['beef rind rindfleisch boeuf bovino', 'manzo hamburger cheeseburger'],
  ['affettati affettato salumi charcuterie aufschnitt', 'prosciutto salame mortadella coppa speck'],
  [
    'verdura verdure ortaggi vegetable vegetables veggies gemuse legumes verduras',
    'zucchine melanzane peperoni carciofi asparagi radicchio friarielli broccoli rucola ortolana orto',
  ],
  [
    'cheese kase fromage queso formaggi',
    'formaggio mozzarella gorgonzola taleggio brie fontina burrata',
  ],
  ['mushroom mushrooms pilze pilz champignons champinones setas', 'funghi champignon porcini'],
  ['ham schinken jambon jamon', 'prosciutto'],
  ['bacon', 'pancetta guanciale speck'],
  ['sausage sausages wurst saucisse salchicha', 'salsiccia wurstel'],
  ['salami salame pepperoni', 'salame'],
  ['tomato tomatoes tomate tomaten tomates', 'pomodoro pomodorini'],
  ['eggplant aubergine aubergines auberginen berenjena', 'melanzane'],
  ['courgette courgettes', 'zucchine'],
  ['peppers paprika poivron poivrons pimiento', 'peperoni'],
  ['onion onions zwiebel zwiebeln oignon oignons cebolla', 'cipolla'],
  ['garlic knoblauch ail ajo', 'aglio'],
  ['oliven aceitunas', 'olive'],
  ['anchovy anchovies sardellen anchois anchoas', 'acciughe alici'],
  ['tuna thunfisch thon atun', 'tonno'],
  ['salmon lachs saumon', 'salmone'],
  ['shrimp shrimps prawn prawns garnelen crevettes gambas', 'gamberi'],
  ['seafood meeresfruchte mariscos', 'gamberi cozze vongole calamari polpo'],
  ['mussels muscheln moules', 'cozze vongole'],
  ['squid', 'calamari'],
  ['octopus tintenfisch poulpe pulpo', 'polpo'],
  ['fish fisch poisson pescado', 'tonno salmone acciughe alici baccala'],
  ['egg eggs ei eier oeuf oeufs œuf œufs huevo huevos', 'uovo uova'],
  ['artichoke artichokes artischocken artichaut', 'carciofi'],
  ['truffle truffles truffel truffe trufa', 'tartufo'],
  ['walnut walnuts', 'noci'],
  ['pistachio pistachios pistazien', 'pistacchio pistacchi'],
  ['potato potatoes kartoffel kartoffeln patatas', 'patate patatine'],
  ['fries chips pommes frites', 'patatine'],
  ['rocket arugula roquette rucula', 'rucola'],
  ['basil basilikum basilic', 'basilico'],
  ['bread brot pan', 'pane focaccia bruschette'],
  [
    'starter starters appetizer appetizers vorspeise vorspeisen entree entrees stuzzichini',
    'antipasti',
  ],
  ['sandwiches bocadillo', 'panini'],
  ['desserts sweet sweets nachtisch postre postres', 'dolci'],
  ['torta torte cake kuchen gateau', 'torta cheesecake'],
  ['gelato gelati icecream eis glace helado', 'gelato sorbetto semifreddo'],
  ['drink drinks beverages getranke boisson boissons bebida bebidas bere', 'bibite'],
  ['beer beers bier biere bieres cerveza', 'birra'],
  ['wine wines wein vin vini vinos', 'vino'],
  ['water wasser eau agua', 'acqua'],
  ['coffee kaffee cafe espresso', 'caffe espresso'],
  ['juice saft jus zumo spremuta', 'succo'],
  ['coke pepsi', 'cola'],
  ['soda lemonade limonade fanta', 'aranciata gassosa chinotto cola'],
  ['red rot rouge tinto', 'rosso rossa'],
  ['white weiss blanc blanco', 'bianco bianca'],
  ['sparkling', 'frizzante'],
  ['still', 'naturale'],
  ['sugar zucker sucre azucar', 'zucchero'],
  ['fruit obst fruta', 'frutta macedonia'],
  ['lemon zitrone citron limon', 'limone'],
  ['chocolate schokolade chocolat', 'cioccolato cacao'],
  ['wholemeal wholewheat vollkorn', 'integrale'],
  ['dough crust teig pate masa', 'impasti impasto'],
  ['family familien famille famiglia familiare grande large big xl gigante gross', 'maxi'],
  ['meter metre', 'metro'],
  ['bimbi bimbo', 'bambini'],
];

const meant = new Map<string, readonly string[]>();
for (const [typed, words] of MEANT) {
  for (const word of typed.split(' ')) meant.set(word, words.split(' '));
}

/** The words of a menu that a typed word means beside itself. */
export function wordsMeantBy(typed: string): readonly string[] {
  return meant.get(typed) ?? [];
}

/** Two words that are one, and one that is none. */
const JOINED: readonly [RegExp, string][] = [
  [/\bw\s*\/\s*o\b/gi, 'wo'],
  [/\bplant[\s-]+based\b/gi, 'plantbased'],
  [/\bice[\s-]+cream\b/gi, 'icecream'],
  [/\btree[\s-]+nuts?\b/gi, 'treenuts'],
  [/\b(do|ca)n['’]t\b/gi, '$1nt'],
  // Spanish: 'I am'.
  [/\bsoy\s+(?=veg|cel|al[eé]rg|intol)/gi, ''],
];

/** Writes as one word what would be torn apart. */
export function joinWords(query: string): string {
  return JOINED.reduce((text, [pattern, word]) => text.replace(pattern, word), query);
}
