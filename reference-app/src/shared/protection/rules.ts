/** The server's data about a running session (D15). Times are in RFC 3339. */
interface Running {
  startedAt: string;
  nextRealityCheckAt: string;
}

/** The reality check of a session. Times are epoch ms of the server's clock. */
export interface RealityCheck {
  startedAt: string;
  /** When the check is due; undefined until the server names the next time. */
  dueAtMs: number | undefined;
  /** When the member last saw the check. */
  toldAtMs: number;
}

/**
 * Updates the check from the server's answer. A due check stays due until it was shown, even when a later answer names the next time.
 * A shorter interval brings it forward. A new session starts a new check.
 */
export function followCheck(known: RealityCheck | undefined, running: Running | undefined): RealityCheck | undefined {
  if (!running) return undefined;
  const { startedAt } = running;
  const nextMs = Date.parse(running.nextRealityCheckAt);
  if (known?.startedAt !== startedAt) return { startedAt, dueAtMs: nextMs, toldAtMs: 0 };
  // This answer is older than the last time the check was shown.
  if (nextMs <= known.toldAtMs) return known;
  return { ...known, dueAtMs: Math.min(known.dueAtMs ?? nextMs, nextMs) };
}

/** Records that the check was shown. */
export const checkTold = ({ startedAt, dueAtMs = 0 }: RealityCheck): RealityCheck => ({
  startedAt,
  dueAtMs: undefined,
  toldAtMs: dueAtMs,
});

/** Reads the check stored before a reload; undefined when it is not valid. */
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

/** How long a session has lasted, in whole minutes. */
export const minutesPlayed = (startedAt: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(startedAt)) / MINUTE_MS));
