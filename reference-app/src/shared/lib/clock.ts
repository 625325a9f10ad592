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
}

export function createServerClock(monotonicMs: () => number, deviceEpochMs: () => number): ServerClock {
  let epochMinusMonotonicMs = deviceEpochMs() - monotonicMs();
  let bestRoundTripMs = Number.POSITIVE_INFINITY;
  return {
    now: () => monotonicMs() + epochMinusMonotonicMs,
    observe: ({ serverTimeMs, startedAtMs, endedAtMs }) => {
      const roundTripMs = endedAtMs - startedAtMs;
      const offsetMs = serverTimeMs - (startedAtMs + roundTripMs / 2);
      // Two answers cannot disagree by more than their round trips, unless a clock was moved: then the newer one is right.
      const isMoved = Math.abs(offsetMs - epochMinusMonotonicMs) > roundTripMs + bestRoundTripMs;
      if (roundTripMs > bestRoundTripMs && !isMoved) return;
      bestRoundTripMs = roundTripMs;
      epochMinusMonotonicMs = offsetMs;
    },
  };
}

export const monotonicNow = (): number => performance.now();
export const serverClock = createServerClock(monotonicNow, () => Date.now());
