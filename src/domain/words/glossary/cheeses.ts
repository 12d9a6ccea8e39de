/** Cheeses, milk and eggs. How a row is read: ../glossary.ts. */
export const cheeseWords = `
latte | milk | Milch /f | lait /m | leche /f | 7
latte caldo | hot milk | heiße Milch /f | lait chaud /m | leche caliente /f | 7
latte intero | whole milk | Vollmilch /f | lait entier /m | leche entera /f | 7
latte di bufala | buffalo milk | Büffelmilch /f | lait de bufflonne /m | leche de búfala /f | 7
latte di capra | goat's milk | Ziegenmilch /f | lait de chèvre /m | leche de cabra /f | 7
latte di pecora | sheep's milk | Schafsmilch /f | lait de brebis /m | leche de oveja /f | 7
latte di soia | soy milk | Sojamilch /f | lait de soja /m | leche de soja /f | 6
latte di mandorla = latte di mandorle | almond milk | Mandelmilch /f | lait d'amande /m | leche de almendras /f | 8
latte di cocco | coconut milk | Kokosmilch /f | lait de coco /m | leche de coco /f |
latte di avena | oat milk | Hafermilch /f | lait d'avoine /m | leche de avena /f | 1
panna | cream | Sahne /f | crème /f | nata /f | 7
panna fresca | fresh cream | frische Sahne /f | crème fraîche liquide /f | nata fresca /f | 7
panna montata | whipped cream | Schlagsahne /f | crème chantilly /f | nata montada /f | 7
panna acida | sour cream | saure Sahne /f | crème aigre /f | crema agria /f | 7
burro | butter | Butter /f | beurre /m | mantequilla /f | 7
burro fuso | melted butter | zerlassene Butter /f | beurre fondu /m | mantequilla derretida /f | 7
yogurt | yogurt | Joghurt /m | yaourt /m | yogur /m | 7
yogurt greco | Greek yogurt | griechischer Joghurt /m | yaourt grec /m | yogur griego /m | 7
formaggio = formaggi | cheese | Käse /m | fromage /m | queso /m | 7
formaggi misti = misto formaggi | assorted cheeses | gemischter Käse /m | fromages variés /mp | quesos variados /mp | 7
quattro formaggi | four cheeses | vier Käsesorten /p | quatre fromages /mp | cuatro quesos /mp | 7
formaggio fresco | cream cheese | Frischkäse /m | fromage frais /m | queso fresco /m | 7
formaggio spalmabile | cream cheese | Frischkäse /m | fromage à tartiner /m | queso de untar /m | 7
formaggio di capra = caprino | goat's cheese | Ziegenkäse /m | fromage de chèvre /m | queso de cabra /m | 7
formaggio di fossa | pit-aged cheese | in Gruben gereifter Käse /m | fromage affiné en fosse /m | queso curado en fosa /m | 7
formaggio fuso | melted cheese | geschmolzener Käse /m | fromage fondu /m | queso fundido /m | 7
formaggio filante | melted cheese | geschmolzener Käse /m | fromage fondant /m | queso fundido /m | 7
mozzarella | mozzarella | Mozzarella /m | mozzarella /f | mozzarella /f | 7
mozzarelle | mozzarella | Mozzarella /m | mozzarella /f | mozzarella /f | 7
mozzarelline = mozzarelline di bufala | small mozzarella balls | kleine Mozzarellakugeln /p | petites mozzarellas /fp | bolitas de mozzarella /fp | 7
mozzarelline fritte | fried mozzarella balls | frittierte Mozzarellakugeln /p | petites mozzarellas frites /fp | bolitas de mozzarella fritas /fp | 7
mozzarella filante | melted mozzarella | geschmolzener Mozzarella /m | mozzarella fondante /f | mozzarella fundida /f | 7
cuore di mozzarella filante | a heart of melted mozzarella | geschmolzener Mozzarella in der Mitte /m | cœur de mozzarella fondante /m | corazón de mozzarella fundida /m | 7
latte senza lattosio | lactose-free milk | laktosefreie Milch /f | lait sans lactose /m | leche sin lactosa /f | 7
mozzarella senza lattosio | lactose-free mozzarella | laktosefreier Mozzarella /m | mozzarella sans lactose /f | mozzarella sin lactosa /f | 7
mozzarella di bufala = bufala = mozzarelle di bufala | buffalo mozzarella | Büffelmozzarella /m | mozzarella de bufflonne /f | mozzarella de búfala /f | 7
stracciatella di bufala | buffalo stracciatella cheese | Stracciatella-Käse aus Büffelmilch /m | stracciatella de bufflonne /f | stracciatella de búfala /f | 7
ricotta di bufala | buffalo ricotta | Büffelricotta /f | ricotta de bufflonne /f | ricotta de búfala /f | 7
burrata di bufala | buffalo burrata | Büffelburrata /f | burrata de bufflonne /f | burrata de búfala /f | 7
provola di bufala | buffalo provola cheese | Büffelprovola /f | provola de bufflonne /f | queso provola de búfala /m | 7
blu di bufala | buffalo milk blue cheese | Blauschimmelkäse aus Büffelmilch /m | fromage bleu de bufflonne /m | queso azul de búfala /m | 7
fior di latte = fiordilatte | fior di latte mozzarella | Fior-di-Latte-Mozzarella /m | mozzarella fior di latte /f | mozzarella fior di latte /f | 7
burrata | burrata | Burrata /f | burrata /f | burrata /f | 7
stracciatella | stracciatella cheese | Stracciatella-Käse /m | stracciatella (cœur de burrata) /f | stracciatella (corazón de burrata) /f | 7
stracciatella pugliese | stracciatella cheese from Apulia | Stracciatella-Käse aus Apulien /m | stracciatella des Pouilles /f | stracciatella de Apulia /f | 7
squacquerone | soft squacquerone cheese | Squacquerone-Frischkäse /m | fromage frais squacquerone /m | queso fresco squacquerone /m | 7
stracchino = crescenza | soft stracchino cheese | Stracchino-Frischkäse /m | fromage frais stracchino /m | queso fresco stracchino /m | 7
ricotta | ricotta | Ricotta /f | ricotta /f | ricotta /f | 7
ricotta vaccina = ricotta di mucca | cow's milk ricotta | Ricotta aus Kuhmilch /f | ricotta de vache /f | ricotta de vaca /f | 7
ricotta di pecora | sheep's milk ricotta | Schafsricotta /f | ricotta de brebis /f | ricotta de oveja /f | 7
ricotta salata | salted ricotta | gesalzene Ricotta /f | ricotta salée /f | ricotta salada /f | 7
mascarpone | mascarpone | Mascarpone /m | mascarpone /m | mascarpone /m | 7
parmigiano reggiano | Parmigiano Reggiano | Parmigiano Reggiano /m | Parmigiano Reggiano /m | Parmigiano Reggiano /m | 7
parmigiano | parmesan | Parmesan /m | parmesan /m | parmesano /m | 7
grana padano | Grana Padano | Grana Padano /m | Grana Padano /m | Grana Padano /m | 7
grana | Grana cheese | Grana-Käse /m | fromage Grana /m | queso Grana /m | 7
con lisozima da uovo | with egg lysozyme | mit Lysozym aus Ei | avec lysozyme d'œuf | con lisozima de huevo | 3
pecorino | pecorino | Pecorino /m | pecorino /m | pecorino /m | 7
pecorino romano | Pecorino Romano | Pecorino Romano /m | Pecorino Romano /m | Pecorino Romano /m | 7
pecorino sardo | Sardinian pecorino | sardischer Pecorino /m | pecorino de Sardaigne /m | pecorino sardo /m | 7
gorgonzola | gorgonzola | Gorgonzola /m | gorgonzola /m | gorgonzola /m | 7
gorgonzola dolce | mild gorgonzola | milder Gorgonzola /m | gorgonzola doux /m | gorgonzola suave /m | 7
gorgonzola piccante | strong gorgonzola | kräftiger Gorgonzola /m | gorgonzola fort /m | gorgonzola fuerte /m | 7
zola | gorgonzola | Gorgonzola /m | gorgonzola /m | gorgonzola /m | 7
taleggio | taleggio cheese | Taleggio-Käse /m | fromage taleggio /m | queso taleggio /m | 7
fontina | fontina cheese | Fontina-Käse /m | fromage fontina /m | queso fontina /m | 7
asiago | Asiago cheese | Asiago-Käse /m | fromage Asiago /m | queso Asiago /m | 7
provola | provola cheese | Provola-Käse /m | fromage provola /m | queso provola /m | 7
provola affumicata | smoked provola cheese | geräucherter Provola-Käse /m | provola fumée /f | queso provola ahumado /m | 7
provolone piccante | strong provolone | kräftiger Provolone /m | provolone fort /m | provolone fuerte /m | 7
provolone | provolone | Provolone /m | provolone /m | provolone /m | 7
scamorza | scamorza cheese | Scamorza-Käse /m | fromage scamorza /m | queso scamorza /m | 7
scamorza affumicata | smoked scamorza cheese | geräucherter Scamorza-Käse /m | scamorza fumée /f | queso scamorza ahumado /m | 7
caciocavallo | caciocavallo cheese | Caciocavallo-Käse /m | fromage caciocavallo /m | queso caciocavallo /m | 7
cacio e pepe | pecorino and pepper | Pecorino und Pfeffer /p | pecorino et poivre /m | pecorino y pimienta /m | 7
brie | brie | Brie /m | brie /m | brie /m | 7
cheddar | cheddar | Cheddar /m | cheddar /m | cheddar /m | 7
emmental = emmenthal | Emmental cheese | Emmentaler Käse /m | emmental /m | queso emmental /m | 7
edamer | Edam cheese | Edamer Käse /m | fromage d'Édam /m | queso edam /m | 7
feta | feta | Feta /m | feta /f | feta /m | 7
raspadura | shaved Lodigiano cheese | gehobelter Lodigiano-Käse /m | copeaux de fromage lodigiano /mp | lascas de queso lodigiano /fp | 7
uovo | egg | Ei /n | œuf /m | huevo /m | 3
uova | eggs | Eier /p | œufs /mp | huevos /mp | 3
uovo sodo | hard-boiled egg | hart gekochtes Ei /n | œuf dur /m | huevo duro /m | 3
uova sode | hard-boiled eggs | hart gekochte Eier /p | œufs durs /mp | huevos duros /mp | 3
uovo in camicia | poached egg | pochiertes Ei /n | œuf poché /m | huevo escalfado /m | 3
uovo fritto = uovo all'occhio di bue | fried egg | Spiegelei /n | œuf au plat /m | huevo frito /m | 3
uova strapazzate | scrambled eggs | Rührei /n | œufs brouillés /mp | huevos revueltos /mp | 3
tuorlo | egg yolk | Eigelb /n | jaune d'œuf /m | yema de huevo /f | 3
tuorlo d'uovo | egg yolk | Eigelb /n | jaune d'œuf /m | yema de huevo /f | 3
albume | egg white | Eiweiß /n | blanc d'œuf /m | clara de huevo /f | 3
frittata | omelette | Omelett /n | omelette /f | tortilla de huevo /f | 3
crema di uovo = crema d'uovo | egg and cream sauce | Ei-Creme /f | crème d'œuf /f | crema de huevo /f | 3 7
`;
