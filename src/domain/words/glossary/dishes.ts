/** Dishes by the names that menus give them. The name stays: a guest reads these words below it. */
export const dishWords = `
crocchette di patate = crocchè di patate = crocchè = panzerotti di patate | potato croquettes | Kartoffelkroketten /p | croquettes de pommes de terre /fp | croquetas de patata /fp |
bruschette al pomodoro = bruschetta al pomodoro | bruschetta with tomato | Bruschetta mit Tomaten /f | bruschetta à la tomate /f | bruschetta con tomate /f |
bruschette miste | mixed bruschetta | gemischte Bruschetta /f | bruschettas variées /fp | bruschettas variadas /fp |
olive ascolane = olive all'ascolana | fried olives stuffed with meat | frittierte Oliven mit Fleischfüllung /p | olives frites farcies à la viande /fp | aceitunas fritas rellenas de carne /fp |
olive verdi ripiene di manzo e maiale sfumati al vino bianco | green olives* stuffed with beef and pork in white wine | grüne Oliven* mit einer Füllung von Rind und Schwein in Weißwein /p | olives vertes* farcies au bœuf et au porc au vin blanc /fp | aceitunas verdes* rellenas de vacuno y cerdo al vino blanco /fp |
supplì = supplì al telefono | fried rice balls | frittierte Reisbällchen /p | boulettes de riz frites /fp | bolas de arroz fritas /fp |
arancini = arancino = arancine | stuffed fried rice balls | gefüllte frittierte Reisbällchen /p | boulettes de riz farcies frites /fp | bolas de arroz rellenas y fritas /fp |
frittura di calamari e gamberi | fried squid and prawns | frittierter Tintenfisch und Garnelen /p | friture de calamars et crevettes /f | fritura de calamares y gambas /f | 2 14
fritto misto = frittura mista = antipasto misto fritto | mixed fried starters | gemischte frittierte Vorspeisen /p | assortiment de fritures /m | fritos variados /mp |
antipasto misto = antipasto della casa | mixed starters | gemischte Vorspeisen /p | assortiment d'entrées /m | entrantes variados /mp |
tagliere di salumi = tagliere misto di salumi | board of cured meats | Wurst- und Schinkenplatte /f | planche de charcuterie /f | tabla de embutidos /f |
tagliere di salumi e formaggi = tagliere salumi e formaggi | board of cured meats and cheeses | Wurst- und Käseplatte /f | planche de charcuterie et fromages /f | tabla de embutidos y quesos /f | 7
tagliere di formaggi | cheese board | Käseplatte /f | plateau de fromages /m | tabla de quesos /f | 7
focaccia al rosmarino | focaccia (flat bread) with rosemary | Focaccia (Fladenbrot) mit Rosmarin /f | focaccia (pain plat) au romarin /f | focaccia (pan plano) al romero /f | 1
patate al rosmarino | potatoes with rosemary | Rosmarinkartoffeln /p | pommes de terre au romarin /fp | patatas al romero /fp |
parmigiana di melanzane | aubergine bake with tomato and parmesan | Auberginenauflauf mit Tomaten und Parmesan /m | gratin d'aubergines à la tomate et au parmesan /m | berenjenas gratinadas con tomate y parmesano /fp | 7
calzone | folded pizza | gefaltete Pizza /f | pizza pliée /f | pizza doblada /f |
calzone fritto = panzerotto fritto = panzerotto | fried folded pizza | frittierte gefaltete Pizza /f | pizza pliée frite /f | pizza doblada frita /f |
pizza al metro tre gusti | pizza by the metre with three toppings | Meterpizza mit drei Belägen /f | pizza au mètre à trois garnitures /f | pizza al metro de tres gustos /f |
pizza dei bimbi = pizza bambini = pizza baby | children's pizza | Kinderpizza /f | pizza des enfants /f | pizza infantil /f |
stinco alla birra | shank in beer | Haxe in Bier /f | jarret à la bière /m | codillo a la cerveza /m |
riso, mais e lupini | rice, corn and lupin | Reis, Mais und Lupinen /p | riz, maïs et lupin /m | arroz, maíz y altramuces /m | 13
bordo ripieno = cornicione ripieno | stuffed crust | gefüllter Rand /m | bord fourré /m | borde relleno /m |
con ricotta vaccina nel cornicione | with cow's milk ricotta in the crust | mit Kuhmilch-Ricotta im Rand | avec de la ricotta de vache dans le bord | con ricotta de vaca en el borde | 7
con ricotta nel cornicione = cornicione ripieno di ricotta = bordo ripieno di ricotta | with ricotta in the crust | mit Ricotta im Rand | avec de la ricotta dans le bord | con ricotta en el borde | 7
ragù di manzo e maiale cotto # ore con sedano | beef and pork sauce cooked for # hours with celery | # Stunden gekochte Fleischsauce aus Rind und Schwein mit Sellerie /f | sauce au bœuf et au porc mijotée # heures avec céleri /f | salsa de vacuno y cerdo cocida # horas con apio /f | 9
tartufi di mare = tartufo di mare | warty venus clams | Raue Venusmuscheln /p | praires (palourdes) /fp | almejas tartufo /fp | 14
ricci di mare | sea urchins | Seeigel /m | oursins /mp | erizos de mar /mp |
`;
