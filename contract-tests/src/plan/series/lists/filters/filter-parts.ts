import type { Operation, Parameter } from "../../../../spec/contract.ts";
import { escapeToken, objectOr, type JsonObject } from "../../../../json.ts";
import type { PlanContext } from "../../../context.ts";
import type { MomentForm, Pick, Substitution } from "../../../case.ts";
import { dereference, typesOf } from "../../../read/schemas.ts";
import { CASE_DOES_NOT_MATTER } from "../../../read/letter-case.ts";
import type { Filter } from "../../../read/lists/list-filters.ts";
import { asText } from "../../../read/parameter-text.ts";

/** The step with the whole list. */
export const WHOLE = "whole";
/** Of a longer enum, only this many values are tried. */
const MOST_MEMBERS = 20;
/** Texts and ids that match nothing. */
const NOTHING = ["zqxjkvbzqxjkvb", "ZQXJKVB", "999999999999999"];
/** Limits to try. */
const LIMITS = [1, 3];

/** One request of the series: for the whole list, or for a part of it. */
export interface Part {
  readonly name: string;
  readonly query: JsonObject;
  readonly picked: readonly Substitution[];
  /** Whether a server may refuse the value. */
  readonly isOdd?: true;
}

export const parameterOf = ({ parameters }: Operation, name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.place === "query" && parameter.name === name);

export const partWith = (name: string, value: unknown): Part => ({
  name: `${name} ${String(value)}`,
  query: { [name]: value },
  picked: [],
});

/** @param isList whether the parameter takes a list of values, of which the picked one is the only one */
const partPicked = (label: string, name: string, source: Pick, isList = false): Part => ({
  name: `${name} ${label}`,
  // The real value is filled in once the whole list is known.
  query: { [name]: isList ? [""] : "" },
  picked: [{ place: "query", pointer: `/${escapeToken(name)}${isList ? "/0" : ""}`, source }],
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

/** All values of an enum, or those of the members of a list. */
export function allOfEnum(document: JsonObject, schema: unknown): unknown[] {
  const { enum: values, items } = dereference(document, schema);
  return [values ?? dereference(document, items)["enum"] ?? []].flat();
}

/** The values of an enum that are tried, or those of the members of a list. */
export const valuesOfEnum = (document: JsonObject, schema: unknown): unknown[] =>
  allOfEnum(document, schema).slice(0, MOST_MEMBERS);

/** The requests for each value of a parameter that takes a list, and for each with the next one. */
export function memberParts(name: string, values: readonly unknown[]): Part[] {
  const pairs = values.slice(1).map((value, index) => [values[index], value]);
  return [...values.map((value) => [value]), ...pairs].map((asked) => partWith(name, asked));
}

/** The parts of a search for a word of one row, for a word of another row, and for both words. */
export const WORD_PARTS = { one: "of the first", other: "of another", both: "of the first and of another" } as const;

function wordParts(name: string, picking: (take: Pick["take"], form: Pick["form"]) => Pick): Part[] {
  const { one, other, both } = WORD_PARTS;
  return [
    partPicked(one, name, picking("first", "word")),
    partPicked(other, name, picking("other", "word")),
    partPicked(both, name, picking("other", "word after the first")),
    partPicked("of an order", name, picking("first", "beginning of a later row")),
  ];
}

const odd = (part: Part): Part => ({ ...part, isOdd: true });

/** Characters that stand for any text in a pattern of SQL. */
const WILDCARDS = ["%", "_"];

/** Names of parameters whose value is a name of something, and not a text that is searched for. */
const NAMES_SOMETHING = /(?:id|code|key|tag|type|kind|category|slug|sku|number)$/i;

/** How words say that a search finds a text anywhere in a value. */
const CONTAINS = /\bcontain/i;

/** The requests that test a filter. */
export function partsOf(
  context: PlanContext,
  parameter: Parameter,
  { match, fields, wholeFields = [], values, members: told, isInferred, bestFirst = [], hasEveryWord }: Filter,
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
  const types = typesOf(resolved);
  const isList = types.includes("array");
  const members = types.includes("boolean") ? [true, false] : valuesOfEnum(document, schema);
  if (values) {
    const others = members.map(String).filter((member) => !(member in values));
    return [...Object.keys(values), ...others].slice(0, MOST_MEMBERS).map((value) => partWith(name, value));
  }
  const byValue = (label: string, take: Pick["take"]) => partPicked(label, name, picking(take, "value"), isList);
  const ofFirst = field === undefined ? [] : [byValue("of the first", "first")];
  if (isList && members.length > 0) return memberParts(name, members);
  const ofLast = field === undefined ? [] : [byValue("of the last", "last")];
  if (members.length > 0) return [...ofFirst, ...ofLast, ...members.map((member) => partWith(name, member))];
  if (match === "from" || match === "before" || match === "through") {
    const as = momentForm(document, parameter);
    if (field === undefined) return [];
    return ENDS.map(([label, take, later]) => partPicked(label, name, picking(take, { later, as })));
  }
  if (match === "listed" && told)
    return [...told, told.slice(0, 2).join(","), told.slice(-2).join(",")].map((value) => partWith(name, value));
  if (match === "listed")
    return asText(resolved["default"] ?? "")
      .split(",")
      .map((value) => partWith(name, value));
  const nothing = nothingLike(context, parameter);
  const [shown = field] = bestFirst;
  const twoWords =
    hasEveryWord && shown !== undefined
      ? wordParts(name, (take, form) => ({ ...picking(take, form), field: shown }))
      : [];
  if (field === undefined) return [...twoWords, ...nothing];
  const asBeginning = (label: string, place = field) =>
    odd(partPicked(label, name, { ...picking("first", "without its last letter"), field: place }, isList));
  if (match === "equal" || isList) {
    const isName = match === "equal" && (!isInferred || NAMES_SOMETHING.test(name));
    const beginnings = isName ? [asBeginning("of a beginning")] : [];
    return [...ofFirst, byValue("of another", "other"), byValue("of the last", "last"), ...beginnings, ...nothing];
  }
  const ignoresCase =
    (objectOr(schema)["x-ignores-case"] ?? resolved["x-ignores-case"]) === true ||
    (isInferred && CASE_DOES_NOT_MATTER.test(parameter.description));
  const isInside = match === "contains" && (!isInferred || CONTAINS.test(parameter.description));
  const byField = fields.flatMap((it, index): Part[] => {
    const which = index === 0 ? "" : ` ${it.slice(1)}`;
    const word = (label: string, take: Pick["take"], form: Pick["form"]) =>
      partPicked(`of ${label}${which}`, name, { ...picking(take, form), field: it });
    return [
      word("the first", "first", "word"),
      word("another", "other", "word"),
      // An index of words finds only their beginnings.
      ...(isInside ? [word("the inside of the first", "first", "word without its first letter")] : []),
      ...(ignoresCase ? [word("the first in other letter case", "first", "word in other case")] : []),
    ];
  });
  const ofBoth = twoWords.filter((part) => byField.every((it) => it.name !== part.name));
  const asWhole = wholeFields.flatMap((it) => [
    partPicked(`of the first ${it.slice(1)}`, name, { ...picking("first", "value"), field: it }),
    asBeginning(`of a beginning of ${it.slice(1)}`, it),
  ]);
  const wildcards = isInferred ? [] : WILDCARDS.map((it) => odd(partWith(name, it)));
  return [...byField, ...ofBoth, ...asWhole, ...wildcards, ...nothing];
}
