/** Opening hours. What begins with the word for 'open' says that the house is open now. */
export const hoursTexts = `
Aperto ora · chiude alle {time} | Open now · closes at {time} | Jetzt geöffnet · schließt um {time} | Ouvert · ferme à {time} | Abierto ahora · cierra a las {time}
Aperto | Open | Jetzt geöffnet | Ouvert | Abierto
cucina {time} | kitchen until {time} | Küche bis {time} | cuisine jusqu'à {time} | cocina hasta las {time}
cucina chiusa | kitchen closed | Küche geschlossen | cuisine fermée | cocina cerrada
Chiuso · apre {when} | Closed · opens {when} | Geschlossen · öffnet {when} | Fermé · ouvre {when} | Cerrado · abre {when}
Chiuso · riapre {when} | Closed · reopens {when} | Geschlossen · öffnet wieder {when} | Fermé · rouvre {when} | Cerrado · vuelve a abrir {when}
Chiuso fino a nuovo avviso | Closed until further notice | Bis auf Weiteres geschlossen | Fermé jusqu'à nouvel ordre | Cerrado hasta nuevo aviso
Chiuso ora · chiamaci per gli orari | Closed now · call us for the hours | Jetzt geschlossen · Zeiten bitte telefonisch | Fermé · appelez-nous pour les horaires | Cerrado ahora · llámenos para el horario
Orari non noti: chiamaci | Hours not known: call us | Zeiten nicht bekannt: Rufen Sie uns an | Horaires inconnus : appelez-nous | Horario desconocido: llámenos
alle {time} | at {time} | um {time} | à {time} | a las {time}
domani alle {time} | tomorrow at {time} | morgen um {time} | demain à {time} | mañana a las {time}
{weekday} alle {time} | {weekday} at {time} | {weekday} um {time} | {weekday} à {time} | el {weekday} a las {time}
il {date} | on {date} | am {date} | le {date} | el {date}
Oggi {hours} | Today {hours} | Heute {hours} | Aujourd'hui {hours} | Hoy {hours}
Oggi orari da confermare: chiamaci | Today's hours to be confirmed: call us | Heutige Zeiten noch offen: Rufen Sie uns an | Horaires du jour à confirmer : appelez-nous | Horario de hoy por confirmar: llámenos
chiuso | closed | geschlossen | fermé | cerrado
orari da confermare | hours to be confirmed | Zeiten noch offen | horaires à confirmer | horario por confirmar
Tutti i giorni | Every day | Täglich | Tous les jours | Todos los días
{from} e {to} | {from} and {to} | {from} und {to} | {from} et {to} | {from} y {to}
Da {from} a {to} | {from} to {to} | {from} bis {to} | De {from} à {to} | De {from} a {to}
lunedì | Monday | Montag | lundi | lunes
martedì | Tuesday | Dienstag | mardi | martes
mercoledì | Wednesday | Mittwoch | mercredi | miércoles
giovedì | Thursday | Donnerstag | jeudi | jueves
venerdì | Friday | Freitag | vendredi | viernes
sabato | Saturday | Samstag | samedi | sábado
domenica | Sunday | Sonntag | dimanche | domingo
`;
