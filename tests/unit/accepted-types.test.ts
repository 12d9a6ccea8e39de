import { afterEach, expect, test, vi } from 'vitest';
import { PICTURE_TYPES } from '../../src/domain/product/picture';
import { acceptedTypes } from '../../src/reserved/photo/accepted-types';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari', true],
  ['Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0', true],
  ['Android 14) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile', false],
  ['Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', false],
  ['iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  ['Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', false],
])('only where a camera needs it, a type is accepted that nothing has: %s', (agent, isInvented) => {
  vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (${agent}` });
  const types = acceptedTypes().split(',');
  expect(types.slice(0, PICTURE_TYPES.length)).toEqual(PICTURE_TYPES);
  expect(types).toHaveLength(PICTURE_TYPES.length + (isInvented ? 1 : 0));
});
