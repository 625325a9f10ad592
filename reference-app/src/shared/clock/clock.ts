import { CLOCK_DOUBT_MS } from "../config/constants.ts";

/** One measurement of the server's time: when the request started and ended on the monotonic clock. */
interface Sample {
  serverTimeMs: number;
  startedAtMs: number;
  endedAtMs: number;
}

/** A clock that follows the server's time and ignores changes of the device's clock (D11, R279). */
export function createServerClock(monotonicMs: () => number, deviceEpochMs: () => number) {
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
    /** Server-corrected epoch ms. It does not go back when the device's clock does. */
    now: (): number => monotonicMs() + epochMinusMonotonicMs,
    /** Adds a measurement from a response. The sample with the shortest round trip is used. */
    observe: ({ serverTimeMs, startedAtMs, endedAtMs }: Sample): void => {
      const roundTripMs = endedAtMs - startedAtMs;
      const offsetMs = serverTimeMs - (startedAtMs + roundTripMs / 2);
      // A request sent before may have been paused by the sleep too. Only one sent afterwards settles the doubt.
      const settlesDoubt = isInDoubt() && doubtSinceMs !== undefined && startedAtMs >= doubtSinceMs;
      // Two samples cannot differ by more than their round trips unless a clock was changed. Then the newer one is right.
      const isMoved = Math.abs(offsetMs - epochMinusMonotonicMs) > roundTripMs + bestRoundTripMs;
      if (settlesDoubt) doubtSinceMs = undefined;
      if (doubtSinceMs === undefined) knownApartMs = apartMs();
      if (roundTripMs > bestRoundTripMs && !isMoved && !settlesDoubt) return;
      bestRoundTripMs = roundTripMs;
      epochMinusMonotonicMs = offsetMs;
    },
    /**
     * True when the device's wall clock and monotonic clock have drifted apart: the device slept (the monotonic clock stops then) or its
     * clock was set.
     * Only the server knows which, so until it answers the time may be hours wrong.
     */
    isInDoubt,
  };
}

export const monotonicNow = (): number => performance.now();
export const serverClock = createServerClock(monotonicNow, () => Date.now());
