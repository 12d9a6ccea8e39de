import { useEffect, useState } from 'react';
import { getCurrentUser, sessionSettled } from '../data/staff/session';
import { isStaff } from '../data/staff/staff-rights';

/**
 * Whether the account may change the menu. While that is unknown, or cannot be read, the answer is yes: the page must not
 * block somebody whom the rules would allow.
 */
export function useStaff(uid: string | null): boolean {
  const [answer, setAnswer] = useState({ uid, staff: true });
  useEffect(() => {
    if (uid === null) return;
    let mounted = true;
    async function readRights(user: string) {
      try {
        await sessionSettled();
        if (!mounted || getCurrentUser()?.uid !== user) return;
        const staff = await isStaff(user);
        if (mounted) setAnswer({ uid: user, staff });
      } catch (error) {
        console.error(error);
      }
    }
    void readRights(uid);
    return () => {
      mounted = false;
    };
  }, [uid]);
  return answer.uid === uid ? answer.staff : true;
}
