import { valueAt } from "../../json.ts";
import type { ListPlaces } from "../../plan/read/lists/list-filters.ts";
import { FORBIDDEN, NOT_FOUND } from "../../status-codes.ts";
import {
  findingIn,
  hasSucceeded,
  succeeded,
  type AnsweredStep,
  type ClaimFinding,
  type StepOf,
} from "./answered-step.ts";
import type { ClaimOf } from "./judges.ts";
import { rowsAt, toldTotal } from "./lists/listed-rows.ts";

/** Whether the list ends with this page. @param count the rows of all pages */
function isEnd(page: AnsweredStep, { rows, next, most, ...places }: ListPlaces, count: number): boolean {
  const total = toldTotal(page, { rows, ...places });
  if (total !== undefined) return count >= total;
  if (next !== undefined) return typeof valueAt(page.answer.json, next) !== "string";
  return rowsAt(page, rows).length < (most ?? Infinity);
}

/** Finds an object of somebody else that can be read, although others of the same list cannot. */
export function accessFindings(claim: ClaimOf<"same-access">, stepOf: StepOf): ClaimFinding[] {
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
}
