import { AVOIDED_KEY, parseAvoided } from '../domain/avoided';
import { AVOID_PARAMETER } from '../paths';

/*
 * A classic script in every page of the menu: before anything is painted it keeps the room of the allergens' chips, which
 * React shows (filter/AvoidedStrip.tsx), so that these move nothing.
 */
const chosen = new URLSearchParams(window.location.search).getAll(AVOID_PARAMETER);
try {
  // Not by browser-storage.ts, which is longer than all of this.
  chosen.push(sessionStorage.getItem(AVOIDED_KEY) ?? '');
} catch {
  // Forbidden: then the address alone knows.
}
if (parseAvoided(chosen.join()).length > 0) document.documentElement.dataset.avoided = '';
