import { afterAll, expect, test, vi } from 'vitest';
import { ownHouse } from '../../src/restaurant';
import { answerFrom } from '../pages/firestore';
import { product } from '../product';

const evening = [{ apre: '18:35', chiude: '23:25' }];
const days = ['martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'];
const topics = Object.keys(ownHouse.answers);

/** Every field of `meta/locale`, each with another value than the restaurant's own. */
const locale = {
  settimana: { lunedi: [], ...Object.fromEntries(days.map((day) => [day, evening])) },
  ultimoOrdine: 25,
  telefono: { numero: '+390511112222', scritto: '+39 051 111 2222' },
  whatsapp: '+393331112222',
  coperto: 3.55,
  servizio: 13,
  risposte: Object.fromEntries(
    topics.map((topic) => [topic, { parole: `Detto di ${topic}.`, disponibile: null }]),
  ),
};

vi.stubGlobal(
  'fetch',
  answerFrom(() => ({
    'meta/menu': { version: new Date('2026-01-01') },
    'meta/locale': locale,
    'prodotti/margherita': product(),
  })),
);
// The build renders its pages with modules of its own.
vi.resetModules();
const { readMenuOfBuild, renderPages } = await import('../../src/start/entry-server');
const pages = await renderPages(await readMenuOfBuild());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const texts = pages.map(({ path, head, body }) => ({ path, text: head + body }));
const all = texts.map(({ text }) => text).join('\n');

test('the pages of a build say everything that the house says', () => {
  const { telefono, whatsapp, risposte } = locale;
  const said = [
    ...[telefono.scritto, `tel:${telefono.numero}`, whatsapp.slice(1), '€ 3,55', '13 %'],
    ...['18:35', '23:25', 'Lunedì chiuso', '"telephone":"+390511112222"'],
    ...Object.values(risposte).map(({ parole }) => parole),
  ];
  expect(topics.length).toBeGreaterThan(2);
  expect(said.filter((words) => !all.includes(words))).toEqual([]);
});

test('no page of a build has a fact of the restaurant’s own that the house has replaced', () => {
  const { phone, answers } = ownHouse;
  const old = [phone.shown, phone.href, ...Object.values(answers).map(({ words }) => words)];
  const left = texts.flatMap(({ path, text }) =>
    old.filter((words) => text.includes(words)).map((words) => `${path}: ${words}`),
  );
  expect(left).toEqual([]);
});
