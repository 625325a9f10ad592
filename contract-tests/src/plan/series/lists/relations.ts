import { type Operation, type Parameter } from "../../../spec/contract.ts";
import { escapeToken, objectOr, type JsonObject } from "../../../json.ts";
import { exampleRequest, unfiltered } from "../../generate/base-request.ts";
import { withoutSubstitution } from "../../generate/substitutions.ts";
import type { PlanContext } from "../../context.ts";
import type { MomentForm, Case, CaseRequest, Pick, Series, Step, Substitution } from "../../case.ts";
import { stepOf } from "../step.ts";
import type { Claim } from "../../claim.ts";
import { dereference, typesOf } from "../../read/dereference.ts";
import { CASE_DOES_NOT_MATTER } from "../../read/letter-case.ts";
import type { Filter, ListPlaces } from "../../read/lists/list-filters.ts";
import { asText } from "../../read/parameter-text.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { brokenInput } from "../../vary/input-case.ts";
import { changingMembers, rowSchema, successPlaces, type AnnotatedPlace } from "../../read/annotated-schemas.ts";
import { isTagged } from "../conditional-requests.ts";
import { sumsOf, wholeSize } from "../../read/lists/marked-paging.ts";
import { extensionOf } from "../../read/extension-of.ts";

const WHOLE = "whole";
const LAST = "whole again";
/** Of a longer enum, only this many values are tried. */
const MOST_MEMBERS = 20;
/** Texts and ids that match nothing. */
const NOTHING = ["zqxjkvbzqxjkvb", "ZQXJKVB", "999999999999999"];
/** The size of a small page. */
const CUT = 2;
/** Limits to try. */
const LIMITS = [1, 3];

/** One request of the series: for the whole list, or for a part of it. */
interface Part {
  readonly name: string;
  readonly query: JsonObject;
  readonly picked: readonly Substitution[];
}

const parameterOf = ({ parameters }: Operation, name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.place === "query" && parameter.name === name);

const partWith = (name: string, value: unknown): Part => ({
  name: `${name} ${String(value)}`,
  query: { [name]: value },
  picked: [],
});

const partPicked = (label: string, name: string, source: Pick): Part => ({
  name: `${name} ${label}`,
  // The real value is filled in once the whole list is known.
  query: { [name]: "" },
  picked: [{ place: "query", pointer: `/${escapeToken(name)}`, source }],
});

/** The ends of ranges to try: the moment of a row itself, where servers often include or exclude the wrong row. */
const ENDS = [
  ["newest", "greatest", 0],
  ["middle", "middle", 0],
  ["after oldest", "least", 1],
] as const;

function momentForm(document: JsonObject, { schema }: Parameter): MomentForm {
  const resolved = dereference(document, schema);
  if (typesOf(resolved).some((type) => type === "integer" || type === "number")) return "number";
  return resolved["format"] === "date" ? "date" : "date-time";
}

/** A value that the schema allows but no row has. */
function nothingLike({ validate }: PlanContext, { name, pointer, schema }: Parameter): Part[] {
  const isList = Array.isArray(schema) || typesOf(objectOr(schema)).includes("array");
  const candidates = NOTHING.map((text) => (isList ? [text] : text));
  const found = candidates.find((value) => validate(pointer, value).length === 0);
  return found === undefined ? [] : [{ name: `${name} of nothing`, query: { [name]: found }, picked: [] }];
}

/** The requests for each member of a list's enum, and for each with the next one. */
function memberParts(document: JsonObject, name: string, list: JsonObject): Part[] {
  const members: unknown[] = [dereference(document, list["items"])["enum"] ?? []].flat().slice(0, MOST_MEMBERS);
  const pairs = members.slice(1).map((member, index) => [members[index], member]);
  return [...members.map((member) => [member]), ...pairs].map((values) => partWith(name, values));
}

/** The requests that test a filter. */
function partsOf(
  context: PlanContext,
  parameter: Parameter,
  { match, fields, values, members: told, isInferred }: Filter,
  rows: string,
): Part[] {
  const { document } = context.contract;
  const { name, schema } = parameter;
  const resolved = dereference(document, schema);
  const [field] = fields;
  const picking = (take: Pick["take"], form: Pick["form"]): Pick => ({
    step: WHOLE,
    isNeeded: true,
    rows,
    field: field ?? "",
    take,
    form,
  });
  if (match === "limit") return LIMITS.map((limit) => partWith(name, limit));
  const isBoolean = typesOf(resolved).includes("boolean");
  const members: unknown[] = [resolved["enum"] ?? (isBoolean ? [true, false] : [])].flat();
  if (values) {
    const others = members.map(String).filter((member) => !(member in values));
    return [...Object.keys(values), ...others].slice(0, MOST_MEMBERS).map((value) => partWith(name, value));
  }
  const ofFirst = field === undefined ? [] : [partPicked("of the first", name, picking("first", "value"))];
  if (members.length > 0)
    return [...ofFirst, ...members.slice(0, MOST_MEMBERS).map((member) => partWith(name, member))];
  if (match === "from" || match === "before" || match === "through") {
    const as = momentForm(document, parameter);
    if (field === undefined) return [];
    return ENDS.map(([label, take, later]) => partPicked(label, name, picking(take, { later, as })));
  }
  if (match === "all" || match === "any" || match === "some") return memberParts(document, name, resolved);
  if (match === "listed" && told)
    return [...told, told.slice(0, 2).join(","), told.slice(-2).join(",")].map((value) => partWith(name, value));
  if (match === "listed")
    return asText(resolved["default"] ?? "")
      .split(",")
      .map((value) => partWith(name, value));
  const nothing = nothingLike(context, parameter);
  if (field === undefined) return nothing;
  if (match === "equal") {
    const another = partPicked("of another", name, picking("other", "value"));
    const last = partPicked("of the last", name, picking("last", "value"));
    return [...ofFirst, another, last, ...nothing];
  }
  const ignoresCase =
    (objectOr(schema)["x-ignores-case"] ?? resolved["x-ignores-case"]) === true ||
    (isInferred && CASE_DOES_NOT_MATTER.test(parameter.description));
  const byField = fields.flatMap((it, index): Part[] => {
    const which = index === 0 ? "" : ` ${it.slice(1)}`;
    const word = (label: string, take: Pick["take"], form: Pick["form"]) =>
      partPicked(`of ${label}${which}`, name, { ...picking(take, form), field: it });
    return [
      word("the first", "first", "word"),
      word("another", "other", "word"),
      ...(ignoresCase ? [word("the first in other letter case", "first", "word in other case")] : []),
    ];
  });
  return [...byField, ...nothing];
}

/** For a list of values: the rows of two values, which must be those of each value together. */
interface Union {
  readonly filter: Filter;
  readonly one: Part;
  readonly other: Part;
  readonly both: Part;
}

/** The unions to try: of the values of the first row and of another, where the parameter is a list and the member of a row is not. */
function unionsOf(context: PlanContext, operation: Operation, tried: Tried, rows: string): Union[] {
  const { document } = context.contract;
  const properties = objectOr(rowSchema(context.contract, operation, rows)["properties"]);
  return firstParts(tried).flatMap(([filter, one]): Union[] => {
    const { parameter: name, match, fields } = filter;
    const parameter = parameterOf(operation, name);
    const [field, ...more] = fields;
    const other = tried.find(([it, part]) => it === filter && part.name === `${name} of another`)?.[1];
    const isList = typesOf(dereference(document, parameter?.schema)).includes("array");
    const isSingle = !typesOf(dereference(document, properties[field?.slice(1) ?? ""])).includes("array");
    if (match !== "equal" || !isList || !isSingle || more.length > 0 || !other) return [];
    const picked = [one, other].flatMap((part, index) =>
      part.picked.map((it) => ({ ...it, pointer: `/${escapeToken(name)}/${index}` })),
    );
    return [{ filter, one, other, both: { name: `${name} of both`, query: { [name]: ["", ""] }, picked } }];
  });
}

interface Range {
  readonly from: Filter;
  readonly before: Filter;
}

const rangeOf = (filters: readonly Filter[]): Range | undefined => {
  const [from, before] = ["from", "before"].map((match) => filters.find((filter) => filter.match === match));
  return from && before ? { from, before } : undefined;
};

const DAY_MS = 86_400_000;
const DAYS_AGO = [20, 5, 1];

/** Returns a range in the past and its two halves, for a response that has totals but no rows to take moments from. */
function rangeByDate({ from, before }: Range): { readonly whole: JsonObject; readonly halves: readonly Part[] } {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const [start, middle, end] = DAYS_AGO.map((days) => new Date(today - days * DAY_MS).toISOString());
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

/** A part of a part: the list with one filter, the same list with more, and the first list again. */
interface SubPart {
  readonly list: Part;
  readonly part: Part;
  readonly again: Part;
  readonly filter: Filter;
}

type Tried = readonly (readonly [Filter, Part])[];

/** The first tried part of each filter that rows can be compared with. */
const firstParts = (tried: Tried): Tried =>
  tried.filter(
    ([filter, part], index) =>
      filter.match !== "limit" &&
      filter.match !== "words" &&
      !part.name.endsWith("of nothing") &&
      tried.findIndex(([other]) => other === filter) === index,
  );

/** Each filter together with the next one: the list must be the rows of the first list that match the second filter. */
const combinedParts = (tried: Tried): SubPart[] => {
  const firsts = firstParts(tried);
  return firsts.flatMap(([, list], index): SubPart[] => {
    const [filter, next] = firsts[(index + 1) % firsts.length] ?? [];
    if (!filter || !next || next === list) return [];
    const both = { query: { ...list.query, ...next.query }, picked: [...list.picked, ...next.picked] };
    const part = { name: `${list.name} and ${next.name}`, ...both };
    return [{ list, part, again: { ...list, name: `${part.name}: first again` }, filter }];
  });
};

/** The first page of each filtered list, in a small size. */
const cutParts = (tried: Tried, size: string): SubPart[] =>
  firstParts(tried).map(([filter, list]) => ({
    list,
    part: { ...list, name: `${list.name}, small page`, query: { ...list.query, [size]: CUT } },
    again: { ...list, name: `${list.name}, again` },
    filter,
  }));

const bare = (name: string): Part => ({ name, query: {}, picked: [] });

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
  const tried = filters.flatMap((filter) => {
    const parameter = parameterOf(operation, filter.parameter);
    if (!parameter) return [];
    return partsOf(context, parameter, filter, places?.rows ?? "").map((part) => [filter, part] as const);
  });
  const range = rangeOf(filters);
  const hasHalves = range !== undefined && tried.some(([filter]) => filter === range.before);
  const { whole: days = {}, halves = [] } = range && !hasHalves ? rangeByDate(range) : {};
  const request = ({ query, picked }: Part): CaseRequest => ({
    ...base,
    parameters: { ...base.parameters, query: { ...base.parameters.query, ...sized, ...days, ...query } },
    substitutions: [
      ...Object.keys(query).reduce<readonly Substitution[]>(
        (left, name) => withoutSubstitution(left, "query", `/${escapeToken(name)}`),
        base.substitutions,
      ),
      ...picked,
    ],
  });
  const partStep = (part: Part): Step =>
    stepOf(id, "relation", operation, { name: part.name, request: request(part), isNeeded: part.name === WHOLE });
  const figures = [
    ...new Set([...sumsOf(context, operation).map(({ figure }) => figure), ...(range?.before.adds ?? [])]),
    ...(hasHalves && places?.total !== undefined ? [places.total] : []),
  ];
  const distinct = distinctParts(context, operation);
  // What is said of the order is checked in every response.
  const sorted = sort?.options.map(({ value }) => partWith(sort.name, value)) ?? [];
  const parts = [...tried.map(([, part]) => part), ...halves, ...distinct.flatMap(([, own]) => own), ...sorted];
  const moving = changingMembers(context.contract, operation);
  const combined = combinedParts(tried);
  const cut = walk ? cutParts(tried, walk.size.name) : [];
  const unions = places ? unionsOf(context, operation, tried, places.rows) : [];
  const claims: Claim[] = [
    // Each row has one of the two values, so the totals add up.
    ...unions.map(({ filter, one, other, both }) => ({
      kind: "halves" as const,
      whole: both.name,
      last: both.name,
      parts: [one.name, other.name] as const,
      figures: places?.total === undefined ? [] : [places.total],
      specPointer: filter.specPointer,
    })),
    ...combined.flatMap(({ list, part, again, filter }): Claim[] =>
      places ? [{ kind: "filtered", whole: list.name, part: part.name, last: again.name, places, filter }] : [],
    ),
    ...cut.flatMap(({ list, part, again }): Claim[] =>
      walk
        ? [
            {
              kind: "filtered-page",
              list: list.name,
              page: part.name,
              last: again.name,
              places: walk.places,
              size: CUT,
              listSize: wholeSize(context, walk.size),
            },
          ]
        : [],
    ),
    ...filteredClaims(places, [...tried, ...unions.map(({ filter, both }) => [filter, both] as const)]),
    ...runningClaims(context, operation),
    ...(range && figures.length > 0
      ? [
          {
            kind: "halves",
            whole: WHOLE,
            last: LAST,
            parts: [`${range.before.parameter} middle`, `${range.from.parameter} middle`],
            figures,
            specPointer: range.before.specPointer,
          } as const,
        ]
      : []),
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
  return [
    {
      id,
      groups: [
        [partStep(bare(WHOLE))],
        ...[...parts, ...unions.map(({ both }) => both)].map((part) => [partStep(part)]),
        [partStep(bare(LAST))],
        ...[...combined, ...cut].flatMap(({ part, again }) => [[partStep(part)], [partStep(again)]]),
      ],
      claims,
    },
  ];
}

/** A range that ends before it starts must be refused (`notBefore`). */
export function reversedRangeCases(context: PlanContext, operation: Operation): Case[] {
  return readList(context, operation).filters.flatMap(({ parameter, notBefore }): Case[] => {
    if (notBefore === undefined) return [];
    const base = exampleRequest(context, operation);
    const query = {
      ...base.parameters.query,
      [notBefore]: "2026-02-02T00:00:00Z",
      [parameter]: "2026-02-01T00:00:00Z",
    };
    const request = { ...base, parameters: { ...base.parameters, query } };
    const reason = `query ${parameter} is before ${notBefore}`;
    return [brokenInput({ operation, name: `query ${parameter} before ${notBefore}`, request, reason })];
  });
}
