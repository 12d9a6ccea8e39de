import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes the height of an element that covers the bottom of the screen into a property of the document, in px. Elements above
 * it and `scroll-padding` use it to keep clear. Then scrolls the focused element out from behind it.
 * @param property name of the CSS property: '--toast-height'
 */
export function useCoveredHeight(element: RefObject<HTMLElement | null>, property: string): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const { style } = document.documentElement;
    function measure() {
      style.setProperty(property, `${box?.offsetHeight}px`);
      const focused = document.activeElement;
      if (!focused || focused === document.body || box?.contains(focused)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      if (bottom > 0 && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
    }
    // In a separate frame: making room for the box may add a scroll bar, which makes the box narrower and reports it again.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
