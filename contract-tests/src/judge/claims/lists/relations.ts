import { findingIn, succeeded, type AnsweredStep, type ClaimFinding } from "../answered-step.ts";
import { type ClaimOf, type Steps, type Judges, whenSucceeded } from "../judges.ts";
import { hasMoved, isWhole, nameOf, rowsAt, toldTotal, changedRow, totalOf } from "./listed-rows.ts";
import { valueAt } from "../../../json.ts";
import {
  canonical,
  shortened,
  withoutMembers,
  withoutMoved,
  firstDifference,
  hasMembers,
} from "../../values/comparison.ts";
import { decimalOf, decimalText, momentOf } from "../../values/numbers.ts";
import { matchesFilter } from "../../checks/lists/row-match.ts";

type MembersClaim = ClaimOf<"members">;
type Answers = Steps<"one" | "other" | "both" | "swapped">;

/** A complaint about the rows for both values, or for the two in the other order. */
interface Told {
  readonly step: AnsweredStep;
  readonly message: string;
}

const namesIn = (step: AnsweredStep, places: MembersClaim["places"]): string[] =>
  rowsAt(step, places.rows).map((row) => nameOf(row, places));

/** The first name of a list that the other one lacks. */
const missingIn = (names: readonly string[], other: readonly string[]): string | undefined =>
  names.find((name) => !other.includes(name));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  missingIn(one, other) === undefined && missingIn(other, one) === undefined;

/** Rows that must, or must not, be in the list for both values. */
function wrongRows({ places, match }: MembersClaim, { one, other, both }: Answers): string | undefined {
  const [left = [], right = [], found = []] = [one, other, both].map((step) => namesIn(step, places));
  const any = [...left, ...right];
  const all = left.filter((name) => right.includes(name));
  if (match === "some")
    return isSame(found, any) || isSame(found, all)
      ? undefined
      : `must be all rows of "${one.name}" and "${other.name}", or those that are in both`;
  const wanted = match === "any" ? any : all;
  const lists = `"${one.name}" ${match === "any" ? "or" : "and in"} "${other.name}"`;
  const [missing, strange] = [missingIn(wanted, found), missingIn(found, wanted)];
  if (missing !== undefined) return `must also contain ${missing}, which is in ${lists}`;
  return strange === undefined ? undefined : `must not contain ${strange}, which is not in ${lists}`;
}

/** A total that the totals for each value do not allow. */
function wrongTotal({ places, match, isExclusive }: MembersClaim, answers: Answers): string | undefined {
  const totals = [answers.one, answers.other, answers.both].map((step) => toldTotal(step, places));
  const [left, right, found] = totals;
  if (left === undefined || right === undefined || found === undefined) return undefined;
  const least = { any: isExclusive ? left + right : Math.max(left, right), all: 0, some: 0 }[match];
  const most = match === "all" ? Math.min(left, right) : left + right;
  if (found >= least && found <= most) return undefined;
  const due = least === most ? `${most}` : found < least ? `at least ${least}` : `at most ${most}`;
  return `must be ${due}: ${left} in "${answers.one.name}", ${right} in "${answers.other.name}", but is ${found}`;
}

function wrongOrder({ places }: MembersClaim, { both, swapped }: Answers): string | undefined {
  const [one, other] = [both, swapped].map((step) => ({
    total: toldTotal(step, places),
    rows: isWhole(step, places) ? namesIn(step, places) : undefined,
  }));
  const isAlike = one?.total === other?.total && (!one?.rows || !other?.rows || isSame(one.rows, other.rows));
  return isAlike ? undefined : `must be the same rows as in "${both.name}": the order of the values does not matter`;
}

function toldOf(claim: MembersClaim, answers: Answers): Told | undefined {
  const { places } = claim;
  const { one, other, both, swapped } = answers;
  const isComplete = places.key !== undefined && [one, other, both].every((step) => isWhole(step, places));
  const message = wrongTotal(claim, answers) ?? (isComplete ? wrongRows(claim, answers) : undefined);
  if (message !== undefined) return { step: both, message };
  const order = wrongOrder(claim, answers);
  return order === undefined ? undefined : { step: swapped, message: order };
}

type Filtered = ClaimOf<"filtered">;
type Lists = Steps<"whole" | "part" | "last">;

/** A limit must cut the list after that many rows. */
function limited({ filter, places }: Filtered, { whole, part }: Lists, asked: unknown): ClaimFinding[] {
  const { parameter, specPointer } = filter;
  const rows = rowsAt(part, places.rows);
  const due = Math.min(Number(asked), rowsAt(whole, places.rows).length);
  const tell = (pointer: string, message: string) => [findingIn(part, "filter", pointer, message, { specPointer })];
  if (rows.length !== due)
    return tell(
      places.rows,
      `must have ${due} rows, as ${parameter}=${String(asked)} requests, but has ${rows.length}`,
    );
  const names = rowsAt(whole, places.rows).map((row) => nameOf(row, places));
  const index = rows.findIndex((row, at) => nameOf(row, places) !== names[at]);
  return index === -1 ? [] : tell(`${places.rows}/${index}`, "must be the row at this position of the whole list");
}

/** The first row of the filtered list that is at another place than in the whole list. */
function misplaced({ places }: Filtered, all: readonly unknown[], rows: readonly unknown[]): number | undefined {
  const names = rows.map((row) => nameOf(row, places));
  const known = all.map((row) => nameOf(row, places)).filter((name) => names.includes(name));
  const shared = names.filter((name) => known.includes(name));
  const strange = shared.find((name, index) => name !== known[index]);
  return strange === undefined ? undefined : names.indexOf(strange);
}

const figureOf = ({ answer }: AnsweredStep, pointer: string): bigint | undefined =>
  decimalOf(valueAt(answer.json, pointer));

const MS_PER_MINUTE = 60_000;
const DATE_LENGTH = "2000-01-01".length;

/** Find contradictions between a list and its filtered parts. */
export const RELATION_JUDGES = {
  filtered: whenSucceeded(["whole", "part", "last"], (claim, lists) => {
    const { filter, places } = claim;
    const { whole, part, last } = lists;
    if (hasMoved(whole, last, places)) return [];
    const { parameter } = filter;
    const asked = part.request.parameters.query[parameter];
    if (filter.match === "limit") return limited(claim, lists, asked);
    const [all, rows] = [rowsAt(whole, places.rows), rowsAt(part, places.rows)];
    const words = `${parameter}=${String(asked)}`;
    const tell = (pointer: string, message: string) => [findingIn(part, "filter", pointer, message, filter)];
    if (totalOf(part, places) > totalOf(whole, places))
      return tell(places.total ?? places.rows, `must not be more than without ${words}`);
    if (part.name.endsWith("of nothing") && rows.length > 0)
      return tell(places.rows, `must be empty, because nothing matches ${words}, but has ${rows.length} rows`);
    const names = new Set(rows.map((row) => nameOf(row, places)));
    if (isWhole(whole, places)) {
      const known = new Set(all.map((row) => nameOf(row, places)));
      const strange = places.key === undefined ? -1 : rows.findIndex((row) => !known.has(nameOf(row, places)));
      if (strange !== -1) return tell(`${places.rows}/${strange}`, `must also be in the list without ${words}`);
    }
    const moved = filter.isInOrder === true && places.key !== undefined ? misplaced(claim, all, rows) : undefined;
    if (moved !== undefined) {
      const message = `must be at another place: with ${words}, the rows keep the order of the whole list`;
      return [findingIn(part, "order", `${places.rows}/${moved}`, message, filter)];
    }
    const changed = changedRow(whole, last, places) ? undefined : changedRow(part, whole, places);
    if (changed) {
      const message = `must be ${canonical(changed.other)}, as without ${words}, but is ${canonical(changed.one)}`;
      return [findingIn(part, "consistency", changed.pointer, message, filter)];
    }
    if (!isWhole(part, places)) return [];
    const namesThatMatch = (list: readonly unknown[]) =>
      list.filter((row) => matchesFilter(filter, row, asked) === true).map((row) => nameOf(row, places));
    // A row may lose the value while the lists are read, such as a deposit that is approved.
    const stillMatching = new Set(namesThatMatch(rowsAt(last, places.rows)));
    const missed = namesThatMatch(all).find((name) => stillMatching.has(name) && !names.has(name));
    return missed === undefined ? [] : tell(places.rows, `must also contain ${missed}, which matches ${words}`);
  }),
  /** A search for two words finds no more than a search for one of them. */
  "every-word": whenSucceeded(["one", "other", "both"], (claim, { both, ...single }) => {
    const { places } = claim;
    return [single.one, single.other].flatMap((part): ClaimFinding[] => {
      const [most, found] = [totalOf(part, places), totalOf(both, places)];
      const known = new Set(rowsAt(part, places.rows).map((row) => nameOf(row, places)));
      const strange = isWhole(part, places)
        ? rowsAt(both, places.rows).findIndex((row) => !known.has(nameOf(row, places)))
        : -1;
      if (strange === -1 && found <= most) return [];
      const place = strange === -1 ? (places.total ?? places.rows) : `${places.rows}/${strange}`;
      const words =
        strange === -1 ? `must not be more than the ${most} of "${part.name}"` : `must also be in "${part.name}"`;
      return [findingIn(both, "filter", place, `${words}, because every word must occur`, claim)];
    });
  }),
  runs: whenSucceeded(["step"], (claim, { step: list }) => {
    const { rows: pointer, total, amount, negativeWhere } = claim;
    const rows = rowsAt(list, pointer);
    for (const [index, row] of rows.slice(0, -1).entries()) {
      const [told, before, moved] = [valueAt(row, total), valueAt(rows[index + 1], total), valueAt(row, amount)].map(
        decimalOf,
      );
      if (told === undefined || before === undefined || moved === undefined) continue;
      const isOut = Object.keys(negativeWhere).length > 0 && hasMembers(row, negativeWhere);
      const due = isOut ? before - moved : before + moved;
      if (told === due) continue;
      const message = `must be ${decimalText(due)}, but is ${decimalText(told)}: ${decimalText(before)} before, ${isOut ? "minus" : "plus"} ${decimalText(moved)}`;
      return [findingIn(list, "totals", `${pointer}/${index}${total}`, message, claim)];
    }
    return [];
  }),
  "adds-up": whenSucceeded(["whole", "last"], (claim, { whole, last }, stepOf) => {
    const parts = claim.parts.map((name) => succeeded(stepOf(name))).filter((step) => step !== undefined);
    const [final, ...others] = parts.toReversed();
    if (!final || parts.length < claim.parts.length) return [];
    return claim.figures.flatMap((pointer): ClaimFinding[] => {
      const [all, again] = [whole, last].map((step) => figureOf(step, pointer));
      const told = parts.map((step) => figureOf(step, pointer)).filter((figure) => figure !== undefined);
      const sum = told.reduce((one, other) => one + other, 0n);
      if (all === undefined || all !== again || told.length < parts.length || sum === all) return [];
      const before = others
        .toReversed()
        .map((step) => `${decimalText(figureOf(step, pointer) ?? 0n)} in "${step.name}"`);
      const here = `${decimalText(figureOf(final, pointer) ?? 0n)} here`;
      const message = `must add up: ${before.join(", ")} and ${here}, but ${decimalText(all)} in total`;
      return [findingIn(final, "totals", pointer, message, claim)];
    });
  }),
  /** The request asked for one day, by its midnight in a time zone. Finds a row of any other day. */
  "one-day": whenSucceeded(["step"], (claim, { step: part }) => {
    const { rows, field, minutes, from } = claim;
    const { query } = part.request.parameters;
    const [midnight, ahead] = [momentOf(query[from]), Number(query[minutes])];
    if (midnight === undefined || Number.isNaN(ahead)) return [];
    const day = new Date(midnight + ahead * MS_PER_MINUTE).toISOString().slice(0, DATE_LENGTH);
    const days = rowsAt(part, rows).map((row) => valueAt(row, field));
    const index = days.findIndex((told) => told !== undefined && told !== day);
    if (index === -1) return [];
    const message = `must be ${day}, the day requested with ${minutes}=${ahead}, but is ${String(days[index])}`;
    return [findingIn(part, "filter", `${rows}/${index}${field}`, message, claim)];
  }),
  alike: whenSucceeded(["first", "again", "other"], (claim, { first, again, other }) => {
    const still = ({ answer }: AnsweredStep) => withoutMembers(answer.json, claim.moving);
    const readings = [still(first), still(again)] as const;
    const [wanted, told] = [first, other].map((step) => withoutMoved(still(step), readings));
    if (canonical(told) === canonical(wanted)) return [];
    const [pointer, due, found] = firstDifference(wanted, told);
    const message = `must be ${shortened(due)}, as in "${first.name}", but is ${shortened(found)}: ${claim.reason}`;
    return [findingIn(other, "consistency", pointer, message, claim)];
  }),
  differ: (claim, stepOf) => {
    const seen = new Map<string, string>();
    return claim.steps.flatMap((name): ClaimFinding[] => {
      const step = succeeded(stepOf(name));
      if (!step) return [];
      const content = canonical(withoutMembers(step.answer.json, claim.moving));
      const before = seen.get(content);
      seen.set(content, name);
      if (before === undefined) return [];
      const message = `must differ from the response for "${before}": ${claim.parameter} is ignored`;
      return [findingIn(step, "filter", "body", message, claim)];
    });
  },
  /** Finds a list for two values of a parameter that does not follow from the lists for each of them. */
  members: whenSucceeded(["whole", "last", "both", "swapped"], (claim, { whole, last, both, swapped }, stepOf) => {
    const { places } = claim;
    const [one, other] = claim.parts.map((name) => succeeded(stepOf(name)));
    if (!one || !other || hasMoved(whole, last, places)) return [];
    const told = toldOf(claim, { one, other, both, swapped });
    if (!told) return [];
    return [findingIn(told.step, "filter", places.total ?? places.rows, told.message, { ...claim, isInferred: true })];
  }),
} satisfies Partial<Judges>;
