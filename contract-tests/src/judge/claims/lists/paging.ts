import { valueAt } from "../../../json.ts";
import type { Claim } from "../../../plan/claim.ts";
import type { PagePlaces } from "../../../plan/list-claim.ts";
import { canonical } from "../../values/comparison/canonical-json.ts";
import { toldNumber } from "../../values/told-number.ts";
import type { Check } from "../../check.ts";
import { findingAbout } from "../../finding.ts";
import { hasSucceeded, type ClaimFinding, type StepOf, type AnsweredStep } from "../answered-step.ts";

type PagingClaim = Extract<Claim, { kind: "one-list" | "filtered-page" | "next-page" }>;
type OneList = Extract<PagingClaim, { kind: "one-list" }>;

/** Creates the findings about one list. */
const aboutList =
  ({ isInferred }: PagePlaces) =>
  (step: AnsweredStep, check: Check, pointer: string, message: string): ClaimFinding => ({
    step: step.name,
    finding: findingAbout(step.operation, check, {
      where: `response ${step.answer.status} ${pointer}`,
      message,
      doubt: isInferred ? "inferred" : undefined,
    }),
  });

const rowsOf = ({ answer }: AnsweredStep, { rows }: PagePlaces): unknown[] => {
  const found = valueAt(answer.json, rows);
  return Array.isArray(found) ? found : [];
};
const numberAt = ({ answer }: AnsweredStep, pointer: string): number | undefined => toldNumber(answer, pointer);
const keyOf = (row: unknown, key: string): string => canonical(valueAt(row, key));

/** Whether the list changed while it was read: its first page then differs between two readings, and nothing can be concluded. */
function hasMoved(first: AnsweredStep, last: AnsweredStep, places: PagePlaces): boolean {
  const told = (step: AnsweredStep) => canonical([numberAt(step, places.total), rowsOf(step, places)]);
  return told(first) !== told(last);
}

function repeatedRows(pages: readonly AnsweredStep[], places: PagePlaces): ClaimFinding[] {
  const { key } = places;
  if (key === undefined) return [];
  const seen = new Map<string, string>();
  for (const page of pages) {
    for (const [index, row] of rowsOf(page, places).entries()) {
      const name = keyOf(row, key);
      const pointer = `${places.rows}/${index}${key}`;
      const before = seen.get(name);
      if (before !== undefined)
        return [aboutList(places)(page, "paging", pointer, `appears twice: ${before} contains ${name} as well`)];
      seen.set(name, `the step "${page.name}"`);
    }
  }
  return [];
}

function otherTotals(pages: readonly AnsweredStep[], places: PagePlaces): ClaimFinding[] {
  const [first, ...others] = pages;
  const total = first && numberAt(first, places.total);
  const other = others.find((page) => numberAt(page, places.total) !== total);
  if (other) return [aboutList(places)(other, "paging", places.total, `must be ${total} on every page`)];
  const count = pages.reduce((sum, page) => sum + rowsOf(page, places).length, 0);
  if (!first || total === undefined || total >= count) return [];
  const message = `must be at least ${count}, because so many rows are on ${pages.length} pages, but is ${total}`;
  return [aboutList(places)(first, "paging", places.total, message)];
}

/** Rows must have the same place in pages of any size. */
function misplacedRows(pages: readonly AnsweredStep[], whole: AnsweredStep, claim: OneList): ClaimFinding[] {
  const { places, sizeName } = claim;
  const { key } = places;
  const [first] = pages;
  if (key === undefined || !first || numberAt(first, places.total) !== numberAt(whole, places.total)) return [];
  const names = rowsOf(whole, places).map((row) => keyOf(row, key));
  return pages.flatMap((page, number): ClaimFinding[] => {
    const size = sizeName === undefined ? claim.size : Number(page.request.parameters.query[sizeName]);
    const wanted = names.slice(number * size, (number + 1) * size);
    const index = rowsOf(page, places).findIndex(
      (row, at) => wanted[at] !== undefined && keyOf(row, key) !== wanted[at],
    );
    if (index === -1) return [];
    const message = `must be ${wanted[index]}, as at this position in the step "${whole.name}"`;
    return [aboutList(places)(page, "paging", `${places.rows}/${index}${key}`, message)];
  });
}

function oneList(claim: OneList, stepOf: StepOf): ClaimFinding[] {
  const pages = claim.pages.flatMap((name) => stepOf(name) ?? []).filter(hasSucceeded);
  const [first] = pages;
  const [last, beyond, whole] = [claim.last, claim.beyond, claim.whole].map((name) => stepOf(name));
  if (!first || !last || !hasSucceeded(last) || hasMoved(first, last, claim.places)) return [];
  const rest = beyond && hasSucceeded(beyond) ? rowsOf(beyond, claim.places).length : 0;
  return [
    ...otherTotals(pages, claim.places),
    ...repeatedRows(pages, claim.places),
    ...(whole && hasSucceeded(whole) ? misplacedRows(pages, whole, claim) : []),
    ...(beyond && rest > 0
      ? [
          aboutList(claim.places)(
            beyond,
            "paging",
            claim.places.rows,
            `must be empty after the last page, but has ${rest} rows`,
          ),
        ]
      : []),
  ];
}

/** Checks a page of a filtered list against the list itself, which tells whether it is counted and cut after the filter. */
function filteredPage(claim: Extract<PagingClaim, { kind: "filtered-page" }>, stepOf: StepOf): ClaimFinding[] {
  const [list, page, last] = [claim.list, claim.page, claim.last].map((name) => stepOf(name));
  if (!list || !page || !last || ![list, page, last].every(hasSucceeded)) return [];
  const { places, size } = claim;
  if (hasMoved(list, last, places)) return [];
  const [all, total] = [rowsOf(list, places), numberAt(list, places.total)];
  const { key } = places;
  const tell = (pointer: string, message: string) => [aboutList(places)(page, "paging", pointer, message)];
  const due = Math.min(size, total ?? all.length);
  const rows = rowsOf(page, places);
  if (numberAt(page, places.total) !== total) return tell(places.total, `must be ${total}, as in "${list.name}"`);
  if (rows.length !== due)
    return tell(places.rows, `must have ${due} of the ${total ?? all.length} rows, but has ${rows.length}`);
  const index = key === undefined ? -1 : rows.findIndex((row, at) => keyOf(row, key) !== keyOf(all[at], key));
  return index === -1 ? [] : tell(`${places.rows}/${index}`, `must be the row at this position in "${list.name}"`);
}

/** The total of a filtered list that is complete in one page is the number of its rows. */
function wrongTotal(claim: Extract<PagingClaim, { kind: "filtered-page" }>, stepOf: StepOf): ClaimFinding[] {
  const [list, last] = [stepOf(claim.list), stepOf(claim.last)];
  if (!list || !last || !hasSucceeded(list) || !hasSucceeded(last) || hasMoved(list, last, claim.places)) return [];
  const [rows, total] = [rowsOf(list, claim.places).length, numberAt(list, claim.places.total)];
  if (total === undefined || total === rows || rows >= claim.listSize) return [];
  return [
    aboutList(claim.places)(list, "totals", claim.places.total, `must be ${rows}, the number of rows, but is ${total}`),
  ];
}

/** Checks where a list ends: the page that ends with the last row, or with the one before it. */
function nextPage(claim: Extract<PagingClaim, { kind: "next-page" }>, stepOf: StepOf): ClaimFinding[] {
  const [page, after, whole] = [claim.page, claim.after, claim.whole].map((name) => stepOf(name));
  if (!page || !whole || ![page, whole].every(hasSucceeded)) return [];
  const { places, rowsLeft, next, isTold } = claim;
  const tell = (step: AnsweredStep, pointer: string, message: string) => [
    aboutList(places)(step, "paging", pointer, message),
  ];
  const due = rowsOf(whole, places).length - rowsLeft;
  const { length } = rowsOf(page, places);
  if (length !== due)
    return tell(page, places.rows, `must have ${due} rows, as many as were asked for, but has ${length}`);
  const told = next === undefined ? undefined : valueAt(page.answer.json, next);
  const namesNext = told !== undefined && told !== null && told !== "";
  if (next !== undefined && rowsLeft > 0 && !namesNext)
    return tell(page, next, "must name the next page, because one row is left");
  const rest = after && hasSucceeded(after) ? rowsOf(after, places).length : undefined;
  if (after && rest !== undefined && rest !== rowsLeft)
    return tell(
      after,
      places.rows,
      `must have ${rowsLeft} rows, because the page before has ${due} of ${due + rowsLeft}, but has ${rest}`,
    );
  if (next === undefined || rowsLeft > 0 || !namesNext || !isTold) return [];
  return tell(page, next, `must name no next page, because no row is left, but is ${canonical(told)}`);
}

/** Finds pages of a list that do not match each other. */
export function pagingFindings(claim: PagingClaim, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "filtered-page") return [...wrongTotal(claim, stepOf), ...filteredPage(claim, stepOf)];
  return claim.kind === "next-page" ? nextPage(claim, stepOf) : oneList(claim, stepOf);
}
