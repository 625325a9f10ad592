import { valueAt, type JsonObject, listAt } from "../../../json.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { successPlaces, type AnnotatedPlace, memberNamed, dereference } from "../../../plan/read/schemas.ts";
import { cachedByOperation } from "../../../plan/read/cached-by-operation.ts";
import { type Walk, sumsOf, type Paged, type Sum } from "../../../plan/read/lists/paging.ts";
import { readList, type ListReading } from "../../../plan/read/lists/list-reading.ts";
import type { Operation, Parameter } from "../../../spec/contract.ts";
import type { Received } from "../../answer.ts";
import type { Check } from "../../check.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { decimalOf, decimalText, numberInAnswer } from "../../values/numbers.ts";
import { hasMembers } from "../../values/comparison.ts";
import { valuesAt } from "../../values/values-at.ts";
import { linkComplaints } from "./link-header.ts";
import { misplacedMatch, gapIn, listsWithoutGaps, misplacedGap, misplacedRows, misplacedTie } from "./row-order.ts";
import { matchesFilter } from "./row-match.ts";
import type { Success } from "../success-check.ts";

/** What the spec says about the lists in an operation's response. */
interface Lists extends ListReading {
  readonly sums: readonly Sum[];
  readonly orders: readonly AnnotatedPlace[];
  readonly gapless: readonly AnnotatedPlace[];
}

const listsOf = cachedByOperation((context: PlanContext, operation): Lists => ({
  ...readList(context, operation),
  sums: sumsOf(context, operation),
  orders: successPlaces(context.contract, operation, memberNamed("x-sorted-by")),
  gapless: listsWithoutGaps(context, operation),
}));

/** A problem of a response, without its operation. */
interface Told {
  readonly check: Check;
  readonly pointer: string;
  readonly message: string;
  readonly specPointer?: string;
  readonly isInferred?: boolean;
}

/** The value of a parameter: the one that was sent, or else its default. */
function askedFor({ contract }: PlanContext, { parameters }: CaseRequest, { name, schema }: Parameter) {
  const sent = parameters.query[name];
  const value = sent ?? dereference(contract.document, schema)["default"];
  return typeof value === "number"
    ? { value, words: sent === undefined ? "documented default" : "requested" }
    : undefined;
}

/** A page has the number and size that were asked for, as many rows as its total implies, and the right page count. */
function wrongPage(
  context: PlanContext,
  request: CaseRequest,
  received: Received,
  { number, size, places }: Paged,
): Told[] {
  const [page, length] = [askedFor(context, request, number), askedFor(context, request, size)];
  if (!page || !length) return [];
  const [told, toldSize] = [numberInAnswer(received, places.number), numberInAnswer(received, places.size)];
  const [total, rows] = [numberInAnswer(received, places.total), listAt(received.json, places.rows).length];
  const found: Told[] = [];
  const { isInferred = false } = places;
  const aboutPage = (pointer: string, message: string): Told => ({ check: "paging", pointer, message, isInferred });
  if (told !== undefined && told !== page.value)
    found.push(aboutPage(places.number, `must be ${page.value}, the ${page.words} page`));
  if (toldSize !== undefined && toldSize !== length.value)
    found.push(aboutPage(places.size, `must be ${length.value}, the ${length.words} size`));
  if (total === undefined) return found;
  const due = Math.max(0, Math.min(length.value, total - (page.value - 1) * length.value));
  if (rows !== due) found.push(aboutPage(places.rows, `must have ${due} of the ${total} rows, but has ${rows}`));
  const [pages, toldPages] = [Math.ceil(total / length.value), numberInAnswer(received, places.pages)];
  if (toldPages !== undefined && toldPages !== pages)
    found.push(aboutPage(places.pages, `must be ${pages}: ${total} rows, ${length.value} on a page`));
  return found;
}

/** A part of a list by a number of rows to skip has as many rows as its total implies. */
function wrongPart(
  context: PlanContext,
  request: CaseRequest,
  received: Received,
  { turn, size, places }: Walk,
): Told[] {
  const [from, length] = [askedFor(context, request, turn), askedFor(context, request, size)];
  const [total, rows] = [numberInAnswer(received, places.total), listAt(received.json, places.rows).length];
  if (!from || !length || total === undefined) return [];
  const due = Math.max(0, Math.min(length.value, total - from.value));
  if (rows === due) return [];
  const message = `must have ${due} of the ${total} rows, but has ${rows}`;
  return [{ check: "paging", pointer: places.rows, message, isInferred: true }];
}

function sumOf(rows: readonly unknown[], { value, where }: Sum): bigint | undefined {
  const meant = rows.filter((row) => hasMembers(row, where));
  if (value === "") return decimalOf(meant.length);
  // A row whose amount is not known yet adds nothing.
  const amounts = meant.map((row) => valueAt(row, value)).filter((amount) => amount !== null);
  return amounts
    .map(decimalOf)
    .reduce((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0n);
}

/** A total is the sum of the rows, which only a complete list shows. */
function wrongSum(received: Received, paged: Paged | undefined, sum: Sum): Told[] {
  const pointer = sum.rows ?? paged?.places.rows ?? "";
  const { json } = received;
  const rows = listAt(json, pointer);
  if (sum.rows === undefined && (!paged || numberInAnswer(received, paged.places.total) !== rows.length)) return [];
  const [due, told] = [sumOf(rows, sum), decimalOf(valueAt(json, sum.figure))];
  if (due === undefined || told === undefined || due === told) return [];
  const message = `must be the sum of ${sum.value === "" ? "the rows" : `${pointer}/*${sum.value}`}, ${decimalText(due)}, but is ${decimalText(told)}`;
  return [{ check: "totals", pointer: sum.figure, message, specPointer: sum.specPointer }];
}

/** A row of a sorted list does not belong after the row that precedes it. */
const wrongOrder = (json: unknown, query: JsonObject, { pointer: place, mark, specPointer }: AnnotatedPlace): Told[] =>
  valuesAt(json, place).flatMap(({ pointer, value: rows }): Told[] =>
    misplacedRows(Array.isArray(rows) ? rows : [], mark, query).map(({ place: inside, message }): Told => ({
      check: "order",
      pointer: pointer + inside,
      message,
      specPointer,
    })),
  );

/** A row does not belong there by the order that the request asked for, or else by the usual one. */
function wrongSorting(json: unknown, query: JsonObject, { places, sort }: Lists): Told[] {
  const value = sort && (query[sort.name] ?? sort.usual);
  const asked = sort?.options.find((option) => option.value === value);
  if (!sort || !asked || !places) return [];
  const { field, order } = asked;
  const rows = listAt(json, places.rows);
  const ties = sort.ties && { ...sort.ties, field: `/${sort.ties.field}` };
  const tie = ties && misplacedTie(rows, `/${field}`, ties);
  const gap = misplacedGap(rows, `/${field}`, sort.gaps[order]);
  return [
    ...misplacedRows(rows, { field: `/${field}`, order }, query),
    ...(tie ? [tie] : []),
    ...(gap ? [gap] : []),
  ].map(({ place, message }): Told => ({
    check: "order",
    pointer: places.rows + place,
    message: `${message}, by ${sort.name}=${asked.value}`,
    specPointer: sort.specPointer,
    isInferred: true,
  }));
}

/** The valid values of query parameters that a request sent. A server may ignore an invalid one. */
const validQuery = (
  context: PlanContext,
  { parameters }: Operation,
  { parameters: { query } }: CaseRequest,
): JsonObject =>
  Object.fromEntries(
    parameters.flatMap(({ place, name, pointer }) => {
      const value = query[name];
      const isValid =
        place === "query" && value !== undefined && context.validate(pointer, value, "request").length === 0;
      return isValid ? [[name, value]] : [];
    }),
  );

/** Every row matches each filter of the request. */
function strangeRows(json: unknown, query: JsonObject, { places, filters }: Lists): Told[] {
  if (!places) return [];
  const rows = listAt(json, places.rows);
  return filters.flatMap((filter): Told[] => {
    const { parameter, fields, specPointer, isInferred } = filter;
    const asked = query[parameter];
    const index = asked === undefined ? -1 : rows.findIndex((row) => matchesFilter(filter, row, asked) === false);
    if (index === -1) return [];
    const told = fields.map((field) => JSON.stringify(valueAt(rows[index], field))).join(", ");
    const message = `must not be here: the request asked for ${parameter}=${String(asked)}, but this row has ${told}`;
    return [
      { check: "filter", pointer: `${places.rows}/${index}${fields[0] ?? ""}`, message, specPointer, isInferred },
    ];
  });
}

/** The rows that match a search best come first. */
function wrongMatches(json: unknown, query: JsonObject, { places, filters }: Lists): Told[] {
  if (!places) return [];
  return filters.flatMap(({ parameter, bestFirst = [], specPointer, isInferred }): Told[] => {
    const found = misplacedMatch(listAt(json, places.rows), bestFirst, query[parameter]);
    if (!found) return [];
    const message = `${found.message}, by ${parameter}=${String(query[parameter])}`;
    return [{ check: "order", pointer: places.rows + found.place, message, specPointer, isInferred }];
  });
}

/** Each period begins where the one before it ends. */
const gaps = (json: unknown, { pointer, mark, specPointer }: AnnotatedPlace): Told[] =>
  valuesAt(json, pointer).flatMap((list): Told[] => {
    const gap = gapIn(Array.isArray(list.value) ? list.value : [], mark as Parameters<typeof gapIn>[1]);
    if (!gap) return [];
    const place = `${list.pointer}/${gap.index}`;
    return [{ check: "consistency", pointer: place, message: gap.message, specPointer, isInferred: true }];
  });

/**
 * Finds what a list says wrong of itself or of its request, in any response: its page numbers, its sums, its order (`x-sorted-by`), periods with a gap
 * between them, and rows that the request did not ask for (`x-filters`).
 */
export function listFindings({ context, operation, request, received }: Success): Finding[] {
  if (operation.method !== "GET" || !request || request.method !== undefined) return [];
  const { json } = received;
  const lists = listsOf(context, operation);
  const { paged, walk, sums, orders, gapless } = lists;
  const query = validQuery(context, operation, request);
  const links =
    walk?.places.isInferred || walk?.by === "cursor" ? linkComplaints(walk, request.parameters.query, received) : [];
  return [
    ...links.map((message): Told => ({ check: "paging", pointer: "header link", message, isInferred: true })),
    ...(walk?.by === "offset" ? wrongPart(context, request, received, walk) : []),
    ...(paged ? wrongPage(context, request, received, paged) : []),
    ...sums.flatMap((sum) => wrongSum(received, paged, sum)),
    ...orders.flatMap((order) => wrongOrder(json, query, order)),
    ...gapless.flatMap((place) => gaps(json, place)),
    ...wrongSorting(json, query, lists),
    ...strangeRows(json, query, lists),
    ...wrongMatches(json, query, lists),
  ].map(({ check, pointer, message, specPointer, isInferred }) =>
    findingAt(operation, check, received, pointer, message, {
      specPointer,
      doubt: isInferred ? "inferred" : undefined,
    }),
  );
}
