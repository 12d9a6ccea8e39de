/** Fish, crustaceans and molluscs. */
export const fishWords = `
pesce | fish | Fisch /m | poisson /m | pescado /m | 4
pesce spada | swordfish | Schwertfisch /m | espadon /m | pez espada /m | 4
tonno | tuna | Thunfisch /m | thon /m | atún /m | 4
tonno all'olio d'oliva = tonno all'olio di oliva | tuna in olive oil | Thunfisch in Olivenöl /m | thon à l'huile d'olive /m | atún en aceite de oliva /m | 4
tonno sott'olio = tonno all'olio | tuna in oil | Thunfisch in Öl /m | thon à l'huile /m | atún en aceite /m | 4
tonno al naturale | tuna in brine | Thunfisch im eigenen Saft /m | thon au naturel /m | atún al natural /m | 4
tonno rosso | bluefin tuna | Roter Thunfisch /m | thon rouge /m | atún rojo /m | 4
tartare di tonno | tuna tartare | Tatar vom Thunfisch /n | tartare de thon /m | tartar de atún /m | 4
salmone | salmon | Lachs /m | saumon /m | salmón /m | 4
salmone norvegese | Norwegian salmon | norwegischer Lachs /m | saumon de Norvège /m | salmón noruego /m | 4
acciughe = acciuga = alici = filetti di acciughe = filetti di alici = filetti di acciuga = alice = acciughe sott'olio = alici sott'olio | anchovies | Sardellen /p | anchois /mp | anchoas /fp | 4
colatura di alici | anchovy sauce | Sardellensauce /f | sauce d'anchois /f | salsa de anchoas /f | 4
pasta d'acciughe | anchovy paste | Sardellenpaste /f | pâte d'anchois /f | pasta de anchoas /f | 4
sarde = sardine | sardines | Sardinen /p | sardines /fp | sardinas /fp | 4
baccalà | salt cod | Klippfisch /m | morue /f | bacalao /m | 4
baccalà mantecato = baccalà mantecato all'olio | salt cod whipped with olive oil | mit Olivenöl aufgeschlagener Klippfisch /m | brandade de morue à l'huile d'olive /f | bacalao batido con aceite de oliva /m | 4
merluzzo | cod | Kabeljau /m | cabillaud /m | bacalao fresco /m | 4
sgombro | mackerel | Makrele /f | maquereau /m | caballa /f | 4
branzino = spigola | sea bass | Wolfsbarsch /m | loup de mer /m | lubina /f | 4
orata | sea bream | Goldbrasse /f | daurade /f | dorada /f | 4
trota | trout | Forelle /f | truite /f | trucha /f | 4
bottarga | bottarga (cured fish roe) | Bottarga (gereifter Fischrogen) /f | boutargue de poisson séché /f | bottarga (huevas de pescado curadas) /f | 4
uova di lompo | lumpfish roe | Seehasenrogen /m | œufs de lump /mp | huevas de lumpo /fp | 4
caviale | caviar (fish roe) | Kaviar /m | caviar /m | caviar /m | 4
fritto misto di pesce = frittura di pesce = frittura mista di pesce | mixed fried fish | gemischter frittierter Fisch /m | friture de poisson /f | fritura de pescado /f | 4
gamberi = gambero | prawns | Garnelen /p | crevettes /fp | gambas /fp | 2
gamberetti | shrimps | kleine Garnelen /p | petites crevettes /fp | gambas pequeñas /fp | 2
gamberoni | king prawns | Riesengarnelen /p | grosses crevettes /fp | gambas grandes /fp | 2
mazzancolle | tiger prawns | Riesengarnelen /p | grosses crevettes /fp | gambas grandes /fp | 2
code di gamberi = code di gambero | prawn tails | Garnelenschwänze /p | queues de crevettes /fp | colas de gambas /fp | 2
scampi | langoustines | Kaisergranat /m | langoustines /fp | cigalas /fp | 2
aragosta | spiny lobster | Languste /f | langouste /f | langosta /f | 2
astice | lobster | Hummer /m | homard /m | bogavante /m | 2
granchio | crab | Krabbe /f | crabe /m | cangrejo /m | 2
polpa di granchio | crab meat | Krabbenfleisch /n | chair de crabe /f | carne de cangrejo /f | 2
surimi | surimi | Surimi /n | surimi /m | surimi /m | 2 4
cozze | mussels | Miesmuscheln /p | moules /fp | mejillones /mp | 14
vongole | clams | Venusmuscheln /p | palourdes /fp | almejas /fp | 14
cozze e vongole | mussels and clams | Mies- und Venusmuscheln /p | moules et palourdes /fp | mejillones y almejas /mp | 14
calamari = calamaro | squid | Tintenfisch /m | calamars /mp | calamares /mp | 14
anelli di calamari = anelli di calamaro = anelli di totano | squid rings | Tintenfischringe /p | anneaux de calamar /mp | anillas de calamar /fp | 14
anelli di calamari e code di gamberi | squid rings and prawn tails | Tintenfischringe und Garnelenschwänze /p | anneaux de calamar et queues de crevettes /mp | anillas de calamar y colas de gambas /fp | 2 14
totani | flying squid | Kalmare /p | encornets /mp | potas /fp | 14
seppie = seppia | cuttlefish | Sepia /f | seiche /f | sepia /f | 14
nero di seppia | cuttlefish ink | Sepiatinte /f | encre de seiche /f | tinta de sepia /f | 14
polpo = polipo = piovra | octopus | Oktopus /m | poulpe /m | pulpo /m | 14
polpo arrosto = polpo arrostito | roast octopus | gebratener Oktopus /m | poulpe rôti /m | pulpo asado /m | 14
polpo alla griglia | grilled octopus | gegrillter Oktopus /m | poulpe grillé /m | pulpo a la parrilla /m | 14
insalata di polpo | octopus salad | Oktopussalat /m | salade de poulpe /f | ensalada de pulpo /f | 14
moscardini | baby octopus | kleine Oktopusse /p | petits poulpes /mp | pulpitos /mp | 14
capesante | scallops | Jakobsmuscheln /p | coquilles Saint-Jacques /fp | vieiras /fp | 14
ostriche | oysters | Austern /p | huîtres /fp | ostras /fp | 14
frutti di mare | seafood | Meeresfrüchte /p | fruits de mer /mp | marisco /m | 2 14
insalata di mare = insalata di frutti di mare | seafood salad | Salat von Meeresfrüchten /m | salade de fruits de mer /f | ensalada de marisco /f | 2 14
`;
