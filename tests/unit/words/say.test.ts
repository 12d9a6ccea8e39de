import { expect, test } from 'vitest';
import { languageOf } from '../../../src/domain/words/language';
import { localeOf, sayItalian } from '../../../src/domain/words/say';

test('a text is said with its values, and with its form for one', () => {
  expect(sayItalian('Tutti')).toBe('Tutti');
  expect(sayItalian('{count} piatto ¦ {count} piatti', { count: 1 })).toBe('1 piatto');
  expect(sayItalian('{count} piatto ¦ {count} piatti', { count: 0 })).toBe('0 piatti');
  expect(sayItalian('Da {from} a {to}', { from: 'oggi', count: 1 })).toBe('Da oggi a {to}');
});

test.each([
  ['it', 'it', 'it-IT'],
  ['DE-at', 'de', 'de'],
  ['en-US', 'en', 'en-GB'],
  ['pl', null, 'pl'],
  ['', null, ''],
])('the code %j is of the language %j, with the locale %j', (code, language, locale) => {
  expect(languageOf(code)).toBe(language);
  expect(localeOf(language ?? code)).toBe(locale);
});
