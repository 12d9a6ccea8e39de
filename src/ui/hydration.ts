let begun = false;

/** From now on the page belongs to React: nobody else may change it. */
export function beginHydration(): void {
  begun = true;
}

export function hydrationHasBegun(): boolean {
  return begun;
}
