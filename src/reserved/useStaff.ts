import { useEffect, useState } from 'react';
import { getCurrentUser, sessionSettled } from '../data/staff/session';
import { isStaff } from '../data/staff/staff-rights';

/**
 * Whether the account may change the menu. While that is not known, or cannot be, the answer is yes: the screen never
 * stands in the way of somebody whom the rules would let through.
 */
export function useStaff(uid: string | null): boolean {
  const [answer, setAnswer] = useState({ uid, staff: true });
  useEffect(() => {
    if (uid === null) return;
    let wanted = true;
    async function ask(user: string) {
      try {
        await sessionSettled();
        if (!wanted || getCurrentUser()?.uid !== user) return;
        const staff = await isStaff(user);
        if (wanted) setAnswer({ uid: user, staff });
      } catch (error) {
        console.error(error);
      }
    }
    void ask(uid);
    return () => {
      wanted = false;
    };
  }, [uid]);
  return answer.uid === uid ? answer.staff : true;
}
