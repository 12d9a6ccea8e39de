import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeShifts, readShifts, type StoredShift } from '../../../src/domain/hours/shifts';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The minutes that are open, from the midnight before the shifts begin, counted one by one. */
function openMinutes(shifts: readonly StoredShift[]): number[] {
  const minutes = new Set<number>();
  for (const { apre, chiude } of shifts) {
    let minute = minutesOf(apre);
    do minutes.add(minute++);
    while (minute % 1440 !== minutesOf(chiude));
  }
  return [...minutes].sort((a, b) => a - b);
}

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const shift = fc.record({ apre: time, chiude: time }).filter(({ apre, chiude }) => apre !== chiude);
const shifts = fc.array(shift, { maxLength: 3 });

test('overlapping shifts are read as one that is open in the same minutes, in their order', () => {
  fc.assert(
    fc.property(shifts, (typed) => {
      const read = readShifts(typed) ?? [];
      expect(openMinutes(read)).toEqual(openMinutes(typed));
      expect(mergeShifts(read)).toEqual(read);
      expect(read.map(({ apre }) => apre)).toEqual(read.map(({ apre }) => apre).sort());
    }),
  );
  const pieces = [
    { apre: '17:00', chiude: '02:00' },
    { apre: '12:00', chiude: '18:00' },
  ];
  expect(readShifts(pieces)).toEqual([{ apre: '12:00', chiude: '02:00' }]);
});

test('what is no list of whole shifts is not known', () => {
  const one = { apre: '12:00', chiude: '15:00' };
  for (const value of [
    null,
    'chiuso',
    { 0: one },
    [one, null],
    [{ ...one, apre: '9:00' }],
    Array(4).fill(one),
  ]) {
    expect(readShifts(value)).toBeNull();
  }
  expect(readShifts([{ apre: '12:00', chiude: '12:00' }])).toBeNull();
});
