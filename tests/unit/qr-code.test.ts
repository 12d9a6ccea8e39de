import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrPath } from '../../src/reserved/cards/QrCode';

/** Rasterizes a path of rectangles, and fails on anything else. */
function rasterize(path: string, width: number, height: number): boolean[][] {
  const modules = Array.from({ length: height }, () => Array<boolean>(width).fill(false));
  const rectangles = path === '' ? [] : path.replace(/z$/, '').split('z');
  for (const rectangle of rectangles) {
    const found = /^M(\d+) (\d+)h(\d+)v1h-(\d+)$/.exec(rectangle);
    expect(found?.[3]).toBe(found?.[4]);
    const [x, y, length] = (found ?? []).slice(1).map(Number);
    expect(found).not.toBeNull();
    modules[y ?? 0]?.fill(true, x, (x ?? 0) + (length ?? 0));
  }
  return modules;
}

test('the path covers the dark modules and nothing else', () => {
  const matrix = fc
    .integer({ min: 1, max: 12 })
    .chain((width) =>
      fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), { minLength: 1 }),
    );
  fc.assert(
    fc.property(matrix, (modules) => {
      expect(rasterize(qrPath(modules), modules[0]?.length ?? 0, modules.length)).toEqual(modules);
    }),
    { seed: 7 },
  );
});
