import { changeHouse } from '../../data/staff/house';
import { type HouseChange, houseChangeText } from '../../domain/house/house-changes';
import { ownHouse } from '../../restaurant';
import { houseRead } from '../queries';
import type { MetaJob } from './useWriteMeta';

/** The write of a change of `meta/locale`, for `useWriteMeta`. @param toPage leads back to the page, from a toast about a failure */
export function houseJob(change: HouseChange, toPage: () => void): MetaJob {
  return {
    text: `Salvato: ${houseChangeText(change, ownHouse)}`,
    failed: 'Errore durante il salvataggio',
    action: { label: 'Torna al locale', onClick: toPage },
    async write() {
      const undo = await changeHouse(change, ownHouse);
      await houseRead();
      return houseJob(undo, toPage);
    },
  };
}
