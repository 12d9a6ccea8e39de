/*
 * Printing, sharing and copying. Browsers within other apps lack them, refuse them, or do nothing. Each function says what came of
 * it as far as a page can know, so that its caller can leave the text, the link or advice.
 */

/** How long a page waits for an ability that may never answer, in ms. */
const PATIENCE_MS = 2_000;

/** Prints the page. @returns whether the browser has begun to: one that cannot print does nothing, or lacks the function */
export function printPage(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasBegun: boolean) => {
      window.removeEventListener('beforeprint', begun);
      clearTimeout(timer);
      resolve(hasBegun);
    };
    const begun = () => end(true);
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    window.addEventListener('beforeprint', begun);
    try {
      window.print();
    } catch {
      end(false);
    }
  });
}

/** Copies a text. @returns whether it is in the clipboard */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** A link to share, with its title. */
export type SharedLink = { title: string; url: string };

/** Shares by the phone's own share sheet, or copies the link if there is none or it is refused. Closing it means not sharing. */
export async function share(link: SharedLink): Promise<'shared' | 'closed' | 'copied' | 'failed'> {
  try {
    if (navigator.canShare?.(link)) {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
  }
  return (await copyText(link.url)) ? 'copied' : 'failed';
}
