import { focusHeading, focusWithoutScrolling } from '../../ui/focus';

/**
 * Brings the card of a dish into view and moves the focus to its name: where its dialog was opened by a link, there is no
 * button to go back to. A dish whose card is not shown leaves the focus to the page's heading.
 */
export function focusCard(id: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-dish]')];
  const card = cards.find(({ dataset }) => dataset.dish === id);
  if (!card) {
    focusHeading();
    return;
  }
  card.scrollIntoView({ block: 'nearest' });
  focusWithoutScrolling(card.querySelector('a'));
}
