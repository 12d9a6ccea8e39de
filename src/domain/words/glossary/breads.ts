/** Doughs, flours, bread and rice. */
export const breadWords = `
impasto | pizza dough | Pizzateig /m | pâte à pizza /f | masa de pizza /f |
impasto fritto | fried dough | frittierter Teig /m | pâte frite /f | masa frita /f |
pizzette | mini pizzas | Mini-Pizzen /p | mini-pizzas /fp | minipizzas /fp |
pizzette di impasto fritto | mini pizzas of fried dough | frittierte Mini-Pizzen /p | mini-pizzas de pâte frite /fp | minipizzas de masa frita /fp |
il nostro impasto di # ore | our #-hour dough | unser Teig mit # Stunden Reifezeit /m | notre pâte levée # heures /f | nuestra masa de # horas /f |
impasto di # ore | #-hour dough | Teig mit # Stunden Reifezeit /m | pâte levée # heures /f | masa de # horas /f |
il classico # ore di grano tenero | our classic #-hour soft wheat dough | unser klassischer Weichweizenteig mit # Stunden Reifezeit /m | notre pâte classique de blé tendre levée # heures /f | nuestra masa clásica de trigo blando de # horas /f | 1
lo stesso impasto di grano tenero | the same soft wheat dough | derselbe Weichweizenteig /m | la même pâte de blé tendre /f | la misma masa de trigo blando /f | 1
steso al mattarello | rolled out with a rolling pin | mit dem Nudelholz ausgerollt | étalée au rouleau | extendida con rodillo |
lievitazione di # ore | leavened for # hours | # Stunden Reifezeit | levée # heures | fermentación de # horas |
a lunga lievitazione | slowly leavened | mit langer Reifezeit | à levée lente | de fermentación lenta |
lievito madre | sourdough | Sauerteig /m | levain naturel /m | masa madre /f |
lievito = lievito di birra | yeast | Hefe /f | levure /f | levadura /f |
tanta acqua | plenty of water | viel Wasser | beaucoup d'eau | mucha agua |
farina | flour | Mehl /n | farine /f | harina /f | 1
farina di grano tenero = farina di grano = farine di grano tenero | soft wheat flour | Weichweizenmehl /n | farine de blé tendre /f | harina de trigo blando /f | 1
farina di grano tenero tipo # | type # soft wheat flour | Weichweizenmehl Typ # /n | farine de blé tendre type # /f | harina de trigo blando tipo # /f | 1
poca farina di grano tenero | a little soft wheat flour | wenig Weichweizenmehl | un peu de farine de blé tendre | poca harina de trigo blando | 1
farina integrale = farina di grano integrale | wholemeal flour | Vollkornmehl /n | farine complète /f | harina integral /f | 1
farina integrale di grano tenero macinata a pietra | stone-ground wholemeal wheat flour | steingemahlenes Weizenvollkornmehl /n | farine complète de blé moulue à la meule de pierre /f | harina integral de trigo molida a la piedra /f | 1
farina di farro | spelt flour | Dinkelmehl /n | farine d'épeautre /f | harina de espelta /f | 1
farina di farro dell'appennino e farina di grano tenero | Apennine spelt flour and soft wheat flour | Dinkelmehl aus dem Apennin und Weichweizenmehl /n | farine d'épeautre des Apennins et farine de blé tendre /f | harina de espelta de los Apeninos y harina de trigo blando /f | 1
farina tipo # = farina # | type # wheat flour | Weizenmehl Typ # /n | farine de blé type # /f | harina de trigo tipo # /f | 1
farina di riso | rice flour | Reismehl /n | farine de riz /f | harina de arroz /f |
farina di mais | maize flour | Maismehl /n | farine de maïs /f | harina de maíz /f |
farina di ceci | chickpea flour | Kichererbsenmehl /n | farine de pois chiches /f | harina de garbanzos /f |
farina di castagne | chestnut flour | Kastanienmehl /n | farine de châtaigne /f | harina de castañas /f |
farina di mandorle | almond flour | Mandelmehl /n | poudre d'amandes /f | harina de almendras /f | 8
farine di riso | rice flour | Reismehl /n | farine de riz /f | harina de arroz /f |
grano saraceno e lupini | buckwheat and lupin | Buchweizen und Lupinen /p | sarrasin et lupin /m | alforfón y altramuces /m | 13
grano saraceno | buckwheat | Buchweizen /m | sarrasin /m | alforfón /m |
riso e soia | rice and soy | Reis und Soja /m | riz et soja /m | arroz y soja /m | 6
grano = grano tenero | wheat | Weizen /m | blé /m | trigo /m | 1
semola = semola di grano duro | durum wheat semolina | Hartweizengrieß /m | semoule de blé dur /f | sémola de trigo duro /f | 1
segale | rye | Roggen /m | seigle /m | centeno /m | 1
orzo | barley | Gerste /f | orge /f | cebada /f | 1
orzo tostato | roasted barley | geröstete Gerste /f | orge torréfiée /f | cebada tostada /f | 1
avena | oats | Hafer /m | avoine /f | avena /f | 1
farro | spelt | Dinkel /m | épeautre /m | espelta /f | 1
riso | rice | Reis /m | riz /m | arroz /m |
riso al pomodoro | rice with tomato | Tomatenreis /m | riz à la tomate /m | arroz con tomate /m |
polenta | polenta | Polenta /f | polenta /f | polenta /f |
pasta | pasta | Pasta /f | pâtes (pasta) /fp | pasta /f | 1
gnocchi | gnocchi (potato dumplings) | Gnocchi (Kartoffelklößchen) /p | gnocchis de pommes de terre /mp | ñoquis de patata /mp |
pane | bread | Brot /n | pain /m | pan /m | 1
pane casereccio | home-made bread | hausgemachtes Brot /n | pain maison /m | pan casero /m | 1
pane casereccio abbrustolito | toasted home-made bread | geröstetes hausgemachtes Brot /n | pain maison grillé /m | pan casero tostado /m | 1
pane tostato = pane abbrustolito | toasted bread | geröstetes Brot /n | pain grillé /m | pan tostado /m | 1
pane integrale | wholemeal bread | Vollkornbrot /n | pain complet /m | pan integral /m | 1
pane di pasta di pizza | pizza-dough bread | Brot aus Pizzateig /n | pain en pâte à pizza /m | pan de masa de pizza /m | 1
pane morbido al sesamo con burro e uovo | soft sesame bread with butter and egg | weiches Sesambrot mit Butter und Ei /n | pain moelleux au sésame avec beurre et œuf /m | pan tierno de sésamo con mantequilla y huevo /m | 1 3 7 11
pane al sesamo | sesame bread | Sesambrot /n | pain au sésame /m | pan de sésamo /m | 1 11
pangrattato = pan grattato | breadcrumbs | Paniermehl /n | chapelure /f | pan rallado /m | 1
impanate nel pangrattato e fritte | breaded with breadcrumbs and fried | in Paniermehl gewendet und frittiert | panées à la chapelure et frites | empanadas con pan rallado y fritas | 1
crostini | crostini (toasted bread) | Crostini (geröstetes Brot) /p | crostini (pain grillé) /mp | crostini (pan tostado) /mp | 1
grissini | breadsticks | Grissini /p | gressins /mp | palitos de pan /mp | 1
focaccia | focaccia (flat bread) | Focaccia (Fladenbrot) /f | focaccia (pain plat) /f | focaccia (pan plano) /f | 1
focaccia calda | warm focaccia (flat bread) | warme Focaccia (Fladenbrot) /f | focaccia chaude (pain plat) /f | focaccia caliente (pan plano) /f | 1
piadina | piadina (flat bread) | Piadina (dünnes Fladenbrot) /f | piadina (galette de pain) /f | piadina (pan plano) /f | 1
piadina all'olio | piadina (flat bread) made with oil | Piadina (Fladenbrot) mit Öl /f | piadina (galette de pain) à l'huile /f | piadina (pan plano) con aceite /f | 1
tigelle = tigelle calde = crescentine | tigelle (small round breads) | Tigelle (kleine runde Fladenbrote) /p | tigelle (petits pains ronds) /fp | tigelle (pan redondo) /fp | 1
# tigelle calde | # warm tigelle (small round breads) | # warme Tigelle (kleine runde Fladenbrote) /p | # tigelle chaudes (petits pains ronds) /fp | # tigelle calientes (pan redondo) /fp | 1
gnocco fritto | gnocco fritto (fried dough pillows) | Gnocco fritto (frittierte Teigkissen) /m | gnocco fritto (coussins de pâte frits) /m | gnocco fritto (masa frita) /m |
taralli = tarallo | taralli (crunchy savoury rings) | Taralli (knusprige Teigringe) /p | taralli (anneaux salés croquants) /mp | taralli (rosquillas saladas) /mp | 1
taralli al vino bianco | taralli (crunchy savoury rings) with white wine | Taralli (knusprige Teigringe) mit Weißwein /p | taralli (anneaux salés croquants) au vin blanc /mp | taralli (rosquillas saladas) al vino blanco /mp | 1
pastella | batter | Ausbackteig /m | pâte à frire /f | masa para freír /f |
pastella alla birra = birra in pastella | beer batter | Bierteig zum Ausbacken /m | pâte à frire à la bière /f | masa para freír con cerveza /f |
`;
