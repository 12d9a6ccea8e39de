/**
 * Ways of cooking and cutting, origins and amounts. '~' stands for any food of the table before or after them; '+' ends a word that
 * agrees with it.
 */
export const waysOfCooking = `
~ affumicato+ | smoked ~ | geräuchert+ ~ | ~ fumé+ | ~ ahumado+ |
~ arrostito+ | roasted ~ | gebraten+ ~ | ~ rôti+ | ~ asado+ |
~ bollito+ | boiled ~ | gekocht+ ~ | ~ bouilli+ | ~ cocido+ |
~ caldo+ | hot ~ | warm+ ~ | ~ chaud+ | ~ caliente+ |
~ caramellato+ | caramelised ~ | karamellisiert+ ~ | ~ caramélisé+ | ~ caramelizado+ |
~ cotto+ | cooked ~ | gekocht+ ~ | ~ cuit+ | ~ cocido+ |
~ croccante+ | crispy ~ | knusprig+ ~ | ~ croustillant+ | ~ crujiente+ |
~ fresco+ | fresh ~ | frisch+ ~ | ~ frais/fraîche/frais/fraîches | ~ fresco+ |
~ fritto+ | fried ~ | frittiert+ ~ | ~ frit+ | ~ frito+ |
~ grattugiato+ | grated ~ | gerieben+ ~ | ~ râpé+ | ~ rallado+ |
~ grigliato+ | grilled ~ | gegrillt+ ~ | ~ grillé+ | ~ a la parrilla |
~ impanato+ | breaded ~ | paniert+ ~ | ~ pané+ | ~ empanado+ |
~ infarinato+ e fritto+ | flour-dusted fried ~ | in Mehl gewendet+ und frittiert+ ~ | ~ passé+ à la farine et frit+ | ~ pasado+ por harina y frito+ | 1
~ lesso+ | boiled ~ | gekocht+ ~ | ~ bouilli+ | ~ cocido+ |
~ marinato+ | marinated ~ | mariniert+ ~ | ~ mariné+ | ~ marinado+ |
~ misto+ | mixed ~ | gemischt+ ~ | ~ varié+ | ~ variado+ |
~ ripieno+ | stuffed ~ | gefüllt+ ~ | ~ farci+ | ~ relleno+ |
~ saltato+ = ~ saltato+ in padella = ~ in padella | sautéed ~ | in der Pfanne gebraten+ ~ | ~ sauté+ | ~ salteado+ |
~ scottato+ | seared ~ | kurz angebraten+ ~ | ~ saisi+ | ~ sellado+ |
~ tiepido+ | lukewarm ~ | lauwarm+ ~ | ~ tiède+ | ~ templado+ |
~ tostato+ | toasted ~ | geröstet+ ~ | ~ grillé+ | ~ tostado+ |
~ tritato+ | chopped ~ | gehackt+ ~ | ~ haché+ | ~ picado+ |
~ stagionato+ | aged ~ | gereift+ ~ | ~ affiné+ | ~ curado+ |
~ piccante+ | spicy ~ | scharf+ ~ | ~ piquant+ | ~ picante+ |
~ rosso+ | red ~ | rot+ ~ | ~ rouge+ | ~ rojo+ |
~ giallo+ | yellow ~ | gelb+ ~ | ~ jaune+ | ~ amarillo+ |
~ verde+ | green ~ | grün+ ~ | ~ vert+ | ~ verde+ |
~ nero+ | black ~ | schwarz+ ~ | ~ noir+ | ~ negro+ |
~ biologico+ = ~ bio | organic ~ | ~ aus biologischem Anbau | ~ bio | ~ de cultivo ecológico |
~ siciliano+ | Sicilian ~ | sizilianisch+ ~ | ~ de Sicile | ~ de Sicilia |
~ calabrese+ | Calabrian ~ | kalabrisch+ ~ | ~ de Calabre | ~ de Calabria |
~ pugliese+ | ~ from Apulia | ~ aus Apulien | ~ des Pouilles | ~ de Apulia |
~ toscano+ | Tuscan ~ | toskanisch+ ~ | ~ de Toscane | ~ de la Toscana |
~ campano+ | ~ from Campania | ~ aus Kampanien | ~ de Campanie | ~ de Campania |
~ di Sicilia | Sicilian ~ | ~ aus Sizilien | ~ de Sicile | ~ de Sicilia |
~ di Calabria | Calabrian ~ | ~ aus Kalabrien | ~ de Calabre | ~ de Calabria |
~ di Romagna | ~ from Romagna | ~ aus der Romagna | ~ de Romagne | ~ de Romaña |
~ del Cantabrico | Cantabrian ~ | ~ aus dem Kantabrischen Meer | ~ de la mer Cantabrique | ~ del Cantábrico |
~ dell'appennino | ~ from the Apennines | ~ aus dem Apennin | ~ des Apennins | ~ de los Apeninos |
~ alla griglia = ~ ai ferri = ~ alla brace = ~ alla piastra | grilled ~ | ~ vom Grill | ~ au gril | ~ a la parrilla |
~ al forno = ~ arrosto | roasted ~ | ~ aus dem Ofen | ~ au four | ~ al horno |
~ al vapore | steamed ~ | gedämpft+ ~ | ~ à la vapeur | ~ al vapor |
~ in pastella = ~ pastellato+ | battered ~ | ~ im Ausbackteig | ~ en beignets | ~ rebozado+ |
~ sott'olio | ~ in oil | ~ in Öl | ~ à l'huile | ~ en aceite |
~ sott'aceto | pickled ~ | ~ in Essig | ~ au vinaigre | ~ en vinagre |
~ a cubetti = ~ a dadini | diced ~ | ~ in Würfeln | ~ en dés | ~ en dados |
~ a fette = ~ a fettine = ~ affettato+ | sliced ~ | ~ in Scheiben | ~ en tranches | ~ en rodajas |
~ a fette sottili | thinly sliced ~ | ~ in dünnen Scheiben | ~ en fines tranches | ~ en rodajas finas |
~ a julienne = ~ alla julienne | ~ cut into strips | ~ in feinen Streifen | ~ en julienne | ~ en juliana |
~ a scaglie = ~ in scaglie = scaglie di ~ | shaved ~ | gehobelt+ ~ | copeaux de ~ /mp | lascas de ~ /fp |
granella di ~ | chopped ~ | gehackt+ ~ | éclats de ~ /mp | ~ picado+ |
cubetti di ~ = dadini di ~ = dadolata di ~ | diced ~ | ~ in Würfeln | dés de ~ /mp | dados de ~ /mp |
fette di ~ = fettine di ~ | sliced ~ | ~ in Scheiben | tranches de ~ /fp | rodajas de ~ /fp |
julienne di ~ | ~ cut into strips | ~ in feinen Streifen | julienne de ~ /f | juliana de ~ /f |
carpaccio di ~ | carpaccio of ~ | Carpaccio: ~ | carpaccio de ~ /m | carpaccio de ~ /m |
a fine cottura ~ = ~ a fine cottura = in uscita ~ = ~ in uscita = all'uscita ~ = fuori cottura ~ = ~ fuori cottura = a crudo ~ = ~ a crudo | ~ added after baking | ~ nach dem Backen | ~ après cuisson | ~ al salir del horno |
con ~ | with ~ | mit ~ | avec ~ | con ~ |
doppio+ ~ | double ~ | doppelte Portion ~ | double portion de ~ | doble ración de ~ |
~ per # persone | ~ for # people | ~ für # Personen | ~ pour # personnes | ~ para # personas |
~ # mesi = ~ # mesi di stagionatura = ~ di # mesi | #-month ~ | # Monate gereift+ ~ | ~ # mois | ~ # meses |
~ dop | ~ DOP | ~ DOP | ~ DOP | ~ DOP |
~ igp | ~ IGP | ~ IGP | ~ IGP | ~ IGP |
~ doc | ~ DOC | ~ DOC | ~ DOC | ~ DOC |
~ docg | ~ DOCG | ~ DOCG | ~ DOCG | ~ DOCG |
~ stg | ~ STG | ~ STG | ~ STG | ~ STG |
ripieno di ~ | filled with ~ | Füllung: ~ | garniture : ~ | relleno de ~ |
# pezzi = # pz = # pezzo | # pieces | # Stück | # pièces | # piezas |
# pezzi con salsa di pomodoro | # pieces with tomato sauce | # Stück mit Tomatensauce | # pièces avec sauce tomate | # piezas con salsa de tomate |
# cl | # cl | # cl | # cl | # cl |
# ml | # ml | # ml | # ml | # ml |
# g = # gr | # g | # g | # g | # g |
# ore | # hours | # Stunden | # heures | # horas |
#% | #% | # % | # % | # % |
per 2 | for two | für zwei | pour deux | para dos |
per # | for # | für # | pour # | para # |
per # persone | for # people | für # Personen | pour # personnes | para # personas |
un metro per #-# persone | one metre for #–# people | ein Meter für #–# Personen | un mètre pour #–# personnes | un metro para #–# personas |
un quarto ciascuno | a quarter each | je ein Viertel | un quart chacun | un cuarto de cada uno |
fatte in casa = fatti in casa = fatto in casa = fatta in casa | home-made | hausgemacht | fait maison | hecho en casa |
a freddo | no-bake | ohne Backen | sans cuisson | en frío |
supplemento | extra charge | Aufpreis | supplément | suplemento |
supplemento su ogni pizza | extra charge on every pizza | Aufpreis auf jede Pizza | supplément sur chaque pizza | suplemento en cada pizza |
senza supplemento | no extra charge | ohne Aufpreis | sans supplément | sin suplemento |
compreso nel prezzo di ogni pizza | included in the price of every pizza | im Preis jeder Pizza enthalten | compris dans le prix de chaque pizza | incluido en el precio de cada pizza |
su richiesta = a richiesta | on request | auf Wunsch | sur demande | bajo petición |
`;
