import { describe, expect, test } from 'vitest';
import { decodeFields, decodeValue } from '../../src/data/menu/firestore-rest';

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
