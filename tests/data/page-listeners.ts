let leave: (() => void)[] = [];
for (const target of [window, document]) {
  const add = target.addEventListener;
  const remove = target.removeEventListener;
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    add.call(target, type, listener);
    leave.push(() => remove.call(target, type, listener));
  };
}

/** Runs when the page is left. */
export function onLeaving(work: () => void): void {
  leave.push(work);
}

/**
 * Ends the listeners and subscriptions of the current page: once left, it must not react any more. In reverse order: the page
 * must have no subscribers any more when its pending requests are discarded.
 */
export function leavePage(): void {
  for (const stop of leave.reverse()) stop();
  leave = [];
}
