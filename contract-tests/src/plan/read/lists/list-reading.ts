import type { Operation, Parameter } from "../../../spec/contract.ts";
import { isObject, listOfTexts, objectOr, stringsOf, type JsonObject } from "../../../json.ts";
import type { PlanContext } from "../../context.ts";
import { dereference, typesOf, rowSchema, extensionOf } from "../schemas.ts";
import { MATCHES, type Filter, type ListPlaces, type Match, type MembersMatch } from "./list-filters.ts";
import { inferredPaging, walkOf, type Walk, markedPaging, wholeSize, type Paged } from "./paging.ts";
import { keyOfRows, listsOfObjects } from "./object-lists.ts";
import { sortParameterOf, type SortParameter } from "./sort-parameter.ts";

function toldFilters({ contract, evidence }: PlanContext, operation: Operation): Filter[] {
  const all = objectOr(extensionOf(contract.document, operation, "x-filters"));
  // Below this limit, a server may leave out fields that a row has.
  const isEmptyOther = evidence === undefined || evidence === "proposed";
  return Object.entries(all).flatMap(([parameter, told]): Filter[] => {
    if (!isObject(told)) return [];
    const { field, match, whole, values, except, notBefore, adds, inOrder, bestFirst } = told;
    return [
      {
        parameter,
        fields: listOfTexts(field),
        match: MATCHES.find((known) => known === match) ?? "equal",
        wholeFields: listOfTexts(whole),
        ...(isObject(values) && { values }),
        except: Array.isArray(except) ? except : [],
        ...(typeof notBefore === "string" && { notBefore }),
        ...(inOrder === true && { isInOrder: true }),
        isEmptyOther,
        ...(match === "words" && { bestFirst: listOfTexts(bestFirst), hasEveryWord: true }),
        adds: stringsOf(adds),
        specPointer: `${operation.pointer}/x-filters/${parameter}`,
        isInferred: false,
      },
    ];
  });
}

const RANGE_NAMES: readonly (readonly [RegExp, Match])[] = [
  [/^(?:from|since|after|start|startDate|start_date|startTime|dateFrom|date_from)$/i, "from"],
  [/^(?:to|until|end|endDate|end_date|endTime|dateTo|date_to)$/i, "through"],
];

const LEAST_OR_MOST = [
  /^(?:(?<least>min(?:imum)?)|max(?:imum)?)_?(?<field>.+)$/i,
  /^(?<field>.+?)_?(?:(?<least>min(?:imum)?)|max(?:imum)?)$/i,
];

/** The number of a row that a parameter such as `minPrice` or `max_size` limits, and on which side. */
function limitedNumber(document: JsonObject, row: JsonObject, { name, schema }: Parameter) {
  const { least, field = "" } = LEAST_OR_MOST.map((it) => it.exec(name)?.groups).find(Boolean) ?? {};
  const isNumber = (it: unknown) => /integer|number/.test(String(typesOf(dereference(document, it))[0]));
  const member = Object.entries(objectOr(row["properties"])).find(
    ([known, property]) => known.toLowerCase() === field.toLowerCase() && isNumber(property),
  );
  if (!member || !isNumber(schema)) return undefined;
  return { field: member[0], match: least === undefined ? ("through" as const) : ("from" as const) };
}

const ALL_OF = /\ball of\b|\ball the\b|\bevery\b|\beach of\b/i;
const ANY_OF = /\bany of\b|\bone of\b|\bat least one\b|\beither\b/i;

/** How a list of values selects rows by a list in them, by the words of the spec. */
export function membersMatch({ description }: Parameter): MembersMatch {
  if (ALL_OF.test(description) === ANY_OF.test(description)) return "some";
  return ALL_OF.test(description) ? "all" : "any";
}

const FIELD_RANGE = /^(?<field>[a-z]+?)_?(?<end>from|since|to|until|after|before)$/i;
const INCLUSIVE = /inclusiv|or (?:equal|later|earlier)|(?:at|on) or (?:after|before)/i;
const EXCLUSIVE = /exclusiv|strictly|not included/i;

/** Whether the end of a range belongs to it, by the words. */
const endMatch = (description: string): Match => (EXCLUSIVE.test(description) ? "before" : "through");

/** The timestamp of a row that a parameter such as `createdFrom` or `due_before` limits, and on which side; only words say it of after and before. */
function limitedMoment(document: JsonObject, row: JsonObject, { name, description }: Parameter) {
  const { field = "", end = "" } = FIELD_RANGE.exec(name)?.groups ?? {};
  const matches: Readonly<Record<string, Match | undefined>> = {
    from: "from",
    since: "from",
    to: endMatch(description),
    until: endMatch(description),
    after: INCLUSIVE.test(description) ? "from" : undefined,
    before: INCLUSIVE.test(description) ? "through" : EXCLUSIVE.test(description) ? "before" : undefined,
  };
  const known = new RegExp(`^${field}_?(?:at|on|date|time)?$`, "i");
  const member = Object.entries(objectOr(row["properties"])).find(
    ([it, schema]) => known.test(it) && String(dereference(document, schema)["format"]).startsWith("date"),
  );
  const match = matches[end.toLowerCase()];
  return field !== "" && member && match ? { field: member[0], match } : undefined;
}

/** How descriptions say that the last day of a range belongs to it as a whole. */
const WHOLE_DAYS = /whole day|inclusiv|on this day|\bor (?:earlier|later|before|after)\b|on or (?:before|after)/i;

/** The timestamp of a row that a range is about: the only one, or the one by which the list is sorted. */
function momentOfRange(document: JsonObject, row: JsonObject, sort: SortParameter | undefined): string | undefined {
  const moments = Object.entries(objectOr(row["properties"])).flatMap(([name, schema]) =>
    ["date", "date-time"].includes(String(dereference(document, schema)["format"])) ? [name] : [],
  );
  const sorted = sort?.options.find(({ value }) => value === sort.usual)?.field;
  return moments.length === 1 ? moments[0] : moments.find((name) => name === sorted);
}

/** How words say that a text has several values. */
const COMMAS = /comma|separated by ,|several/i;

const SEARCH_NAMES = /^(?:q|query|search|keywords?|text|term)$/i;

/** How words say that a search takes several words, and finds only what has all of them. */
const EVERY_WORD = /\b(?:every|each|all)\b[^.]*\bwords?\b/i;

/** How words say that a search finds a value only as a whole. */
const AS_A_WHOLE = /\b(?:complete|entire|exact|whole)\s+`?(\w+)/gi;

/** The members of a row that a search parameter names in its description. */
function searchedMembers(document: JsonObject, row: JsonObject, { description }: Parameter): string[] {
  const words = description.replaceAll(/e-mail/gi, "email").split(/\W+/);
  return Object.entries(objectOr(row["properties"])).flatMap(([name, schema]) =>
    words.includes(name) && typesOf(dereference(document, schema)).includes("string") ? [name] : [],
  );
}

/**
 * Guesses a filter by the parameter's name: a row field of the same name, the ends of a range over a timestamp, or a text to search for in
 * the fields that the description names.
 */
function guessedFilter(
  document: JsonObject,
  row: JsonObject,
  parameter: Parameter,
  sort: SortParameter | undefined,
): Filter[] {
  const { name, pointer, schema } = parameter;
  const guess = (fields: readonly string[], match: Match, more: Partial<Filter> = {}): Filter[] => [
    {
      parameter: name,
      fields: fields.map((it) => `/${it}`),
      match,
      except: [],
      adds: [],
      specPointer: pointer,
      isInferred: true,
      ...more,
    },
  ];
  const isPlain = (it: unknown) => typesOf(dereference(document, it)).every((type) => !/object|array/.test(type));
  const member = Object.entries(objectOr(row["properties"])).find(
    ([field]) => field.toLowerCase() === name.toLowerCase(),
  );
  const several =
    member && COMMAS.test(parameter.description) ? stringsOf(dereference(document, member[1])["enum"]) : [];
  if (
    member &&
    several.length > 0 &&
    typesOf(dereference(document, schema))[0] === "string" &&
    !("enum" in dereference(document, schema))
  )
    return guess([member[0]], "listed", { members: several });
  if (member && isPlain(member[1]) && isPlain(schema)) return guess([member[0]], "equal");
  const isListOfPlain = (it: unknown) => {
    const { items, ...list } = dereference(document, it);
    return typesOf(list)[0] === "array" && isPlain(items);
  };
  // Without a required list of values there is no whole list to compare with.
  if (member && isListOfPlain(schema) && isPlain(member[1]))
    return parameter.required ? [] : guess([member[0]], "equal");
  if (member && isListOfPlain(schema) && isListOfPlain(member[1])) return guess([member[0]], membersMatch(parameter));
  const hasWholeDays = dereference(document, schema)["format"] === "date" && WHOLE_DAYS.test(parameter.description);
  const limited = limitedNumber(document, row, parameter) ?? limitedMoment(document, row, parameter);
  if (limited) return guess([limited.field], limited.match, { hasWholeDays });
  const searched = SEARCH_NAMES.test(name) && isPlain(schema) ? searchedMembers(document, row, parameter) : [];
  const wholes = [...parameter.description.matchAll(AS_A_WHOLE)].map(([, word]) => word);
  const inParts = searched.filter((it) => !wholes.includes(it));
  if (inParts.length > 0) {
    const wholeFields = searched.filter((it) => wholes.includes(it)).map((it) => `/${it}`);
    return guess(inParts, "contains", { wholeFields, hasEveryWord: EVERY_WORD.test(parameter.description) });
  }
  const [, side] = RANGE_NAMES.find(([pattern]) => pattern.test(name)) ?? [];
  const match = side === "through" ? endMatch(parameter.description) : side;
  const moment = match && momentOfRange(document, row, sort);
  return match && moment !== undefined ? guess([moment], match, { hasWholeDays }) : [];
}

/** Returns the pointer to the list of objects in a successful response: the one whose rows have what is filtered, or the first one. */
function filteredList(context: PlanContext, operation: Operation, filters: readonly Filter[]): string | undefined {
  const lists = listsOfObjects(context, operation);
  const [, name] = filters.flatMap(({ fields }) => fields)[0]?.split("/") ?? [];
  const isWithField = (rows: string) =>
    name !== undefined && name in objectOr(rowSchema(context.contract, operation, rows)["properties"]);
  return lists.find(isWithField) ?? lists[0];
}

/** An operation's list, its paging and its filters. Filters are guessed where the spec does not document them and the profile allows it. */
export interface ListReading {
  readonly places: ListPlaces | undefined;
  readonly paged: Paged | undefined;
  readonly walk: Walk | undefined;
  readonly filters: readonly Filter[];
  /** The parameter that chooses the order, where it is recognised by its name. */
  readonly sort: SortParameter | undefined;
}

/** Reads an operation's list from the spec. */
export function readList(context: PlanContext, operation: Operation): ListReading {
  const { document, profile } = context.contract;
  const paged =
    markedPaging(context, operation) ?? (profile.guessesFilters ? inferredPaging(context, operation) : undefined);
  const told = toldFilters(context, operation);
  const walk = walkOf(context, operation, paged);
  const rows = walk?.places.rows ?? filteredList(context, operation, told);
  const places =
    rows === undefined
      ? undefined
      : {
          rows,
          key: keyOfRows(context, operation, rows),
          total: walk?.places.total || undefined,
          ...(walk?.next !== undefined && { next: walk.next }),
          ...(walk && walk.next === undefined && walk.places.total === "" && { most: wholeSize(context, walk.size) }),
        };
  if (told.length > 0 || rows === undefined || !profile.guessesFilters)
    return { places, paged, walk, filters: told, sort: undefined };
  const row = rowSchema(context.contract, operation, rows);
  const asked = operation.parameters.filter(({ place }) => place === "query");
  const sort = sortParameterOf(document, operation, row);
  return {
    places,
    paged,
    walk,
    filters: asked.flatMap((parameter) => guessedFilter(document, row, parameter, sort)),
    sort,
  };
}
