import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  decodeFields,
  decodeValue,
  readMenuVersion,
  readProducts,
} from '../../src/data/menu/firestore-rest';

afterEach(() => vi.unstubAllGlobals());

describe('decoding of Firestore REST values', () => {
  test.each([
    [{ stringValue: 'Margherita' }, 'Margherita'],
    [{ integerValue: '7' }, 7],
    [{ doubleValue: 7.5 }, 7.5],
    [{ doubleValue: 'NaN' }, Number.NaN],
    [{ booleanValue: false }, false],
    [{ nullValue: null }, null],
    [{ timestampValue: '2026-01-02T03:04:05.001002Z' }, '2026-01-02T03:04:05.001002Z'],
    [{ arrayValue: { values: [{ integerValue: '1' }, { stringValue: '7' }] } }, [1, '7']],
    [{ arrayValue: {} }, []],
    [{ mapValue: { fields: { a: { arrayValue: { values: [] } } } } }, { a: [] }],
    [{ mapValue: {} }, {}],
    [{ geoPointValue: { latitude: 1, longitude: 2 } }, { latitude: 1, longitude: 2 }],
    [{}, undefined],
    [null, undefined],
  ])('%j becomes plain JavaScript', (value, decoded) => {
    expect(decodeValue(value)).toEqual(decoded);
  });

  test('missing fields become an empty object', () => {
    expect(decodeFields(undefined)).toEqual({});
  });

  test('a field named __proto__ does not change the prototype', () => {
    const fields = JSON.parse('{"__proto__": {"stringValue": "x"}, "nome": {"stringValue": "y"}}');
    const decoded = decodeFields(fields);
    expect(decoded.nome).toBe('y');
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
  });
});

const readTime = '2026-01-01T10:00:00Z';

test.each([
  ['of an error', () => Response.json([{ error: {} }], { status: 429 })],
  ['of a public Wi-Fi, its sign-in page,', () => new Response('<h1>Wi-Fi gratis</h1>')],
  ['that breaks off', () => new Response(`[{"readTime":"${readTime}"},`)],
  ['that ends with an error', () => Response.json([{ readTime }, { error: { code: 13 } }])],
])('an answer %s is no answer', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  await expect(readProducts()).rejects.toThrow('Failed to fetch documents');
});

test('a menu that nobody has written has an empty version and no products', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ readTime }]));
  expect(await readMenuVersion()).toMatchObject({ version: '', updatedAt: null, today: {} });
  expect(await readProducts()).toMatchObject({ products: [], changedAt: 0 });
});
