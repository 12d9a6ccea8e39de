/** Desserts and what they are made of. */
export const sweetWords = `
caramello | caramel | Karamell /m | caramel /m | caramelo /m |
cacao | cocoa | Kakao /m | cacao /m | cacao /m |
cacao amaro | unsweetened cocoa | ungesüßter Kakao /m | cacao amer /m | cacao amargo /m |
cioccolato | chocolate | Schokolade /f | chocolat /m | chocolate /m |
cioccolato fondente | dark chocolate | Zartbitterschokolade /f | chocolat noir /m | chocolate negro /m |
cioccolato al latte | milk chocolate | Milchschokolade /f | chocolat au lait /m | chocolate con leche /m | 7
cioccolato bianco | white chocolate | weiße Schokolade /f | chocolat blanc /m | chocolate blanco /m |
gocce di cioccolato = scaglie di cioccolato | chocolate chips | Schokoladenstückchen /p | pépites de chocolat /fp | pepitas de chocolate /fp |
nutella | Nutella | Nutella /f | Nutella /m | Nutella /f |
crema di nocciole = crema di nocciola | hazelnut spread | Haselnusscreme /f | pâte à tartiner aux noisettes /f | crema de avellanas /f | 8
crema di nocciole e cacao con latte e lecitina di soia | hazelnut and cocoa spread with milk and soy lecithin | Haselnuss-Kakao-Aufstrich mit Milch und Sojalecithin /m | pâte à tartiner aux noisettes et au cacao avec lait et lécithine de soja /f | crema de avellanas y cacao con leche y lecitina de soja /f | 6 7 8
crema di pistacchio = crema di pistacchi | pistachio spread | Pistaziencreme /f | pâte de pistache /f | crema de pistacho /f | 8
crema pasticcera = crema pasticcera al latte | pastry cream | Vanillecreme mit Milch /m | crème pâtissière /f | crema pastelera /f | 7
crema chantilly | Chantilly cream | Chantilly-Sahne /f | crème chantilly /f | crema chantilly /f | 7
crema al cioccolato | chocolate cream | Schokoladencreme /f | crème au chocolat /f | crema de chocolate /f | 7
crema al mascarpone = crema di mascarpone | mascarpone cream | Mascarpone-Creme /f | crème de mascarpone /f | crema de mascarpone /f | 7
savoiardi | sponge fingers | Löffelbiskuits /p | biscuits à la cuillère /mp | bizcochos de soletilla /mp |
biscotti = biscotto | biscuits | Kekse /p | biscuits /mp | galletas /fp |
biscotti al burro | butter biscuits | Butterkekse /p | biscuits au beurre /mp | galletas de mantequilla /fp | 7
pan di spagna | sponge cake (wheat) | Biskuit (Weizen) /m | génoise (blé) /f | bizcocho (trigo) /m | 1
pasta frolla | shortcrust pastry (wheat) | Mürbeteig (Weizen) /m | pâte sablée (blé) /f | masa quebrada (trigo) /f | 1
pasta sfoglia | puff pastry (wheat) | Blätterteig (Weizen) /m | pâte feuilletée (blé) /f | hojaldre (trigo) /m | 1
cialda = cialda croccante | crisp wafer | knusprige Waffel /f | gaufrette croustillante /f | barquillo crujiente /m |
cialda croccante al vino Marsala | crisp wafer with Marsala wine | knusprige Waffel mit Marsala-Wein /f | gaufrette croustillante au vin de Marsala /f | barquillo crujiente al vino de Marsala /m |
croccante di mandorle = croccante alle mandorle | almond brittle | Krokant aus Mandeln /m | croquant aux amandes /m | crocante de almendras /m | 8
croccante alle nocciole = croccante di nocciole | hazelnut brittle | Krokant aus Haselnüssen /m | croquant aux noisettes /m | crocante de avellanas /m | 8
amaretti | amaretti biscuits | Amaretti-Kekse /p | biscuits amaretti /mp | galletas amaretti /fp |
alchermes | alchermes (spiced liqueur) | Alchermes (Gewürzlikör) /m | alkermès (liqueur épicée) /m | alquermes (licor especiado) /m |
rum | rum | Rum /m | rhum /m | ron /m |
caffè | coffee | Kaffee /m | café /m | café /m |
gelato | Italian gelato | italienisches Eis /n | glace italienne /f | helado /m |
gelato alla vaniglia | vanilla gelato | Vanilleeis /n | glace à la vanille /f | helado de vainilla /m |
gelato artigianale | artisan gelato | hausgemachtes italienisches Eis /n | glace artisanale /f | helado artesano /m |
sorbetto | sorbet | Sorbet /n | sorbet /m | sorbete /m |
sorbetto al limone | lemon sorbet | Zitronensorbet /n | sorbet au citron /m | sorbete de limón /m |
macedonia = macedonia di frutta | fruit salad | Obstsalat /m | salade de fruits /f | macedonia de frutas /f |
panna cotta | panna cotta (cream dessert) | Panna cotta (Sahnedessert) /f | panna cotta (dessert à la crème) /f | panna cotta (postre de nata) /f | 7
panna cotta ai frutti di bosco | panna cotta (cream dessert) with berries | Panna cotta (Sahnedessert) mit Waldbeeren /f | panna cotta (dessert à la crème) aux fruits rouges /f | panna cotta (postre de nata) con frutos rojos /f | 7
tiramisù = tiramisù della casa | tiramisu | Tiramisu /n | tiramisu /m | tiramisú /m |
torta tenerina | soft chocolate cake | saftiger Schokoladenkuchen /m | gâteau moelleux au chocolat /m | tarta tierna de chocolate /f |
torta = torta della casa | cake | Kuchen /m | gâteau /m | tarta /f |
zuppa inglese | trifle with alchermes liqueur | Biskuit-Trifle mit Alchermes-Likör /n | bagatelle à la liqueur d'alkermès /f | bizcocho borracho con licor de alquermes /m |
semifreddo | semifreddo (frozen mousse) | Semifreddo (Halbgefrorenes) /n | semifreddo (mousse glacée) /m | semifrío helado /m |
cheesecake | cheesecake | Cheesecake /m | cheesecake /m | cheesecake /m |
cheesecake al pistacchio | pistachio cheesecake | Pistazien-Cheesecake /m | cheesecake à la pistache /m | cheesecake de pistacho /m | 8
cannolo siciliano = cannoli siciliani | Sicilian cannolo (filled pastry roll) | sizilianischer Cannolo (gefülltes Röllchen) /m | cannolo sicilien (rouleau fourré) /m | cannolo siciliano (canutillo relleno) /m |
pizza alla crema di nocciole | pizza with hazelnut spread | Pizza mit Haselnusscreme /f | pizza à la pâte de noisettes /f | pizza con crema de avellanas /f | 8
tartufo al cioccolato = tartufo nero gelato | frozen chocolate truffle | Schokoladentrüffel-Eis /n | truffe glacée au chocolat /f | trufa helada de chocolate /f |
babà | baba (rum cake) | Baba (Rumkuchen) /m | baba au rhum /m | babá (bizcocho al ron) /m |
crostata | jam tart | Mürbeteigkuchen mit Marmelade /m | tarte à la confiture /f | tarta de mermelada /f |
profiteroles = profiterole | profiteroles | Profiteroles /p | profiteroles /fp | profiteroles /mp |
`;
