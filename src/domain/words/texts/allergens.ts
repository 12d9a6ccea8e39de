/** The fourteen allergens: their names, what the law calls them in each language (Annex II, Reg. (EU) 1169/2011), and the filter's. */
export const allergenTextRows = `
Glutine | Gluten | Gluten | Gluten | Gluten
Crostacei | Crustaceans | Krebstiere | Crustacés | Crustáceos
Uova e derivati | Eggs | Eier | Œufs | Huevos
Pesce | Fish | Fisch | Poisson | Pescado
Arachidi | Peanuts | Erdnüsse | Arachides | Cacahuetes
Soia | Soybeans | Soja | Soja | Soja
Latte e derivati | Milk | Milch | Lait | Leche
Frutta a guscio | Nuts | Schalenfrüchte | Fruits à coque | Frutos de cáscara
Sedano | Celery | Sellerie | Céleri | Apio
Senape e derivati | Mustard | Senf | Moutarde | Mostaza
Sesamo | Sesame | Sesam | Sésame | Sésamo
Solfati | Sulphites | Sulfite | Sulfites | Sulfitos
Solfati (anidride solforosa e solfiti) | Sulphur dioxide and sulphites | Schwefeldioxid und Sulfite | Anhydride sulfureux et sulfites | Dióxido de azufre y sulfitos
Lupini | Lupin | Lupinen | Lupin | Altramuces
Molluschi | Molluscs | Weichtiere | Mollusques | Moluscos
Cereali contenenti glutine: grano (farro e grano khorasan), segale, orzo, avena o i loro ceppi ibridati e prodotti derivati | Cereals containing gluten, namely: wheat (such as spelt and khorasan wheat), rye, barley, oats or their hybridised strains, and products thereof | Glutenhaltiges Getreide, namentlich Weizen (wie Dinkel und Khorasan-Weizen), Roggen, Gerste, Hafer oder Hybridstämme davon, sowie daraus hergestellte Erzeugnisse | Céréales contenant du gluten, à savoir blé (comme épeautre et blé de Khorasan), seigle, orge, avoine ou leurs souches hybridées, et produits à base de ces céréales | Cereales que contengan gluten, a saber: trigo (como espelta y trigo khorasan), centeno, cebada, avena o sus variedades híbridas y productos derivados
Crostacei e prodotti a base di crostacei | Crustaceans and products thereof | Krebstiere und daraus gewonnene Erzeugnisse | Crustacés et produits à base de crustacés | Crustáceos y productos a base de crustáceos
Uova e prodotti a base di uova | Eggs and products thereof | Eier und daraus gewonnene Erzeugnisse | Œufs et produits à base d'œufs | Huevos y productos a base de huevo
Pesce e prodotti a base di pesce | Fish and products thereof | Fische und daraus gewonnene Erzeugnisse | Poissons et produits à base de poissons | Pescado y productos a base de pescado
Arachidi e prodotti a base di arachidi | Peanuts and products thereof | Erdnüsse und daraus gewonnene Erzeugnisse | Arachides et produits à base d'arachides | Cacahuetes y productos a base de cacahuetes
Soia e prodotti a base di soia | Soybeans and products thereof | Sojabohnen und daraus gewonnene Erzeugnisse | Soja et produits à base de soja | Soja y productos a base de soja
Latte e prodotti a base di latte (incluso lattosio) | Milk and products thereof (including lactose) | Milch und daraus gewonnene Erzeugnisse (einschließlich Laktose) | Lait et produits à base de lait (y compris le lactose) | Leche y sus derivados (incluida la lactosa)
Mandorle, nocciole, noci, noci di acagiù, noci di pecan, noci del Brasile, pistacchi, noci macadamia o noci del Queensland e i loro prodotti | Almonds, hazelnuts, walnuts, cashews, pecan nuts, Brazil nuts, pistachio nuts, macadamia or Queensland nuts, and products thereof | Mandeln, Haselnüsse, Walnüsse, Kaschunüsse, Pecannüsse, Paranüsse, Pistazien, Macadamia- oder Queenslandnüsse sowie daraus gewonnene Erzeugnisse | Amandes, noisettes, noix, noix de cajou, noix de pécan, noix du Brésil, pistaches, noix de Macadamia ou du Queensland, et produits à base de ces fruits | Almendras, avellanas, nueces, anacardos, pacanas, nueces de Brasil, pistachos, nueces macadamia o nueces de Australia y productos derivados
Sedano e prodotti a base di sedano | Celery and products thereof | Sellerie und daraus gewonnene Erzeugnisse | Céleri et produits à base de céleri | Apio y productos derivados
Senape e prodotti a base di senape | Mustard and products thereof | Senf und daraus gewonnene Erzeugnisse | Moutarde et produits à base de moutarde | Mostaza y productos derivados
Semi di sesamo e prodotti a base di semi di sesamo | Sesame seeds and products thereof | Sesamsamen und daraus gewonnene Erzeugnisse | Graines de sésame et produits à base de graines de sésame | Granos de sésamo y productos a base de granos de sésamo
Anidride solforosa e solfiti in concentrazioni superiori a 10 mg/kg o 10 mg/l | Sulphur dioxide and sulphites at concentrations of more than 10 mg/kg or 10 mg/l | Schwefeldioxid und Sulfite in Konzentrationen von mehr als 10 mg/kg oder 10 mg/l | Anhydride sulfureux et sulfites en concentrations de plus de 10 mg/kg ou 10 mg/l | Dióxido de azufre y sulfitos en concentraciones superiores a 10 mg/kg o 10 mg/l
Lupini e prodotti a base di lupini | Lupin and products thereof | Lupinen und daraus gewonnene Erzeugnisse | Lupin et produits à base de lupin | Altramuces y productos a base de altramuces
Molluschi e prodotti a base di molluschi | Molluscs and products thereof | Weichtiere und daraus gewonnene Erzeugnisse | Mollusques et produits à base de mollusques | Moluscos y productos a base de moluscos
I quattordici allergeni del Reg. (UE) 1169/2011 che indichiamo accanto a ogni piatto. | The fourteen allergens of Reg. (EU) 1169/2011 that we state beside each dish. | Die vierzehn Allergene der VO (EU) 1169/2011, die wir bei jedem Gericht angeben. | Les quatorze allergènes du règl. (UE) 1169/2011 que nous indiquons à côté de chaque plat. | Los catorce alérgenos del Regl. (UE) 1169/2011 que indicamos junto a cada plato.
Accanto a ogni piatto indichiamo quali di questi quattordici contiene. Dove leggi «non indicati» o «da verificare», chiedi al personale. | Beside each dish we state which of these fourteen it contains. Where you read ‘not stated’ or ‘to be checked’, please ask the staff. | Bei jedem Gericht geben wir an, welche dieser vierzehn es enthält. Wo „nicht angegeben“ oder „noch zu prüfen“ steht, fragen Sie bitte das Personal. | À côté de chaque plat, nous indiquons lesquels de ces quatorze il contient. Là où vous lisez « non indiqués » ou « à vérifier », demandez au personnel. | Junto a cada plato indicamos cuáles de estos catorce contiene. Donde lea «no indicados» o «por comprobar», pregunte al personal.
Evito glutine | I avoid gluten | Ich meide Gluten | J'évite le gluten | Evito el gluten
Evito crostacei | I avoid crustaceans | Ich meide Krebstiere | J'évite les crustacés | Evito los crustáceos
Evito uova e derivati | I avoid eggs | Ich meide Eier | J'évite les œufs | Evito los huevos
Evito pesce | I avoid fish | Ich meide Fisch | J'évite le poisson | Evito el pescado
Evito arachidi | I avoid peanuts | Ich meide Erdnüsse | J'évite les arachides | Evito los cacahuetes
Evito soia | I avoid soy | Ich meide Soja | J'évite le soja | Evito la soja
Evito latte e derivati | I avoid milk | Ich meide Milch | J'évite le lait | Evito la leche
Evito frutta a guscio | I avoid nuts | Ich meide Schalenfrüchte | J'évite les fruits à coque | Evito los frutos de cáscara
Evito sedano | I avoid celery | Ich meide Sellerie | J'évite le céleri | Evito el apio
Evito senape e derivati | I avoid mustard | Ich meide Senf | J'évite la moutarde | Evito la mostaza
Evito sesamo | I avoid sesame | Ich meide Sesam | J'évite le sésame | Evito el sésamo
Evito solfati | I avoid sulphites | Ich meide Sulfite | J'évite les sulfites | Evito los sulfitos
Evito lupini | I avoid lupin | Ich meide Lupinen | J'évite le lupin | Evito los altramuces
Evito molluschi | I avoid molluscs | Ich meide Weichtiere | J'évite les mollusques | Evito los moluscos
Solo vegetariani | Vegetarian only | Nur vegetarisch | Végétarien seulement | Solo vegetarianos
Solo vegani | Vegan only | Nur vegan | Végane seulement | Solo veganos
`;
