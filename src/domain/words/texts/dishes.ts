/** What stands at dishes, on their cards and sheets, in the menu's foot and on paper. How a row is read: ../texts.ts. */
export const dishTexts = `
Allergeni | Allergens | Allergene | Allergènes | Alérgenos
da evitare | to avoid | zu meiden | à éviter | a evitar
Etichette | Labels | Kennzeichnungen | Mentions | Etiquetas
Prezzo: | Price: | Preis: | Prix : | Precio:
Prezzo Maxi: | Maxi size: | Maxi-Größe: | Format Maxi : | Tamaño Maxi:
Prezzo al Metro: | Per metre: | Pro Meter: | Au mètre : | Por metro:
Maxi | Maxi | Maxi | Maxi | Maxi
Metro | Metre | Meter | Mètre | Metro
Ingrandisci la foto: {name} | Enlarge the photo: {name} | Foto vergrößern: {name} | Agrandir la photo : {name} | Ampliar la foto: {name}
Nota importante in italiano: chiedi al personale | Important note in Italian: please ask the staff | Wichtiger Hinweis auf Italienisch: Bitte fragen Sie das Personal | Note importante en italien : demandez au personnel | Nota importante en italiano: pregunte al personal
Nessun allergene dichiarato | No allergens declared | Keine Allergene angegeben | Aucun allergène déclaré | Ningún alérgeno declarado
Allergeni da verificare: chiedi al personale | Allergens to be checked: please ask the staff | Allergene noch zu prüfen: Bitte fragen Sie das Personal | Allergènes à vérifier : demandez au personnel | Alérgenos por comprobar: pregunte al personal
chiedi al personale | please ask the staff | bitte fragen Sie das Personal | demandez au personnel | pregunte al personal
Allergeni non indicati: chiedi al personale | Allergens not stated: please ask the staff | Allergene nicht angegeben: Bitte fragen Sie das Personal | Allergènes non indiqués : demandez au personnel | Alérgenos no indicados: pregunte al personal
Vegano | Vegan | Vegan | Végane | Vegano
Vegetariano | Vegetarian | Vegetarisch | Végétarien | Vegetariano
Piccante | Spicy | Scharf | Épicé | Picante
Per bambini | For children | Für Kinder | Pour les enfants | Para niños
Ingredienti | Ingredients | Zutaten | Ingrédients | Ingredientes
Esaurito stasera | Sold out tonight | Heute Abend ausverkauft | Épuisé ce soir | Agotado esta noche
Non disponibile | Not available | Nicht erhältlich | Non disponible | No disponible
Consigliato stasera | Recommended tonight | Heute Abend empfohlen | Conseillé ce soir | Recomendado esta noche
Stasera consigliamo | Tonight we recommend | Heute Abend empfehlen wir | Ce soir nous conseillons | Esta noche recomendamos
Chiudi | Close | Schließen | Fermer | Cerrar
Condividi | Share | Teilen | Partager | Compartir
Link copiato | Link copied | Link kopiert | Lien copié | Enlace copiado
Questo browser non condivide: copia da qui | This browser cannot share: copy it from here | Dieser Browser kann nicht teilen: Hier kopieren | Ce navigateur ne partage pas : copiez d'ici | Este navegador no comparte: copie desde aquí
Modifica | Edit | Bearbeiten | Modifier | Editar
Caricamento... | Loading... | Wird geladen... | Chargement... | Cargando...
Chiama adesso | Call now | Jetzt anrufen | Appeler | Llamar ahora
Apri in Maps | Open in Maps | In Maps öffnen | Ouvrir dans Maps | Abrir en Maps
Orari e indirizzo | Opening hours and address | Öffnungszeiten und Adresse | Horaires et adresse | Horario y dirección
Le immagini sono illustrative. | Pictures are for illustration. | Die Bilder dienen der Veranschaulichung. | Photos non contractuelles. | Las imágenes son ilustrativas.
Per qualsiasi informazione su sostanze e allergeni è possibile consultare l'apposita documentazione che verrà fornita, a richiesta, dal personale in servizio. | For any information on substances and allergens you can consult the documentation that the staff on duty will provide on request. | Für Auskünfte über Stoffe und Allergene können Sie die Unterlagen einsehen, die das Personal Ihnen auf Wunsch vorlegt. | Pour toute information sur les substances et les allergènes, vous pouvez consulter la documentation que le personnel vous remettra sur demande. | Para cualquier información sobre sustancias y alérgenos puede consultar la documentación que el personal le facilitará si la solicita.
* prodotto surgelato all'origine | * frozen at origin | * am Ursprung tiefgefroren | * produit surgelé à l'origine | * producto congelado en origen
* prodotto congelato da noi con l'abbattitore | * frozen by us in a blast chiller | * von uns schockgefroren | * produit congelé par nos soins en cellule | * producto congelado por nosotros con abatidor
* prodotto surgelato all'origine, o congelato da noi con l'abbattitore | * frozen at origin, or by us in a blast chiller | * am Ursprung oder von uns schockgefroren | * produit surgelé à l'origine, ou congelé par nos soins en cellule | * producto congelado en origen, o por nosotros con abatidor
Niente coperto | No cover charge | Kein Gedeckpreis | Pas de couvert | Sin cubierto
Servizio compreso | Service included | Bedienung inbegriffen | Service compris | Servicio incluido
Il menu è cambiato: chiedici prezzi e allergeni | The menu has changed: ask us for prices and allergens | Die Speisekarte hat sich geändert: Fragen Sie uns nach Preisen und Allergenen | Le menu a changé : demandez-nous les prix et les allergènes | El menú ha cambiado: pregúntenos precios y alérgenos
Riprova | Try again | Erneut versuchen | Réessayer | Reintentar
Il menu non si è caricato | The menu could not be loaded | Die Speisekarte konnte nicht geladen werden | Le menu ne s'est pas chargé | El menú no se ha cargado
Controlla la connessione e riprova, oppure chiamaci al {phone}: te lo leggiamo noi. | Check your connection and try again, or call us on {phone}: we will read it to you. | Prüfen Sie die Verbindung und versuchen Sie es erneut, oder rufen Sie uns an, {phone}: Wir lesen sie Ihnen vor. | Vérifiez la connexion et réessayez, ou appelez-nous au {phone} : nous vous le lirons. | Compruebe la conexión y vuelva a intentarlo, o llámenos al {phone}: se lo leemos.
Qui non c’è ancora niente | There is nothing here yet | Hier gibt es noch nichts | Il n'y a encore rien ici | Aquí todavía no hay nada
Questa categoria al momento è vuota. Chiamaci al {phone} o guarda {menu}. | This category is empty at the moment. Call us on {phone} or see {menu}. | Diese Kategorie ist zurzeit leer. Rufen Sie uns an, {phone}, oder sehen Sie {menu}. | Cette catégorie est vide pour le moment. Appelez-nous au {phone} ou voyez {menu}. | Esta categoría está vacía por ahora. Llámenos al {phone} o vea {menu}.
il resto del menu | the rest of the menu | die übrige Speisekarte | le reste du menu | el resto del menú
Aggiungi alla lista | Add to list | Auf die Liste | Ajouter à la liste | Añadir a la lista
Aggiungi alla lista ({number}) | Add to list ({number}) | Auf die Liste ({number}) | Ajouter à la liste ({number}) | Añadir a la lista ({number})
Aggiungi alla lista: {name} | Add to list: {name} | Auf die Liste: {name} | Ajouter à la liste : {name} | Añadir a la lista: {name}
Aggiungi alla lista: {name}, già {number} | Add to list: {name}, {number} already | Auf die Liste: {name}, schon {number} | Ajouter à la liste : {name}, déjà {number} | Añadir a la lista: {name}, ya {number}
La tua lista non si è aperta. | Your list did not open. | Ihre Liste ließ sich nicht öffnen. | Votre liste ne s'est pas ouverte. | Su lista no se ha abierto.
Ricarica la pagina | Reload the page | Seite neu laden | Recharger la page | Recargar la página
Non conosciamo questo piatto | We do not know this dish | Dieses Gericht kennen wir nicht | Nous ne connaissons pas ce plat | No conocemos este plato
Un piatto del menu | A dish of the menu | Ein Gericht der Karte | Un plat du menu | Un plato del menú
Forse il link non è intero, o il piatto ha cambiato indirizzo. Ecco il menu di oggi. | Perhaps the link is incomplete, or the dish has moved. Here is today's menu. | Vielleicht ist der Link unvollständig, oder das Gericht ist umgezogen. Hier ist die heutige Karte. | Le lien est peut-être incomplet, ou le plat a changé d'adresse. Voici le menu du jour. | Quizá el enlace esté incompleto o el plato haya cambiado de dirección. Este es el menú de hoy.
Il menu su questo telefono non lo ha, ma può non essere quello di oggi. | The menu on this phone does not have it, but it may not be today's. | Die Karte auf diesem Telefon hat es nicht, ist aber vielleicht nicht die heutige. | Le menu de ce téléphone ne l'a pas, mais ce n'est peut-être pas celui d'aujourd'hui. | El menú de este teléfono no lo tiene, pero puede no ser el de hoy.
Menu del {day} | Menu of {day} | Speisekarte vom {day} | Menu du {day} | Menú del {day}
Menu, dati del {day} | Menu, data of {day} | Speisekarte, Stand {day} | Menu, données du {day} | Menú, datos del {day}
Menu del {moment}: può essere cambiato | Menu of {moment}: it may have changed | Speisekarte vom {moment}: Sie kann sich geändert haben | Menu du {moment} : il peut avoir changé | Menú del {moment}: puede haber cambiado
{day} secondo questo dispositivo | {day} by this device's clock | {day} nach der Uhr dieses Geräts | {day} selon cet appareil | {day} según este dispositivo
Coperto {price} a persona | Cover charge {price} per person | Gedeck {price} pro Person | Couvert {price} par personne | Cubierto {price} por persona
Servizio {percent} % | Service {percent} % | Bedienung {percent} % | Service {percent} % | Servicio {percent} %
`;
