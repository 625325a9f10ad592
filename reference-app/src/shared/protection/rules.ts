/** What the server says of a session that runs (D15); moments as RFC 3339 writes them. */
interface Running {
  startedAt: string;
  nextRealityCheckAt: string;
}

/** The reality check of a session; epoch milliseconds of the server's clock. */
export interface RealityCheck {
  startedAt: string;
  /** When the member is to be told; undefined until the server names the next moment. */
  dueAtMs: number | undefined;
  /** What the member was told of last. */
  toldAtMs: number;
}

/**
 * Follows the server's answers. A moment that has come stays due until the member was told, also when a later answer already
 * names the next one; a shorter choice brings it forward. Another session begins anew.
 */
export function followCheck(known: RealityCheck | undefined, running: Running | undefined): RealityCheck | undefined {
  if (!running) return undefined;
  const { startedAt } = running;
  const nextMs = Date.parse(running.nextRealityCheckAt);
  if (known?.startedAt !== startedAt) return { startedAt, dueAtMs: nextMs, toldAtMs: 0 };
  // An answer from before the member was told.
  if (nextMs <= known.toldAtMs) return known;
  return { ...known, dueAtMs: Math.min(known.dueAtMs ?? nextMs, nextMs) };
}

/** The member was told. */
export const checkTold = ({ startedAt, dueAtMs = 0 }: RealityCheck): RealityCheck => ({
  startedAt,
  dueAtMs: undefined,
  toldAtMs: dueAtMs,
});

/** The check as it was kept over a reload; undefined for what is none. */
export function readCheck(kept: string | undefined): RealityCheck | undefined {
  try {
    const { startedAt, dueAtMs, toldAtMs } = JSON.parse(kept ?? "{}") as Partial<RealityCheck>;
    if (typeof startedAt !== "string" || typeof toldAtMs !== "number") return undefined;
    return { startedAt, dueAtMs: typeof dueAtMs === "number" ? dueAtMs : undefined, toldAtMs };
  } catch {
    return undefined;
  }
}

const MINUTE_MS = 60_000;

/** Whole minutes that a session has lasted. */
export const minutesPlayed = (startedAt: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(startedAt)) / MINUTE_MS));
