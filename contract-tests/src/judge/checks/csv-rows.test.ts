import { expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import { csvFindings } from "./csv.ts";

const { operation, context } = smallSpec({ responses: {} });
const csv = (text: string, type = "text/csv; charset=utf-8") =>
  received(200, text, { headers: { "content-type": type } });

it.for<[string, string, string[]]>([
  ["rows of equal length", "id,name\r\n1,Rahim\r\n2,\r\n", []],
  ["quoted commas, quotes and line ends", 'id,name\n1,"a, ""b""\nc"\n', []],
  ["no rows", "", []],
  [
    "a comma that is not quoted",
    "id,name\n1,Rahim, Karim\n",
    ["row 2 must have 2 fields, as the first row, but has 3: quote a field with a comma, a quote or a line end"],
  ],
  ["a quote inside a field", 'id,name\n1,a "b" c\n', ["is no CSV: a quote stands inside a field that is not quoted"]],
])("a CSV file with %s", ([, text, messages]) => {
  expect(csvFindings({ context, operation, received: csv(text) }).map(({ message }) => message)).toEqual(messages);
});

it("other files have no rows to count", () => {
  expect(csvFindings({ context, operation, received: csv("a,b\nc", "text/plain") })).toEqual([]);
});
