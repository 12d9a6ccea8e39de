import type { DishCategory } from '../domain/product/categories';

/*
 * What the code keeps in a browser, staff's included. A key that is missing here does not compile where it is written, and one that
 * the cookie policy does not tell of does not compile there (site/legal/stored-entries.ts).
 */

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Tail>}`
  : Text;

/** A category's list in localStorage: 'pizze-classiche' → 'pizzeClassicheItems'. */
export type ItemsKey = `${CamelCase<DishCategory['link']>}Items`;

type MenuKey = ItemsKey | `${ItemsKey}Time` | 'menuVersion' | 'menuTonight' | 'cosaPossoMangiare';
type StaffKey = 'currentUser' | 'bozze' | 'corsa' | 'corsaLasciata';

export type LocalKey = MenuKey | StaffKey;
export type SessionKey = 'vistaMenu';
export type CookieName = 'cookieConsent';
export type CacheName = 'site-pictures' | 'card-pictures' | 'dish-pictures';
