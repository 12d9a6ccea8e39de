import fc from 'fast-check';

/** Any character of Unicode, as a unit of `fc.string`. The library's own one, 'binary', takes seconds to begin. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
