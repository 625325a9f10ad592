import { objectOr } from "../../../src/json.ts";
import { isSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, valueOf } from "../plants/answers.ts";
import { onCode } from "../plants/refusals.ts";
import { lastOfPath } from "../plants/requests.ts";
import { bearerOf } from "../plants/showings.ts";
import { HOUR_MS, MINUTE_MS, moved } from "../plants/times.ts";
import type { EighthFault } from "./eighth-fault.ts";

const LAUNCH = { vassalage: "LOBBYKIT", gameType: "RNG", nodeId: 1001, platform: "WEB", language: "en" };
const PLAY_MINUTES = 15;

/** Keeps the results of calls for ever. */
const keepsResults: Plant = () => {
  const results = new Map<string, unknown>();
  const recalls = onCode("NOT_FOUND", (answer, request) => {
    const key = lastOfPath(request);
    return results.has(key) ? acceptedAt(answer, results.get(key)) : answer;
  })();
  return async (request, forward) => {
    const answer = await recalls(request, forward);
    if (isSuccess(answer)) results.set(lastOfPath(request), valueOf(answer));
    return answer;
  };
};

/** Faults of what ends too early, too late or never. */
export const EXPIRY: readonly EighthFault[] = [
  {
    name: "the result of a call is found after its key has expired",
    kind: "expiry",
    operationId: "getOperation",
    plant: keepsResults,
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
