/** The filter: its bar, chips and sheet. They say what dishes declare, never what they are free of. */
export const filterTextRows = `
Allergie e dieta | Allergies and diet | Allergien und Diät | Allergies et régime | Alergias y dieta
Le contaminazioni non si possono escludere: chiedi sempre al personale | Cross-contamination cannot be excluded: always ask the staff | Kreuzkontaminationen lassen sich nicht ausschließen: Fragen Sie immer das Personal | Les contaminations ne peuvent être exclues : demandez toujours au personnel | No se puede excluir la contaminación cruzada: pregunte siempre al personal
{count} nascosto ¦ {count} nascosti | {count} hidden | {count} verborgen | {count} masqué ¦ {count} masqués | {count} oculto ¦ {count} ocultos
Anche {count} nascosto ¦ Anche {count} nascosti | Also {count} hidden | Auch {count} verborgene | Aussi {count} masqué ¦ Aussi {count} masqués | También {count} oculto ¦ También {count} ocultos
Mostra {count} piatto ¦ Mostra {count} piatti | Show {count} dish ¦ Show {count} dishes | {count} Gericht zeigen ¦ {count} Gerichte zeigen | Afficher {count} plat ¦ Afficher {count} plats | Mostrar {count} plato ¦ Mostrar {count} platos
Mostra i piatti | Show the dishes | Gerichte zeigen | Afficher les plats | Mostrar los platos
Nascondi | Hide | Verbergen | Masquer | Ocultar
Mostra | Show | Zeigen | Afficher | Mostrar
Con le foto | With photos | Mit Fotos | Avec photos | Con fotos
In breve | In brief | In Kürze | En bref | En breve
Evito | I avoid | Ich meide | J'évite | Evito
Nascondi i piatti che lo dichiarano | Hide dishes that declare it | Gerichte verbergen, die es angeben | Masquer les plats qui le déclarent | Ocultar los platos que lo declaran
Dieta | Diet | Diät | Régime | Dieta
I piatti che il locale ha segnato | The dishes that the house has marked | Gerichte, die das Haus so kennzeichnet | Les plats signalés par la maison | Los platos señalados por la casa
Azzera | Clear | Zurücksetzen | Effacer | Borrar
Togli | Remove | Entfernen | Retirer | Quitar
Filtro attivo: {filter}. | Filter on: {filter}. | Filter aktiv: {filter}. | Filtre actif : {filter}. | Filtro activo: {filter}.
Nessun filtro attivo. | No filter on. | Kein Filter aktiv. | Aucun filtre actif. | Ningún filtro activo.
Nascosto dal filtro: {reason} | Hidden by the filter: {reason} | Vom Filter verborgen: {reason} | Masqué par le filtre : {reason} | Oculto por el filtro: {reason}
dichiara {allergens} | declares {allergens} | gibt an: {allergens} | déclare : {allergens} | declara {allergens}
la sua avvertenza nomina {allergens} | its warning names {allergens} | der Hinweis nennt: {allergens} | son avertissement nomme : {allergens} | su advertencia menciona {allergens}
non è segnato per «{diet}» | is not marked for ‘{diet}’ | ist nicht für „{diet}“ gekennzeichnet | n'est pas signalé pour « {diet} » | no está señalado para «{diet}»
ha un’avvertenza | has a warning | hat einen Hinweis | a un avertissement | tiene una advertencia
Il filtro nasconde tutti i piatti | The filter hides all dishes | Der Filter verbirgt alle Gerichte | Le filtre masque tous les plats | El filtro oculta todos los platos
Guarda {categories} o chiedi al personale. | See {categories} or ask the staff. | Sehen Sie {categories} an, oder fragen Sie das Personal. | Voyez {categories} ou demandez au personnel. | Vea {categories} o pregunte al personal.
le altre categorie | the other categories | die anderen Kategorien | les autres catégories | las otras categorías
Tra {bases} ce n’è uno che non dichiara il glutine: chiedi al personale. | Among {bases} there is one that does not declare gluten: please ask the staff. | Bei {bases} gibt es einen ohne Angabe von Gluten: Bitte fragen Sie das Personal. | Parmi {bases}, il y en a une qui ne déclare pas de gluten : demandez au personnel. | Entre {bases} hay una que no declara gluten: pregunte al personal.
Mostra i piatti nascosti | Show the hidden dishes | Verborgene Gerichte zeigen | Afficher les plats masqués | Mostrar los platos ocultos
Lo schermo non si è aperto. | The screen did not open. | Der Bildschirm ließ sich nicht öffnen. | L'écran ne s'est pas ouvert. | La pantalla no se ha abierto.
Mostra al personale | Show the staff | Dem Personal zeigen | Montrer au personnel | Mostrar al personal
`;
