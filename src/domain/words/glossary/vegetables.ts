/** Vegetables, herbs, spices, fruit and nuts. */
export const vegetableWords = `
pomodoro = pomodori = polpa di pomodoro | tomato | Tomaten /p | tomate /f | tomate /m |
pomodoro San Marzano = San Marzano = pomodori San Marzano | San Marzano tomatoes | San-Marzano-Tomaten /p | tomates San Marzano /fp | tomates San Marzano /mp |
pomodoro cuore di bue = cuore di bue | oxheart tomatoes | Ochsenherztomaten /p | tomates cœur de bœuf /fp | tomates corazón de buey /mp |
pomodoro a cubetti = pomodoro a dadini | diced tomato | Tomatenwürfel /p | dés de tomate /mp | tomate en dados /m |
pomodoro giallo = pomodori gialli = pomodorini gialli | yellow tomatoes | gelbe Tomaten /p | tomates jaunes /fp | tomates amarillos /mp |
pomodorini = pomodorino = ciliegini = pomodoro ciliegino = pomodori ciliegini = datterini = datterino = pachino = pomodorini pachino = pomodorini ciliegino = pomodorini datterini = pomodori pachino = pomodoro pachino = pomodorini freschi | cherry tomatoes | Kirschtomaten /p | tomates cerises /fp | tomates cherry /mp |
pomodori secchi = pomodoro secco = pomodorini secchi | sun-dried tomatoes | getrocknete Tomaten /p | tomates séchées /fp | tomates secos /mp |
pomodorini confit = pomodori confit | slow-roasted cherry tomatoes | geschmorte Kirschtomaten /p | tomates cerises confites /fp | tomates cherry confitados /mp |
passata di pomodoro = salsa di pomodoro = sugo di pomodoro | tomato sauce | Tomatensauce /f | sauce tomate /f | salsa de tomate /f |
peperoni = peperone | bell peppers | Paprikaschoten /p | poivrons /mp | pimientos /mp |
peperoni arrostiti = peperoni arrosto | roasted peppers | gebratene Paprikaschoten /p | poivrons rôtis /mp | pimientos asados /mp |
peperoncino = peperoncini = peperoncino piccante | chilli | Chili /m | piment /m | guindilla /f |
friggitelli | sweet green peppers | milde grüne Spitzpaprika /p | petits piments doux /mp | pimientos verdes italianos /mp |
paprika | paprika | Paprikapulver /n | paprika /m | pimentón /m |
melanzane = melanzana | aubergines | Auberginen /p | aubergines /fp | berenjenas /fp |
melanzane e zucchine | aubergines and courgettes | Auberginen und Zucchini /p | aubergines et courgettes /fp | berenjenas y calabacines /mp |
zucchine e melanzane | courgettes and aubergines | Zucchini und Auberginen /p | courgettes et aubergines /fp | calabacines y berenjenas /fp |
melanzane e peperoni | aubergines and peppers | Auberginen und Paprikaschoten /p | aubergines et poivrons /mp | berenjenas y pimientos /mp |
zucchine e peperoni | courgettes and peppers | Zucchini und Paprikaschoten /p | courgettes et poivrons /mp | calabacines y pimientos /mp |
zucchine = zucchina = zucchini | courgettes | Zucchini /p | courgettes /fp | calabacines /mp |
fiori di zucca = fiori di zucchina = fiori di zucchine | courgette flowers | Zucchiniblüten /p | fleurs de courgette /fp | flores de calabacín /fp |
fiori di zucca ripieni | stuffed courgette flowers | gefüllte Zucchiniblüten /p | fleurs de courgette farcies /fp | flores de calabacín rellenas /fp |
zucca | pumpkin | Kürbis /m | potiron /m | calabaza /f |
cipolla = cipolle | onion | Zwiebeln /p | oignon /m | cebolla /f |
cipolla caramellata = cipolle caramellate | caramelised onions | karamellisierte Zwiebeln /p | oignons caramélisés /mp | cebolla caramelizada /f |
cipolla rossa caramellata | caramelised red onions | karamellisierte rote Zwiebeln /p | oignons rouges caramélisés /mp | cebolla roja caramelizada /f |
cipolla in agrodolce | sweet-and-sour onions | süßsaure Zwiebeln /p | oignons à l'aigre-doux /mp | cebolla agridulce /f |
cipolla in agrodolce all'aceto balsamico | sweet-and-sour onions with balsamic vinegar | süßsaure Zwiebeln mit Balsamico-Essig /p | oignons à l'aigre-doux au vinaigre balsamique /mp | cebolla agridulce al vinagre balsámico /f |
cipollotto = cipollotti | spring onion | Frühlingszwiebeln /p | oignon nouveau /m | cebolleta /f |
porro = porri | leek | Lauch /m | poireau /m | puerro /m |
scalogno | shallot | Schalotten /p | échalote /f | chalota /f |
erba cipollina | chives | Schnittlauch /m | ciboulette /f | cebollino /m |
aglio | garlic | Knoblauch /m | ail /m | ajo /m |
patate = patata | potatoes | Kartoffeln /p | pommes de terre /fp | patatas /fp |
patate al forno = patate arrosto | roast potatoes | Ofenkartoffeln /p | pommes de terre au four /fp | patatas al horno /fp |
patate lesse = patate bollite | boiled potatoes | gekochte Kartoffeln /p | pommes de terre à l'eau /fp | patatas cocidas /fp |
patate schiacciate | mashed potatoes | zerdrückte Kartoffeln /p | pommes de terre écrasées /fp | patatas machacadas /fp |
patate a bastoncino | potato sticks | Kartoffelstäbchen /p | bâtonnets de pommes de terre /mp | patatas en bastones /fp |
patate a bastoncino fritte in olio di girasole | potato sticks* fried in sunflower oil | in Sonnenblumenöl frittierte Kartoffelstäbchen /p | bâtonnets de pommes de terre* frits à l'huile de tournesol /mp | patatas en bastones* fritas en aceite de girasol /fp |
patatine fritte = patate fritte = patatine | French fries | Pommes frites /p | frites /fp | patatas fritas /fp |
patate dolci | sweet potatoes | Süßkartoffeln /p | patates douces /fp | boniatos /mp |
carota = carote | carrot | Karotten /p | carotte /f | zanahoria /f |
sedano | celery | Sellerie /m | céleri /m | apio /m | 9
sedano croccante | crunchy celery | knackiger Sellerie /m | céleri croquant /m | apio crujiente /m | 9
funghi = fungo | mushrooms | Pilze /p | champignons /mp | setas /fp |
funghi misti = misto funghi | mixed mushrooms | gemischte Pilze /p | champignons variés /mp | setas variadas /fp |
funghi trifolati | mushrooms sautéed with garlic and parsley | mit Knoblauch und Petersilie gedünstete Pilze /p | champignons sautés à l'ail et au persil /mp | setas salteadas con ajo y perejil /fp |
porcini secchi = funghi porcini secchi | dried porcini mushrooms | getrocknete Steinpilze /p | cèpes séchés /mp | boletus secos /mp |
funghi porcini = porcini = fungo porcino | porcini mushrooms | Steinpilze /p | cèpes /mp | boletus /mp |
champignon = funghi champignon = prataioli = champignons | button mushrooms | Champignons /p | champignons de Paris /mp | champiñones /mp |
champignon freschi = funghi freschi | fresh button mushrooms | frische Champignons /p | champignons de Paris frais /mp | champiñones frescos /mp |
finferli | chanterelle mushrooms | Pfifferlinge /p | girolles /fp | rebozuelos /mp |
chiodini | honey mushrooms | Hallimasch /m | armillaires (champignons) /mp | setas de miel /fp |
tartufo | truffle | Trüffel /m | truffe /f | trufa /f |
carciofi = carciofo = carciofini | artichokes | Artischocken /p | artichauts /mp | alcachofas /fp |
carciofi alla romana | Roman-style artichokes | Artischocken nach römischer Art /p | artichauts à la romaine /mp | alcachofas a la romana /fp |
asparagi = asparago | asparagus | Spargel /m | asperges /fp | espárragos /mp |
radicchio | radicchio | Radicchio /m | trévise /f | achicoria roja /f |
radicchio rosso = radicchio di Treviso | red radicchio | roter Radicchio /m | trévise rouge /f | achicoria roja /f |
rucola = rughetta | rocket | Rucola /m | roquette /f | rúcula /f |
lattuga = insalata lattuga | lettuce | Kopfsalat /m | laitue /f | lechuga /f |
lattughino | baby lettuce | junger Blattsalat /m | jeune laitue /f | lechuga tierna /f |
insalata = insalata verde | green salad | grüner Salat /m | salade verde /f | ensalada verde /f |
insalata mista | mixed salad | gemischter Salat /m | salade composée /f | ensalada mixta /f |
iceberg = insalata iceberg | iceberg lettuce | Eisbergsalat /m | laitue iceberg /f | lechuga iceberg /f |
songino = valeriana | lamb's lettuce | Feldsalat /m | mâche /f | canónigos /mp |
misticanza | mixed baby leaves | gemischte Blattsalate /p | mesclun /m | hojas tiernas variadas /fp |
spinaci = spinacino | spinach | Spinat /m | épinards /mp | espinacas /fp |
bietole = bieta = biete | Swiss chard | Mangold /m | blettes /fp | acelgas /fp |
cicoria | chicory leaves | Zichorie /f | chicorée /f | achicoria /f |
scarola | escarole | Endivie /f | scarole /f | escarola /f |
friarielli = cime di rapa = broccoletti | friarielli (turnip tops) | Friarielli (Stängelkohl) /p | friarielli (brocolis-raves) /mp | friarielli (grelos) /mp |
broccoli = broccolo | broccoli | Brokkoli /m | brocoli /m | brócoli /m |
cavolfiore | cauliflower | Blumenkohl /m | chou-fleur /m | coliflor /f |
cavolo cappuccio | white cabbage | Weißkohl /m | chou blanc /m | repollo /m |
cavolo nero | Tuscan kale | Schwarzkohl /m | chou noir /m | col negra /f |
verza | savoy cabbage | Wirsing /m | chou frisé /m | col rizada /f |
crauti | sauerkraut | Sauerkraut /n | choucroute /f | chucrut /m |
finocchio = finocchi | fennel | Fenchel /m | fenouil /m | hinojo /m |
semi di finocchio | fennel seeds | Fenchelsamen /p | graines de fenouil /fp | semillas de hinojo /fp |
piselli | peas | Erbsen /p | petits pois /mp | guisantes /mp |
fagioli = fagioli borlotti = fagioli cannellini | beans | Bohnen /p | haricots /mp | alubias /fp |
fagiolini | green beans | grüne Bohnen /p | haricots verts /mp | judías verdes /fp |
fave | broad beans | dicke Bohnen /p | fèves /fp | habas /fp |
ceci | chickpeas | Kichererbsen /p | pois chiches /mp | garbanzos /mp |
lenticchie | lentils | Linsen /p | lentilles /fp | lentejas /fp |
lupini | lupin beans | Lupinen /p | graines de lupin /fp | altramuces /mp | 13
mais | corn | Mais /m | maïs /m | maíz /m |
cetriolo = cetrioli | cucumber | Gurke /f | concombre /m | pepino /m |
cetriolini | gherkins | Gewürzgurken /p | cornichons /mp | pepinillos /mp |
sottaceti = giardiniera | pickled vegetables | eingelegtes Gemüse /n | légumes au vinaigre /mp | encurtidos /mp |
avocado | avocado | Avocado /f | avocat /m | aguacate /m |
verdure = verdura | vegetables | Gemüse /n | légumes /mp | verduras /fp |
verdure grigliate = verdure alla griglia = grigliata di verdure | grilled vegetables | gegrilltes Gemüse /n | légumes grillés /mp | verduras a la parrilla /fp |
verdure miste = misto verdure | mixed vegetables | gemischtes Gemüse /n | légumes variés /mp | verduras variadas /fp |
verdure di stagione | seasonal vegetables | Gemüse der Saison /n | légumes de saison /mp | verduras de temporada /fp |
ortaggi | vegetables | Gemüse /n | légumes /mp | hortalizas /fp |
germogli | sprouts | Sprossen /p | pousses /fp | germinados /mp |
barbabietola = rapa rossa | beetroot | Rote Bete /f | betterave /f | remolacha /f |
ravanelli | radishes | Radieschen /p | radis /mp | rábanos /mp |
olive | olives | Oliven /p | olives /fp | aceitunas /fp |
olive verdi dolci | mild green olives | milde grüne Oliven /p | olives vertes douces /fp | aceitunas verdes suaves /fp |
olive taggiasche = taggiasche | Taggiasca olives | Taggiasca-Oliven /p | olives taggiasca /fp | aceitunas taggiasca /fp |
capperi = cappero | capers | Kapern /p | câpres /fp | alcaparras /fp |
frutti del cappero = cucunci | caper berries | Kapernäpfel /p | fruits du câprier /mp | alcaparrones /mp |
basilico = foglie di basilico = basilico fresco | basil | Basilikum /n | basilic /m | albahaca /f |
origano | oregano | Oregano /m | origan /m | orégano /m |
rosmarino | rosemary | Rosmarin /m | romarin /m | romero /m |
prezzemolo | parsley | Petersilie /f | persil /m | perejil /m |
salvia | sage | Salbei /m | sauge /f | salvia /f |
timo | thyme | Thymian /m | thym /m | tomillo /m |
menta = menta fresca | mint | Minze /f | menthe /f | menta /f |
maggiorana | marjoram | Majoran /m | marjolaine /f | mejorana /f |
aneto | dill | Dill /m | aneth /m | eneldo /m |
alloro | bay leaf | Lorbeer /m | laurier /m | laurel /m |
erbe = erbe aromatiche | herbs | Kräuter /p | herbes /fp | hierbas aromáticas /fp |
spezie | spices | Gewürze /p | épices /fp | especias /fp |
pepe | pepper | Pfeffer /m | poivre /m | pimienta /f |
pepe rosa | pink peppercorns | rosa Pfeffer /m | baies roses /fp | pimienta rosa /f |
noce moscata | nutmeg | Muskat /m | muscade /f | nuez moscada /f |
cannella | cinnamon | Zimt /m | cannelle /f | canela /f |
curry | curry | Curry /m | curry /m | curry /m |
curcuma | turmeric | Kurkuma /n | curcuma /m | cúrcuma /f |
zafferano | saffron | Safran /m | safran /m | azafrán /m |
zenzero | ginger | Ingwer /m | gingembre /m | jengibre /m |
vaniglia | vanilla | Vanille /f | vanille /f | vainilla /f |
cocco | coconut | Kokosnuss /f | coco /m | coco /m |
limone = limoni | lemon | Zitrone /f | citron /m | limón /m |
scorza di limone = buccia di limone = scorzetta di limone = zest di limone | lemon zest | Zitronenschale /f | zeste de citron /m | ralladura de limón /f |
succo di limone | lemon juice | Zitronensaft /m | jus de citron /m | zumo de limón /m |
succo di limone di Sicilia | juice of Sicilian lemons | Saft sizilianischer Zitronen /m | jus de citron de Sicile /m | zumo de limón de Sicilia /m |
lime | lime | Limette /f | citron vert /m | lima /f |
arancia = arance | orange | Orange /f | orange /f | naranja /f |
mela | apple | Apfel /m | pomme /f | manzana /f |
mele | apples | Äpfel /p | pommes /fp | manzanas /fp |
pera | pear | Birne /f | poire /f | pera /f |
pere | pears | Birnen /p | poires /fp | peras /fp |
pesca | peach | Pfirsich /m | pêche /f | melocotón /m |
pesche | peaches | Pfirsiche /p | pêches /fp | melocotones /mp |
albicocca | apricot | Aprikose /f | abricot /m | albaricoque /m |
albicocche | apricots | Aprikosen /p | abricots /mp | albaricoques /mp |
fragola = fragole | strawberries | Erdbeeren /p | fraises /fp | fresas /fp |
lamponi | raspberries | Himbeeren /p | framboises /fp | frambuesas /fp |
mirtilli | blueberries | Heidelbeeren /p | myrtilles /fp | arándanos /mp |
frutti di bosco | berries | Waldbeeren /p | fruits rouges /mp | frutos rojos /mp |
amarene = amarena | sour cherries | Sauerkirschen /p | griottes /fp | guindas /fp |
ciliegie | cherries | Kirschen /p | cerises /fp | cerezas /fp |
uva | grapes | Weintrauben /p | raisin frais /m | uvas /fp |
uvetta = uva passa | raisins | Rosinen /p | raisins secs /mp | pasas /fp |
fichi = fico | figs | Feigen /p | figues /fp | higos /mp |
fichi secchi | dried figs | getrocknete Feigen /p | figues sèches /fp | higos secos /mp |
castagne = castagna = marroni | chestnuts | Esskastanien /p | châtaignes /fp | castañas /fp |
castagne al forno | roasted chestnuts | geröstete Esskastanien /p | châtaignes rôties /fp | castañas asadas /fp |
ananas | pineapple | Ananas /f | ananas /m | piña /f |
banana | banana | Banane /f | banane /f | plátano /m |
melone | melon | Melone /f | melon /m | melón /m |
prosciutto e melone | cured ham and melon | Schinken und Melone /p | jambon et melon /m | jamón y melón /m |
anguria | watermelon | Wassermelone /f | pastèque /f | sandía /f |
frutta = frutta fresca | fresh fruit | frisches Obst /n | fruits frais /mp | fruta fresca /f |
frutta di stagione = frutta fresca di stagione | fresh seasonal fruit | frisches Obst der Saison /n | fruits frais de saison /mp | fruta fresca de temporada /f |
frutta secca | nuts | Nüsse /p | cacahuètes et fruits à coque /mp | frutos secos /mp | 5 8
noci = noce = gherigli di noce = gherigli di noci | walnuts | Walnüsse /p | noix /fp | nueces /fp | 8
nocciole = nocciola | hazelnuts | Haselnüsse /p | noisettes /fp | avellanas /fp | 8
mandorle = mandorla | almonds | Mandeln /p | amandes /fp | almendras /fp | 8
mandorle a lamelle = lamelle di mandorle = scaglie di mandorle | flaked almonds | Mandelblättchen /p | amandes effilées /fp | almendras laminadas /fp | 8
pistacchio = pistacchi | pistachios | Pistazien /p | pistaches /fp | pistachos /mp | 8
granella di pistacchio = granella di pistacchi = pistacchio in granella | chopped pistachios | gehackte Pistazien /p | éclats de pistache /mp | pistachos picados /mp | 8
anacardi | cashews | Cashewkerne /p | noix de cajou /fp | anacardos /mp | 8
pinoli | pine kernels | Pinienkerne /p | pignons de pin /mp | piñones /mp | 8
arachidi = noccioline | peanuts | Erdnüsse /p | cacahuètes /fp | cacahuetes /mp | 5
arachidi tostate | roasted peanuts | geröstete Erdnüsse /p | cacahuètes grillées /fp | cacahuetes tostados /mp | 5
semi di sesamo = sesamo | sesame seeds | Sesamsamen /m | graines de sésame /fp | semillas de sésamo /fp | 11
sesamo nero | black sesame | schwarzer Sesam /m | sésame noir /m | sésamo negro /m | 11
semi di girasole | sunflower seeds | Sonnenblumenkerne /p | graines de tournesol /fp | pipas de girasol /fp |
semi di zucca | pumpkin seeds | Kürbiskerne /p | graines de courge /fp | pipas de calabaza /fp |
semi di lino | linseed | Leinsamen /m | graines de lin /fp | semillas de lino /fp |
semi di papavero | poppy seeds | Mohn /m | graines de pavot /fp | semillas de amapola /fp |
girasole e lino | sunflower and linseed | Sonnenblumenkerne und Leinsamen /p | tournesol et lin /m | girasol y lino /m |
`;
