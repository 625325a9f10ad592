import { escapeToken, objectOr, textOr, valueAt } from "../../../json.ts";
import { annotatedPlaces } from "../../../plan/read/schemas.ts";
import { pointerFrom } from "../../../relative-pointer.ts";
import { momentOf } from "../../values/numbers.ts";
import { valueCheck } from "../success-check.ts";

const MS_PER_SECOND = 1000;
/** Tolerance for readings of one clock, each rounded down to its unit. */
const SLACK_MS = 1500;

/** Finds times that are not the clock of their response plus the seconds beside them (`x-contract.due`). Rows with 0 seconds left are ignored. */
export const dueFindings = valueCheck({
  check: "clock",
  places: ({ contract }, operation) => {
    const clock = annotatedPlaces(contract, operation, "clock").find(({ mark }) => mark === "list")?.pointer;
    const due = clock === undefined ? [] : annotatedPlaces(contract, operation, "due");
    return due.map(({ mark, ...place }) => ({ ...place, mark: { ...objectOr(mark), clock } }));
  },
  complaint: ({ pointer, value, mark }, { received: { json } }) => {
    const [clock = "", plus = "", minus] = ["clock", "plus", "minus"].map((name) =>
      textOr(objectOr(mark)[name], undefined),
    );
    const beside = (name: string): unknown => valueAt(json, pointerFrom(pointer, `1/${escapeToken(name)}`));
    const [now, seconds, less] = [valueAt(json, clock), beside(plus), minus === undefined ? 0 : beside(minus)];
    const [moment, start] = [momentOf(value), momentOf(now)];
    if (moment === undefined || start === undefined || typeof seconds !== "number" || typeof less !== "number")
      return undefined;
    const wanted = start + (seconds - less) * MS_PER_SECOND;
    if (seconds === 0 || Math.abs(moment - wanted) <= SLACK_MS) return undefined;
    const sum = minus === undefined ? plus : `${plus} - ${minus}`;
    return `must be ${clock} plus ${sum}, ${wanted}, but is ${String(value)}`;
  },
});
