import { expect, test } from 'vitest';
import { putDocuments, readDocument } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion } from '../../src/data/menu/firestore-rest';
import { readHistory } from '../../src/data/staff/history';
import { changeHouse } from '../../src/data/staff/house';
import { EntryChangedError } from '../../src/data/staff/write-errors';
import { houseOf, readHouse, type StoredHouse } from '../../src/domain/house/house';
import { houseChange, undoneHouse } from '../../src/domain/house/house-changes';
import { readWeekForm, weekValuesOf } from '../../src/domain/house/house-form';
import { ownHouse } from '../../src/restaurant';
import { twoShifts } from '../weekly-hours';
import { beFasterThanTheCommit, failureOf, startAsStaff } from './app-session';

const suite = suiteOf('test');
const LOCALE = 'meta/locale';

const stored = () => readDocument(suite, LOCALE);
const readNow = async () => readHouse((await readMenuVersion()).house.fields);

function changeTo(after: StoredHouse, from: StoredHouse = {}) {
  const change = houseChange(from, after);
  if (!change) throw new Error('Nothing would change');
  return change;
}
const save = (after: StoredHouse, from?: StoredHouse) =>
  changeHouse(changeTo(after, from), ownHouse);

startAsStaff();

test('each field is written with its record, read with the version, and removed by its undo', async () => {
  const week = readWeekForm(weekValuesOf({ ...ownHouse, hours: twoShifts }));
  const telefono = { numero: '+390511112222', scritto: '+39 051 111 2222' };
  const risposte = { celiachia: { parole: 'Forno in comune.', disponibile: null } };
  const all: StoredHouse[] = [
    'after' in week ? week.after : {},
    { telefono, whatsapp: null },
    { coperto: 2.5, servizio: 10, ultimoOrdine: 30 },
    { risposte },
    { risposte: { dogs: { parole: '', disponibile: null } } },
  ];
  const undos = [];
  for (const after of all) undos.push(await save(after));
  const expected = {
    ...all[0],
    ...all[1],
    ...all[2],
    risposte: { ...risposte, ...all[4]?.risposte },
  };
  expect(await readNow()).toEqual(expected);
  expect(houseOf(await readNow(), ownHouse).hours.week).toEqual(twoShifts.week);
  const { entries, unreadable } = await readHistory({});
  expect(unreadable).toBe(0);
  expect(entries.map(({ purpose, house }) => [purpose, house?.after])).toEqual(
    all.map((after) => ['locale', after]).reverse(),
  );
  for (const undo of undos.reverse()) await changeHouse(undo, ownHouse);
  expect(await stored()).toEqual({ risposte: {} });
});

test('two people at once: another field is kept, the same one is a conflict, the same value is written already', async () => {
  await putDocuments(suite, { [LOCALE]: { coperto: 2 } });
  beFasterThanTheCommit(() => putDocuments(suite, { [LOCALE]: { coperto: 2, servizio: 5 } }));
  await save({ coperto: 3 }, { coperto: 2 });
  expect(await stored()).toEqual({ coperto: 3, servizio: 5 });
  expect(await failureOf(save({ coperto: 4 }, { coperto: 2 }))).toBeInstanceOf(EntryChangedError);
  expect(await stored()).toEqual({ coperto: 3, servizio: 5 });
  const undo = await save({ coperto: 3 }, { coperto: 2 });
  expect(undo).toEqual(undoneHouse(changeTo({ coperto: 3 }, { coperto: 2 })));
  expect((await readHistory({})).entries).toHaveLength(1);
});
