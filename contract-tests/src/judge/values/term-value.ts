import { escapeToken, isObject, valueAt, type JsonObject } from "../../json.ts";
import type { CaseRequest } from "../../plan/case.ts";
import type { TermPlace } from "../../plan/read/terms.ts";
import { decimalOf, momentOf } from "./numbers.ts";
import { hasMembers } from "./comparison.ts";
import { valuesAt, type ValuePlace } from "./values-at.ts";

/** The number in a value: a decimal, or a moment in milliseconds. */
export const numberIn = (value: unknown): bigint | undefined => decimalOf(value) ?? decimalOf(momentOf(value));

const allOf = (values: readonly (bigint | undefined)[]): bigint[] | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
};

/** Whether a page, the latest row first, goes back behind the range of times that is asked for, so that it has all rows of the range. */
const reachesBehind = (rows: readonly ValuePlace[], where: JsonObject): boolean =>
  Object.entries(where).some(([name, wanted]) => {
    const start = isObject(wanted) && "before" in wanted ? momentOf(wanted["from"]) : undefined;
    const [latest, earliest] = [rows[0], rows.at(-1)].map((row) =>
      momentOf(valueAt(row?.value, `/${escapeToken(name)}`)),
    );
    if (start === undefined || latest === undefined || earliest === undefined) return false;
    return latest > earliest && earliest < start;
  });

/** The number of a place in an answer: of its one value, or taken from all of its values. */
export function numberAt(json: unknown, { pointer, take, where, total, values }: TermPlace): bigint | undefined {
  const numberOf = (value: unknown) => numberIn(values ? values[String(value)] : value);
  if (take === undefined) return numberOf(valueAt(json, pointer));
  const last = pointer.lastIndexOf("/*");
  const [rows, field] = [pointer.slice(0, last), pointer.slice(last + "/*".length)];
  // Without the list, nothing is known of its rows.
  if (last === -1 || valuesAt(json, rows).length === 0) return undefined;
  const all = valuesAt(json, `${rows}/*`);
  const isWhole = total === undefined || valueAt(json, total) === all.length;
  if (!isWhole && !reachesBehind(all, where)) return undefined;
  const meant = all.filter(({ value }) => hasMembers(value, where));
  if (take === "count") return decimalOf(meant.length);
  const numbers = allOf(meant.map(({ value }) => numberOf(valueAt(value, field))));
  if (!numbers) return undefined;
  if (take === "sum") return numbers.reduce((sum, number) => sum + number, 0n);
  const isFurther = (one: bigint, other: bigint) => (take === "maximum" ? one > other : one < other);
  const [first, ...more] = numbers;
  return more.reduce((found, number) => (found === undefined || isFurther(number, found) ? number : found), first);
}

/** What a request carried at `query/NAME`, `path/NAME`, `header/NAME` or `body/POINTER`, or its size in `bytes`. */
export function requestedValue({ parameters, body }: CaseRequest, asked: string): unknown {
  if (asked === "bytes") return body && "base64" in body ? Buffer.byteLength(body.base64, "base64") : undefined;
  const [place = "", ...names] = asked.split("/");
  if (place === "body") return body && "value" in body ? valueAt(body.value, `/${names.join("/")}`) : undefined;
  if (place !== "path" && place !== "query" && place !== "header") return undefined;
  const wanted = names.join("/").toLowerCase();
  return Object.entries(parameters[place]).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
