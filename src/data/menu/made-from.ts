import * as v from 'valibot';
import { digestOf } from '../../domain/digest';
import { readHouse } from '../../domain/house/house';
import { storedToday } from '../../domain/today/today';
import type { MenuVersion } from './firestore-rest';

/** The stored documents that the pages of a build hold, by what changes with them. */
export type MadeFrom = {
  /** The menu's version; '' if there is none. */
  menu: string;
  /** A digest of the special days. What is sold out tonight is in no page. */
  days: string;
  /** A digest of what the house says. */
  house: string;
};

/** What pages that are built from these documents are made from: pages that are made from the same need no new build. */
export function madeFrom({ version, today, house }: MenuVersion): MadeFrom {
  const { giorni } = v.parse(storedToday, today);
  return {
    menu: version,
    days: digestOf(JSON.stringify(giorni)),
    house: digestOf(JSON.stringify(readHouse(house.fields))),
  };
}
