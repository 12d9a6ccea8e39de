import type { DishCategory } from '../domain/product/categories';

/*
 * Every key that the code stores in a browser, staff's included. Writing a key that is missing here does not compile; nor does
 * the cookie policy if it does not describe a key (site/legal/stored-entries.ts).
 */

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Tail>}`
  : Text;

/** The localStorage key of a category's list: 'pizze-classiche' → 'pizzeClassicheItems'. */
export type ItemsKey = `${CamelCase<DishCategory['link']>}Items`;

type MenuKey =
  | ItemsKey
  | `${ItemsKey}Time`
  | 'menuVersion'
  | 'menuNewest'
  | 'menuToday'
  | 'menuHouse';
type GuestKey = MenuKey | 'cosaPossoMangiare' | 'miaLista' | 'lingua';
type StaffKey = 'currentUser' | 'bozze' | 'immaginiDaEliminare';

export type LocalKey = GuestKey | StaffKey;

/** The key of the guest's list. */
export const LIST_KEY = 'miaLista' satisfies LocalKey;

export type SessionKey = 'vistaMenu' | 'nascostiVisti';
export type CookieName = 'cookieConsent';
export type CacheName = 'site-pictures' | 'languages' | 'staff-area';
