import { wordsOfTable } from '../../domain/fold';

/** Typed words = the words of an Italian menu that each of them also means, all folded. */
const SYNONYMS = `
burger hamburger = hamburger cheeseburger;
carne carni meat fleisch viande = manzo maiale suino pollo tacchino vitello agnello salsiccia prosciutto salame speck pancetta
  guanciale mortadella porchetta wurstel ragu hamburger cheeseburger coppa nduja lardo stinco bresaola amatriciana carbonara
  salumi;
maiale suino pork schwein schweinefleisch porc cerdo = maiale suino salsiccia prosciutto salame speck pancetta guanciale
  mortadella porchetta wurstel coppa nduja lardo stinco salumi;
alcol alcool alcolico alcolici alcohol alcoholic alkohol = birra vino spritz amaro limoncino nocino lambrusco sangiovese
  pignoletto prosecco grappa liquore marsala alchermes rum;
chicken hahnchen huhn poulet = pollo;
beef rind rindfleisch boeuf bovino = manzo hamburger cheeseburger;
affettati affettato salumi charcuterie aufschnitt = prosciutto salame mortadella coppa speck pancetta guanciale lardo nduja
  bresaola porchetta wurstel;
verdura verdure ortaggi vegetable veggies gemuse legumes = zucchine melanzane peperoni carciofi asparagi radicchio friarielli
  broccoli rucola lattuga cipolla cavolo zucca sedano carota spinaci ortolana orto;
cheese kase fromage queso formaggi = formaggio mozzarella gorgonzola taleggio brie fontina burrata;
funghi fungo mushroom pilz champignons champinones setas = funghi champignon porcini tartufo;
ham schinken jambon jamon = prosciutto;
bacon = pancetta guanciale speck;
sausage wurst saucisse salchicha = salsiccia wurstel;
salami salame pepperoni = salame nduja;
tomato tomatoes tomate = pomodoro pomodorini;
eggplant aubergine berenjena = melanzane;
courgette zucchini = zucchine;
peppers paprika poivron pimiento = peperoni;
peperoncino peperoncini chili chilli chile chilies = peperoncino nduja piccante;
onion zwiebel oignon cebolla = cipolla;
garlic knoblauch ail ajo = aglio;
olives oliven aceitunas = olive;
acciughe acciuga alici anchovy anchovies sardellen anchois anchoas = acciughe alici;
tuna thunfisch thon atun = tonno;
salmon lachs saumon = salmone;
cod = baccala merluzzo;
lettuce laitue salat salad lechuga insalata = lattuga;
shrimp prawn garnelen crevettes gambas = gamberi;
seafood meeresfruchte mariscos = gamberi cozze vongole calamari polpo;
mussels muscheln moules = cozze vongole;
squid = calamari;
octopus tintenfisch poulpe pulpo = polpo;
fish fisch poisson pescado = tonno salmone acciughe alici baccala;
buckwheat buchweizen sarrasin = saraceno;
egg ei eier oeuf huevo = uovo;
artichoke artischocken artichaut = carciofi;
truffle truffel truffe trufa = tartufo;
walnut nueces = noci;
pistachio pistazien = pistacchio;
potato potatoes kartoffel patatas = patate patatine;
fries chips pommes frites = patatine;
rocket arugula roquette rucula = rucola;
basil basilikum basilic = basilico;
bread brot pan = pane focaccia bruschette;
starter appetizer vorspeise entree stuzzichini = antipasti;
panino panini sandwich sandwiches bocadillo = panini;
dolce dolci suss susses dessert sweet nachtisch postre = dolci;
torta torte cake kuchen gateau = torta cheesecake;
gelato gelati icecream eis glace helado = gelato sorbetto semifreddo;
bibita bibite bevanda bevande drink beverages getranke boisson bebida bere = bibite;
beer bier cerveza = birra;
wine wein vin vini vinos = vino;
water wasser eau agua = acqua;
coffee kaffee cafe espresso = caffe espresso;
te the tea = te;
juice saft jus zumo spremuta = succo;
coca coke pepsi = cola;
soda lemonade limonade fanta = aranciata gassosa chinotto cola;
red rot rouge tinto = rosso rossa;
white weiss blanc blanco = bianco bianca;
frizzante frizzanti gassata gassate gassato gasata gasato sparkling = frizzante;
naturale naturali liscia liscio still = naturale liscia;
zero sugar zucker sucre azucar = zucchero;
frutta fruit obst fruta = frutta macedonia fichi pere mele fragole pesche uva melone ananas banana;
lemon zitrone citron limon = limone;
cioccolato schokolade chocolat = cioccolato cacao;
wholemeal wholewheat vollkorn = integrale;
dough crust teig pate masa = impasti;
spicy scharf pikant epice picante piquant = piccante;
kid baby child children kinder kind enfant nino nina = bambini;
family familien famille famiglia familiare grande large big xl gigante gross = maxi;
meter metre = metro`;

const synonyms = new Map(
  SYNONYMS.split(';').flatMap((entry) => {
    const [typed = [], words = []] = entry.split('=').map(wordsOfTable);
    return typed.map((word) => [word, words] as const);
  }),
);

const NONE: readonly string[] = [];

/** Whether it is a word of the table, in this form. */
export const isSynonym = (word: string) => synonyms.has(word);

/** The words of a menu that a typed word, or its singular, means beside itself. @param word folded */
export function synonymsOf(word: string): readonly string[] {
  const singular = /(?:[sn]|[^n]e)$/.test(word) ? word.slice(0, -1) : word;
  return synonyms.get(word) ?? synonyms.get(singular) ?? NONE;
}
