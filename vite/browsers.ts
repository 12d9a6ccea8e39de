/**
 * The oldest browsers that the site is built for: Vite's own default, what all browsers have had since September 2023. Syntax is
 * translated for them; nothing is needed that they lack of the language, the DOM, CSS and HTML (tests/build/browsers.test.ts).
 */
export const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'] as const;
