import { objectOr, valueAt } from "../../../src/json.ts";
import { onSuccess, turn } from "../../support/changes.ts";
import { jsonOf } from "../../support/changes.ts";
import { put } from "../plants/answers.ts";
import { misreads, misreadsQuery } from "../plants/misreadings.ts";
import { asked, asking, bodyOf } from "../plants/requests.ts";
import { eachRow, listOf } from "../plants/rows.ts";
import { LAUNCH, reads, sends } from "../plants/showings.ts";
import { DAY_MS, HOUR_MS, moved } from "../plants/times.ts";
import type { FifthFault } from "./fifth-fault.ts";

/** The smallest picture in the format PNG. */
const PICTURE = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.codePointAt(0) ?? 0,
);

/** Faults of units and time zones. */
export const UNITS: readonly FifthFault[] = [
  {
    name: "without an offset, profit and loss counts the days of UTC",
    kind: "units",
    operationId: "getProfitLoss",
    plant: misreads((request) =>
      asked(request, "utcOffsetMinutes") === null ? asking(request, { utcOffsetMinutes: "0" }) : undefined,
    ),
    shown: reads("demo", "/wps/reports/profit-loss"),
    breaks: "the default of `utcOffsetMinutes` is 360; days begin at midnight of that clock",
  },
  {
    name: "the times of recent games are six hours early",
    kind: "units",
    operationId: "listRecentGames",
    plant: eachRow((row) => ({ ...row, lastPlayedAt: moved(row["lastPlayedAt"], -6 * HOUR_MS) }), "/value/list"),
    findingAt: ["listRecentGames", "launchGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        return ask("GET", "/wps/relay/GCS_recentGame");
      },
    },
    breaks: "`lastPlayedAt` is the time of the last launch, with an offset",
  },
  {
    name: "the minutes for which a code is valid are seconds",
    kind: "units",
    operationId: "sendRegisterSmsCode",
    plant: turn("/value/expiredMinutes", (minutes) => Number(minutes) * 60),
    shown: sends("demo", "POST", "/wps/verification/sms/register", { variant: "username", mobileNum: "1755555555" }),
    breaks: "`expiredMinutes` is the number of minutes for which the code is valid; a code is valid for 5 minutes",
  },
  {
    name: "a self-exclusion of six months ends after 180 days",
    kind: "units",
    operationId: "startTimeOut",
    plant: onSuccess((answer, request) =>
      bodyOf(request)?.["duration"] === "6m"
        ? put(answer, "/value/until", moved(valueAt(jsonOf(answer), "/value/until"), -4 * DAY_MS))
        : answer,
    ),
    findingAt: ["startTimeOut", "getPlayLimits"],
    shown: sends("demo", "POST", "/wps/responsible/time-out", { duration: "6m" }),
    breaks: "a self-exclusion of 6 months has 184 days",
  },
  {
    name: "the size of a picture is that of its base64",
    kind: "units",
    operationId: "uploadImage",
    plant: turn("/value/bytes", (bytes) => Math.ceil(Number(bytes) / 3) * 4),
    shown: {
      username: "demo",
      by: (ask) => ask("POST", "/wps/uploads", { bytes: PICTURE, headers: { "content-type": "image/png" } }),
    },
    breaks: "`bytes` is the size of the picture in bytes",
  },
  {
    name: "the offset of `from` is ignored in the list of deposits",
    kind: "units",
    operationId: "listDeposits",
    plant: misreadsQuery("from", (from) => from.replace(/[+-]\d{2}:\d{2}$/, "Z")),
    shown: {
      username: "demo",
      by: async (ask) => {
        const latest = listOf(await ask("GET", "/wps/deposits?pageSize=1"))[0];
        const local = moved(objectOr(latest)["createdAt"], 6 * HOUR_MS).replace("Z", "%2B06:00");
        return ask("GET", `/wps/deposits?from=${local}`);
      },
    },
    breaks: "`from` is a time in the format of RFC 3339, with an offset; only entries from this time on are returned",
  },
];
