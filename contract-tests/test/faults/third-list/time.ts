import { valueAt } from "../../../src/json.ts";
import { alike, isSuccess, jsonOf, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put, withValue } from "../plants/answers.ts";
import { eachRow, rowsOf } from "../plants/rows.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, moved } from "../plants/times.ts";
import type { ThirdFault } from "./third-fault.ts";

const SESSION_MS = 15 * MINUTE_MS;

/** Answers with the login of this session, because it was stored before the previous one was read. */
const showsThisLogin: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const sessions = await forward(alike(request, "GET", "/wps/member/sessions"));
  if (!isSuccess(answer) || !isSuccess(sessions)) return answer;
  const own = rowsOf(sessions, "/value").find(({ current }) => current === true);
  if (own === undefined) return answer;
  return withValue(answer, { lastLoginTime: Date.parse(String(own["startedAt"])), lastLoginIp: own["ip"] });
};

/** Faults of time: units, lengths, and clocks that a read moves. */
export const TIME: readonly ThirdFault[] = [
  {
    name: "a self-exclusion of 180 days",
    kind: "time",
    operationId: "startTimeOut",
    plant: onSuccess((answer) => {
      const value = (member: string) => valueAt(jsonOf(answer), `/value/${member}`);
      return value("duration") === "6m" ? put(answer, "/value/until", moved(value("startedAt"), 180 * DAY_MS)) : answer;
    }),
    findingAt: ["startTimeOut", "getPlayLimits"],
    shown: { username: "poor", by: (ask) => ask("POST", "/wps/responsible/time-out", { body: { duration: "6m" } }) },
    breaks: "a self-exclusion has 184 days",
  },
  {
    name: "money counts as received after thirty hours",
    kind: "time",
    operationId: "listWithdrawals",
    plant: eachRow((row) =>
      row["autoReceiptAt"] === null ? row : { ...row, autoReceiptAt: moved(row["decidedAt"], 30 * HOUR_MS) },
    ),
    breaks: "`autoReceiptAt` is 30 minutes after the approval",
  },
  {
    name: "each read keeps the play session alive",
    kind: "time",
    operationId: "getPlaySession",
    plant: onSuccess((answer) =>
      valueAt(jsonOf(answer), "/value/running") === undefined
        ? answer
        : put(answer, "/value/running/endsAt", new Date(numberAt(answer, "/timestamp") + SESSION_MS).toISOString()),
    ),
    findingAt: ["getPlaySession", "launchGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { vassalage: "LOBBYKIT", gameType: "RNG", nodeId: 1001, platform: "WEB", language: "en" };
        await ask("POST", "/wps/game/launchGame", { body });
        await ask("POST", "/__mock/clock", { body: { advanceMs: MINUTE_MS } });
        return ask("GET", "/wps/responsible/session");
      },
    },
    breaks: "the call is a read and does not keep the session alive",
  },
  {
    name: "this login in place of the previous one",
    kind: "time",
    operationId: "getLoginInfo",
    plant: showsThisLogin,
    breaks: "`lastLoginTime` is the previous login, null at the first one",
  },
];
