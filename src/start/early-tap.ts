/**
 * Keeps the last tap on a button while the page can be read but nothing answers yet. Links work by themselves.
 * @returns ends it, and gives the button that was tapped
 */
export function keepEarlyTaps(): () => HTMLButtonElement | null {
  let tapped: HTMLButtonElement | null = null;
  function remember({ target }: Event): void {
    tapped = target instanceof Element ? target.closest('button') : null;
  }
  document.addEventListener('click', remember, { capture: true });
  return () => {
    document.removeEventListener('click', remember, { capture: true });
    return tapped;
  };
}

/** Set by main.tsx when React begins to listen, cleared when the tap is given. */
let waiting: HTMLButtonElement | null = null;

/** From now on React hears the taps: the one before is held until its button works. */
export function holdEarlyTap(): void {
  waiting = window.beforeReact?.takeTap() ?? null;
}

/**
 * The page works: the button that somebody is waiting for gets its tap. In a task of its own: during an effect React
 * cannot hydrate the slice that the button is in, and would drop the tap.
 */
export function giveEarlyTap(): void {
  const button = waiting;
  waiting = null;
  setTimeout(() => button?.click());
}
