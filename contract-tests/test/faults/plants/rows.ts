import { objectOr, valueAt } from "../../../src/json.ts";
import { jsonOf, onSuccess } from "../../support/changes.ts";
import type { ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "./answers.ts";

export type Row = Readonly<Record<string, unknown>>;

export const CONTENT = "/value/content";

/** Returns the rows of a list inside a value. */
export const listOf = (value: unknown, pointer: string = "/content"): readonly Row[] => {
  const found = pointer === "" ? value : valueAt(value, pointer);
  return Array.isArray(found) ? found.map(objectOr) : [];
};

/** Returns the rows of a list inside a response. */
export const rowsOf = (answer: ProxiedAnswer, pointer: string = CONTENT): readonly Row[] =>
  listOf(jsonOf(answer), pointer);

/** Returns the row of a list that has the id in the path of the request, before its last part. */
export const rowInPath = (value: unknown, { address }: ProxiedRequest): Row | undefined =>
  listOf(value).find(({ id }) => id === address.split("?")[0]?.split("/").at(-2));

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
