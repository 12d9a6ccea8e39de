let begun = false;
let held: Promise<void> = Promise.resolve();

/** Keeps React from taking the page over while somebody else is still drawing it. */
export function holdHydration(until: Promise<void>): void {
  held = until.catch(() => undefined);
}

/** @returns when nobody draws any more: from then on the page belongs to React, and nobody else may change it */
export async function beginHydration(): Promise<void> {
  let awaited: Promise<void>;
  do {
    awaited = held;
    await awaited;
  } while (awaited !== held);
  begun = true;
}

export function hydrationHasBegun(): boolean {
  return begun;
}
