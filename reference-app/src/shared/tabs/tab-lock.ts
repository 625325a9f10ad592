/**
 * Runs `work` while no other tab holds the lock of that name.
 * Without Web Locks (plain http, old web views) and where the browser refuses them (blocked storage), each tab runs alone (I7).
 * Rejects when the signal aborts before this tab gets the lock.
 */
export async function withTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal }, begin);
  } catch (error) {
    if (hasBegun || signal.aborted) throw error;
    return work();
  }
}
