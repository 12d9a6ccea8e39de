import fc from 'fast-check';
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { suiteOf, TESTED_MODE } from '../../emulators/suite';
import { categoryNames } from '../../src/domain/product/categories';
import {
  type FieldName,
  fieldNames,
  fields,
  fieldsByKind,
  textNames,
} from '../../src/domain/product/fields';
import { markIds } from '../../src/domain/product/marks';
import { anyCharacter } from '../characters';
import { product } from '../product';

const { bucket } = suiteOf(TESTED_MODE);

/** A picture outside the bucket: the console may have given a product one. */
export const FOREIGN_IMAGE = 'https://pictures.example/old.jpg';

const OUR_IMAGE = `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/images%2Fnew.webp?alt=media`;

const trimmed = [...'\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'];
const notTrimmed = [...'\0\u0085\u180e\u200b\u200d\u2060\u202e\u0301'];
const marks = [...trimmed, ...notTrimmed, 'a', 'è', 'e\u0301', '🍕', '👨‍👩‍👧', '\ud83c', '\udf55'];

const nearLimits = textNames.flatMap((name) =>
  [-2, -1, 0, 1].map((by) => fields[name].longest + by),
);

/** Any text: all scripts, blanks that look like text and vice versa, lone surrogates, lengths near a limit. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 130 }),
  fc.string({ unit: anyCharacter, maxLength: 130 }),
  fc.array(fc.constantFrom(...trimmed), { maxLength: 6 }).map((all) => all.join('')),
  fc.array(fc.constantFrom(...marks), { maxLength: 12 }).map((all) => all.join('')),
  fc
    .tuple(fc.constantFrom(...marks), fc.constantFrom(...nearLimits))
    .map(([mark, length]) => mark.repeat(Math.ceil(length / mark.length)).slice(0, length)),
);

const anyNumber = fc.oneof(
  fc.constantFrom(0, -0, 1, 14, 15, 9999, 9999.99, 9999.990000000002, 10_000, 0.1 + 0.2),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_VALUE, Number.MAX_VALUE),
  fc.double(),
  fc.double({ min: -1, max: 10_001 }),
  fc.integer(),
  fc.maxSafeInteger(),
);

const anyAllergens = fc.oneof(
  fc.shuffledSubarray(Array.from({ length: 16 }, (_, id) => id)),
  fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 16 }),
  fc.array(fc.oneof(anyNumber, fc.constantFrom('1', null, true)), { maxLength: 3 }),
);

const anyUrl = fc
  .tuple(
    fc.constantFrom(
      'https://firebasestorage.googleapis.com',
      'http://127.0.0.1:9199',
      'http://localhost:5',
      'http://firebasestorage.googleapis.com',
      'https://firebasestorage.googleapis.com.evil.example',
      'https://evil.example',
      'http://127.0.0.1',
      'javascript:',
    ),
    fc.constantFrom('/v0/b/', '/v0/b/', '/v0/b/', '/v1/b/', '/'),
    fc.constantFrom(bucket, bucket, bucket.replace(/\..*/, '.firebasestorage.app'), 'x', 'a.b'),
    fc.constantFrom('/o/images%2F', '/o/images%2F', '/o/images/', '/o/', '/o/images%2f'),
    fc.oneof(
      fc.stringMatching(/^[a-z0-9-]{1,20}\.(webp|jpg)$/),
      fc.string({ unit: 'grapheme', maxLength: 12 }).map(encodeURIComponent),
    ),
    fc.constantFrom('', '?alt=media', '?alt=media&token=0b1e-5c2a', '#x', '\n', '?', ' '),
  )
  .map((parts) => parts.join(''));

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  anyNumber,
  anyAllergens,
  anyUrl,
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(...categoryNames).chain((name) => fc.constantFrom(name, `${name} `, [name])),
  fc.constantFrom<unknown>({}, { 1: 1 }, { length: 1 }, [{}], Timestamp.fromMillis(1)),
  fc.constantFrom<unknown>(new GeoPoint(1, 1), Bytes.fromUint8Array(new Uint8Array([1]))),
);

/** For each field, values on both sides of its limits. */
const near: Record<FieldName, fc.Arbitrary<unknown>> = fieldsByKind({
  text: () => anyText,
  allergens: () => anyAllergens,
  picture: () => fc.oneof(anyUrl, fc.constantFrom(null, OUR_IMAGE, FOREIGN_IMAGE)),
  price: () => anyNumber,
  optionalPrice: () => fc.option(anyNumber),
  category: () =>
    fc
      .constantFrom(...categoryNames)
      .chain((name) =>
        fc.constantFrom(name, name.toLowerCase(), ` ${name}`, name.normalize('NFD')),
      ),
  marks: () =>
    fc.array(fc.constantFrom<unknown>(...markIds, 'Vegano', '', 1, null), { maxLength: 5 }),
  flag: () => fc.constantFrom<unknown>(true, false, 'true', 1, 0, null),
  noAllergens: () => fc.constantFrom<unknown>(true, false, 'true', 1, 0, null),
  position: () => fc.option(fc.oneof(anyNumber, fc.constantFrom(1.5, 2 ** 53 - 1, 2 ** 53, '1'))),
});

const someName = fc.constantFrom(...fieldNames);
const nearChange = someName.chain((field) => near[field].map((value) => ({ [field]: value })));
const wildChange = fc.tuple(someName, anyValue).map(([field, value]) => ({ [field]: value }));
const addition = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('id', 'constructor', 'toString', 'Nome', 'nome ', 'prezzo.nome', 'a`b'),
      // Names between double underscores are reserved: Firestore refuses them before it evaluates any rule.
      fc.string({ minLength: 1, maxLength: 8 }).filter((name) => !/^__.*__$/.test(name)),
    ),
    anyValue,
  )
  .map(([field, value]) => ({ [field]: value }));
const change = fc.oneof(
  { weight: 6, arbitrary: nearChange },
  { weight: 2, arbitrary: wildChange },
  { weight: 1, arbitrary: addition },
);

const changes = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 6, arbitrary: fc.tuple(change) },
  { weight: 1, arbitrary: fc.tuple(change, change) },
);
const missing = fc.oneof(
  { weight: 15, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: someName },
);

/** A document that somebody might send to `prodotti`: valid, changed in one or two fields, or with a field missing. */
export const anyDocument: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(changes, missing)
  .map(([changed, without]) => {
    const entries = Object.entries(Object.assign(product(), ...changed));
    return Object.fromEntries(entries.filter(([field]) => field !== without));
  });
