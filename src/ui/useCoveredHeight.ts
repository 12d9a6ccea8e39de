import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes the height of an element that covers the bottom of the screen into a property of the document, in px: what
 * stands above it, and `scroll-padding`, keep clear of it. Where it covers the focused element, that is scrolled into
 * view.
 * @param property name of the CSS property: '--toast-height'
 * @param content changes whenever the element's content does, so that its height is known before anything is focused
 */
export function useCoveredHeight(
  element: RefObject<HTMLElement | null>,
  property: string,
  content?: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is measured at once
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const { style } = document.documentElement;
    function keepFocusClear() {
      const focused = document.activeElement;
      // Where nothing has the focus, that is the body.
      if (!focused || focused === document.body) return;
      if (!box?.contains(focused) && isCovered(focused)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
    }
    function measure() {
      if (!box) return;
      const height = `${box.offsetHeight}px`;
      if (style.getPropertyValue(property) === height) return;
      style.setProperty(property, height);
      keepFocusClear();
    }
    // Of a text area the browser scrolls the caret into view, not the whole.
    const afterFocus = () => requestAnimationFrame(keepFocusClear);
    measure();
    // In a frame of its own: the page makes room for the box, a scroll bar may come with that, and it makes the box narrower.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(box);
    document.addEventListener('focusin', afterFocus);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', afterFocus);
    };
  }, [element, property, content]);

  useLayoutEffect(
    () => () => {
      document.documentElement.style.removeProperty(property);
    },
    [property],
  );
}

/** Whether an element is on the screen, but partly below the edge that `scroll-padding` draws. */
function isCovered(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  return top < window.innerHeight && bottom > window.innerHeight - (padding || 0);
}
