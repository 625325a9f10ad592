/**
 * Runs `work` while no other tab holds the lock of that name.
 * Without Web Locks (plain http, old web views) each tab runs alone (I7).
 * Rejects when the signal aborts before this tab gets the lock.
 */
export async function withTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(name, { signal }, work);
}
