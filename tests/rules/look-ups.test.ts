import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_BATCH } from '../../src/data/staff/write-changes';

/** Firestore's limit for a commit. The emulator does not enforce it for look-ups that the rules repeat. */
const LOOK_UPS_PER_COMMIT = 20;

const rules = readFileSync('firestore.rules', 'utf8');

const functions = new Map(
  [...rules.matchAll(/function (\w+)\([^)]*\) \{(.*?)\n {4}\}/gs)].map(
    ([, name = '', body = '']) => [name, body],
  ),
);

/** Counts the look-ups of a condition, including those of the functions that it calls. */
function lookUpsOf(condition: string): number {
  const own = condition.match(/\b(?:get|exists|getAfter|existsAfter)\(\//g)?.length ?? 0;
  const called = [...condition.matchAll(/\b(\w+)\(/g)].map(([, name = '']) =>
    lookUpsOf(functions.get(name) ?? ''),
  );
  return called.reduce((sum, count) => sum + count, own);
}

/** The largest number of look-ups that one write of a document needs. */
function lookUpsOfAWrite(path: string): number {
  const [, block] = rules.split(`match ${path} {`);
  const conditions = [
    ...(block?.split('\n    }')[0] ?? '').matchAll(/allow (.*?): if (.*?);/gs),
  ].flatMap(([, kinds = '', condition = '']) =>
    /create|update|delete/.test(kinds) ? [condition] : [],
  );
  return Math.max(...conditions.map(lookUpsOf));
}

describe("the rules' document look-ups", () => {
  it('are two per product, and one each for the version, meta/oggi and the record', () => {
    expect(lookUpsOfAWrite('/prodotti/{product}')).toBe(2);
    expect(lookUpsOfAWrite('/meta/menu')).toBe(1);
    expect(lookUpsOfAWrite('/meta/oggi')).toBe(1);
    expect(lookUpsOfAWrite('/modifiche/{record}')).toBe(1);
  });

  it('stay within the limit for MAX_BATCH products, and exceed it for one more', () => {
    const others = ['/meta/menu', '/meta/oggi', '/modifiche/{record}'].map(lookUpsOfAWrite);
    const lookUps = (products: number) =>
      others.reduce((sum, count) => sum + count, products * lookUpsOfAWrite('/prodotti/{product}'));
    expect(lookUps(MAX_BATCH)).toBeLessThanOrEqual(LOOK_UPS_PER_COMMIT);
    expect(lookUps(MAX_BATCH + 1)).toBeGreaterThan(LOOK_UPS_PER_COMMIT);
  });
});
