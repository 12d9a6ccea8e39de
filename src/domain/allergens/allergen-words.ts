import { wordsOfTable } from '../fold';

/*
 * Words for the fourteen allergens, all folded: in Italian and in the languages of the tourists who eat here. Guests' words,
 * staff's texts and files are read by this one table. 'frutta_guscio' is a name of two words, with or without 'di' or the like
 * between them.
 */

/**
 * How a word stands for an allergen. `name`: it is a name of the allergen itself, or of a food that the law counts as it.
 * `carrier`: a food that always contains it, whichever sort. `food`: a food that contains it and that a menu names as such.
 */
export type AllergenSense = 'name' | 'carrier' | 'food';

/** Each in the singular where it has a plural of an ordinary ending (`formsOf`). */
const ALLERGEN_WORDS = `
1 name: glutine frumento gluten wheat weizen ble trigo
1 carrier: grano khorasan latte_avena oat_milk farina flour mehl harina orzo barley gerste orge cebada farro spelt dinkel epeautre espelta segale rye roggen
  seigle centeno avena oat oats hafer avoine kamut seitan semola semolino couscous cous_cous bulgur malto malt malz pangrattato
  pan_grattato cereale cereal getreide crusca
1 food: pane bread brot pain pan pasta piadina piada focaccia grissino cracker tarallo frisella crostone carasau pita naan
2 name: crostaceo gambero gamberetto gamberone gamberello scampo granchio granseola granceola aragosta astice mazzancolla canocchia cicala_mare cicale_mare
  crustacean shellfish shrimp prawn lobster crab krebstier garnele krabbe hummer crustace crevette crustaceo gamba langosta langostino
2 carrier: seafood meeresfruchte fruits_mer marisco frutti_mare surimi
3 name: uovo uova ovetto albume tuorlo ovoprodotto egg ei eier oeuf huevo
3 carrier: maionese mayonnaise mayonesa mayo
3 food: frittata meringa zabaione zabaglione occhio_bue
4 name: pesce fish fisch fische poisson pescado
4 carrier: surimi
4 food: tonno tonnetto tonnata tonnato ventresca salmone acciuga acciughina alice alicetta baccala stoccafisso merluzzo nasello platessa sogliola halibut
  sgombro sardina sardella sarde! aringa branzino spigola orata cernia dentice ricciola triglia rombo scorfano palombo pescatrice coda_rospo code_rospo
  persico pangasio trota salmerino storione luccio coregone anguilla capitone caviale lompo paranza bottarga
  tuna thunfisch thon atun salmon lachs saumon anchovy anchovies sardelle anchois anchoa cod
5 name: arachide nocciolina peanut erdnuss erdnusse cacahuete cacahuet nut nuss nusse
5 carrier: frutta_secca frutos_secos burro_arachidi peanut_butter
6 name: soia soja soy soya sojabohne soybean
6 carrier: tofu edamame tempeh miso tamari latte_soia soy_milk salsa_soia soy_sauce
7 name: latte latticino lattosio caseina lattiero latticello milk dairy lactose milch laktose lait laitier lactosa leche lacteo milchprodukt casein
  milchprodukte
7 carrier: formaggio cheese kase fromage queso panna cream sahne creme nata burro butter beurre mantequilla yogurt yoghurt joghurt
  yaourt besciamella
7 food: mozzarella mozzarellina fiordilatte fior_latte fiore_latte gorgonzola zola taleggio brie camembert roquefort fontina burrata burratina
  burrino ricotta ricottina cacioricotta pecorino parmigiano parmesan reggiano grana trentingrana provola provolone provoletta
  scamorza scamorzina squacquerone stracciatella mascarpone cheddar stracchino crescenza certosa bufala bufalina crema asiago robiola
  caciocavallo caciotta cacio caprino canestrato raveggiolo giuncata primosale primo_sale quartirolo montasio bitto casera castelmagno
  toma tomino vezzena bagoss fonduta emmental emmenthal emmentaler edamer groviera gruyere gouda leerdammer feta halloumi philadelphia
  quark sottiletta formaggino chantilly tosella malga kefir
8 name: frutta_guscio frutta_secca noce nocciola mandorla pistacchio anacardo nut nuts tree_nuts walnut hazelnut almond pistachio
  cashew pecan macadamia nusse nuss schalenfrucht schalenfruchte pistazie mandel walnuss walnusse haselnuss haselnusse noix
  noisette amande pistache fruits_coque nuez nueces almendra avellana pistacho frutos_secos frutos_cascara acagiu noci_brasile noci_queensland
8 carrier: latte_mandorla almond_milk almond_butter
8 food: gianduia gianduja gianduiotto marzapane torrone pinolo mandorlato pralinato frangipane
9 name: sedano celery sellerie celeri apio
10 name: senape mustard senf moutarde mostaza
10 food: mostarda
11 name: sesamo semi_sesamo sesame sesame_seed sesam sesamsamen ajonjoli
11 carrier: tahina tahini hummus gomasio
12 name: solfito solfato sulphite sulfite sulfit sulfito anidride_solforosa solforosa so2
  diossido_zolfo biossido_zolfo metabisolfito
13 name: lupino lupin lupine altramuz altramuces
14 name: mollusco cozza vongola calamaro calamaretto polpo polipo seppia seppiolina totano totanetto mollusc mollusk shellfish mussel clam squid
  octopus weichtier muschel tintenfisch mollusque molusco moule poulpe pulpo mejillon almeja
14 carrier: seafood meeresfruchte fruits_mer marisco frutti_mare
14 food: piovra polipetto polpetto moscardino capasanta capesanta cappasanta cappesanta ostrica oyster auster huitre ostra
  tellina arsella cannolicchio fasolaro cappalunga lumaca lumachina folpetto lupini_mare tartufo_mare tartufi_mare datteri_mare
1 food: infarinato breadcrumb breadstick gressin paniermehl chapelure panade weizenmehl weichweizenmehl weizenvollkornmehl
  vollkornmehl dinkelmehl weichweizenteig hartweizengriess vollkornbrot sesambrot fladenbrot fladenbrote weizenbier malta
1 carrier: hafermilch
2 carrier: insalata_mare
2 name: riesengarnele garnelenschwanze krabbenfleisch langoustine kaisergranat languste langouste homard bogavante crabe
  cangrejo cigala
3 carrier: spiegelei ruhrei eigelb eiweiss omelette omelett
4 food: swordfish schwertfisch espadon pez stockfisch klippfisch morue bacalao kabeljau cabillaud merluza mackerel makrele maquereau
  caballa bass bream wolfsbarsch lubina goldbrasse daurade dorada trout forelle truite trucha sardine sardinen caviar kaviar
  lumpfish seehasenrogen lump lumpo sardellensauce sardellenpaste loup_mer
6 carrier: sojamilch sojasauce sojalecithin
7 carrier: vollmilch buffelmilch ziegenmilch schafsmilch schlagsahne yogur kasesorte frischkase ziegenkase blauschimmelkase
  parmesancreme kasecreme kaseplatte milchschokolade butterkeks butterkekse bechamel bechamelsauce schokoladencreme
7 food: mozzarellakugel buffelmozzarella buffelricotta buffelburrata buffelprovola schafsricotta parmesano raspadura
  parmigiana
8 name: mandelmilch mandelmehl mandelblattchen cashewkern cashewkerne haselnusscreme pistaziencreme
8 food: pinienkern pinienkerne pine_kernels pignon pinon pinones
10 name: honigsenf
11 name: sesambrot houmous
14 carrier: insalata_mare
14 name: miesmuschel venusmuschel palourde praire calamar encornet pota cuttlefish sepia sepiatinte seiche krake oktopus oktopusse oktopussalat
  kalmar kalmare tintenfischringe scallop jakobsmuschel coquille vieira pulpito capesante
`;

/** Italian plurals by the ending of the singular: the first that fits. */
const ITALIAN_PLURALS: readonly (readonly [ending: RegExp, ...plurals: string[]])[] = [
  [/([cg])a$/, '$1he'],
  [/([cg])o$/, '$1hi', '$1i'],
  [/i[oa]$/, 'i', 'ie'],
  [/[oe]$/, 'i'],
  [/a$/, 'e'],
];

/** Short words with a plural in s. Others get none: 'Ei' and 'Eis'. */
const SHORT_WITH_PLURAL = ['egg', 'nut', 'oat'];

/** A word in the singular and its plurals, Italian and foreign. Not all of them exist. With a '!' it has no other form. */
export function formsOf(word: string): string[] {
  if (word.endsWith('!')) return [word.slice(0, -1)];
  if (word.length < 4) return SHORT_WITH_PLURAL.includes(word) ? [word, `${word}s`] : [word];
  const [ending = /$/, ...plurals] = ITALIAN_PLURALS.find(([each]) => each.test(word)) ?? [];
  const italian = plurals.map((plural) => word.replace(ending, plural));
  return [word, ...italian, `${word}s`, `${word}es`, `${word}n`, `${word}en`];
}

/** The meaning of a word: ids of allergens, and how it does where it stands for several. */
type AllergenWord = Readonly<Record<AllergenSense, readonly number[]>>;

/** Every word for an allergen, in all its forms. */
export const allergenWords: ReadonlyMap<string, AllergenWord> = readAllergenWords();

function readAllergenWords() {
  const found = new Map<string, Record<AllergenSense, number[]>>();
  for (const line of ALLERGEN_WORDS.trim().split(/\n(?=\d)/)) {
    const [, id, sense, words = ''] = /^(\d+) (\w+):([\s\S]+)$/.exec(line) ?? [];
    for (const word of wordsOfTable(words).flatMap(formsOf)) {
      const entry = found.get(word) ?? { name: [], carrier: [], food: [] };
      const ids = entry[sense as AllergenSense];
      entry[sense as AllergenSense] = [...new Set([...ids, Number(id)])];
      found.set(word, entry);
    }
  }
  return found;
}

/** Where words name an allergen. */
type AllergenMention = {
  /** The place of its first word. */
  at: number;
  /** How many words it is. */
  length: 1 | 2;
  ids: readonly number[];
  /** Those of them that it means where a person writes allergens: of which it is a name, else which the food contains. */
  meant: readonly number[];
  /** The first of the senses that it has. */
  sense: AllergenSense;
};

/**
 * Finds the allergens that words name, in their order. 'Latte di soia' names what each of its words does too: whether somebody
 * means one food or two is not told.
 * @param words folded, without articles and the like (`contentWordsOf`)
 */
export function mentionsIn(words: readonly string[]): AllergenMention[] {
  const mentions: AllergenMention[] = [];
  let next = 0;
  for (const [at, word] of words.entries()) {
    if (at < next) continue;
    const pair = `${word}_${words[at + 1]}`;
    const length = allergenWords.has(pair) ? 2 : 1;
    const parts = length === 2 ? [pair, word, words[at + 1] ?? ''] : [word];
    const entries = parts.flatMap((each) => allergenWords.get(each) ?? []);
    const [first] = entries;
    if (!first) continue;
    next = at + length;
    const ids = entries.flatMap(({ name, carrier, food }) => [...name, ...carrier, ...food]);
    const meant = first.name.length > 0 ? first.name : [...first.carrier, ...first.food];
    const sense = first.name.length > 0 ? 'name' : first.carrier.length > 0 ? 'carrier' : 'food';
    mentions.push({ at, length, ids: [...new Set(ids)], meant, sense });
  }
  return mentions;
}
