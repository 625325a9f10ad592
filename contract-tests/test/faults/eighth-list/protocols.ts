import { forEachAtOnce } from "../../../src/run/limits/concurrency-pool.ts";
import { onSuccess } from "../../support/changes.ts";
import { withHeaders } from "../plants/headers.ts";
import { onCode } from "../plants/refusals.ts";
import { reads } from "../plants/showings.ts";
import type { EighthFault } from "./eighth-fault.ts";

const MOST_TRIES = 6;

/** Faults of headers and of the standards behind them. */
export const PROTOCOLS: readonly EighthFault[] = [
  {
    name: "an edge cache may keep the popular games for a minute",
    kind: "protocols",
    operationId: "listPopularLotteryGames",
    plant: onSuccess((answer) => withHeaders(answer, { "cache-control": "public, max-age=0, s-maxage=60" })),
    shown: reads("demo", "/lgw/games/popular"),
    breaks: "an edge cache may serve it for one second (`s-maxage=1`, D10).",
  },
  {
    name: "the two headers of a lock name different times",
    kind: "protocols",
    operationId: "setPaymentPassword",
    plant: onCode("TOO_MANY_REQUESTS", (answer) => withHeaders(answer, { ratelimit: '"tries";r=0;t=60' })),
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { oldPaymentPassword: "000000", newPaymentPassword: "135790" };
        // The wrong ones count in a row.
        const tries = Array.from({ length: MOST_TRIES });
        await forEachAtOnce(tries, 1, () => ask("POST", "/wps/member/payment-password", { body }));
      },
    },
    breaks:
      "The state of a limit, in the format of draft-ietf-httpapi-ratelimit-headers: zero remaining attempts, and the seconds until attempts are possible again.",
  },
];
