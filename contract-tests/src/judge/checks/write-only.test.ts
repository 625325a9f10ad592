import { expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import { writeOnlyFindings } from "./write-only.ts";
import { successFindings } from "./success-check.ts";

const DOOR = { type: "object", properties: { code: { type: "string", writeOnly: true }, name: { type: "string" } } };
const { context, operation } = smallSpec({
  responses: { "200": { content: { "application/json": { schema: { type: "array", items: DOOR } } } } },
});

it.for<[string, unknown, string[]]>([
  ["sends a write-only value", [{ name: "a" }, { code: "4711" }, { code: "1" }], ["response 200 /1/code"]],
  ["sends it empty", [{ code: null }], []],
  ["does not send it", [{ name: "a" }], []],
])("a response that %s", ([, json, places]) => {
  const findings = successFindings([writeOnlyFindings], { context, operation, received: received(200, json) });
  expect(findings.map(({ where }) => where)).toEqual(places);
});

it("a refusal is not searched for write-only values", () => {
  expect(
    successFindings([writeOnlyFindings], { context, operation, received: received(400, [{ code: "4711" }]) }),
  ).toEqual([]);
});
