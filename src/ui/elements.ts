import type { ReactElement } from 'react';

/**
 * Elements without bare text, for what stands beside something else. A browser's translation replaces the nodes of text, and React
 * changes or removes one safely only where it is the only child of an element (tests/unit/translated-text.test.ts).
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];
