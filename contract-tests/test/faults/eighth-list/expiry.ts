import { objectOr } from "../../../src/json.ts";
import { turn } from "../../support/changes.ts";
import { lastOfPath } from "../plants/requests.ts";
import { bearerOf, LAUNCH } from "../plants/showings.ts";
import { recallsOn } from "../plants/state.ts";
import { HOUR_MS, MINUTE_MS, moved } from "../plants/times.ts";
import type { EighthFault } from "./eighth-fault.ts";

const PLAY_MINUTES = 15;

/** Faults of what ends too early, too late or never. */
export const EXPIRY: readonly EighthFault[] = [
  {
    name: "the result of a call is found after its key has expired",
    kind: "expiry",
    operationId: "getOperation",
    plant: recallsOn("NOT_FOUND", lastOfPath),
    shown: {
      username: "demo",
      by: async (ask) => {
        const key = "a-key-of-the-day-before";
        await ask("PUT", "/wps/feedback", { body: { content: "Thank you." }, headers: { "idempotency-key": key } });
        await ask("GET", `/wps/operations/${key}`);
        await ask("POST", "/__mock/clock", { body: { advanceMs: 25 * HOUR_MS } });
        return ask("GET", `/wps/operations/${key}`, { headers: { authorization: await bearerOf(ask, "demo") } });
      },
    },
    breaks: "Keys belong to the account and are valid for 24 hours; after that this call also returns 404.",
  },
  {
    name: "a later launch does not prolong the play session",
    kind: "expiry",
    operationId: "getPlaySession",
    plant: turn("/value", (value) => {
      const { running, ...others } = objectOr(value);
      if (running === undefined) return value;
      const endsAt = moved(objectOr(running)["startedAt"], PLAY_MINUTES * MINUTE_MS);
      return { ...others, running: { ...objectOr(running), endsAt } };
    }),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        await ask("POST", "/__mock/clock", { body: { advanceMs: 5 * MINUTE_MS } });
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        return ask("GET", "/wps/responsible/session");
      },
    },
    breaks: "A session begins with a launch or a stake and ends 15 minutes after the last one, or with logout;",
  },
];
