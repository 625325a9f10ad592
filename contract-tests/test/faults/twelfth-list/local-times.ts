import { onSuccess, turn } from "../../support/changes.ts";
import { numberAt, put } from "../plants/answers.ts";
import { eachImportedRow } from "../plants/imports.ts";
import { eachRow, rowsOf } from "../plants/rows.ts";
import { bearerOf, reads } from "../plants/showings.ts";
import { DAY_MS, HOUR_MS, moved } from "../plants/times.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const DHAKA_MS = 6 * HOUR_MS;
const HANOI_MS = 7 * HOUR_MS;
const DRAWS = "/value/draws";

/** Faults of times of an older platform, which stored the local time. */
export const LOCAL_TIMES: readonly TwelfthFault[] = [
  {
    name: "an imported bet was settled hours before it was placed",
    kind: "local times",
    operationId: "listBets",
    plant: eachImportedRow("placedAt", (row) =>
      row["settledAt"] === null ? row : { ...row, settledAt: moved(row["settledAt"], -DHAKA_MS) },
    ),
    shown: {
      username: "demo",
      by: (ask) => ask("GET", `/wps/bets?to=${new Date(Date.now() - 40 * DAY_MS).toISOString()}`),
    },
    breaks: "Time at which the result was booked, RFC 3339; null while the bet is open.",
  },
  {
    name: "the older draws of a game have the clock of Hanoi",
    kind: "local times",
    operationId: "listVnOpenedNumbersByGame",
    plant: onSuccess((answer) => {
      const importMs = numberAt(answer, "/value/serverTime") - DAY_MS;
      const draws = rowsOf(answer, DRAWS).map((draw) => {
        const drawTime = Number(draw["drawTime"]);
        return drawTime < importMs ? { ...draw, drawTime: drawTime + HANOI_MS } : draw;
      });
      return put(answer, DRAWS, draws);
    }),
    findingAt: ["listVnOpenedNumbersByGame", "listOpenedNumbers", "listVnRecentDraws"],
    shown: reads("demo", "/lgw/vn/numeros/opened/game?gameCode=LF_HANOI"),
    breaks: "Time at which the numbers of the draw were due, in milliseconds since 1970-01-01T00:00:00Z.",
  },
  {
    name: "the previous login is hours ahead of the clock",
    kind: "local times",
    operationId: "getLoginInfo",
    plant: turn("/value/lastLoginTime", (time) => (time === null ? time : Number(time) + DHAKA_MS)),
    shown: {
      username: "demo",
      by: async (ask) => {
        const authorization = await bearerOf(ask, "demo");
        return ask("GET", "/wps/session/info", { headers: { authorization } });
      },
    },
    breaks: "Time of the previous login, in milliseconds since 1970-01-01T00:00:00Z; null on the first login.",
  },
  {
    name: "money counts as received six hours late",
    kind: "local times",
    operationId: "listWithdrawals",
    plant: eachRow((row) =>
      row["autoReceiptAt"] === null ? row : { ...row, autoReceiptAt: moved(row["autoReceiptAt"], DHAKA_MS) },
    ),
    findingAt: ["listWithdrawals", "confirmWithdrawalReceipt"],
    shown: reads("demo", "/wps/withdrawals"),
    breaks:
      "If the member has reported nothing by `autoReceiptAt`, 30 minutes after the approval, the money counts as received (R332, R507): `receipt` becomes `automatic`.",
  },
];
