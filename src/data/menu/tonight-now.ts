import { AS_USUAL, type SpecialTimes } from '../../domain/hours/weekly-hours';
import type { SoldOut } from '../../domain/tonight/tonight';
import { createStore } from '../store';

/** What guests have to know now. */
export type TonightNow = {
  /** The products that cannot be had, by their id. */
  soldOut: ReadonlyMap<string, SoldOut>;
  /** The notices that are in force. */
  notices: readonly string[];
  /** What differs from the weekly hours, now and later. */
  special: SpecialTimes;
};

/** Before anything is known, and in the prerendered pages: always the same. */
export const NOTHING_NOW: TonightNow = { soldOut: new Map(), notices: [], special: AS_USUAL };

export const getNothingNow = () => NOTHING_NOW;

/** What guests have to know now. Set by tonight.ts, which a page may load later than this. */
export const tonightNow = createStore(getNothingNow);
