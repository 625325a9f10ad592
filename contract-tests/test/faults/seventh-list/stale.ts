import { isSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put, withValue } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { inLanguage } from "../plants/requests.ts";
import { listOf, type Row } from "../plants/rows.ts";
import { bearerOf, reads, sends } from "../plants/showings.ts";
import { afterReading, valueBeside } from "../plants/state.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const startOf = ({ startedAt }: Row): number => Date.parse(String(startedAt));

/** Takes the latest login for the one before this session. */
const followsLogins: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const sessions = listOf(await valueBeside(request, forward, "/wps/member/sessions"), "");
  const [latest] = sessions.toSorted((one, other) => startOf(other) - startOf(one));
  if (latest === undefined || latest["current"] === true) return answer;
  return withValue(answer, { lastLoginTime: startOf(latest), lastLoginIp: latest["ip"] });
};

/** Faults of answers that are older than the state. */
export const STALE: readonly SeventhFault[] = [
  {
    name: "an application has the status of the activity before it",
    kind: "stale",
    operationId: "applyActivity",
    plant: turn("/value/status", () => "applying"),
    findingAt: ["applyActivity", "listActivities"],
    shown: sends(
      "demo",
      "POST",
      "/wps/activities/lost-rounds-back/applications",
      { remark: "Please." },
      "an-application",
    ),
    breaks: "the activity changes from `applying` to `processing`",
  },
  {
    name: "the previous login changes with a later login",
    kind: "stale",
    operationId: "getLoginInfo",
    plant: followsLogins,
    findingAt: ["getLoginInfo", "login"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/__mock/clock", { body: { advanceMs: 60_000 } });
        await bearerOf(ask, "demo");
        return ask("GET", "/wps/session/info");
      },
    },
    breaks: "time and IP address stay the same when the member logs in again",
  },
  {
    name: "a transaction keeps the language in which it was booked",
    kind: "stale",
    operationId: "listAccountTransactions",
    plant: misreads((request) => inLanguage(request, "bn")),
    shown: reads("demo", "/wps/transactions", { "accept-language": "en" }),
    breaks: "`reference` has the name of the game, bonus or reward in the language of the request",
  },
  {
    name: "the response to a new limit has the limits before it",
    kind: "stale",
    operationId: "setPlayLimits",
    plant: afterReading("/wps/responsible/limits", (answer, before) => put(answer, "/value", before)),
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: sends("demo", "PUT", "/wps/responsible/limits", { kind: "loss", period: "24h", amount: "5000.00" }),
    breaks: "returns all current limits; a first limit and a lower limit apply immediately",
  },
];
