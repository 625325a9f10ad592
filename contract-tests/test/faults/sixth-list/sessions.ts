import { objectOr, valueAt } from "../../../src/json.ts";
import { jsonOf, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, put } from "../plants/answers.ts";
import { onCode } from "../plants/refusals.ts";
import { rows } from "../plants/rows.ts";
import { bearerOf, textAt } from "../plants/showings.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** Leaves out that a session is for free play. */
const hidesFreePlay: Plant = onSuccess((answer) => {
  const { freePlay, ...member } = objectOr(valueAt(jsonOf(answer), "/value"));
  return freePlay === true ? put(answer, "/value", member) : answer;
});

/** Faults of sessions and tokens. */
export const SESSIONS: readonly SixthFault[] = [
  {
    name: "a guest of free play looks like a member",
    kind: "sessions",
    operationId: "getMemberInfo",
    plant: hidesFreePlay,
    findingAt: ["getMemberInfo", "loginFreePlay"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { os: "unknown", platform: "W", randomKey: "a-random-key-of-a-guest", gatewayVersion: "3" };
        const token = await textAt(ask("POST", "/wps/session/login/freeplay", { body }), "/token");
        return ask("GET", "/wps/member/info", { headers: { authorization: `Bearer ${token}` } });
      },
    },
    breaks: "for a free-play session it returns a member with `freePlay` true",
  },
  {
    name: "the latest session is always the current one",
    kind: "sessions",
    operationId: "listSessions",
    plant: rows((all) => all.map((row, index) => ({ ...row, current: index === 0 })), "/value"),
    findingAt: ["listSessions", "endSession"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await bearerOf(ask, "demo");
        return ask("GET", "/wps/member/sessions");
      },
    },
    breaks: "`current` marks the session of this request",
  },
  {
    name: "a token that has ended chooses a language as a guest",
    kind: "sessions",
    operationId: "updateLanguage",
    plant: onCode("UNAUTHENTICATED", (answer) => acceptedAt(answer)),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("PUT", "/wps/member/language", {
          body: { language: "en" },
          headers: { authorization: "Bearer not-a-session" },
        }),
    },
    breaks: "a token that is sent must belong to an active session",
  },
];
