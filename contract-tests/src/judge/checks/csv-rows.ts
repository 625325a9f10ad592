import { essenceOf } from "../../media-type.ts";
import { type Finding, findingAt } from "../finding.ts";
import { csvRows } from "../formats/csv.ts";
import type { Success } from "./success-check.ts";

/** The media type of CSV. */
export const CSV = "text/csv";
/** Finds a row of a CSV file that has another number of fields than the first row, as when a comma in a value is not quoted (RFC 4180). */
export function csvFindings({ operation, received }: Success): Finding[] {
  if (essenceOf(received.headers.get("content-type") ?? "") !== CSV) return [];
  const counts = csvRows(received.text)?.map(({ length }) => length);
  const index = counts?.findIndex((count) => count !== counts[0]);
  if (index === -1) return [];
  const message =
    counts === undefined || index === undefined
      ? "is no CSV: a quote stands inside a field that is not quoted"
      : `row ${index + 1} must have ${counts[0]} fields, as the first row, but has ${counts[index]}: quote a field with a comma, a quote or a line end`;
  return [findingAt(operation, "plausibility", received, "body", message)];
}
