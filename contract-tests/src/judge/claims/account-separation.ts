import { valueAt } from "../../json.ts";
import { canonical } from "../values/comparison.ts";
import { findingIn, type AnsweredStep, hasSucceeded, succeeded } from "./answered-step.ts";
import { type ClaimOf, type Judges, whenSucceeded } from "./judges.ts";
import { rowsAt, toldTotal } from "./lists/listed-rows.ts";
import type { ListPlaces } from "../../plan/read/lists/list-filters.ts";
import { FORBIDDEN, NOT_FOUND } from "../../status-codes.ts";

/** Returns the keys of all rows of a list; for a response without rows, the single value at `key`. */
const namesOf = (step: AnsweredStep, { rows, key }: ClaimOf<"apart">): unknown[] =>
  rows === undefined ? [valueAt(step.answer.json, key)] : rowsAt(step, rows).map((row) => valueAt(row, key));

const countOf = ({ answer }: AnsweredStep, pointer: string): number | undefined => {
  const found = valueAt(answer.json, pointer);
  if (Array.isArray(found)) return found.length;
  return typeof found === "number" ? found : undefined;
};

/** Whether the list ends with this page. @param count the rows of all pages */
function isEnd(page: AnsweredStep, { rows, next, most, ...places }: ListPlaces, count: number): boolean {
  const total = toldTotal(page, { rows, ...places });
  if (total !== undefined) return count >= total;
  if (next !== undefined) return typeof valueAt(page.answer.json, next) !== "string";
  return rowsAt(page, rows).length < (most ?? Infinity);
}

/** Find objects that two members both see although each belongs to one, and calls that took effect twice. */
export const ACCOUNT_SEPARATION_JUDGES = {
  apart: whenSucceeded(["first", "again"], (claim, { first, again }) => {
    const { rows, key } = claim;
    const theirs = new Set(namesOf(first, claim).map(canonical));
    const names = namesOf(again, claim);
    const index = names.findIndex((name) => name !== undefined && theirs.has(canonical(name)));
    if (index === -1) return [];
    const pointer = rows === undefined ? key : `${rows}/${index}${key}`;
    const message = `contains ${canonical(names[index])}, which belongs to the account of the step "${first.name}"`;
    return [findingIn(again, "isolation", pointer, message)];
  }),
  "grew-once": whenSucceeded(["before", "after", "by"], (claim, { before, after, by }) => {
    const [one, other] = [countOf(before, claim.count), countOf(after, claim.count)];
    if (one === undefined || other === undefined || other - one <= 1) return [];
    const message = `grew by ${other - one}: ${by.operation.id} was sent twice with one key, but must run only once`;
    return [findingIn(after, "replay", claim.count, message, claim)];
  }),
  /** Finds an object of somebody else that can be read, although others of the same list cannot. */
  "same-access": (claim, stepOf) => {
    const { places, key, parameter } = claim;
    const pages = claim.lists.flatMap((name) => succeeded(stepOf(name)) ?? []);
    const listed = pages.flatMap((page) => rowsAt(page, places.rows).map((row) => String(valueAt(row, key))));
    if (!pages.some((page) => isEnd(page, places, listed.length))) return [];
    const foreign = claim.reads
      .flatMap((name) => stepOf(name) ?? [])
      .filter(({ request }) => !listed.includes(String(request.parameters.path[parameter])));
    const closed = foreign.find(({ answer: { status } }) => status === FORBIDDEN || status === NOT_FOUND);
    const open = foreign.find(hasSucceeded);
    if (!closed || !open) return [];
    const idOf = (step: AnsweredStep) => String(step.request.parameters.path[parameter]);
    const message = `must be ${closed.answer.status} for ${idOf(open)} ("${open.name}"), as for ${idOf(closed)} ("${closed.name}"): neither is in the list of this account`;
    return [findingIn(open, "isolation", undefined, message, claim)];
  },
} satisfies Partial<Judges>;
