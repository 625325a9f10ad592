import { describe, expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { caseOf, NO_PARAMETERS, smallSpec } from "../../../../test/support/specs/small-spec.ts";
import type { CaseBody } from "../../../plan/case.ts";
import { REQUEST_CHECKS } from "./request-values.ts";
import { successFindings } from "../success-check.ts";

const TEXT = { type: "string" };
const SCHEMA = {
  type: "object",
  properties: {
    key: { ...TEXT, "x-same-as": { request: "path/key" } },
    order: { ...TEXT, "x-same-as": { request: "query/order" } },
    shop: { ...TEXT, "x-same-as": { request: "query/shop", only: ["north", "south"] } },
    state: {
      ...TEXT,
      "x-same-as": { request: "body/decision", values: { reject: "rejected", accept: ["active", "ended"] } },
    },
    host: { ...TEXT, "x-same-as": { request: "header/Origin", part: "host" } },
    count: { type: "integer", "x-same-as": { request: "body/item/count" } },
    mediaType: { ...TEXT, "x-same-as": { request: "header/Content-Type" } },
    version: { ...TEXT, "x-same-as": { document: "/info/version" } },
    link: { ...TEXT, "x-contains": "1/code" },
  },
};
const { operation, context } = smallSpec(
  {
    parameters: [
      { name: "key", in: "path", required: true, schema: TEXT },
      { name: "order", in: "query", schema: { ...TEXT, enum: ["new", "old"], default: "new" } },
      { name: "shop", in: "query", schema: TEXT },
    ],
    responses: { "200": { content: { "application/json": { schema: SCHEMA } } } },
  },
  { path: "/things/{key}", document: { info: { version: "1.2.0" } } },
);

interface Asked {
  readonly path?: object;
  readonly query?: object;
  readonly header?: object;
  readonly body?: CaseBody;
}

function found(json: unknown, { body, ...asked }: Asked = {}, status = 200): string[] {
  const parameters = { ...NO_PARAMETERS, ...asked } as typeof NO_PARAMETERS;
  const { request } = caseOf(operation, { outcome: "lawful" }, { parameters, body });
  return successFindings(REQUEST_CHECKS, { context, operation, request, received: received(status, json) }).map(
    ({ check, where, message }) => `${check} ${where}: ${message}`,
  );
}
const sent = (value: unknown): CaseBody => ({ mediaType: "application/json", value, isEncrypted: false });

describe("a value that the request has", () => {
  it.for<[string, unknown, Asked, string[]]>([
    ["accepts what a value of the request means", { state: "ended" }, { body: sent({ decision: "accept" }) }, []],
    [
      "accepts any value when that of the request has no meaning",
      { state: "x" },
      { body: sent({ decision: "y" }) },
      [],
    ],
    [
      "rejects another value than the one that is meant",
      { state: "rejected" },
      { body: sent({ decision: "accept" }) },
      ['consistency response 200 /state: must be "active" or "ended", as requested, but is "rejected"'],
    ],
    ["accepts the value of the path", { key: "a" }, { path: { key: "a" } }, []],
    [
      "rejects another value",
      { key: "b" },
      { path: { key: "a" } },
      ['consistency response 200 /key: must be "a", as requested, but is "b"'],
    ],
    ["accepts the default of a parameter that was not sent", { order: "new" }, {}, []],
    [
      "rejects another value than that default",
      { order: "old" },
      {},
      ['consistency response 200 /order: must be "new", as requested, but is "old"'],
    ],
    ["skips an invalid value of a parameter", { order: "new" }, { query: { order: "odd" } }, []],
    ["skips a value that the annotation does not name", { shop: "north" }, { query: { shop: "elsewhere" } }, []],
    [
      "rejects another value than the one it names",
      { shop: "north" },
      { query: { shop: "south" } },
      ['consistency response 200 /shop: must be "south", as requested, but is "north"'],
    ],
    ["accepts the host of the origin", { host: "a.example" }, { header: { Origin: "https://a.example:8443" } }, []],
    [
      "rejects another host",
      { host: "localhost" },
      { header: { Origin: "https://a.example" } },
      ['consistency response 200 /host: must be "a.example", as requested, but is "localhost"'],
    ],
    ["skips a host when no origin was sent", { host: "localhost" }, {}, []],
    [
      "rejects another value than that of the body",
      { count: 2 },
      { body: sent({ item: { count: 3 } }) },
      ["consistency response 200 /count: must be 3, as requested, but is 2"],
    ],
    [
      "rejects another media type than that of the body",
      { mediaType: "image/jpeg" },
      { body: { mediaType: "image/png", base64: "AA==" } },
      ['consistency response 200 /mediaType: must be "image/png", as requested, but is "image/jpeg"'],
    ],
    ["accepts the value of the spec", { version: "1.2.0" }, {}, []],
    [
      "rejects another value than that of the spec",
      { version: "9.0.0" },
      {},
      ['consistency response 200 /version: must be "1.2.0", as in the spec, but is "9.0.0"'],
    ],
  ])("%s", ([, json, asked, expected]) => {
    expect(found(json, asked)).toEqual(expected);
  });

  it("is not judged in a refusal", () => {
    expect(found({ key: "b" }, { path: { key: "a" } }, 404)).toEqual([]);
  });
});

describe("a text that contains another value", () => {
  it.for<[string, unknown, string[]]>([
    ["accepts the value", { code: "ABC", link: "https://a.example/?code=ABC" }, []],
    ["accepts the value in the form of an address", { code: "A B", link: "https://a.example/?code=A%20B" }, []],
    [
      "rejects a text without it",
      { code: "ABC", link: "https://a.example/" },
      ['consistency response 200 /link: must contain "ABC", the value of code'],
    ],
    ["skips a missing value", { link: "https://a.example/" }, []],
  ])("%s", ([, json, expected]) => {
    expect(found(json)).toEqual(expected);
  });
});
