type Ask = (leave: () => void) => void;

/** The question of the page that is open. LeaveQuestion sets it while it is mounted. */
const guard: { ask: Ask | null } = { ask: null };

/** @returns removes the question again */
export function setLeaveGuard(ask: Ask): () => void {
  guard.ask = ask;
  return () => {
    if (guard.ask === ask) guard.ask = null;
  };
}

/** Leaves the open page by something other than a link, such as signing out: at once, or after its question. */
export function askToLeave(leave: () => void): void {
  if (guard.ask) guard.ask(leave);
  else leave();
}
