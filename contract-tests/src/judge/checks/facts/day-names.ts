import { valueAt } from "../../../json.ts";
import { memberNamed, successPlaces } from "../../../plan/read/schemas.ts";
import { pointerFrom } from "../../../relative-pointer.ts";
import { momentOf } from "../../values/numbers.ts";
import { valueCheck } from "../success-check.ts";

/** A day, or a month. */
const DAY = /^(\d{4})-(\d\d)(?:-(\d\d))?$/;
const HOUR_MS = 3_600_000;
/** How far clocks on Earth are ahead of UTC, at least and at most. */
const LEAST_AHEAD_MS = -12 * HOUR_MS;
const MOST_AHEAD_MS = 14 * HOUR_MS;

/** The midnight of UTC with which a day or month begins, in milliseconds since 1970; undefined for any other text. */
function midnightOf(text: unknown): number | undefined {
  const [, year, month, day = "1"] = DAY.exec(String(text)) ?? [];
  return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
}

/** Finds days and months that begin at the time beside them in no time zone (`x-day-of`). */
export const dayFindings = valueCheck({
  check: "consistency",
  places: ({ contract }, operation) => successPlaces(contract, operation, memberNamed("x-day-of")),
  complaint: ({ pointer, value, mark }, { received: { json } }) => {
    const start = valueAt(json, pointerFrom(pointer, String(mark)));
    const [midnight, moment] = [midnightOf(value), momentOf(start)];
    if (midnight === undefined || moment === undefined) return undefined;
    const aheadMs = midnight - moment;
    if (aheadMs >= LEAST_AHEAD_MS && aheadMs <= MOST_AHEAD_MS) return undefined;
    return `must be the day or month that begins at ${String(start)}, but is ${String(value)}, which begins then in no time zone`;
  },
});
