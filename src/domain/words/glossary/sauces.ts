/** Oils, sauces, creams and what else seasons. */
export const sauceWords = `
olio | oil | Öl /n | huile /f | aceite /m |
olio d'oliva = olio di oliva | olive oil | Olivenöl /n | huile d'olive /f | aceite de oliva /m |
olio extravergine = olio extravergine d'oliva = olio extravergine di oliva = olio evo = evo = olio e.v.o. | extra virgin olive oil | natives Olivenöl extra /n | huile d'olive vierge extra /f | aceite de oliva virgen extra /m |
olio di girasole = olio di semi di girasole | sunflower oil | Sonnenblumenöl /n | huile de tournesol /f | aceite de girasol /m |
olio di semi | vegetable oil | Pflanzenöl /n | huile végétale /f | aceite vegetal /m |
olio piccante = olio al peperoncino | chilli oil | Chiliöl /n | huile pimentée /f | aceite picante /m |
olio al tartufo | truffle oil | Trüffelöl /n | huile à la truffe /f | aceite de trufa /m |
sale | salt | Salz /n | sel /m | sal /f |
sale grosso | coarse salt | grobes Salz /n | gros sel /m | sal gorda /f |
aceto | vinegar | Essig /m | vinaigre /m | vinagre /m |
aceto balsamico = aceto balsamico di Modena | balsamic vinegar | Balsamico-Essig /m | vinaigre balsamique /m | vinagre balsámico /m |
glassa di aceto balsamico = glassa balsamica = crema di aceto balsamico = riduzione di aceto balsamico = glassa di balsamico | balsamic glaze | Balsamico-Glasur /f | réduction de vinaigre balsamique /f | reducción de vinagre balsámico /f |
zucchero | sugar | Zucker /m | sucre /m | azúcar /m |
zucchero a velo | icing sugar | Puderzucker /m | sucre glace /m | azúcar glas /m |
zucchero di canna | cane sugar | Rohrzucker /m | sucre de canne /m | azúcar de caña /m |
miele | honey | Honig /m | miel /m | miel /f |
senape | mustard | Senf /m | moutarde /f | mostaza /f | 10
senape al miele | honey mustard | Honigsenf /m | moutarde au miel /f | mostaza a la miel /f | 10
maionese | mayonnaise | Mayonnaise /f | mayonnaise /f | mayonesa /f | 3
ketchup | ketchup | Ketchup /m | ketchup /m | kétchup /m |
salsa barbecue = salsa bbq | barbecue sauce | Barbecue-Sauce /f | sauce barbecue /f | salsa barbacoa /f |
salsa di soia | soy sauce | Sojasauce /f | sauce soja /f | salsa de soja /f | 6
salsa verde | green parsley sauce | grüne Petersiliensauce /f | sauce verte au persil /f | salsa verde de perejil /f |
salsa piccante | hot sauce | scharfe Sauce /f | sauce piquante /f | salsa picante /f |
salsa | sauce | Sauce /f | sauce /f | salsa /f |
salsa e frutti di bosco | sauce and berries | Sauce und Waldbeeren /p | coulis et fruits rouges /mp | salsa y frutos rojos /f |
salsa tartufata = crema di tartufo | truffle sauce | Trüffelsauce /f | sauce à la truffe /f | salsa de trufa /f |
hummus = hummus di ceci | chickpea hummus | Kichererbsen-Hummus /m | houmous de pois chiches /m | hummus de garbanzos /m | 11
pesto = pesto di basilico = pesto alla genovese = pesto genovese | basil pesto | Basilikumpesto /n | pesto au basilic /m | pesto de albahaca /m |
pesto di pistacchio = pesto di pistacchi | pistachio pesto | Pesto aus Pistazien /n | pesto de pistaches /m | pesto de pistachos /m | 8
pesto rosso = pesto di pomodori secchi | sun-dried tomato pesto | Pesto aus getrockneten Tomaten /n | pesto de tomates séchées /m | pesto de tomates secos /m |
besciamella | béchamel sauce | Béchamelsauce /f | sauce béchamel /f | salsa bechamel /f | 7
crema di ceci | chickpea purée | Kichererbsenpüree /n | purée de pois chiches /f | puré de garbanzos /m |
crema di zucca | pumpkin purée | Kürbispüree /n | purée de potiron /f | puré de calabaza /m |
crema di zucchine | courgette purée | Zucchinipüree /n | purée de courgettes /f | puré de calabacín /m |
crema di broccoli | broccoli purée | Brokkolipüree /n | purée de brocoli /f | puré de brócoli /m |
crema di peperoni | bell pepper purée | Paprikapüree /n | purée de poivrons /f | puré de pimientos /m |
crema di patate | potato purée | Kartoffelpüree /n | purée de pommes de terre /f | puré de patata /m |
crema di asparagi | asparagus purée | Spargelpüree /n | purée d'asperges /f | puré de espárragos /m |
crema di carciofi | artichoke purée | Artischockenpüree /n | purée d'artichauts /f | puré de alcachofas /m |
crema di piselli | pea purée | Erbsenpüree /n | purée de petits pois /f | puré de guisantes /m |
crema di melanzane | aubergine purée | Auberginenpüree /n | purée d'aubergines /f | puré de berenjenas /m |
crema di funghi | mushroom purée | Pilzpüree /n | purée de champignons /f | puré de setas /m |
crema di porcini = crema di funghi porcini | porcini mushroom purée | Steinpilzpüree /n | purée de cèpes /f | puré de boletus /m |
crema di olive = patè di olive | olive tapenade | Oliventapenade /f | tapenade d'olives /f | paté de aceitunas /m |
crema di parmigiano | parmesan cream | Parmesancreme /f | crème de parmesan /f | crema de parmesano /f | 7
crema di gorgonzola | gorgonzola cream | Gorgonzola-Creme /f | crème de gorgonzola /f | crema de gorgonzola /f | 7
crema di formaggi | cheese cream | Käsecreme /f | crème de fromages /f | crema de quesos /f | 7
crema di pecorino | pecorino cream | Pecorino-Creme /f | crème de pecorino /f | crema de pecorino /f | 7
fonduta = fonduta di formaggio | cheese fondue | geschmolzener Käse (Fonduta) /m | fondue de fromage /f | fondue de queso /f | 7
acqua | water | Wasser /n | eau /f | agua /f |
gelatina | gelatine | Gelatine /f | gélatine /f | gelatina /f |
marmellata | jam | Marmelade /f | confiture /f | mermelada /f |
marmellata di fichi = confettura di fichi | fig jam | Feigenmarmelade /f | confiture de figues /f | mermelada de higos /f |
confettura di cipolle = marmellata di cipolle | onion jam | Zwiebelmarmelade /f | confit d'oignons /m | mermelada de cebolla /f |
mostarda | mostarda (candied fruit with mustard) | Mostarda (Senffrüchte) /f | mostarda (fruits confits à la moutarde) /f | mostarda (fruta confitada con mostaza) /f | 10
`;
