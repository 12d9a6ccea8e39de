import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unsafeTexts } from './unsafe-texts';

test('no text of a page stands where a translation, or a phone that marks numbers, would break it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((file) => /\.tsx?$/.test(file));
  expect(unsafeTexts(files.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual([]);
});

test.each([
  ['text that comes and goes beside an element', '<p><b />{known && name}</p>'],
  ['text of two kinds beside an element', "<p><b />{known ? 'a' : 'b'}</p>"],
  ['a number between words', '<p>Tutti e {count}</p>'],
  ['two texts, of which one stands', "<p>{a ?? b}{c || 'c'}</p>"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a module
  ['a template beside an element', '<Row><Icon />{`a ${count}`}</Row>'],
  ['a function, called beside an element', '<p><b />{priceText(price)}</p>'],
  ['what the caller gives, beside an element', '<p><b />{children}</p>'],
  ['words before an element that comes and goes', '<p>Piatti: {known && <b />}</p>'],
  ['words after an element that is exchanged', '<p>{known ? <b /> : <i />} piatti</p>'],
  ['words beside a list', '<p>Piatti: {names.map((one) => <b key={one} />)}</p>'],
  ['a list of words', '<p>{names.map((one) => one)}</p>'],
  ['a number beside an element', '<p>Dal 1987 <b /></p>'],
  ['a day beside an element', '<p><b />Chiuso il lunedì</p>'],
  [
    'a constant, which may be an address, beside words',
    "import { restaurant } from './restaurant'; const line = () => <p>Siamo in {restaurant.street}</p>",
  ],
  ['an option whose text is its value', '<option>Antipasti</option>'],
  ['words in a fragment', '<p>{known && <>Piatti <b /></>}</p>'],
  [
    'words in a keyed fragment',
    '<p>{names.map((one) => <Fragment key={one}>, <b /></Fragment>)}</p>',
  ],
])('a text that does not stand a translation is found: %s', (_, jsx) => {
  const text = jsx.startsWith('import') ? jsx : `const some = () => ${jsx};`;
  expect(unsafeTexts([['src/ui/Some.tsx', text]])).not.toEqual([]);
});

test('components that give text, or nothing beside text, are found in whichever module they are', () => {
  const words = `export const Words = () => 'Nessun piatto';
    export function Note({ known }: { known: boolean }) { return known ? <b /> : null; }`;
  const page = "import { Note } from './Words'; export const page = <p>Piatti <Note known /></p>;";
  const found = unsafeTexts([
    ['src/ui/Words.tsx', words],
    ['src/ui/page.tsx', page],
  ]);
  expect(found).toHaveLength(2);
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a module
  ['one text, whatever it is', "<p>{known ? `${count} piatti` : names.join(', ')}</p>"],
  ['words beside elements that stay', '<p>Piatti: <b>{count}</b>.</p>'],
  ['elements that come and go', '<p>{known && <b>{count}</b>}<i /></p>'],
])('a text that stands a translation is passed: %s', (_, jsx) => {
  expect(unsafeTexts([['src/ui/Some.tsx', `const some = () => ${jsx};`]])).toEqual([]);
});
