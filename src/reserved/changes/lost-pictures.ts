import { isOwnPicture, pictureExists } from '../../data/staff/images';
import type { Change } from '../../domain/changes/change';

/** Whether nothing lies at an address of our bucket any more. Where nobody answers it counts as there. */
export async function isLost(url: string): Promise<boolean> {
  try {
    return isOwnPicture(url) && !(await pictureExists(url));
  } catch (error) {
    console.error(error);
    return false;
  }
}

/**
 * Changes that set no picture which has been deleted since: a new product comes without it, another one keeps what it has.
 * @returns also the names of those products
 */
export async function withoutLostPictures(
  changes: readonly Change[],
): Promise<{ kept: Change[]; lost: string[] }> {
  const lost: string[] = [];
  const checked = await Promise.all(
    changes.map(async (change): Promise<Change | null> => {
      const { nome, before, after } = change;
      if (!after?.image || !(await isLost(after.image))) return change;
      lost.push(nome);
      if (before === null) return { ...change, after: { ...after, image: null } };
      const { image: _before, ...fieldsBefore } = before;
      const { image: _after, ...fieldsAfter } = after;
      const isEmpty = Object.keys(fieldsAfter).length === 0;
      return isEmpty ? null : { ...change, before: fieldsBefore, after: fieldsAfter };
    }),
  );
  return { kept: checked.filter((change) => change !== null), lost };
}
