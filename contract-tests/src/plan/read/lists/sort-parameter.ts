import { objectOr, stringsOf, type JsonObject } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import { dereference } from "../dereference.ts";

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
  /** The order without the parameter; undefined when the spec does not say it. */
  readonly usual: string | undefined;
}

const NAME = /^(?:sort(?:_?by)?|order(?:_?by)?)$/i;
/** `-total`, `total:desc`, `total_desc`, `total` */
const OPTION = /^(?<minus>[-+]?)(?<field>\w+?)(?:[ :.,_](?<order>asc|desc)(?:ending)?)?$/i;

function readOption(value: string, members: readonly string[]): SortOption[] {
  const { minus, field = "", order = "" } = OPTION.exec(value)?.groups ?? {};
  if (!members.includes(field)) return [];
  return [{ value, field, order: minus === "-" || /^desc/i.test(order) ? "descending" : "ascending" }];
}

/** Reads the sort parameter of a list. @param row the schema of its rows */
export function sortParameterOf(
  document: JsonObject,
  { parameters }: Operation,
  row: JsonObject,
): SortParameter | undefined {
  const members = Object.keys(objectOr(row["properties"]));
  for (const { place, name, pointer, schema } of parameters) {
    const { enum: values, default: usual } = dereference(document, schema);
    const options = stringsOf(values).flatMap((value) => readOption(value, members));
    if (place === "query" && NAME.test(name) && options.length > 0)
      return { name, specPointer: pointer, options, usual: typeof usual === "string" ? usual : undefined };
  }
  return undefined;
}
