import { expect, test } from 'vitest';
import { momentText } from '../../src/reserved/texts';

test.each([
  ['2026-03-02T00:30:00+01:00', 'oggi 00:30'],
  ['2026-03-01T18:40:00+01:00', 'ieri 18:40'],
  ['2026-02-03T18:40:00+01:00', '3 febbraio 18:40'],
])('the moment %s is shown as %s', (moment, text) => {
  const now = Date.parse('2026-03-02T10:00:00+01:00');
  expect(momentText(Date.parse(moment), now)).toBe(text);
});
