/** Water, coffee, beer, wine and liqueurs. */
export const drinkWords = `
acqua naturale | still water | stilles Wasser /n | eau plate /f | agua sin gas /f |
acqua frizzante = acqua gassata | sparkling water | Mineralwasser mit Kohlensäure /n | eau gazeuse /f | agua con gas /f |
acqua in caraffa | carafe of water | Wasser in der Karaffe /n | carafe d'eau /f | agua en jarra /f |
acqua di rete | tap water | Leitungswasser /n | eau du robinet /f | agua del grifo /f |
fresca | chilled | gekühlt | fraîche | fresca |
al tavolo | at the table | am Tisch | à table | en la mesa |
bottiglia di vetro da # cl = bottiglia in vetro da # cl | # cl glass bottle | #-cl-Glasflasche /f | bouteille en verre de # cl /f | botella de cristal de # cl /f |
bottiglia da # cl | # cl bottle | #-cl-Flasche /f | bouteille de # cl /f | botella de # cl /f |
bottiglia da # l = bottiglia da # litri = bottiglia da # litro | # l bottle | #-Liter-Flasche /f | bouteille de # l /f | botella de # l /f |
lattina da # cl = lattina # cl | # cl can | #-cl-Dose /f | canette de # cl /f | lata de # cl /f |
bicchierino da # cl | # cl small glass | Gläschen mit # cl /n | petit verre de # cl /m | vasito de # cl /m |
calice | glass | Glas /n | verre /m | copa /f |
bottiglia | bottle | Flasche /f | bouteille /f | botella /f |
lattina | can | Dose /f | canette /f | lata /f |
in tazza piccola o grande | in a small or large cup | in kleiner oder großer Tasse | en petite ou grande tasse | en taza pequeña o grande |
espresso | espresso | Espresso /m | expresso /m | café expreso /m |
anche decaffeinato | also decaffeinated | auch entkoffeiniert | aussi décaféiné | también descafeinado |
espresso con latte caldo | espresso with hot milk | Espresso mit heißer Milch /m | expresso avec du lait chaud /m | café expreso con leche caliente /m | 7
caffè macchiato | espresso with a dash of milk | Espresso mit etwas Milch /m | expresso avec un peu de lait /m | café cortado con leche /m | 7
caffè d'orzo = orzo in tazza | barley coffee | Kaffee aus Gerste /m | café d'orge /m | café de cebada /m | 1
cappuccino | cappuccino | Cappuccino /m | cappuccino /m | capuchino /m |
cola | cola | Cola /f | cola /m | cola /f |
cola senza zucchero | sugar-free cola | Cola ohne Zucker /f | cola sans sucre /m | cola sin azúcar /f |
aranciata | orangeade | Orangenlimonade /f | orangeade /f | refresco de naranja /m |
limonata | lemonade | Zitronenlimonade /f | limonade au citron /f | limonada /f |
chinotto | chinotto (bitter orange soda) | Chinotto (Bitterorangenlimonade) /m | chinotto (soda à l'orange amère) /m | chinotto (refresco de naranja amarga) /m |
gassosa | clear sweet soda | süße klare Limonade /f | limonade /f | gaseosa /f |
tè freddo | iced tea | Eistee /m | thé glacé /m | té frío /m |
tè | tea | Tee /m | thé /m | té /m |
al limone o alla pesca | lemon or peach | Zitrone oder Pfirsich | citron ou pêche | de limón o de melocotón |
pesca o albicocca | peach or apricot | Pfirsich oder Aprikose | pêche ou abricot | melocotón o albaricoque |
succo di frutta | fruit juice | Fruchtsaft /m | jus de fruits /m | zumo de fruta /m |
spremuta d'arancia | fresh orange juice | frischer Orangensaft /m | orange pressée /f | zumo de naranja natural /m |
birra | beer | Bier /n | bière /f | cerveza /f |
birra chiara = birra bionda | pale beer | helles Bier /n | bière blonde /f | cerveza rubia /f |
birra chiara piccola | small pale beer | kleines helles Bier /n | petite bière blonde /f | cerveza rubia pequeña /f |
birra chiara media | medium pale beer | mittleres helles Bier /n | bière blonde moyenne /f | cerveza rubia mediana /f |
birra rossa | red ale | rotes Bier /n | bière rousse /f | cerveza roja /f |
birra rossa media | medium red ale | mittleres rotes Bier /n | bière rousse moyenne /f | cerveza roja mediana /f |
birra di grano | wheat beer | Weizenbier /n | bière de blé /f | cerveza de trigo /f | 1
birra artigianale | craft beer | Craft-Bier /n | bière artisanale /f | cerveza artesanal /f |
birra analcolica | alcohol-free beer | alkoholfreies Bier /n | bière sans alcool /f | cerveza sin alcohol /f |
birra alla spina | draught beer | Bier vom Fass /n | bière pression /f | cerveza de barril /f |
birra lager alla spina | draught lager beer | Lagerbier vom Fass /n | bière lager pression /f | cerveza lager de barril /f |
birra lager | lager beer | Lagerbier /n | bière lager /f | cerveza lager /f |
birra doppio malto alla spina | strong draught double malt beer | Starkbier vom Fass (doppeltes Malz) /n | bière double malt à la pression /f | cerveza doble malta de barril /f | 1
birra weizen non filtrata | unfiltered wheat beer (Weizen) | unfiltriertes Weizen /n | bière de blé non filtrée (Weizen) /f | cerveza de trigo sin filtrar (Weizen) /f | 1
birra ipa di un birrificio dell'appennino | IPA beer from a brewery in the Apennines | IPA-Bier einer Brauerei im Apennin /n | bière IPA d'une brasserie des Apennins /f | cerveza IPA de una cervecería de los Apeninos /f |
vino | wine | Wein /m | vin /m | vino /m |
vino rosso | red wine | Rotwein /m | vin rouge /m | vino tinto /m |
vino bianco | white wine | Weißwein /m | vin blanc /m | vino blanco /m |
vino bianco secco | dry white wine | trockener Weißwein /m | vin blanc sec /m | vino blanco seco /m |
vino rosso secco | dry red wine | trockener Rotwein /m | vin rouge sec /m | vino tinto seco /m |
vino rosato | rosé wine | Roséwein /m | vin rosé /m | vino rosado /m |
vino frizzante | lightly sparkling wine | Perlwein /m | vin pétillant /m | vino de aguja /m |
vino bianco frizzante | lightly sparkling white wine | weißer Perlwein /m | vin blanc pétillant /m | vino blanco de aguja /m |
vino bianco frizzante dei colli bolognesi | lightly sparkling white wine from the Bologna hills | weißer Perlwein aus den Hügeln von Bologna /m | vin blanc pétillant des collines de Bologne /m | vino blanco de aguja de las colinas de Bolonia /m |
vino rosso frizzante | lightly sparkling red wine | roter Perlwein /m | vin rouge pétillant /m | vino tinto de aguja /m |
vino rosso della casa = vino della casa | house wine | Hauswein /m | vin de la maison /m | vino de la casa /m |
prosecco | Prosecco | Prosecco /m | prosecco /m | prosecco /m |
spumante | sparkling wine | Schaumwein /m | vin mousseux /m | vino espumoso /m |
bitter all'arancia | orange bitter | Orangenbitter /m | bitter à l'orange /m | bíter de naranja /m |
seltz | soda water | Sodawasser /n | eau de Seltz /f | agua de Seltz /f |
amaro | herbal bitter liqueur | Kräuterbitter /m | liqueur amère aux herbes /f | licor amargo de hierbas /m |
amaro alle erbe | herbal bitter liqueur | Kräuterbitter /m | liqueur amère aux herbes /f | licor amargo de hierbas /m |
limoncino = limoncello | lemon liqueur | Zitronenlikör /m | liqueur de citron /f | licor de limón /m |
infuso di scorze di limone | infusion of lemon peel | Aufguss aus Zitronenschalen /m | infusion de zestes de citron /f | infusión de cáscaras de limón /f |
nocino | nocino liqueur | Nocino-Likör /m | liqueur nocino /f | licor nocino /m |
liquore | liqueur | Likör /m | liqueur /f | licor /m |
liquore di noci verdi di Modena | liqueur of green walnuts from Modena | Likör aus grünen Walnüssen aus Modena /m | liqueur de noix vertes de Modène /f | licor de nueces verdes de Módena /m | 8
grappa | grappa | Grappa /m | grappa /f | grappa /f |
`;
