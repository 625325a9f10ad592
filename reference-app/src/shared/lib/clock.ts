import { CLOCK_DOUBT_MS } from "../config/constants.ts";

/** One measurement of the server's time: when the request left and came back on the monotonic clock. */
interface Sample {
  serverTimeMs: number;
  startedAtMs: number;
  endedAtMs: number;
}

/** A clock that follows the server and that the device's own clock cannot move (D11, R279). */
export interface ServerClock {
  /** Epoch ms, server corrected, never going back because the device's clock did. */
  now: () => number;
  /** Takes the server time of an answer; the sample with the smallest round trip wins. */
  observe: (sample: Sample) => void;
  /**
   * The device's two clocks have moved apart: it slept, where the monotonic clock stands still, or its clock was set. Which of the two,
   * only the server knows; until it has answered, the time may be hours late.
   */
  isInDoubt: () => boolean;
}

export function createServerClock(monotonicMs: () => number, deviceEpochMs: () => number): ServerClock {
  const apartMs = () => deviceEpochMs() - monotonicMs();
  let epochMinusMonotonicMs = apartMs();
  let knownApartMs = epochMinusMonotonicMs;
  let bestRoundTripMs = Number.POSITIVE_INFINITY;
  let doubtSinceMs: number | undefined;
  const isInDoubt = () => {
    if (Math.abs(apartMs() - knownApartMs) > CLOCK_DOUBT_MS) doubtSinceMs ??= monotonicMs();
    return doubtSinceMs !== undefined;
  };
  return {
    now: () => monotonicMs() + epochMinusMonotonicMs,
    observe: ({ serverTimeMs, startedAtMs, endedAtMs }) => {
      const roundTripMs = endedAtMs - startedAtMs;
      const offsetMs = serverTimeMs - (startedAtMs + roundTripMs / 2);
      // An answer asked for before may have slept along: only one asked for since then settles the doubt.
      const settlesDoubt = isInDoubt() && doubtSinceMs !== undefined && startedAtMs >= doubtSinceMs;
      // Two answers cannot disagree by more than their round trips, unless a clock was moved: then the newer one is right.
      const isMoved = Math.abs(offsetMs - epochMinusMonotonicMs) > roundTripMs + bestRoundTripMs;
      if (settlesDoubt) doubtSinceMs = undefined;
      if (doubtSinceMs === undefined) knownApartMs = apartMs();
      if (roundTripMs > bestRoundTripMs && !isMoved && !settlesDoubt) return;
      bestRoundTripMs = roundTripMs;
      epochMinusMonotonicMs = offsetMs;
    },
    isInDoubt,
  };
}

export const monotonicNow = (): number => performance.now();
export const serverClock = createServerClock(monotonicNow, () => Date.now());
