import { browserStorage } from '../data/browser-storage';
import { AVOIDED_KEY, parseAvoided } from '../domain/avoided';
import { AVOID_PARAMETER } from '../paths';

/*
 * A classic script in every page of the menu: before anything is painted it keeps the room of the allergens' chips, which
 * React shows (filter/AvoidedStrip.tsx), so that these move nothing.
 */
const inAddress = new URLSearchParams(window.location.search).getAll(AVOID_PARAMETER);
const avoided = parseAvoided([browserStorage.session.get(AVOIDED_KEY), ...inAddress].join());
if (avoided.length > 0) document.documentElement.dataset.avoided = '';
