/** The search and its answers. */
export const searchTextRows = `
Cerca un piatto, un ingrediente o una categoria | Search for a dish, an ingredient or a category | Gericht, Zutat oder Kategorie suchen | Chercher un plat, un ingrédient ou une catégorie | Busque un plato, un ingrediente o una categoría
Piatti che nominano {words} | Dishes that name {words} | Gerichte, die {words} nennen | Plats qui nomment {words} | Platos que mencionan {words}
Piatti che nominano o dichiarano {words} | Dishes that name or declare {words} | Gerichte, die {words} nennen oder angeben | Plats qui nomment ou déclarent {words} | Platos que mencionan o declaran {words}
o | or | oder | ou | o
«{words}» | ‘{words}’ | „{words}“ | « {words} » | «{words}»
La ricerca è troppo lunga: scrivi meno parole | The search is too long: use fewer words | Die Suche ist zu lang: Schreiben Sie weniger Wörter | La recherche est trop longue : écrivez moins de mots | La búsqueda es demasiado larga: escriba menos palabras
Le parole cercano. Per nascondere piatti scegli che cosa eviti | Words search. To hide dishes, choose what you avoid | Wörter suchen. Um Gerichte zu verbergen, wählen Sie, was Sie meiden | Les mots cherchent. Pour masquer des plats, choisissez ce que vous évitez | Las palabras buscan. Para ocultar platos elija qué evita
Il menu nomina solo gli ingredienti principali: per evitarlo usa «Allergie e dieta» | The menu names only the main ingredients: to avoid it use ‘Allergies and diet’ | Die Karte nennt nur die Hauptzutaten: Zum Meiden nutzen Sie „Allergien und Diät“ | Le menu ne nomme que les ingrédients principaux : pour l'éviter, utilisez « Allergies et régime » | El menú solo menciona los ingredientes principales: para evitarlo use «Alergias y dieta»
Questo il menu non lo dice: chiedi al personale | The menu does not say this: please ask the staff | Das sagt die Karte nicht: Bitte fragen Sie das Personal | Le menu ne le dit pas : demandez au personnel | El menú no lo dice: pregunte al personal
{words}: questo il menu non lo dice: chiedi al personale | {words}: the menu does not say this, please ask the staff | {words}: Das sagt die Karte nicht, bitte fragen Sie das Personal | {words} : le menu ne le dit pas, demandez au personnel | {words}: el menú no lo dice, pregunte al personal
Il filtro non conosce {words}: chiedi al personale | The filter does not know {words}: please ask the staff | Der Filter kennt {words} nicht: Bitte fragen Sie das Personal | Le filtre ne connaît pas {words} : demandez au personnel | El filtro no conoce {words}: pregunte al personal
Hai già scelto: {named}. | You have already chosen: {named}. | Schon gewählt: {named}. | Vous avez déjà choisi : {named}. | Ya ha elegido: {named}.
Cerca «{words}» | Search for ‘{words}’ | „{words}“ suchen | Chercher « {words} » | Buscar «{words}»
Vedi il menu | See the menu | Zur Karte | Voir le menu | Ver el menú
Nessun piatto nomina «{words}» | No dish names ‘{words}’ | Kein Gericht nennt „{words}“ | Aucun plat ne nomme « {words} » | Ningún plato menciona «{words}»
Prova con una parola sola o più corta, oppure chiedici al {phone}. | Try a single or shorter word, or ask us on {phone}. | Versuchen Sie ein einzelnes oder kürzeres Wort, oder fragen Sie uns, {phone}. | Essayez un seul mot ou un mot plus court, ou demandez-nous au {phone}. | Pruebe con una sola palabra o una más corta, o pregúntenos en el {phone}.
Se è per un’allergia o una dieta: | If it is for an allergy or a diet: | Bei einer Allergie oder Diät: | Si c'est pour une allergie ou un régime : | Si es por una alergia o una dieta:
Cancella la ricerca | Clear the search | Suche löschen | Effacer la recherche | Borrar la búsqueda
La ricerca non si è caricata | The search could not be loaded | Die Suche konnte nicht geladen werden | La recherche ne s'est pas chargée | La búsqueda no se ha cargado
Controlla la connessione, oppure chiedici al {phone}. | Check your connection, or ask us on {phone}. | Prüfen Sie die Verbindung, oder fragen Sie uns, {phone}. | Vérifiez la connexion, ou demandez-nous au {phone}. | Compruebe la conexión o pregúntenos en el {phone}.
Telefono: {phone} | Phone: {phone} | Telefon: {phone} | Téléphone : {phone} | Teléfono: {phone}
Per la celiachia chiedi al personale. Chiamaci al {phone}. | For coeliac disease please ask the staff. Call us on {phone}. | Bei Zöliakie fragen Sie bitte das Personal. Rufen Sie uns an, {phone}. | Pour la maladie cœliaque, demandez au personnel. Appelez-nous au {phone}. | Para la celiaquía pregunte al personal. Llámenos al {phone}.
Questo il menu non lo dice. Chiamaci al {phone}. | The menu does not say this. Call us on {phone}. | Das sagt die Karte nicht. Rufen Sie uns an, {phone}. | Le menu ne le dit pas. Appelez-nous au {phone}. | El menú no lo dice. Llámenos al {phone}.
Celiachia | Coeliac disease | Zöliakie | Maladie cœliaque | Celiaquía
Asporto | Takeaway | Zum Mitnehmen | À emporter | Para llevar
Consegna a domicilio | Home delivery | Lieferung | Livraison à domicile | Entrega a domicilio
Prenotare | Booking | Reservieren | Réserver | Reservar
Pagare | Paying | Bezahlen | Payer | Pagar
Parcheggio | Parking | Parkplatz | Parking | Aparcamiento
Cani | Dogs | Hunde | Chiens | Perros
In sedia a rotelle | By wheelchair | Mit dem Rollstuhl | En fauteuil roulant | En silla de ruedas
Seggioloni | High chairs | Hochstühle | Chaises hautes | Tronas
Quanti mangiano una Maxi | How many a Maxi feeds | Für wie viele eine Maxi reicht | Pour combien de personnes, une Maxi | Para cuántos es una Maxi
Acqua del rubinetto | Tap water | Leitungswasser | Eau du robinet | Agua del grifo
`;
