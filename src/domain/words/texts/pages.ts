/** The frame of the menu: bar, drawer, categories, cover. */
export const pageTexts = `
Vai al contenuto | Skip to content | Zum Inhalt | Aller au contenu | Ir al contenido
Cerca | Search | Suchen | Rechercher | Buscar
Menu | Menu | Menü | Menu | Menú
Lingua | Language | Sprache | Langue | Idioma
Home | Home | Startseite | Accueil | Inicio
Storia | Our story | Geschichte | Histoire | Historia
Tutto | All | Alles | Tout | Todo
Tutto il menu | The whole menu | Die ganze Karte | Tout le menu | Todo el menú
Categorie | Categories | Kategorien | Catégories | Categorías
Categorie del menu | Categories of the menu | Kategorien der Karte | Catégories du menu | Categorías del menú
Antipasti | Starters | Vorspeisen | Entrées | Entrantes
Panini | Sandwiches | Panini | Sandwichs | Bocadillos
I nostri impasti | Our doughs | Unsere Teige | Nos pâtes | Nuestras masas
Pinse | Pinse | Pinse | Pinse | Pinsas
Pizze classiche | Classic pizzas | Klassische Pizzen | Pizzas classiques | Pizzas clásicas
Pizze gourmet | Gourmet pizzas | Gourmet-Pizzen | Pizzas gourmet | Pizzas gourmet
Dolci | Desserts | Desserts | Desserts | Postres
Bibite | Drinks | Getränke | Boissons | Bebidas
Elenco degli allergeni | List of allergens | Liste der Allergene | Liste des allergènes | Lista de alérgenos
I nostri panini sono fatti a mano, dal pane alla farcitura. | Our sandwiches are made by hand, from the bread to the filling. | Unsere Panini sind handgemacht, vom Brot bis zur Füllung. | Nos sandwichs sont faits main, du pain à la garniture. | Nuestros bocadillos se hacen a mano, del pan al relleno.
Scegli la base: ogni pizza si può avere con uno di questi impasti. | Choose your base: every pizza can be made with one of these doughs. | Wählen Sie den Boden: Jede Pizza gibt es mit einem dieser Teige. | Choisissez la base : chaque pizza peut être faite avec l'une de ces pâtes. | Elija la base: cada pizza puede hacerse con una de estas masas.
Anche in formato Maxi e al metro. | Also in Maxi size and by the metre. | Auch als Maxi und als Meterpizza. | Aussi en format Maxi et au mètre. | También en tamaño Maxi y por metro.
Il nostro menu | Our menu | Unsere Speisekarte | Notre menu | Nuestro menú
Benvenuto. Scegli una categoria dal menu qui sopra, oppure parti da qui. | Welcome. Choose a category from the menu above, or start here. | Willkommen. Wählen Sie oben eine Kategorie, oder beginnen Sie hier. | Bienvenue. Choisissez une catégorie dans le menu ci-dessus, ou commencez ici. | Bienvenido. Elija una categoría en el menú de arriba o empiece aquí.
{number} di {all} | {number} of {all} | {number} von {all} | {number} sur {all} | {number} de {all}
da {price} | from {price} | ab {price} | dès {price} | desde {price}
supplemento da {price} | supplement from {price} | Aufpreis ab {price} | supplément dès {price} | suplemento desde {price}
Leggi tutto l'avviso | Read the whole notice | Ganzen Hinweis lesen | Lire tout l'avis | Leer todo el aviso
Chiudi l'avviso | Close the notice | Hinweis schließen | Fermer l'avis | Cerrar el aviso
Stampa | Print | Drucken | Imprimer | Imprimir
Se la stampa non si è aperta, apri in Chrome o Safari questo indirizzo: | If printing did not start, open this address in Chrome or Safari: | Wenn sich der Druck nicht geöffnet hat, öffnen Sie diese Adresse in Chrome oder Safari: | Si l'impression ne s'est pas ouverte, ouvrez cette adresse dans Chrome ou Safari : | Si no se ha abierto la impresión, abra esta dirección en Chrome o Safari:
`;
