import type { Notice } from '../../domain/tonight/tonight';
import { createStore } from '../store';

/** Why a product cannot be had: sold out for tonight, or until further notice. */
export type SoldOut = 'tonight' | 'indefinitely';

/** What guests have to know now. */
export type TonightNow = {
  /** The products that cannot be had, by their id. */
  soldOut: ReadonlyMap<string, SoldOut>;
  /** The notice that is in force. */
  notice: Notice | null;
  /** The notice by which the restaurant is closed, will be, or was until a day ago at most. */
  closing: Notice | null;
};

/** Before anything is known, and in the prerendered pages: always the same. */
export const NOTHING_NOW: TonightNow = { soldOut: new Map(), notice: null, closing: null };

export const getNothingNow = () => NOTHING_NOW;

/** What guests have to know now. Set by tonight.ts, which a page may load later than this. */
export const tonightNow = createStore(getNothingNow);
