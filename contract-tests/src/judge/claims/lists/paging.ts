import { valueAt } from "../../../json.ts";
import type { PagePlaces } from "../../../plan/list-claim.ts";
import { canonical } from "../../values/comparison.ts";
import { numberInAnswer } from "../../values/numbers.ts";
import { findingIn, succeeded, type AnsweredStep, type ClaimFinding } from "../answered-step.ts";
import { type ClaimOf, type Judges, type Steps, whenSucceeded } from "../judges.ts";
import { changedRow, rowsAt } from "./listed-rows.ts";

type OneList = ClaimOf<"one-list">;

/** Creates the findings about the pages of one list. */
const aboutPages =
  ({ isInferred }: PagePlaces) =>
  (step: AnsweredStep, pointer: string, message: string): ClaimFinding[] => [
    findingIn(step, "paging", pointer, message, { isInferred }),
  ];

const rowsOf = (step: AnsweredStep, { rows }: PagePlaces): readonly unknown[] => rowsAt(step, rows);

const numberAt = ({ answer }: AnsweredStep, pointer: string): number | undefined => numberInAnswer(answer, pointer);

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
        return aboutPages(places)(page, pointer, `appears twice: ${before} contains ${name} as well`);
      seen.set(name, `the step "${page.name}"`);
    }
  }
  return [];
}

function otherTotals(pages: readonly AnsweredStep[], places: PagePlaces): ClaimFinding[] {
  const [first, ...others] = pages;
  const total = first && numberAt(first, places.total);
  const other = others.find((page) => numberAt(page, places.total) !== total);
  if (other) return aboutPages(places)(other, places.total, `must be ${total} on every page`);
  const count = pages.reduce((sum, page) => sum + rowsOf(page, places).length, 0);
  if (!first || total === undefined || total >= count) return [];
  const message = `must be at least ${count}, because so many rows are on ${pages.length} pages, but is ${total}`;
  return aboutPages(places)(first, places.total, message);
}

/** Rows must have the same place and the same members in pages of any size. */
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
    const changed = index === -1 ? changedRow(page, whole, places) : undefined;
    if (changed) {
      const message = `must be ${canonical(changed.other)}, as in the step "${whole.name}", but is ${canonical(changed.one)}`;
      return aboutPages(places)(page, changed.pointer, message);
    }
    if (index === -1) return [];
    const message = `must be ${wanted[index]}, as at this position in the step "${whole.name}"`;
    return aboutPages(places)(page, `${places.rows}/${index}${key}`, message);
  });
}

type FilteredPage = ClaimOf<"filtered-page">;

/** Checks a page of a filtered list against the list itself, which tells whether it is counted and cut after the filter. */
function wrongRows(
  { places, size, skipped = 0 }: FilteredPage,
  { list, page }: Steps<"list" | "page">,
): ClaimFinding[] {
  const [all, total] = [rowsOf(list, places), numberAt(list, places.total)];
  const { key } = places;
  const tell = (pointer: string, message: string) => aboutPages(places)(page, pointer, message);
  const due = Math.max(0, Math.min(size, (total ?? all.length) - skipped));
  const rows = rowsOf(page, places);
  if (numberAt(page, places.total) !== total) return tell(places.total, `must be ${total}, as in "${list.name}"`);
  if (rows.length !== due)
    return tell(places.rows, `must have ${due} of the ${total ?? all.length} rows, but has ${rows.length}`);
  const index = key === undefined ? -1 : rows.findIndex((row, at) => keyOf(row, key) !== keyOf(all[skipped + at], key));
  return index === -1 ? [] : tell(`${places.rows}/${index}`, `must be the row at this position in "${list.name}"`);
}

/** The total of a filtered list that is complete in one page is the number of its rows. */
function wrongTotal({ places, listSize }: FilteredPage, list: AnsweredStep): ClaimFinding[] {
  const [rows, total] = [rowsOf(list, places).length, numberAt(list, places.total)];
  if (total === undefined || total === rows || rows >= listSize) return [];
  return [findingIn(list, "totals", places.total, `must be ${rows}, the number of rows, but is ${total}`, places)];
}

/** Find pages of a list that do not match each other. */
export const PAGING_JUDGES = {
  "one-list": whenSucceeded(["last"], (claim, { last }, stepOf) => {
    const { places } = claim;
    const pages = claim.pages.flatMap((name) => succeeded(stepOf(name)) ?? []);
    const [first] = pages;
    const [beyond, whole] = [claim.beyond, claim.whole].map((name) => succeeded(stepOf(name)));
    if (!first || hasMoved(first, last, places)) return [];
    const rest = beyond ? rowsOf(beyond, places).length : 0;
    return [
      ...otherTotals(pages, places),
      ...repeatedRows(pages, places),
      ...(whole ? misplacedRows(pages, whole, claim) : []),
      ...(beyond && rest > 0
        ? aboutPages(places)(beyond, places.rows, `must be empty after the last page, but has ${rest} rows`)
        : []),
    ];
  }),
  "filtered-page": whenSucceeded(["list", "last"], (claim, { list, last }, stepOf) => {
    const page = succeeded(stepOf(claim.page));
    if (hasMoved(list, last, claim.places)) return [];
    const ofList = (claim.skipped ?? 0) === 0 ? wrongTotal(claim, list) : [];
    return [...ofList, ...(page ? wrongRows(claim, { list, page }) : [])];
  }),
  /** Checks where a list ends: the page that ends with the last row, or with the one before it. */
  "next-page": whenSucceeded(["page", "whole"], (claim, { page, whole }, stepOf) => {
    const after = succeeded(stepOf(claim.after));
    const { places, rowsLeft, next, isTold } = claim;
    const tell = aboutPages(places);
    const due = rowsOf(whole, places).length - rowsLeft;
    const { length } = rowsOf(page, places);
    if (length !== due)
      return tell(page, places.rows, `must have ${due} rows, as many as were asked for, but has ${length}`);
    const told = next === undefined ? undefined : valueAt(page.answer.json, next);
    const namesNext = told !== undefined && told !== null && told !== "";
    if (next !== undefined && rowsLeft > 0 && !namesNext)
      return tell(page, next, "must name the next page, because one row is left");
    const rest = after ? rowsOf(after, places).length : rowsLeft;
    if (after && rest !== rowsLeft)
      return tell(
        after,
        places.rows,
        `must have ${rowsLeft} rows, because the page before has ${due} of ${due + rowsLeft}, but has ${rest}`,
      );
    if (next === undefined || rowsLeft > 0 || !namesNext || !isTold) return [];
    return tell(page, next, `must name no next page, because no row is left, but is ${canonical(told)}`);
  }),
} satisfies Partial<Judges>;
