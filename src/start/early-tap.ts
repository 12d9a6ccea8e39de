import { hydrationHasBegun } from './hydration';

/** The button that was tapped last while the page could be read but not used yet. */
let tapped: HTMLButtonElement | null = null;
let listening = false;

/** As soon as React has begun, a tap makes it hurry and reaches it: that one is not to be given again. */
function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  tapped = hydrationHasBegun() ? null : button;
}

/** Until React comes to take the page over, a tap on a button does nothing: it is kept. Links work by themselves. */
export function keepEarlyTaps(): void {
  if (listening) return;
  listening = true;
  document.addEventListener('click', remember, { capture: true });
}

/** React has taken the page over: the button that somebody is waiting for gets its tap. */
export function giveEarlyTap(): void {
  document.removeEventListener('click', remember, { capture: true });
  const button = tapped;
  tapped = null;
  if (button?.isConnected) button.click();
}
