import { wordsOfTable } from '../../domain/product/allergen-words';

/** Typed words = the words of an Italian menu that each of them also means, all folded. */
const SYNONYMS = `
burger burgers hamburger hamburgers = hamburger cheeseburger;
carne carni meat fleisch viande viandes = manzo maiale suino pollo tacchino vitello agnello salsiccia prosciutto salame speck
  pancetta guanciale mortadella porchetta wurstel ragu hamburger cheeseburger coppa nduja lardo stinco bresaola amatriciana
  carbonara salumi;
maiale suino pork schwein schweinefleisch porc cerdo = maiale suino salsiccia prosciutto salame speck pancetta guanciale
  mortadella porchetta wurstel coppa nduja lardo stinco salumi;
alcol alcool alcolico alcolici alcohol alcoholic alkohol = birra vino spritz amaro limoncino nocino lambrusco sangiovese
  pignoletto prosecco grappa liquore marsala alchermes rum;
chicken hahnchen huhn poulet = pollo;
beef rind rindfleisch boeuf bovino = manzo hamburger cheeseburger;
affettati affettato salumi charcuterie aufschnitt = prosciutto salame mortadella coppa speck pancetta guanciale lardo nduja
  bresaola porchetta wurstel;
verdura verdure ortaggi vegetable vegetables veggies gemuse legumes verduras = zucchine melanzane peperoni carciofi asparagi
  radicchio friarielli broccoli rucola lattuga cipolla cavolo zucca sedano carota spinaci ortolana orto;
cheese kase fromage queso formaggi = formaggio mozzarella gorgonzola taleggio brie fontina burrata;
funghi fungo mushroom mushrooms pilze pilz champignons champinones setas = funghi champignon porcini tartufo;
ham schinken jambon jamon = prosciutto;
bacon = pancetta guanciale speck;
sausage sausages wurst saucisse salchicha = salsiccia wurstel;
salami salame pepperoni = salame nduja;
tomato tomatoes tomate tomaten tomates = pomodoro pomodorini;
eggplant aubergine aubergines auberginen berenjena = melanzane;
courgette courgettes zucchini = zucchine;
peppers paprika poivron poivrons pimiento = peperoni;
peperoncino peperoncini chili chilli chile chilies = peperoncino nduja piccante;
onion onions zwiebel zwiebeln oignon oignons cebolla = cipolla;
garlic knoblauch ail ajo = aglio;
olives oliven aceitunas = olive;
acciughe acciuga alici anchovy anchovies sardellen anchois anchoas = acciughe alici;
tuna thunfisch thon atun = tonno;
salmon lachs saumon = salmone;
cod = baccala merluzzo;
lettuce laitue salat salad salade lechuga insalata = lattuga;
shrimp shrimps prawn prawns garnelen crevettes gambas = gamberi;
seafood meeresfruchte mariscos = gamberi cozze vongole calamari polpo;
mussels muscheln moules = cozze vongole;
squid = calamari;
octopus tintenfisch poulpe pulpo = polpo;
fish fisch poisson pescado = tonno salmone acciughe alici baccala;
buckwheat buchweizen sarrasin = saraceno;
egg eggs ei eier oeuf oeufs huevo huevos = uovo;
artichoke artichokes artischocken artichaut = carciofi;
truffle truffles truffel truffe trufa = tartufo;
walnut walnuts nueces = noci;
pistachio pistachios pistazien = pistacchio;
potato potatoes kartoffel kartoffeln patatas = patate patatine;
fries chips pommes frites = patatine;
rocket arugula roquette rucula = rucola;
basil basilikum basilic = basilico;
bread brot pan = pane focaccia bruschette;
starter starters appetizer appetizers vorspeise vorspeisen entree entrees stuzzichini = antipasti;
panino panini sandwich sandwiches bocadillo = panini;
dolce dolci suss susses dessert desserts sweet sweets nachtisch postre postres = dolci;
torta torte cake kuchen gateau = torta cheesecake;
gelato gelati icecream eis glace helado = gelato sorbetto semifreddo;
bibita bibite bevanda bevande drink drinks beverages getranke boisson boissons bebida bebidas bere = bibite;
beer beers bier biere bieres cerveza = birra;
wine wines wein vin vini vinos = vino;
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
cioccolato chocolate schokolade chocolat = cioccolato cacao;
wholemeal wholewheat vollkorn = integrale;
dough crust teig pate masa = impasti;
spicy scharf scharfe pikant epice epicee picante picantes piquant = piccante;
kid kids baby child children kinder kind enfant enfants nino nina ninos = bambini;
family familien famille famiglia familiare grande large big xl gigante gross = maxi;
meter metre = metro`;

const synonyms = new Map(
  SYNONYMS.split(';').flatMap((entry) => {
    const [typed = [], words = []] = entry.split('=').map(wordsOfTable);
    return typed.map((word) => [word, words] as const);
  }),
);

/** The words of a menu that a typed word means beside itself. @param word folded */
export const synonymsOf = (word: string): readonly string[] => synonyms.get(word) ?? [];
