import { isObject, objectOr, replaceAt, valueAt } from "../../../json.ts";
import { valueSent } from "../../../plan/generate/requests.ts";
import { evaluate } from "../../../plan/journeys/runtime-expression.ts";
import {
  canonical,
  containsValue,
  withoutMembers,
  withoutMoved,
  firstDifference,
  isSameValue,
  shortened,
} from "../../values/comparison.ts";
import { decimalOf, decimalText, momentOf } from "../../values/numbers.ts";
import { findingIn, succeeded, type AnsweredStep, type ClaimFinding, hasSucceeded } from "../answered-step.ts";
import { type ClaimOf, type Judges, type Steps, whenSucceeded } from "../judges.ts";
import { rowsAt } from "../lists/listed-rows.ts";

const NO_OUTPUTS = new Map();
/** The value of a runtime expression over a step, or the literal value. */
export const valueOf = ({ request, answer }: AnsweredStep, expression: unknown): unknown =>
  typeof expression === "string" && expression.startsWith("$")
    ? evaluate(expression, { outputs: NO_OUTPUTS, request, received: answer })
    : expression;

type Listed = ClaimOf<"listed" | "not-listed">;

/** Finds fields of a row that differ from what the change has sent. */
const otherwise = (claim: Listed, { list, by }: Steps<"list" | "by">, index: number): ClaimFinding[] =>
  Object.entries(claim.same).flatMap(([name, expression]) => {
    const pointer = `${claim.rows}/${index}/${name}`;
    const [told, wanted] = [valueAt(list.answer.json, pointer), valueOf(by, expression)];
    if (wanted === undefined || isSameValue(told, wanted)) return [];
    const message = `must be ${JSON.stringify(wanted)}, as sent to ${by.operation.id}, but is ${JSON.stringify(told)}`;
    return [findingIn(list, "effect", pointer, message, claim)];
  });

function listed(claim: Listed, steps: Steps<"list" | "by">): ClaimFinding[] {
  const { list, by } = steps;
  const value = valueOf(by, claim.value);
  const rows = valueAt(list.answer.json, claim.rows);
  if (value === undefined || !Array.isArray(rows)) return [];
  const places = rows.flatMap((row, index) => (isSameValue(valueAt(row, claim.key), value) ? [index] : []));
  const [index] = places;
  const tell = (message: string) => [findingIn(list, "effect", claim.rows, message, claim)];
  const what = `${JSON.stringify(value)}, which ${by.operation.id}`;
  if (claim.kind === "not-listed") return index === undefined ? [] : tell(`still contains ${what} has removed`);
  if (index === undefined) return tell(`does not contain ${what} has added`);
  if (places.length > 1) return tell(`must be there once, but ${JSON.stringify(value)} is in ${places.length} rows`);
  if (!claim.isFirst || index === 0) return otherwise(claim, steps, index);
  const message = `must be the first row, because ${by.operation.id} has added it last`;
  return [findingIn(list, "order", `${claim.rows}/${index}`, message, claim)];
}

/** Where to read the value: in the row with the key, or at the pointer itself. */
function rowPlace({ row, pointer }: ClaimOf<"stored" | "conserved">, { read, by }: Steps<"read" | "by">) {
  if (!row) return pointer;
  const rows = valueAt(read.answer.json, row.rows);
  const wanted = valueOf(by, row.is);
  const index = Array.isArray(rows) ? rows.findIndex((it) => isSameValue(valueAt(it, row.key), wanted)) : -1;
  return index === -1 ? undefined : `${row.rows}/${index}${pointer}`;
}

type UnchangedFields = ClaimOf<"unchanged-fields">;

/** The values that a request names: its parameters, and what its body contains. */
const namedBy = ({ request }: AnsweredStep): unknown => [request.parameters, valueSent(request)];

/** The value without the states and times of rows that no request names: an earlier object may have reached its next state meanwhile. */
function withoutSettled(value: unknown, settling: readonly string[], by: readonly AnsweredStep[]): unknown {
  if (settling.length === 0) return value;
  const settled = (row: unknown): unknown => {
    const id = objectOr(row)["id"];
    const isNamed = id === undefined || by.some((step) => containsValue(namedBy(step), id));
    return withoutSettled(isNamed ? row : withoutMembers(row, settling), settling, by);
  };
  if (Array.isArray(value)) return value.map(settled);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutSettled(member, settling, by)]),
  );
}

/** The response without what the change may change, and without values that change by themselves. */
function restOf({ changed, moving, settling }: UnchangedFields, { answer }: AnsweredStep, by: AnsweredStep): unknown {
  const still = withoutSettled(withoutMembers(answer.json, moving), settling, [by]);
  if ("pointer" in changed) return replaceAt(still, changed.pointer, null);
  const [rows, named] = [valueAt(still, changed.rows), valueOf(by, changed.is)];
  if (!Array.isArray(rows)) return still;
  return replaceAt(
    still,
    changed.rows,
    rows.filter((row) => !isSameValue(valueAt(row, changed.key), named)),
  );
}

type Conserved = ClaimOf<"conserved">;

/** Returns the balance in a response, as `decimalOf` reads it; undefined when it, or one of its parts, is not a number. */
function balanceIn(claim: Conserved, read: AnsweredStep | undefined, by: AnsweredStep): bigint | undefined {
  const { field } = claim;
  const place = read && rowPlace(claim, { read, by });
  const value = place === undefined ? undefined : valueAt(read?.answer.json, place);
  if (field === undefined) return decimalOf(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((row) => decimalOf(valueAt(row, field)));
  return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0n);
}

const REASONS = { refused: "was refused", repeated: "was only repeated" } as const;

type Recorded = ClaimOf<"recorded">;

/** The members that the row must have; undefined when the call does not say one of them. */
function wantedIn({ same }: Recorded, by: AnsweredStep): [place: string, value: unknown][] | undefined {
  const wanted = Object.entries(same).map(([place, told]): [string, unknown] => [place, valueOf(by, told)]);
  return wanted.some(([, value]) => value === undefined) ? undefined : wanted;
}

/** Find effects that a change should have had but did not. */
export const EFFECT_JUDGES = {
  listed: whenSucceeded(["list", "by"], listed),
  "not-listed": whenSucceeded(["list", "by"], listed),
  stored: whenSucceeded(["read", "by"], (claim, steps) => {
    const { read, by } = steps;
    const value = valueOf(by, claim.value);
    const place = value === undefined ? undefined : rowPlace(claim, steps);
    const told = place === undefined ? undefined : valueAt(read.answer.json, place);
    if (place === undefined || isSameValue(told, value)) return [];
    const message = `must be ${JSON.stringify(value)}, as sent to ${by.operation.id}, but is ${JSON.stringify(told)}`;
    return [findingIn(read, "effect", place, message, claim)];
  }),
  "unchanged-fields": whenSucceeded(["before", "again", "after", "by"], (claim, { before, again, after, by }) => {
    const readings = [restOf(claim, before, by), restOf(claim, again, by)] as const;
    const [one, now] = [before, after].map((step) => withoutMoved(restOf(claim, step, by), readings));
    if (canonical(one) === canonical(now)) return [];
    const [pointer, wanted, told] = firstDifference(one, now);
    const message = `must still be ${canonical(wanted)}, but is ${canonical(told)}: ${by.operation.id} was not asked to change it`;
    return [findingIn(after, "effect", pointer, message, claim)];
  }),
  conserved: whenSucceeded(["after", "by"], (claim, { after, by }, stepOf) => {
    const [first, second] = claim.before.map((name) => succeeded(stepOf(name)));
    const [one, two, now] = [first, second, after].map((step) => balanceIn(claim, step, by));
    const amount = claim.amount === undefined ? 0n : decimalOf(valueOf(by, claim.amount));
    if (one === undefined || one !== two || now === undefined || amount === undefined) return [];
    const due = one + (claim.sign === 1 ? amount : -amount);
    if (now === due) return [];
    const moved = claim.amount === undefined ? "must not change it" : `moved ${decimalText(amount)}`;
    const whole = claim.field === undefined ? "" : ` as the sum of ${claim.field}`;
    const message = `must be ${decimalText(due)}${whole}, but is ${decimalText(now)}: ${decimalText(one)} before, and ${by.operation.id} ${moved}`;
    return [findingIn(after, "money", rowPlace(claim, { read: after, by }), message, claim)];
  }),
  /** Finds what calls have changed although they were refused, only read, or only repeated a change. */
  unchanged: (claim, stepOf) => {
    const reads = [...claim.still, claim.before, claim.after].map(stepOf);
    const calls = claim.by.flatMap((name) => stepOf(name) ?? []);
    const isSpoiled = claim.calls === "refused" && calls.some(hasSucceeded);
    if (isSpoiled || calls.length === 0 || !reads.every((step) => step && hasSucceeded(step))) return [];
    const [one, control, ...compared] = reads.map((step) =>
      withoutSettled(withoutMembers(step?.answer.json, claim.moving), claim.settling, calls),
    );
    const [before, after] = compared.map((value) => withoutMoved(value, [one, control]));
    const read = stepOf(claim.after);
    if (!read || canonical(before) === canonical(after)) return [];
    const [pointer, wanted, told] = firstDifference(before, after);
    const [call] = calls;
    if (claim.calls === "reading") {
      // The read that has changed something is at fault, not the one that shows it.
      const [place, what] = [call ?? read, `${read.operation.id} ${pointer}`];
      const message = `only reads, so it must leave ${what} at ${shortened(wanted)}, but afterwards it is ${shortened(told)}`;
      return [findingIn(place, "effect", undefined, message, claim)];
    }
    const names = [...new Set(calls.map(({ operation }) => operation.id))].join(", ");
    const message = `must still be ${shortened(wanted)}, but is ${shortened(told)}: ${names} ${REASONS[claim.calls]}`;
    return [findingIn(read, "effect", pointer, message, claim)];
  },
  /** Finds a call that has left no row in a list that records it, more than one, or one with another time (`x-records`). */
  recorded: whenSucceeded(["before", "after", "by"], (claim, { before, after, by }) => {
    const wanted = wantedIn(claim, by);
    if (!wanted) return [];
    const { rows, key, now, withinMs } = claim;
    const tell = (check: "effect" | "clock", pointer: string, message: string) => [
      findingIn(after, check, pointer, message, claim),
    ];
    const known = new Set(rowsAt(before, rows).map((row) => canonical(valueAt(row, key))));
    const found = [...rowsAt(after, rows).entries()].filter(
      ([, row]) =>
        !known.has(canonical(valueAt(row, key))) &&
        wanted.every(([place, value]) => isSameValue(valueAt(row, place), value)),
    );
    const [first, ...more] = found;
    const what = `with ${canonical(Object.fromEntries(wanted))} for ${by.operation.id}`;
    if (!first) return tell("effect", rows, `must have a new row ${what}`);
    if (more.length > 0) return tell("effect", rows, `must have one new row ${what}, but has ${found.length}`);
    const [index, row] = first;
    const called = momentOf(by.answer.headers.get("date")) ?? by.answer.at;
    return now.flatMap((place): ClaimFinding[] => {
      const moment = momentOf(valueAt(row, place));
      if (moment === undefined || called === undefined || Math.abs(moment - called) <= withinMs) return [];
      const message = `must be the time of the call, ${new Date(called).toISOString()}, but is ${canonical(valueAt(row, place))}`;
      return tell("clock", `${rows}/${index}${place}`, message);
    });
  }),
} satisfies Partial<Judges>;
