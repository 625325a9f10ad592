import { valueAt } from "../../../src/json.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { numberAt, valueOf } from "../plants/answers.ts";
import { everyRow, showsPage } from "../plants/pages.ts";
import { refusedAt, refusesWhen } from "../plants/refusals.ts";
import { asked, asking, beside, textIn } from "../plants/requests.ts";
import { listOf, rowInPath } from "../plants/rows.ts";
import { reads, textAt } from "../plants/showings.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const LIMITS = "/wps/responsible/limits";
const TIME_OUT = "/wps/responsible/time-out";
const MEMBER = "/wps/member/info";
const GUEST = { os: "Linux", platform: "W", randomKey: "a-random-key-of-a-guest-7", gatewayVersion: "3" };

/** Compares names letter by letter. */
const comparesLetters: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const name = asked(request, "name");
  if (!isSuccess(answer) || name === null) return answer;
  const all = await everyRow(request, forward);
  const sized = asking(request, { pageSize: String(numberAt(answer, "/value/pageSize")) });
  const kept = all.filter((game) => String(game["name"]).includes(name));
  return kept.length === all.length ? answer : showsPage(answer, sized, kept);
};

/** Reports that there was no other session to end. */
const missesOthers: Plant = () => async (request, forward) => {
  const sessions = await forward(beside(request, "GET", "/wps/member/sessions"));
  const answer = await forward(request);
  const hasOthers = listOf(valueOf(sessions), "").some(({ current }) => current === false);
  return isSuccess(answer) && !hasOthers ? refusedAt(answer, 404, "NOT_FOUND") : answer;
};

/** Faults of checks that refuse too much. */
export const STRICT: readonly SeventhFault[] = [
  {
    name: "points cannot be converted during a break",
    kind: "strict",
    operationId: "convertPoints",
    plant: refusesWhen(LIMITS, (limits) => {
      const until = valueAt(valueOf(limits), "/timeOut/until");
      return until === undefined ? undefined : refusedAt(limits, 403, "SELF_EXCLUDED", { value: { until } });
    }),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", TIME_OUT, { body: { duration: "24h" } });
        return ask("POST", "/wps/relay/passwordCheck/MCS2_convertPoint", {
          body: { points: 10, paymentPassword: PAYMENT_PASSWORD },
          headers: { "idempotency-key": "points-in-a-break" },
        });
      },
    },
    breaks: "the member's own limits do not forbid a conversion, because it is not play",
  },
  {
    name: "without another session there is nothing to end",
    kind: "strict",
    operationId: "endOtherSessions",
    plant: missesOthers,
    shown: { username: "demo", by: (ask) => ask("DELETE", "/wps/member/sessions") },
    breaks: "a repeat changes nothing",
  },
  {
    name: "restricted accounts cannot read their favourites",
    kind: "strict",
    operationId: "getFavoriteGameIds",
    plant: refusesWhen(MEMBER, (member) =>
      valueAt(valueOf(member), "/type") === 4 ? refusedAt(member, 403, "ACCOUNT_RESTRICTED") : undefined,
    ),
    shown: reads("restricted", "/wps/relay/MCSFE_getFavoriteGames"),
    breaks: "403 means that the session has to be verified first, or its password has to be changed",
  },
  {
    name: "guests cannot read a promotion",
    kind: "strict",
    operationId: "getPromotion",
    plant: refusesWhen(MEMBER, (member) =>
      valueAt(valueOf(member), "/freePlay") === true ? refusedAt(member, 403, "REAL_ACCOUNT_REQUIRED") : undefined,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const token = await textAt(ask("POST", "/wps/session/login/freeplay", { body: GUEST }), "/token");
        return ask("GET", "/wps/promotions/PR-1001", { headers: { authorization: `Bearer ${token}` } });
      },
    },
    breaks: "free-play sessions may call it",
  },
  {
    name: "the name of a game must have the right capital letters",
    kind: "strict",
    operationId: "listGames",
    plant: comparesLetters,
    shown: reads("demo", "/wps/relay/GCSGAME_gameList?name=LANTERN", { "accept-language": "en" }),
    breaks: "returns only games whose name contains this text; upper and lower case do not matter",
  },
  {
    name: "a message that is read cannot be marked",
    kind: "strict",
    operationId: "markMessageRead",
    plant: refusesWhen("/wps/messages?pageSize=100", (page, request) =>
      rowInPath(valueOf(page), request)?.["read"] === true ? refusedAt(page, 404, "NOT_FOUND") : undefined,
    ),
    shown: { username: "demo", by: (ask) => ask("PUT", "/wps/messages/M1/read") },
    breaks: "a repeat changes nothing and succeeds",
  },
  {
    name: "a break cannot be taken again while it runs",
    kind: "strict",
    operationId: "startTimeOut",
    plant: refusesWhen(LIMITS, (limits, request) =>
      valueAt(valueOf(limits), "/timeOut/duration") === textIn(request, "duration")
        ? refusedAt(limits, 409, "STATE_CONFLICT")
        : undefined,
    ),
    findingAt: ["startTimeOut", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", TIME_OUT, { body: { duration: "7d" } });
        return ask("POST", TIME_OUT, { body: { duration: "7d" } });
      },
    },
    breaks: "a longer break replaces the running one; a repeated call does so too, because its break ends later",
  },
];
