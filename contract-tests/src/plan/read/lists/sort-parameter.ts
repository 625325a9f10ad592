import { objectOr, stringsOf, type JsonObject } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import { dereference } from "../schemas.ts";

/** One order that a request can ask for. */
export interface SortOption {
  /** The value of the parameter. */
  readonly value: string;
  /** The member of a row. */
  readonly field: string;
  readonly order: "ascending" | "descending";
}

/** The parameter that chooses the order of a list, recognised by its name and its values. */
export interface SortParameter {
  readonly name: string;
  readonly specPointer: string;
  readonly options: readonly SortOption[];
  /** The order of rows that are equal by the field; undefined when the spec does not say it. */
  readonly ties: Pick<SortOption, "field" | "order"> | undefined;
  /** Where rows without a value come, by the order; undefined when the spec does not say it. */
  readonly gaps: Gaps;
  /** The order without the parameter; undefined when the spec does not say it. */
  readonly usual: string | undefined;
}

type End = "first" | "last";
export type Gaps = Readonly<Record<SortOption["order"], End | undefined>>;

const NAME = /^(?:sort(?:_?by)?|order(?:_?by)?)$/i;
/** `-total`, `total:desc`, `total_desc`, `total` */
const OPTION = /^(?<minus>[-+]?)(?<field>\w+?)(?:[ :.,_](?<order>asc|desc)(?:ending)?)?$/i;

function readOption(value: string, members: readonly string[]): SortOption[] {
  const { minus, field = "", order = "" } = OPTION.exec(value)?.groups ?? {};
  if (!members.includes(field)) return [];
  return [{ value, field, order: minus === "-" || /^desc/i.test(order) ? "descending" : "ascending" }];
}

/** "Equal rows are always in ascending order of `id`", "ties by id ascending", "then by `id`" */
const TIES = [
  /\b(?:equal|same|ties?|tied)\b[^.]*?\b(?<order>ascending|descending)(?: order)? (?:of|by) `?(?<field>\w+)`?/i,
  /\b(?:equal|same|ties?|tied)\b[^.]*?\bby `?(?<field>\w+)`?,? (?<order>ascending|descending)/i,
  /\bthen by `?(?<field>\w+)`?(?:,? (?<order>ascending|descending))?/i,
];

/** Reads from the words of a spec how rows that are equal by the chosen field are ordered. */
function tiesIn(description: string, members: readonly string[]): SortParameter["ties"] {
  for (const pattern of TIES) {
    const { field, order = "" } = pattern.exec(description)?.groups ?? {};
    if (field !== undefined && members.includes(field))
      return { field, order: /^desc/i.test(order) ? "descending" : "ascending" };
  }
  return undefined;
}

/** "Titles without a rating come last in either direction", "null values are listed first" */
const GAPS = /\b(?:without|null|missing|empty|unset)\b[^.]*?\b(?<end>first|last)\b(?<rest>[^.]*)/i;
const IN_BOTH = /\b(?:either|both|any|always|regardless|whatever)\b/i;

/** Reads from the words of a spec where rows without a value come. Words without a direction are about the ascending order. */
function gapsIn(description: string): Gaps {
  const { end = "", rest = "" } = GAPS.exec(description)?.groups ?? {};
  const found = end.toLowerCase();
  // "first in ascending order, last in descending order"
  const isTold = (found === "first" || found === "last") && !/\b(?:first|last)\b/i.test(rest);
  if (!isTold) return { ascending: undefined, descending: undefined };
  return { ascending: found, descending: IN_BOTH.test(rest) ? found : undefined };
}

/** Reads the sort parameter of a list. @param row the schema of its rows */
export function sortParameterOf(
  document: JsonObject,
  { parameters, description: ofOperation }: Operation,
  row: JsonObject,
): SortParameter | undefined {
  const members = Object.keys(objectOr(row["properties"]));
  for (const { place, name, pointer, schema, description } of parameters) {
    const { enum: values, default: usual } = dereference(document, schema);
    const options = stringsOf(values).flatMap((value) => readOption(value, members));
    if (place === "query" && NAME.test(name) && options.length > 0)
      return {
        name,
        specPointer: pointer,
        options,
        ties: tiesIn(description, members) ?? tiesIn(ofOperation, members),
        gaps: gapsIn(description),
        usual: typeof usual === "string" ? usual : undefined,
      };
  }
  return undefined;
}
