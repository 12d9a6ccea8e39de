import { wordsOfTable } from '../../../domain/fold';

/** Drinks with alcohol: a slip of another word is none of them if it may be something else. */
const ALCOHOLIC = `birra vino spritz amaro limoncino limoncello nocino lambrusco sangiovese pignoletto prosecco spumante franciacorta
  champagne chianti grappa liquore marsala alchermes rum gin vodka whisky whiskey tequila sambuca mirto campari aperol negroni mojito
  sangria sidro vermut`;

/** Typed words = the words of an Italian menu that each of them also means, all folded. */
const SYNONYMS = `
burger hamburger = hamburger cheeseburger;
carne carni meat fleisch viande = manzo maiale suino pollo tacchino vitello agnello salsiccia prosciutto salame speck pancetta
  guanciale mortadella porchetta wurstel ragu hamburger cheeseburger coppa nduja lardo stinco bresaola amatriciana carbonara
  salumi;
maiale suino pork schwein schweinefleisch porc cerdo = maiale suino salsiccia prosciutto salame speck pancetta guanciale
  mortadella porchetta wurstel coppa nduja lardo stinco salumi;
alcol alcool alcolico alcolici alcohol alcoholic alkohol = ${ALCOHOLIC};
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
lettuce laitue lechuga kopfsalat = lattuga;
salad salads salat salade ensalada = insalata insalatona;
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
apple apples apfel pomme manzana = mela;
hazelnut hazelnuts haselnuss noisette avellana = nocciole;
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
deca decaf decaffeinato = decaffeinato;
te the tea thee tee estathe icetea eistee = te;
juice saft jus zumo spremuta = succo;
coca coke pepsi cocacola = cola;
soda softdrink = aranciata gassosa chinotto cola;
fanta orangeade orangina = aranciata;
sprite 7up lemonade limonade = gassosa;
aperol = aperol spritz;
limoncello limoncino = limoncino limoncello;
red rot rouge tinto = rosso rossa;
white weiss blanc blanco = bianco bianca;
bianca bianche = biancaneve;
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
meter metre = metro;
ice iced cold kalt = freddo ghiaccio`;

/**
 * What people ask for in a pizzeria, whether this menu has it or not: soft drinks, coffees, other kinds of dishes. A word of these is
 * no slip of another one, and no beginning of one.
 */
const ASKED = `cappuccino cappuccini cappuccio macchiato marocchino ginseng americano ristretto corretto caffelatte mocaccino cioccolata
  camomilla tisana infuso limonata cedrata tonic tonica spuma crodino schweppes redbull bull gatorade smoothie frullato frappe granita
  pasta spaghetti penne tagliatelle lasagne lasagna ravioli tortellini gnocchi risotto riso zuppa minestra minestrone brodo vellutata
  primo primi secondo secondi contorno contorni bistecca tagliata scaloppina cotoletta arrosto grigliata spiedini costine braciola
  insalata insalatona kebab sushi ramen poke taco tacos burrito toast tramezzino piadina crescione focaccia calzone panzerotto
  colazione brunch brioche cornetto croissant crepe crepes pancake waffle biscotti crostata mousse millefoglie profiterole
  ananas mela mele pera pere pesca pesche albicocca albicocche fragola fragole lampone lamponi mirtillo mirtilli ciliegia ciliegie
  arancia arance mandarino melone anguria cocomero uva banana banane kiwi mango avocado fico fichi prugna prugne limone limoni
  mais rucola spinaci bietola carote sedano finocchio cavolfiore fagioli lenticchie piselli ceci fave menta salvia timo
  trippa fegato cavallo coniglio anatra oca tacchino agnello capriolo cinghiale lumache rane`;

const synonyms = new Map(
  SYNONYMS.split(';').flatMap((entry) => {
    const [typed = [], words = []] = entry.split('=').map(wordsOfTable);
    return typed.map((word) => [word, words] as const);
  }),
);

const alcoholic = new Set(wordsOfTable(ALCOHOLIC));

/** The words of these tables, in the forms that they have there. */
export const tableWords: ReadonlySet<string> = new Set([
  ...wordsOfTable(ASKED),
  ...alcoholic,
  ...[...synonyms].flatMap(([typed, words]) => [typed, ...words]),
]);

const NONE: readonly string[] = [];

export const isAlcoholic = (word: string) => alcoholic.has(word);

/** The words of a menu that a typed word, or its singular, means beside itself. @param word folded */
export function synonymsOf(word: string): readonly string[] {
  const singular = /(?:[sn]|[^n]e)$/.test(word) ? word.slice(0, -1) : word;
  return synonyms.get(word) ?? synonyms.get(singular) ?? NONE;
}
