import { browserStorage } from '../data/browser-storage';
import { property } from '../data/menu/firestore-rest';
import { CONTENT, cardDigests, SHAPE } from '../domain/card-digests';

/** What of a card may be seen, as `dataset` spells it: 'whole', or 'text' where its prices have changed. */
const SEEN = 'seen';
/** The custom property with a card's place in the stored list. */
const PLACE = '--place';

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return null;
  }
}

/** The cards that the stored list calls for, in its order; none where it cannot be read. */
function readWanted(key: string) {
  const list = parse(browserStorage.local.get(key));
  const dishes: unknown[] = Array.isArray(list) ? list : [];
  return dishes.map((dish) => ({
    id: String(property(dish, 'id')),
    digests: cardDigests(Object(dish)),
  }));
}

/**
 * Shows the cards of the build as the stored list has them, in its order, before React renders that: all up to the first
 * dish that has no card of the same shape, so that nothing moves later. _baked.scss shows and orders them. Works while the page is
 * still being parsed: the first paint may be earlier than its end.
 * @param key of the stored list in localStorage
 */
export function showUnchangedDishes(key: string): void {
  const wanted = readWanted(key);
  let place = 0;
  function show() {
    for (let next = wanted[place]; next; next = wanted[place]) {
      const { id, digests } = next;
      const card = document.querySelector<HTMLElement>(`[data-dish=${JSON.stringify(id)}]`);
      if (card?.getAttribute(SHAPE) !== digests[SHAPE]) return;
      card.style.setProperty(PLACE, String(place));
      card.dataset[SEEN] = card.getAttribute(CONTENT) === digests[CONTENT] ? 'whole' : 'text';
      place += 1;
    }
  }
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    show();
    observer.disconnect();
  });
}
