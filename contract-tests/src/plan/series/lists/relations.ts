import type { Operation } from "../../../spec/contract.ts";
import { objectOr, type JsonObject } from "../../../json.ts";
import {
  exampleRequest,
  unfiltered,
  withLiterals,
  asAccount,
  placeOf,
  withParameters,
} from "../../generate/requests.ts";
import { daysAgo } from "../../read/moments.ts";
import type { PlanContext } from "../../context.ts";
import type { Case, CaseRequest, Series, SessionName, Step } from "../../case.ts";
import { stepOf, seriesOf } from "../step.ts";
import type { Claim } from "../../claim.ts";
import type { Filter, ListPlaces } from "../../read/lists/list-filters.ts";
import { type Walk, sumsOf, wholeSize } from "../../read/lists/paging.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { brokenInput } from "../../vary/input-case.ts";
import { changingMembers, successPlaces, type AnnotatedPlace, extensionOf } from "../../read/schemas.ts";
import { isTagged } from "../conditional-requests.ts";
import {
  combinedParts,
  enumParts,
  outerParts,
  unionClaims,
  unionsOf,
  type SubPart,
  type Tried,
  type Union,
} from "./filters/combined-filters.ts";
import { parameterOf, partsOf, partWith, WHOLE, WORD_PARTS, type Part } from "./filters/filter-parts.ts";

const LAST = "whole again";
/** The size of a small page. */
const CUT = 2;

interface Range {
  readonly from: Filter;
  readonly before: Filter;
}

const rangeOf = (filters: readonly Filter[]): Range | undefined => {
  const [from, before] = ["from", "before"].map((match) => filters.find((filter) => filter.match === match));
  return from && before ? { from, before } : undefined;
};

const DAYS_AGO = [20, 5, 1];

/** Returns a range in the past and its two halves, for a response that has totals but no rows to take moments from. */
function rangeByDate({ from, before }: Range): { readonly whole: JsonObject; readonly halves: readonly Part[] } {
  const [start, middle, end] = DAYS_AGO.map((days) => new Date(daysAgo(days)).toISOString());
  const [one, other] = [from.parameter, before.parameter];
  return {
    whole: { [one]: start, [other]: end },
    halves: [
      { name: `${other} middle`, query: { [one]: start, [other]: middle }, picked: [] },
      { name: `${one} middle`, query: { [one]: middle, [other]: end }, picked: [] },
    ],
  };
}

const valueOfMember = (schema: JsonObject, resolved: JsonObject, name: string): unknown =>
  schema[name] ?? resolved[name];
const placesWith = ({ contract }: PlanContext, operation: Operation, name: string): AnnotatedPlace[] =>
  successPlaces(contract, operation, (schema, resolved) => valueOfMember(schema, resolved, name));

/** The claims about the whole list: running balances from row to row. */
function runningClaims(context: PlanContext, operation: Operation): Claim[] {
  return placesWith(context, operation, "x-running-total").flatMap(({ pointer, mark, specPointer }): Claim[] => {
    const { of: amount, negativeWhere } = objectOr(mark);
    const [, rows, total] = /^(.*)\/\*(\/[^*]+)$/.exec(pointer) ?? [];
    if (typeof amount !== "string" || rows === undefined || total === undefined) return [];
    return [{ kind: "runs", step: WHOLE, rows, total, amount, negativeWhere: objectOr(negativeWhere), specPointer }];
  });
}

/** Parameters whose values must each give a different response (`x-distinct`). */
function distinctParts({ contract }: PlanContext, operation: Operation): (readonly [name: string, parts: Part[]])[] {
  const told = objectOr(extensionOf(contract.document, operation, "x-distinct"));
  return Object.entries(told).map(([name, values]) => [
    name,
    (Array.isArray(values) ? values : []).map((value) => partWith(name, value)),
  ]);
}

const filteredClaims = (places: ListPlaces | undefined, parts: readonly (readonly [Filter, Part])[]): Claim[] =>
  places === undefined
    ? []
    : parts.map(([filter, { name }]) => ({ kind: "filtered", whole: WHOLE, part: name, last: LAST, places, filter }));

/** The two halves of a range make up the whole. */
const halvesClaim = ({ from, before }: Range, figures: readonly string[]): Claim => {
  const parts = [`${before.parameter} middle`, `${from.parameter} middle`] as const;
  return { kind: "adds-up", whole: WHOLE, last: LAST, parts, figures, specPointer: before.specPointer };
};

/** The rows with each value of a member are all rows, and so are their sums. */
const enumClaims = (context: PlanContext, operation: Operation, tried: Tried, places: ListPlaces): Claim[] =>
  enumParts(context, operation, tried, places).map(({ filter, parts }) => {
    const sums = filter.isInferred ? [] : sumsOf(context, operation).map(({ figure }) => figure);
    const figures = [...new Set([...(places.total === undefined ? [] : [places.total]), ...sums])];
    return { kind: "adds-up", whole: WHOLE, last: LAST, parts, figures, ...filter };
  });

/** A search finds only what has every word. */
const wordClaims = (tried: Tried, places: ListPlaces): Claim[] =>
  tried.flatMap(([{ parameter, specPointer, isInferred }, { name }]): Claim[] => {
    const [one, other, both] = [WORD_PARTS.one, WORD_PARTS.other, WORD_PARTS.both].map((it) => `${parameter} ${it}`);
    if (name !== both || one === undefined || other === undefined) return [];
    return [{ kind: "every-word", one, other, both, places, specPointer, isInferred }];
  });

/** What asks for the second small page; undefined for a list whose pages are asked for by what the page before says. */
function secondTurn({ by, first }: Walk): number | undefined {
  if (by === "cursor") return undefined;
  return by === "offset" ? CUT : first + 1;
}

/** The first two pages of each filtered list, in a small size. */
const cutParts = (tried: Tried, walk: Walk): SubPart[] =>
  outerParts(tried).map(([filter, list]) => {
    const small = { ...list.query, [walk.size.name]: CUT };
    const second = secondTurn(walk);
    const next = { ...list, name: `${list.name}, second small page`, query: { ...small, [walk.turn.name]: second } };
    return {
      list,
      part: { ...list, name: `${list.name}, small page`, query: small },
      ...(second !== undefined && { next }),
      again: { ...list, name: `${list.name}, again` },
      filter,
    };
  });

/** The parts of the filters with those of the unions, each once. */
const withoutTwins = (parts: readonly Part[], unions: readonly Union[]): Part[] => {
  const all = [...parts, ...unions.flatMap(({ one, other, both, swapped }) => [one, other, both, swapped])];
  return [...new Map(all.map((part) => [part.name, part])).values()];
};

/** Requests for the second object, where a list is that of one object which the request must name. Every row of an answer is checked. */
const nextParts = (operation: Operation, filters: readonly Filter[]): Part[] =>
  filters.flatMap(({ parameter }): Part[] => {
    const { source, required = false } = parameterOf(operation, parameter) ?? {};
    if (!required || !source || !("operationId" in source)) return [];
    const next = { ...source, pointer: source.pointer.replace("/0/", "/1/") };
    return [
      { name: `${parameter} of the next`, query: {}, picked: [{ ...placeOf("query", parameter), source: next }] },
    ];
  });

const bare = (name: string): Part => ({ name, query: {}, picked: [] });

/** The requests that test the filters of a list. */
const triedParts = (context: PlanContext, operation: Operation, filters: readonly Filter[], rows: string): Tried =>
  filters.flatMap((filter) => {
    const parameter = parameterOf(operation, filter.parameter);
    return parameter ? partsOf(context, parameter, filter, rows).map((part) => [filter, part] as const) : [];
  });

/**
 * Compares a list with its parts: a filter returns all matching rows, the halves of a range make up the whole, a limit cuts the list, and
 * running balances add up.
 */
export function relationSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "GET" || operation.endsSession) return [];
  const { places, walk, filters, sort } = readList(context, operation);
  const id = `${operation.id} › relations`;
  const base = unfiltered(operation, exampleRequest(context, operation));
  const sized = walk ? { [walk.size.name]: wholeSize(context, walk.size) } : {};
  const tried = triedParts(context, operation, filters, places?.rows ?? "");
  const range = rangeOf(filters);
  const hasHalves = range !== undefined && tried.some(([filter]) => filter === range.before);
  const { whole: days = {}, halves = [] } = range && !hasHalves ? rangeByDate(range) : {};
  const whole = withParameters(base, "query", { ...sized, ...days });
  const request = ({ query, picked }: Part): CaseRequest => {
    const asked = withLiterals(whole, "query", query);
    return { ...asked, substitutions: [...asked.substitutions, ...picked] };
  };
  const partStep = (part: Part): Step => {
    const details = { name: part.name, request: request(part), isNeeded: part.name === WHOLE };
    return stepOf(id, "relation", operation, {
      ...details,
      ...(part.isOdd && { expectation: { outcome: "answered" } as const }),
    });
  };
  const figures = [
    ...new Set([...sumsOf(context, operation).map(({ figure }) => figure), ...(range?.before.adds ?? [])]),
    ...(hasHalves && places?.total !== undefined ? [places.total] : []),
  ];
  const distinct = distinctParts(context, operation);
  // What is said of the order is checked in every response.
  const sorted = sort?.options.map(({ value }) => partWith(sort.name, value)) ?? [];
  const parts = [
    ...tried.map(([, part]) => part),
    ...nextParts(operation, filters),
    ...halves,
    ...distinct.flatMap(([, own]) => own),
    ...sorted,
  ];
  const moving = changingMembers(context.contract, operation);
  const combined = combinedParts(tried);
  const cut = walk ? cutParts(tried, walk) : [];
  const unions = places ? unionsOf(context, operation, tried, places) : [];
  const claims: Claim[] = [
    ...(places ? unionClaims(unions, places, LAST) : []),
    ...combined.flatMap(({ list, part, again, filter }): Claim[] =>
      places ? [{ kind: "filtered", whole: list.name, part: part.name, last: again.name, places, filter }] : [],
    ),
    ...cut.flatMap(({ list, part, next, again }): Claim[] => {
      if (!walk) return [];
      const facts = { places: walk.places, size: CUT, listSize: wholeSize(context, walk.size) };
      return [part, ...(next ? [next] : [])].map((page, index) => ({
        kind: "filtered-page",
        list: list.name,
        page: page.name,
        last: again.name,
        skipped: index * CUT,
        ...facts,
      }));
    }),
    ...filteredClaims(places, [
      ...tried,
      ...unions.flatMap(({ filter, both }) => (filter ? [[filter, both] as const] : [])),
    ]),
    ...runningClaims(context, operation),
    ...(range && figures.length > 0 ? [halvesClaim(range, figures)] : []),
    ...(places ? [...enumClaims(context, operation, tried, places), ...wordClaims(tried, places)] : []),
    ...distinct.flatMap(([parameter, own]): Claim[] => {
      const steps = own.map(({ name }) => name);
      const specPointer = `${operation.pointer}/x-distinct`;
      return [
        { kind: "differ", steps, parameter, moving, specPointer },
        { kind: "own-tags", steps, moving },
      ];
    }),
  ];
  if (claims.length === 0 && sorted.length === 0) return [];
  if (isTagged(operation)) claims.push({ kind: "own-tags", steps: [WHOLE, ...parts.map(({ name }) => name)], moving });
  const groups = [
    partStep(bare(WHOLE)),
    ...withoutTwins(parts, unions).map((part) => [partStep(part)]),
    partStep(bare(LAST)),
    ...[...combined, ...cut].flatMap(({ part, next, again }) => [
      [partStep(part)],
      next ? [partStep(next)] : [],
      [partStep(again)],
    ]),
  ];
  return seriesOf(id, groups, claims);
}

/** Other accounts that list their own rows, by the account of the operation. */
const OTHERS: Readonly<Record<string, readonly SessionName[]>> = { member: ["other", "agent"], agent: ["otherAgent"] };

/**
 * The lists for all values of a member add up in other accounts too: their data has kinds of rows that the first account lacks, such as the opening of
 * an account.
 */
export function otherAccountSeries(context: PlanContext, operation: Operation): Series[] {
  const { places, filters } = readList(context, operation);
  const others = operation.isSecured && context.contract.profile.signIn ? (OTHERS[operation.account] ?? []) : [];
  if (operation.method !== "GET" || !places || others.length === 0) return [];
  const tried = triedParts(context, operation, filters, places.rows);
  const claims = enumClaims(context, operation, tried, places);
  const names = claims.flatMap((claim) => ("parts" in claim ? claim.parts : []));
  const base = unfiltered(operation, exampleRequest(context, operation));
  const parts = tried.flatMap(([, part]) => (names.includes(part.name) ? [part] : []));
  return others.flatMap((account): Series[] => {
    const id = `${operation.id} › relations for ${account}`;
    const steps = [bare(WHOLE), ...parts, bare(LAST)].map(({ name, query }) => {
      const request = asAccount(withLiterals(base, "query", query), account);
      return [stepOf(id, "relation", operation, { name, request, isNeeded: name === WHOLE })];
    });
    return claims.length === 0 ? [] : seriesOf(id, steps, claims);
  });
}

/** A range that ends before it starts must be refused (`notBefore`). */
export function reversedRangeCases(context: PlanContext, operation: Operation): Case[] {
  return readList(context, operation).filters.flatMap(({ parameter, notBefore }): Case[] => {
    if (notBefore === undefined) return [];
    const ends = { [notBefore]: "2026-02-02T00:00:00Z", [parameter]: "2026-02-01T00:00:00Z" };
    const request = withParameters(exampleRequest(context, operation), "query", ends);
    const reason = `query ${parameter} is before ${notBefore}`;
    return [brokenInput({ operation, name: `query ${parameter} before ${notBefore}`, request, reason })];
  });
}
