/** The guest's list and its dialogs. The screen that a waiter reads stays Italian. */
export const listTexts = `
La mia lista | My list | Meine Liste | Ma liste | Mi lista
Formato | Size | Größe | Format | Tamaño
Normale | Regular | Normal | Normal | Normal
Al metro | By the metre | Meterpizza | Au mètre | Por metro
Quanti | How many | Wie viele | Combien | Cuántos
Aggiungi una nota | Add a note | Notiz hinzufügen | Ajouter une note | Añadir una nota
Una nota tua | A note of yours | Ihre Notiz | Une note de votre part | Una nota suya
senza cipolla | no onions | ohne Zwiebeln | sans oignons | sin cebolla
Per un’allergia una nota non basta: dillo al personale. | For an allergy a note is not enough: tell the staff. | Bei einer Allergie reicht eine Notiz nicht: Sagen Sie es dem Personal. | Pour une allergie, une note ne suffit pas : dites-le au personnel. | Para una alergia no basta una nota: dígaselo al personal.
{name}: nella tua lista. | {name}: on your list. | {name}: auf Ihrer Liste. | {name} : dans votre liste. | {name}: en su lista.
{count} cosa ¦ {count} cose | {count} item ¦ {count} items | {count} Artikel ¦ {count} Artikel | {count} chose ¦ {count} choses | {count} cosa ¦ {count} cosas
{count} piatto ¦ {count} piatti | {count} dish ¦ {count} dishes | {count} Gericht ¦ {count} Gerichte | {count} plat ¦ {count} plats | {count} plato ¦ {count} platos
{number} da controllare | {number} to check | {number} zu prüfen | {number} à vérifier | {number} por comprobar
{number} da chiedere | {number} to ask about | {number} zu erfragen | {number} à demander | {number} por preguntar
Da chiedere | To ask about | Zu erfragen | À demander | Por preguntar
La lista è vuota. | The list is empty. | Die Liste ist leer. | La liste est vide. | La lista está vacía.
Rimetti tutto | Put everything back | Alles zurücklegen | Tout remettre | Volver a poner todo
Mostra al cameriere | Show the waiter | Dem Kellner zeigen | Montrer au serveur | Mostrar al camarero
Non è un ordine: lo dici tu al cameriere o al telefono. | This is not an order: you tell the waiter, or say it on the phone. | Das ist keine Bestellung: Sie sagen es dem Kellner oder am Telefon. | Ce n'est pas une commande : vous le dites au serveur ou au téléphone. | No es un pedido: se lo dice usted al camarero o por teléfono.
Svuota la lista | Empty the list | Liste leeren | Vider la liste | Vaciar la lista
Il prezzo è cambiato: era {before}, ora è {now}. | The price has changed: it was {before}, now it is {now}. | Der Preis hat sich geändert: Er war {before}, jetzt ist er {now}. | Le prix a changé : il était de {before}, il est maintenant de {now}. | El precio ha cambiado: era {before}, ahora es {now}.
non è nel totale | not in the total | nicht in der Summe | pas compris dans le total | no está en el total
allergeni da confermare | allergens to be confirmed | Allergene zu bestätigen | allergènes à confirmer | alérgenos por confirmar
Oggi non è nel menu | Not on the menu today | Heute nicht auf der Karte | Pas au menu aujourd'hui | Hoy no está en el menú
Oggi non ha un prezzo | No price today | Heute ohne Preis | Pas de prix aujourd'hui | Hoy no tiene precio
Prezzo da confermare | Price to be confirmed | Preis zu bestätigen | Prix à confirmer | Precio por confirmar
aggiunte | additions | Zusätze | suppléments | añadidos
e | and | und | et | y
Totale | Total | Summe | Total | Total
Totale senza {rest} | Total without {rest} | Summe ohne {rest} | Total sans {rest} | Total sin {rest}
Dove mangiate | Where you eat | Wo Sie essen | Où vous mangez | Dónde comen
Al tavolo | At a table | Am Tisch | À table | En mesa
Siamo in | We are | Wir sind | Nous sommes | Somos
con {count} coperto ¦ con {count} coperti | with {count} cover charge ¦ with {count} cover charges | mit {count} Gedeck ¦ mit {count} Gedecken | avec {count} couvert ¦ avec {count} couverts | con {count} cubierto ¦ con {count} cubiertos
Impasto | Dough | Teig | Pâte | Masa
impasto {name} | {name} dough | Teig {name} | pâte {name} | masa {name}
Quello di sempre | The usual one | Der übliche | La pâte habituelle | La de siempre
compreso | included | inbegriffen | compris | incluido
Uno in meno | One less | Eins weniger | Un de moins | Uno menos
Uno in più | One more | Eins mehr | Un de plus | Uno más
Il tuo filtro | Your filter | Ihr Filter | Votre filtre | Su filtro
`;
