import { valueAt } from "../../../json.ts";
import type { Claim } from "../../../plan/claim.ts";
import { canonical, withoutMembers, withoutMoved } from "../../values/comparison/canonical-json.ts";
import { firstDifference } from "../../values/comparison/first-difference.ts";
import { decimalOf, decimalText } from "../../values/decimal.ts";
import type { Check } from "../../check.ts";
import { matchesFilter } from "../../checks/lists/row-match.ts";
import { findingAbout } from "../../finding.ts";
import { hasMembers } from "../../values/comparison/has-members.ts";
import { momentOf } from "../../values/moment.ts";
import type { ClaimFinding, StepOf, AnsweredStep } from "../answered-step.ts";
import { hasMoved, isWhole, nameOf, rowsAt, succeeded, totalOf } from "./listed-rows.ts";

type RelationClaim = Extract<Claim, { kind: "filtered" | "runs" | "halves" | "differ" | "alike" | "one-day" }>;
type Filtered = Extract<RelationClaim, { kind: "filtered" }>;

interface Told {
  readonly check: Check;
  readonly pointer: string;
  readonly message: string;
  readonly specPointer: string;
  readonly isInferred?: boolean;
}

const about = (step: AnsweredStep, { check, pointer, message, specPointer, isInferred }: Told): ClaimFinding => ({
  step: step.name,
  finding: findingAbout(step.operation, check, {
    where: `response ${step.answer.status} ${pointer}`,
    message,
    specPointer,
    doubt: isInferred ? "inferred" : undefined,
  }),
});

/** A limit must cut the list after that many rows. */
function limited({ filter, places }: Filtered, whole: AnsweredStep, part: AnsweredStep, asked: unknown): Told[] {
  const { specPointer } = filter;
  const rows = rowsAt(part, places.rows);
  const due = Math.min(Number(asked), rowsAt(whole, places.rows).length);
  const tell = (pointer: string, message: string): Told[] => [{ check: "filter", pointer, message, specPointer }];
  if (rows.length !== due)
    return tell(
      places.rows,
      `must have ${due} rows, as ${filter.parameter}=${String(asked)} requests, but has ${rows.length}`,
    );
  const names = rowsAt(whole, places.rows).map((row) => nameOf(row, places));
  const index = places.key === undefined ? -1 : rows.findIndex((row, at) => nameOf(row, places) !== names[at]);
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

function filteredTold(claim: Filtered, whole: AnsweredStep, part: AnsweredStep, last: AnsweredStep): Told[] {
  const { filter, places } = claim;
  const { parameter, specPointer, isInferred } = filter;
  const asked = part.request.parameters.query[parameter];
  if (filter.match === "limit") return limited(claim, whole, part, asked);
  const [all, rows] = [rowsAt(whole, places.rows), rowsAt(part, places.rows)];
  const words = `${parameter}=${String(asked)}`;
  const tell = (pointer: string, message: string): Told[] => [
    { check: "filter", pointer, message, specPointer, isInferred },
  ];
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
    return [{ check: "order", pointer: `${places.rows}/${moved}`, message, specPointer, isInferred }];
  }
  if (!isWhole(part, places)) return [];
  const namesThatMatch = (list: readonly unknown[]) =>
    list.filter((row) => matchesFilter(filter, row, asked) === true).map((row) => nameOf(row, places));
  // A row may lose the value while the lists are read, such as a deposit that is approved.
  const stillMatching = new Set(namesThatMatch(rowsAt(last, places.rows)));
  const missed = namesThatMatch(all).find((name) => stillMatching.has(name) && !names.has(name));
  return missed === undefined ? [] : tell(places.rows, `must also contain ${missed}, which matches ${words}`);
}

function filtered(claim: Filtered, stepOf: StepOf): ClaimFinding[] {
  const [whole, part, last] = [claim.whole, claim.part, claim.last].map((name) => succeeded(stepOf(name)));
  if (!whole || !part || !last || hasMoved(whole, last, claim.places)) return [];
  return filteredTold(claim, whole, part, last).map((told) => about(part, told));
}

function runs(claim: Extract<RelationClaim, { kind: "runs" }>, stepOf: StepOf): ClaimFinding[] {
  const { step, rows: pointer, total, amount, negativeWhere, specPointer } = claim;
  const list = succeeded(stepOf(step));
  if (!list) return [];
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
    return [about(list, { check: "totals", pointer: `${pointer}/${index}${total}`, message, specPointer })];
  }
  return [];
}

const figureOf = ({ answer }: AnsweredStep, pointer: string): bigint | undefined =>
  decimalOf(valueAt(answer.json, pointer));

function halves(claim: Extract<RelationClaim, { kind: "halves" }>, stepOf: StepOf): ClaimFinding[] {
  const [whole, last, one, other] = [claim.whole, claim.last, ...claim.parts].map((name) => succeeded(stepOf(name)));
  if (!whole || !last || !one || !other) return [];
  return claim.figures.flatMap((pointer): ClaimFinding[] => {
    const [all, again, left, right] = [whole, last, one, other].map((step) => figureOf(step, pointer));
    if (all === undefined || all !== again || left === undefined || right === undefined || left + right === all)
      return [];
    const message = `must add up: ${decimalText(left)} in "${one.name}" and ${decimalText(right)} here, but ${decimalText(all)} in total`;
    return [about(other, { check: "totals", pointer, message, specPointer: claim.specPointer })];
  });
}

function differ(claim: Extract<RelationClaim, { kind: "differ" }>, stepOf: StepOf): ClaimFinding[] {
  const seen = new Map<string, string>();
  return claim.steps.flatMap((name): ClaimFinding[] => {
    const step = succeeded(stepOf(name));
    if (!step) return [];
    const content = canonical(withoutMembers(step.answer.json, claim.moving));
    const before = seen.get(content);
    seen.set(content, name);
    if (before === undefined) return [];
    const message = `must differ from the response for "${before}": ${claim.parameter} is ignored`;
    return [about(step, { check: "filter", pointer: "body", message, specPointer: claim.specPointer })];
  });
}

function alike(claim: Extract<RelationClaim, { kind: "alike" }>, stepOf: StepOf): ClaimFinding[] {
  const [first, again, other] = [claim.first, claim.again, claim.other].map((name) => succeeded(stepOf(name)));
  if (!first || !again || !other) return [];
  const still = ({ answer }: AnsweredStep) => withoutMembers(answer.json, claim.moving);
  const readings = [still(first), still(again)] as const;
  const [wanted, told] = [first, other].map((step) => withoutMoved(still(step), readings));
  if (canonical(told) === canonical(wanted)) return [];
  const [pointer, due, found] = firstDifference(wanted, told);
  const message = `must be ${shortened(due)}, as in "${first.name}", but is ${shortened(found)}: ${claim.reason}`;
  return [about(other, { check: "consistency", pointer, message, specPointer: claim.specPointer })];
}

const MOST_LETTERS = 80;
const shortened = (value: unknown): string => {
  const text = canonical(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
};

const MS_PER_MINUTE = 60_000;
const DATE_LENGTH = "2000-01-01".length;

/** The request asked for one day, by its midnight in a time zone. Finds a row of any other day. */
function oneDay(claim: Extract<RelationClaim, { kind: "one-day" }>, stepOf: StepOf): ClaimFinding[] {
  const { rows, field, minutes, from, specPointer } = claim;
  const part = succeeded(stepOf(claim.step));
  const query = part?.request.parameters.query ?? {};
  const [midnight, ahead] = [momentOf(query[from]), Number(query[minutes])];
  if (!part || midnight === undefined || Number.isNaN(ahead)) return [];
  const day = new Date(midnight + ahead * MS_PER_MINUTE).toISOString().slice(0, DATE_LENGTH);
  const days = rowsAt(part, rows).map((row) => valueAt(row, field));
  const index = days.findIndex((told) => told !== undefined && told !== day);
  if (index === -1) return [];
  const message = `must be ${day}, the day requested with ${minutes}=${ahead}, but is ${String(days[index])}`;
  return [about(part, { check: "filter", pointer: `${rows}/${index}${field}`, message, specPointer })];
}

/** Finds contradictions between a list and its filtered parts. */
export function relationFindings(claim: RelationClaim, stepOf: StepOf): ClaimFinding[] {
  switch (claim.kind) {
    case "filtered":
      return filtered(claim, stepOf);
    case "runs":
      return runs(claim, stepOf);
    case "halves":
      return halves(claim, stepOf);
    case "one-day":
      return oneDay(claim, stepOf);
    case "alike":
      return alike(claim, stepOf);
    default:
      return differ(claim, stepOf);
  }
}
