import { objectOr, replaceAt, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess, withJson, type Change } from "../../support/changes.ts";
import type { ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";

export type Row = Readonly<Record<string, unknown>>;

export const CONTENT = "/value/content";
export const HOUR_MS = 3_600_000;

const urlOf = ({ address }: ProxiedRequest): URL => new URL(address, "http://localhost");

/** Returns the value of a query parameter of the request. */
export const asked = (request: ProxiedRequest, name: string): string | null => urlOf(request).searchParams.get(name);

/** Returns the request with changed query parameters; `undefined` removes a parameter. */
export function asking(request: ProxiedRequest, changes: Readonly<Record<string, string | undefined>>): ProxiedRequest {
  const url = urlOf(request);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return { ...request, address: url.pathname + url.search };
}

export const inLanguage = (request: ProxiedRequest, language: string): ProxiedRequest => ({
  ...request,
  headers: { ...request.headers, "accept-language": language },
});

/** Returns the rows of a list inside a value. */
export const listOf = (value: unknown, pointer: string = "/content"): readonly Row[] => {
  const found = pointer === "" ? value : valueAt(value, pointer);
  return Array.isArray(found) ? found.map(objectOr) : [];
};

export const rowsOf = (answer: ProxiedAnswer, pointer: string = CONTENT): readonly Row[] =>
  listOf(jsonOf(answer), pointer);

export const numberAt = (answer: ProxiedAnswer, pointer: string): number => Number(valueAt(jsonOf(answer), pointer));

/** Returns the response with another value at a place. */
export const put = (answer: ProxiedAnswer, pointer: string, value: unknown): ProxiedAnswer =>
  withJson(answer, replaceAt(jsonOf(answer), pointer, value));

/** Changes the list of rows in each successful response. */
export const rows = (
  change: (rows: readonly Row[], request: ProxiedRequest) => readonly unknown[],
  pointer: string = CONTENT,
): Plant => onSuccess((answer, request) => put(answer, pointer, change(rowsOf(answer, pointer), request)));

/** Changes each row. */
export const eachRow = (change: (row: Row) => Row, pointer?: string): Plant =>
  rows((all) => all.map((row) => change(row)), pointer);

/** Changes only the last row. */
export const lastRow = (change: (row: Row) => Row, pointer?: string): Plant =>
  rows((all) => all.map((row, index) => (index === all.length - 1 ? change(row) : row)), pointer);

/** Answers as if another request had been sent. A refused request stays refused; `undefined` means no other request. */
export const misreads =
  (misread: (request: ProxiedRequest) => ProxiedRequest | undefined, then: Change = (answer) => answer): Plant =>
  () =>
  async (request, forward) => {
    const right = await forward(request);
    const other = misread(request);
    if (!isSuccess(right) || other === undefined) return right;
    const answer = await forward(other);
    return isSuccess(answer) ? then(answer, request) : right;
  };

/** Reads a query parameter wrongly. */
export const misreadsQuery = (name: string, misread: (value: string) => string | undefined): Plant =>
  misreads((request) => {
    const value = asked(request, name);
    if (value === null) return undefined;
    const other = misread(value);
    return other === value ? undefined : asking(request, { [name]: other });
  });

export const money = (value: number): string => value.toFixed(2);
export const moved = (moment: unknown, byMs: number): string =>
  new Date(Date.parse(String(moment)) + byMs).toISOString();
