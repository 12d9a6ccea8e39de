import { describe, expect, test } from 'vitest';
import { routes } from '../../src/routes';
import { lowerCaseAddress } from '../../src/start/route-code';

const elsewhere = (pathname: string, search = '', hash = '') =>
  lowerCaseAddress(routes, { pathname, search, hash });

describe('an address in capital letters', () => {
  test.each([
    ['/Storia', '/storia'],
    ['/Menu/Pizze-Classiche', '/menu/pizze-classiche'],
    ['/RESERVED', '/reserved'],
  ])('%s leads to %s', (pathname, page) => {
    expect(elsewhere(pathname)).toBe(page);
  });

  test('keeps the letters of its parameters, which name dishes', () => {
    expect(elsewhere('/Menu/Dolci', '?piatto=AbC', '#Fine')).toBe('/menu/dolci?piatto=AbC#Fine');
  });

  test.each(['/Nessuna-Pagina', '/menu/XYZ', '/storia', '/'])(
    '%s leads nowhere else',
    (pathname) => {
      expect(elsewhere(pathname)).toBeNull();
    },
  );
});
