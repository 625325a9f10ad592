import type { Operation } from "../../../../spec/contract.ts";
import { escapeToken, objectOr, stringsOf } from "../../../../json.ts";
import type { Claim } from "../../../claim.ts";
import type { PlanContext } from "../../../context.ts";
import { rowSchema, dereference, typesOf } from "../../../read/schemas.ts";
import type { Filter, ListPlaces, MembersMatch } from "../../../read/lists/list-filters.ts";
import { membersMatch } from "../../../read/lists/list-reading.ts";
import { allOfEnum, memberParts, parameterOf, partWith, valuesOfEnum, WHOLE, type Part } from "./filter-parts.ts";

/** The requests that test a filter, each with the filter. */
export type Tried = readonly (readonly [Filter, Part])[];

/** For a list of values: the rows of two values, which must follow from those of each value alone. */
export interface Union {
  readonly one: Part;
  readonly other: Part;
  readonly both: Part;
  /** The two values in the other order, which must not matter. */
  readonly swapped: Part;
  /** The filter by a member of the rows, where one is known. */
  readonly filter: Filter | undefined;
  readonly match: MembersMatch;
  /** Whether a row has one value only, so that the totals add up. */
  readonly isExclusive: boolean;
  readonly specPointer: string;
}

/** Two values of the same parameter, each by itself, and both in either order. */
function unionOf(name: string, [one, other]: readonly [Part, Part]): Pick<Union, "one" | "other" | "both" | "swapped"> {
  const withBoth = (label: string, parts: readonly Part[]): Part => ({
    name: `${name} ${label}`,
    query: { [name]: parts.flatMap(({ query }) => query[name]) },
    picked: parts.flatMap(({ picked }, index) =>
      picked.map((it) => ({ ...it, pointer: `/${escapeToken(name)}/${index}` })),
    ),
  });
  const isPicked = one.picked.length > 0;
  const labels = isPicked ? ["of both", "of both, swapped"] : [undefined, undefined];
  const [both, swapped] = [
    [one, other],
    [other, one],
  ].map((parts, index) => withBoth(labels[index] ?? parts.flatMap(({ query }) => query[name]).join(","), parts));
  return { one, other, both: both ?? one, swapped: swapped ?? other };
}

/** The pairs of values to try for each parameter that takes a list of values, whether or not a row shows what it selects. */
export function unionsOf(context: PlanContext, operation: Operation, tried: Tried, { rows }: ListPlaces): Union[] {
  const { document, profile } = context.contract;
  const properties = objectOr(rowSchema(context.contract, operation, rows)["properties"]);
  return operation.parameters.flatMap((parameter): Union[] => {
    const { place, name, schema, pointer } = parameter;
    if (place !== "query" || !typesOf(dereference(document, schema)).includes("array")) return [];
    const own = tried.filter(([filter]) => filter.parameter === name);
    if (own.length === 0 && !profile.guessesFilters) return [];
    const [filter] = own[0] ?? [];
    const [field = "", ...more] = filter?.fields ?? [];
    const member = properties[field.slice(1)];
    const isExclusive =
      filter?.match === "equal" && more.length === 0 && !typesOf(dereference(document, member)).includes("array");
    const match = isExclusive ? "any" : membersMatch(parameter);
    const values = valuesOfEnum(document, schema);
    const picked = own.flatMap(([, part]) => (/ of (?:the first|another)$/.test(part.name) ? [part] : []));
    const single = values.length > 0 ? memberParts(name, values).slice(0, values.length) : picked;
    return single.slice(1).flatMap((other, index): Union[] => {
      const one = single[index];
      return one
        ? [{ ...unionOf(name, [one, other]), filter, match, isExclusive, specPointer: filter?.specPointer ?? pointer }]
        : [];
    });
  });
}

/** What each pair of values must answer. @param last the step that reads the whole list again */
export const unionClaims = (unions: readonly Union[], places: ListPlaces, last: string): Claim[] =>
  unions.map(({ one, other, both, swapped, match, isExclusive, specPointer }) => ({
    kind: "members",
    whole: WHOLE,
    last,
    parts: [one.name, other.name],
    both: both.name,
    swapped: swapped.name,
    places,
    match,
    isExclusive,
    specPointer,
  }));

/** The lists for all values of a member, of which each row has exactly one. */
export interface EnumParts {
  readonly filter: Filter;
  /** The names of the parts. */
  readonly parts: readonly string[];
}

/** States change while the lists are read. */
const MAY_CHANGE = /stat(?:e|us)$/i;

/** Whether all objects keep the value of this member: the spec says so (`x-fixed`), or its name is not that of a state. */
function isKept({ contract }: PlanContext, operation: Operation, { rows }: ListPlaces, filter: Filter): boolean {
  const [, name = ""] = filter.fields[0]?.split("/") ?? [];
  const fixed = stringsOf(objectOr(rowSchema(contract, operation, rows)["x-fixed"])["members"]);
  return filter.isInferred ? !MAY_CHANGE.test(name) : fixed.includes(name);
}

/** The lists that together have every row of a list exactly once, because a filter takes each value of a required member. */
export function enumParts(context: PlanContext, operation: Operation, tried: Tried, places: ListPlaces): EnumParts[] {
  const { document } = context.contract;
  const { properties, required } = rowSchema(context.contract, operation, places.rows);
  const filters = [...new Set(tried.map(([filter]) => filter))];
  return filters.flatMap((filter): EnumParts[] => {
    const { parameter, fields, match, values, except } = filter;
    const [field = "", ...more] = fields;
    const told = parameterOf(operation, parameter);
    const member = dereference(document, objectOr(properties)[field.slice(1)]);
    const asked =
      told && !typesOf(dereference(document, told.schema)).includes("array") ? allOfEnum(document, told.schema) : [];
    const held = stringsOf(member["enum"]);
    const isDivided = match === "equal" && more.length === 0 && !values && except.length === 0;
    const isThere = stringsOf(required).includes(field.slice(1)) && held.length > 0;
    const parts = asked.map((value) => partWith(parameter, value).name);
    const isTried = parts.length > 1 && parts.every((name) => tried.some(([, part]) => part.name === name));
    if (!isDivided || !isThere || !isTried || !held.every((value) => asked.includes(value))) return [];
    return isKept(context, operation, places, filter) ? [{ filter, parts }] : [];
  });
}

/** A part of a part: the list with one filter, the same list with more, and the first list again. */
export interface SubPart {
  readonly list: Part;
  readonly part: Part;
  /** The page after `part`, where that is a page. */
  readonly next?: Part;
  readonly again: Part;
  readonly filter: Filter;
}

/** The parts that rows can be compared with. */
const comparedParts = (tried: Tried): Tried =>
  tried.filter(
    ([{ match }, { name, isOdd }]) =>
      match !== "limit" && match !== "words" && isOdd === undefined && !name.endsWith("of nothing"),
  );

/** The first tried part of each filter that rows can be compared with. */
const firstParts = (tried: Tried): Tried =>
  comparedParts(tried).filter(
    ([filter], index, compared) => compared.findIndex(([other]) => other === filter) === index,
  );

/** The first tried part of each filter, and the part for the value of the last row: a page of the whole list does not have its rows. */
export const outerParts = (tried: Tried): Tried => [
  ...firstParts(tried),
  ...comparedParts(tried).filter(([, { name }]) => name.endsWith("of the last")),
];

/** An operation may have many filters with many values. */
const MOST_PAIRS = 24;

const isOneValue = ({ query, picked }: Part): boolean =>
  picked.length === 0 && Object.values(query).every((value) => !Array.isArray(value) || value.length === 1);

/** Every value of each filter with few values, together with every value of another such filter. */
function valuePairs(tried: Tried): [Tried[number], Tried[number]][] {
  const valued = comparedParts(tried).filter(([, part]) => isOneValue(part));
  return valued
    .flatMap((one, index) => valued.slice(index + 1).map((other): [Tried[number], Tried[number]] => [one, other]))
    .filter(([[one], [other]]) => one !== other)
    .slice(0, MOST_PAIRS);
}

/** Each filter together with the next one. */
function neighbours(tried: Tried): [Tried[number], Tried[number]][] {
  const firsts = firstParts(tried);
  return firsts.flatMap((one, index): [Tried[number], Tried[number]][] => {
    const next = firsts[(index + 1) % firsts.length];
    return next && next !== one ? [[one, next]] : [];
  });
}

/** Two filters together: the list must be the rows of the list with the first filter that match the second one. */
export const combinedParts = (tried: Tried): SubPart[] => {
  const all = [...neighbours(tried), ...valuePairs(tried)].map(([[, list], [filter, next]]): SubPart => {
    const both = { query: { ...list.query, ...next.query }, picked: [...list.picked, ...next.picked] };
    const part = { name: `${list.name} and ${next.name}`, ...both };
    return { list, part, again: { ...list, name: `${part.name}: first again` }, filter };
  });
  return [...new Map(all.map((it) => [it.part.name, it])).values()];
};
