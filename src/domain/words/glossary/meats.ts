/** Ham, salami, sausage and meat. 'Crudo' is cured, never raw. */
export const meatWords = `
prosciutto crudo = crudo | cured ham | luftgetrockneter Schinken /m | jambon cru /m | jamón curado /m |
prosciutto crudo di Parma = crudo di Parma = prosciutto di Parma | Parma ham | Parmaschinken /m | jambon de Parme /m | jamón de Parma /m |
prosciutto crudo di San Daniele = prosciutto San Daniele = crudo San Daniele = prosciutto di San Daniele | San Daniele ham | San-Daniele-Schinken /m | jambon de San Daniele /m | jamón de San Daniele /m |
prosciutto crudo toscano | Tuscan cured ham | luftgetrockneter toskanischer Schinken /m | jambon cru de Toscane /m | jamón curado toscano /m |
culatello | culatello (fine cured ham) | Culatello (edler luftgetrockneter Schinken) /m | culatello (jambon affiné) /m | culatello (jamón curado) /m |
prosciutto cotto = cotto | cooked ham | gekochter Schinken /m | jambon blanc /m | jamón cocido /m |
prosciutto cotto di Praga = praga = prosciutto di Praga | smoked Prague ham | geräucherter Prager Schinken /m | jambon de Prague fumé /m | jamón de Praga ahumado /m |
prosciutto cotto arrosto | roast ham | Bratenschinken /m | jambon rôti /m | jamón asado /m |
prosciutto | ham | Schinken /m | jambon /m | jamón /m |
speck | speck (smoked cured ham) | Südtiroler Schinkenspeck /m | speck (jambon fumé) /m | speck (jamón ahumado) /m |
speck Alto Adige = speck dell'Alto Adige | South Tyrolean speck (smoked cured ham) | Südtiroler Schinkenspeck /m | speck du Haut-Adige (jambon fumé) /m | speck del Alto Adigio (jamón ahumado) /m |
salame | salami | Salami /f | salami /m | salami /m |
salame dolce = salame milano | mild salami | milde Salami /f | salami doux /m | salami suave /m |
salame piccante = salamino piccante = salamino = spianata piccante = spianata calabrese | spicy salami | scharfe Salami /f | salami piquant /m | salami picante /m |
salame piccante calabrese | spicy Calabrian salami | scharfe kalabrische Salami /f | salami piquant de Calabre /m | salami picante calabrés /m |
ventricina | spicy ventricina salami | scharfe Ventricina-Salami /f | salami ventricina piquant /m | salami picante ventricina /m |
salame Felino = salame di Felino | Felino salami | Felino-Salami /f | salami de Felino /m | salami de Felino /m |
finocchiona | fennel salami | Fenchelsalami /f | salami au fenouil /m | salami al hinojo /m |
soppressata | soppressata salami | Soppressata-Salami /f | salami soppressata /m | salami soppressata /m |
'nduja | 'nduja (spicy spreadable salami) | 'Nduja (scharfe streichfähige Salami) /f | 'nduja (salami piquant à tartiner) /f | 'nduja (salami picante para untar) /f |
'nduja di Spilinga | 'nduja from Spilinga (spicy spreadable salami) | 'Nduja aus Spilinga (scharfe streichfähige Salami) /f | 'nduja de Spilinga (salami piquant à tartiner) /f | 'nduja de Spilinga (salami picante para untar) /f |
mortadella | mortadella | Mortadella /f | mortadelle /f | mortadela /f |
mortadella Bologna | mortadella from Bologna | Mortadella aus Bologna /f | mortadelle de Bologne /f | mortadela de Bolonia /f |
mortadella Bologna IGP con pistacchi | mortadella from Bologna IGP with pistachios | Mortadella aus Bologna IGP mit Pistazien /f | mortadelle de Bologne IGP aux pistaches /f | mortadela de Bolonia IGP con pistachos /f | 8
mortadella con pistacchi = mortadella al pistacchio = mortadella con pistacchio | mortadella with pistachios | Mortadella mit Pistazien /f | mortadelle aux pistaches /f | mortadela con pistachos /f | 8
coppa = capocollo | coppa (cured pork neck) | Coppa (luftgetrockneter Schweinenacken) /f | coppa (échine de porc séchée) /f | coppa (cabecero de cerdo curado) /f |
coppa piacentina | coppa from Piacenza (cured pork neck) | Coppa aus Piacenza (luftgetrockneter Schweinenacken) /f | coppa de Plaisance (échine de porc séchée) /f | coppa de Piacenza (cabecero de cerdo curado) /f |
pancetta | pancetta (cured pork belly) | Pancetta (Bauchspeck) /f | pancetta (poitrine de porc) /f | panceta /f |
pancetta croccante | crispy pancetta | knusprige Pancetta /f | pancetta croustillante /f | panceta crujiente /f |
pancetta affumicata = bacon | smoked bacon | geräucherter Bauchspeck /m | poitrine de porc fumée /f | beicon /m |
pancetta arrotolata | rolled pancetta | gerollte Pancetta /f | pancetta roulée /f | panceta enrollada /f |
guanciale | cured pork cheek | luftgetrocknete Schweinebacke /f | joue de porc séchée /f | papada de cerdo curada /f |
guanciale croccante | crispy cured pork cheek | knusprige Schweinebacke /f | joue de porc croustillante /f | papada de cerdo crujiente /f |
lardo | cured pork back fat | gereifter Rückenspeck /m | lard gras affiné /m | tocino curado /m |
lardo di Colonnata = lardo Colonnata | Colonnata cured pork back fat | gereifter Rückenspeck aus Colonnata /m | lard affiné de Colonnata /m | tocino curado de Colonnata /m |
bresaola | bresaola (air-dried beef) | Bresaola (luftgetrocknetes Rindfleisch) /f | bresaola (bœuf séché) /f | bresaola (cecina de vacuno) /f |
bresaola della Valtellina | bresaola from Valtellina (air-dried beef) | Bresaola aus dem Veltlin (luftgetrocknetes Rindfleisch) /f | bresaola de la Valteline (bœuf séché) /f | bresaola de la Valtelina (cecina de vacuno) /f |
ciccioli | crispy pork scratchings | knusprige Schweinegrieben /p | grattons de porc /mp | chicharrones /mp |
salumi = affettati = salumi misti = affettato misto | cured meats | italienischer Aufschnitt /m | charcuterie /f | embutidos /mp |
porchetta | porchetta (herbed roast pork) | Porchetta (Schweinebraten mit Kräutern) /f | porchetta (rôti de porc aux herbes) /f | porchetta (cerdo asado con hierbas) /f |
porchetta di Ariccia | porchetta from Ariccia (herbed roast pork) | Porchetta aus Ariccia (Schweinebraten mit Kräutern) /f | porchetta d'Ariccia (rôti de porc aux herbes) /f | porchetta de Ariccia (cerdo asado con hierbas) /f |
salsiccia = salsicce | Italian pork sausage | italienische Schweinswurst /f | saucisse italienne de porc /f | salchicha italiana de cerdo /f |
wurstel | frankfurter sausage | Wiener Würstchen /n | saucisse de Francfort /f | salchicha de Frankfurt /f |
wurstel di suino | pork frankfurter | Wiener Würstchen vom Schwein /n | saucisse de Francfort pur porc /f | salchicha de Frankfurt de cerdo /f |
wurstel e patatine | frankfurter and chips | Wiener Würstchen und Pommes frites /p | saucisse de Francfort et frites /f | salchicha y patatas fritas /f |
stinco di maiale | pork shank | Schweinshaxe /f | jarret de porc /m | codillo de cerdo /m |
stinco | shank | Haxe /f | jarret /m | codillo /m |
stinco di maiale sfilacciato cotto nella birra | pulled pork shank cooked in beer | in Bier geschmorte gezupfte Schweinshaxe /f | jarret de porc effiloché cuit à la bière /m | codillo de cerdo desmenuzado cocido en cerveza /m |
maiale = suino = carne di maiale | pork | Schweinefleisch /n | porc /m | carne de cerdo /f |
manzo = carne di manzo | beef | Rindfleisch /n | bœuf /m | carne de vacuno /f |
vitello = carne di vitello | veal | Kalbfleisch /n | veau /m | ternera lechal /f |
agnello | lamb | Lamm /n | agneau /m | cordero /m |
pollo | chicken | Hähnchen /n | poulet /m | pollo /m |
petto di pollo | chicken breast | Hähnchenbrust /f | blanc de poulet /m | pechuga de pollo /f |
tacchino | turkey | Pute /f | dinde /f | pavo /m |
anatra = petto d'anatra | duck breast | Entenbrust /f | magret de canard /m | pechuga de pato /f |
coniglio | rabbit | Kaninchen /n | lapin /m | conejo /m |
cinghiale | wild boar | Wildschwein /n | sanglier /m | jabalí /m |
hamburger | burger patty | Burger-Patty /n | steak haché /m | hamburguesa /f |
hamburger di manzo | beef burger | Rindfleisch-Burger /m | steak haché de bœuf /m | hamburguesa de vacuno /f |
hamburger di manzo da # g | # g beef burger | Rindfleisch-Burger (# g) /m | steak haché de bœuf de # g /m | hamburguesa de vacuno de # g /f |
ragù = ragù di carne | meat sauce | Fleischsauce /f | sauce bolognaise /f | salsa boloñesa /f |
ragù bolognese = ragù alla bolognese | Bolognese meat sauce | Bologneser Fleischsauce /f | sauce bolognaise /f | salsa boloñesa /f |
ragù di manzo e maiale | beef and pork sauce | Fleischsauce aus Rind und Schwein /f | sauce au bœuf et au porc /f | salsa de vacuno y cerdo /f |
polpette = polpettine | meatballs | Fleischbällchen /p | boulettes de viande /fp | albóndigas /fp |
polpette al sugo | meatballs in tomato sauce | Fleischbällchen in Tomatensauce /p | boulettes de viande à la sauce tomate /fp | albóndigas en salsa de tomate /fp |
tartare di manzo = battuta di manzo | beef tartare | Rindertatar /n | tartare de bœuf /m | tartar de vacuno /m |
roast beef = roastbeef | roast beef | Roastbeef /n | rosbif /m | rosbif /m |
nuggets di pollo = bocconcini di pollo = crocchette di pollo | chicken nuggets | Chicken Nuggets /p | nuggets de poulet /mp | nuggets de pollo /mp |
alette di pollo = ali di pollo | chicken wings | Chicken Wings /p | ailes de poulet /fp | alitas de pollo /fp |
carne | meat | Fleisch /n | viande /f | carne /f |
carne salada | carne salada (cured beef) | Carne salada (gepökeltes Rindfleisch) /f | carne salada (bœuf mariné) /f | carne salada (vacuno curado) /f |
`;
