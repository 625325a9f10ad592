/**
 * Runs `work` while no other tab of the browser does anything under that name. Where the browser has no locks, as on plain http and in
 * old web views, every tab works by itself (I7). Rejects when the signal aborts before it is this tab's turn.
 */
export async function withTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(name, { signal }, work);
}
