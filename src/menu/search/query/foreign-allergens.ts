import { fold, wordsOfTable } from '../../../domain/fold';

/*
 * Words for the fourteen allergens in more languages of guests: Dutch, Portuguese, Polish, Czech, Croatian, Romanian, Swedish,
 * Danish, Turkish and Hungarian. Only a search reads them: no menu of this house is written in these languages, and some are Italian
 * words of another sense. Words of one or two letters, and those that are Italian words ('sera', 'room', 'dio'), are left out.
 */
const FOREIGN_ALLERGENS = `
1 tarwe tarwemeel gerst rogge haver cevada centeio aveia farinha pszenica jęczmień żyto owies mąka pšenice ječmen žito oves mouka
  lepek pšenica ječam brašno grâu orz secară ovăz făină vete råg havre mjöl hvede rug buğday arpa çavdar yulaf búza árpa zab
2 garnaal garnalen kreeft krab schaaldieren camarão camarões caranguejo lagosta crustáceos krewetka krewetki kraby skorupiaki homar
  krevety korýši humr kozice škampi rakovi creveți crustacee räkor kräftdjur hummer rejer krebsdyr krabbe karides yengeç ıstakoz
  kabuklular rák rákfélék
3 eieren ovo ovos jajo jajka jaja jajek vejce vajíčka jaje ouă ägg æg yumurta tojás
4 vis peixe peixes ryba ryby riba ribe pește fisk balık hal halak
5 pinda pindas pindanoot aardnoot aardnoten amendoim amendoins orzeszki arachidowe arašídy burské kikiriki arahide alune jordnöt
  jordnötter jordnødder fıstığı földimogyoró
6 sojabonen sojowy szója sójové
7 melk kaas slagroom zuivel karnemelk leite queijo manteiga laticínios mleko mleka śmietana nabiał laktoza mléko sýr máslo smetana
  mlijeko maslac vrhnje lapte brânză smântână cașcaval lactate mjölk ost smör grädde laktos mælk fløde smør süt peynir tereyağı tej
  sajt tejszín
8 noten noot amandel amandelen walnoot walnoten hazelnoot hazelnoten noz nozes amêndoa amêndoas avelã avelãs caju orzech orzechy
  orzechów migdał migdały nerkowce ořechy ořech mandle kešu orah orasi orašasti bademi badem lješnjak lješnjaci nuci nucă migdale
  alune nötter valnöt valnötter mandlar hasselnöt nødder mandler fındık ceviz mandula mogyoró dióféle
9 selderij aipo seler selera celer țelină selleri kereviz zeller
10 mosterd mostarda musztarda gorczyca hořčice gorušica muștar senap sennep hardal mustár
11 sesamzaad gergelim sézamo sezam sezamu sezamové susan sesamfrö susam szezám szezámmag
12 sulfiet sulfieten zwaveldioxide sulfitos siarczyny siarki siřičitany siřičitý sulfiți svaveldioxid sulfiter sulfitter szulfit
13 lupinen tremoço tremoços łubin łubinu vlčí lupina lupiner vučja csillagfürt
14 weekdieren mossel mosselen inktvis oesters moluscos mexilhão mexilhões lula lulas polvo amêijoas małże mięczaki ośmiornica
  kalmary měkkýši mušle chobotnice mekušci školjke lignje hobotnica dagnje moluște midii calmar caracatiță blötdjur musslor bläckfisk
  bløddyr muslinger midye kalamar ahtapot puhatestűek kagyló`;

const found = new Map<string, number[]>();
for (const line of FOREIGN_ALLERGENS.trim().split(/\n(?=\d)/)) {
  const [id, ...words] = wordsOfTable(line);
  for (const word of words.map(fold)) found.set(word, [...(found.get(word) ?? []), Number(id)]);
}

/** Ids of the allergens that each word names, folded. */
export const foreignAllergens: ReadonlyMap<string, readonly number[]> = found;
