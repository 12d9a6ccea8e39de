let leave: (() => void)[] = [];
for (const target of [window, document]) {
  const add = target.addEventListener;
  const remove = target.removeEventListener;
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    add.call(target, type, listener);
    leave.push(() => remove.call(target, type, listener));
  };
}

/** Registers work for the next `leavePage`. */
export function onLeaving(work: () => void): void {
  leave.push(work);
}

/**
 * Removes the listeners and subscriptions of the current page, which must no longer react to anything. Runs in reverse order:
 * the page must have no subscribers left when its pending requests are discarded.
 */
export function leavePage(): void {
  for (const stop of leave.reverse()) stop();
  leave = [];
}
