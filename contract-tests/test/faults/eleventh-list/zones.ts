import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, onSuccess } from "../../support/changes.ts";
import { numberAt, put, valueOf } from "../plants/answers.ts";
import { asked, asking } from "../plants/requests.ts";
import { eachRow, rowsOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import { DAY_MS, moved } from "../plants/times.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const LIMITS = "/wps/responsible/limits";
const LIMIT_KINDS = ["deposit", "loss", "session"];
const MONTH_LETTERS = 7;

const midnightBefore = (momentMs: number): number => Math.floor(momentMs / DAY_MS) * DAY_MS;

/** Begins the default period with the month. */
const beginsWithTheMonth = looksUp(async (answer, request, forward) => {
  if (asked(request, "from") !== null) return answer;
  const from = `${String(valueAt(valueOf(answer), "/to")).slice(0, MONTH_LETTERS)}-01T00:00:00Z`;
  const other = await forward(asking(request, { from }));
  return isSuccess(other) ? other : answer;
});

/** Faults of times without a zone, and of periods that begin at a midnight or with a month. */
export const ZONES: readonly EleventhFault[] = [
  {
    name: "the time of publication has no offset",
    kind: "zones",
    operationId: "listAnnouncements",
    plant: eachRow(
      (row) => ({ ...row, publishedAt: String(row["publishedAt"]).replace(/Z$/, "") }),
      "/value/promotion",
    ),
    shown: reads("demo", "/wps/relay/MCSFE_getListAnnouncements?types=PL"),
    breaks: "Time of publication, ISO 8601 with an offset.",
  },
  {
    name: "without a beginning, the period begins with the month",
    kind: "zones",
    operationId: "getProfitLoss",
    plant: beginsWithTheMonth,
    shown: reads("demo", "/wps/reports/profit-loss"),
    breaks: "Without `from` the period is the 30 days before `to`.",
  },
  {
    name: "a higher limit can be confirmed at midnight",
    kind: "zones",
    operationId: "setPlayLimits",
    plant: onSuccess((answer) => {
      const confirmableAt = new Date(midnightBefore(numberAt(answer, "/timestamp")) + DAY_MS).toISOString();
      return LIMIT_KINDS.reduce((changed, kind) => {
        const limits = rowsOf(changed, `/value/${kind}`).map((limit) =>
          limit["pending"] === undefined
            ? limit
            : { ...limit, pending: { ...objectOr(limit["pending"]), confirmableAt } },
        );
        return put(changed, `/value/${kind}`, limits);
      }, answer);
    }),
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "deposit", period: "24h", amount: "1000.00" } });
        return ask("PUT", LIMITS, { body: { kind: "deposit", period: "24h", amount: "2000.00" } });
      },
    },
    breaks:
      "A higher limit and the removal of a limit must wait for 24 hours and then be confirmed with confirmPlayLimit.",
  },
  {
    name: "a break is counted from the midnight before it",
    kind: "zones",
    operationId: "startTimeOut",
    plant: onSuccess((answer) => {
      const { startedAt, until } = objectOr(valueOf(answer));
      const startMs = Date.parse(String(startedAt));
      return put(answer, "/value/until", moved(until, midnightBefore(startMs) - startMs));
    }),
    findingAt: ["startTimeOut", "getPlayLimits"],
    shown: sends("demo", "POST", "/wps/responsible/time-out", { duration: "7d" }),
    breaks: "Begins a break of 24 hours, 7 or 30 days,",
  },
];
