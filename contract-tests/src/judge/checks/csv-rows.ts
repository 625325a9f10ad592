import { essenceOf } from "../../media-type.ts";
import type { Operation } from "../../spec/contract.ts";
import type { Answer } from "../answer.ts";
import { findingAbout, type Finding } from "../finding.ts";

const CSV = "text/csv";
/** One field of RFC 4180 with what ends it: quoted text, in which two quotes stand for one, or text without quotes and commas. */
const FIELD = /(?:"(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;

/** The number of fields in each row of a CSV text; undefined when it is no CSV. */
function fieldCounts(text: string): number[] | undefined {
  const counts: number[] = [];
  const field = new RegExp(FIELD);
  let inRow = 0;
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (!found) return undefined;
    inRow += 1;
    if (found[1] === ",") continue;
    counts.push(inRow);
    inRow = 0;
  }
  return counts;
}

/** Finds a row of a CSV file that has another number of fields than the first row, as when a comma in a value is not quoted (RFC 4180). */
export function csvFindings(operation: Operation, received: Answer): Finding[] {
  if ("failure" in received || !operation.profile.isAccepted(received)) return [];
  if (essenceOf(received.headers.get("content-type") ?? "") !== CSV) return [];
  const counts = fieldCounts(received.text);
  const index = counts?.findIndex((count) => count !== counts[0]);
  if (index === -1) return [];
  const message =
    counts === undefined || index === undefined
      ? "is no CSV: a quote stands inside a field that is not quoted"
      : `row ${index + 1} must have ${counts[0]} fields, as the first row, but has ${counts[index]}: quote a field with a comma, a quote or a line end`;
  return [findingAbout(operation, "plausibility", { where: `response ${received.status} body`, message })];
}
