import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import type { JsonObject } from "../../json.ts";
import type { Received } from "../answer.ts";
import { conformanceFindings, documentedAnswer } from "./conformance.ts";

const thing = {
  type: "object",
  unevaluatedProperties: false,
  required: ["id"],
  properties: { id: { type: "integer" } },
};
const json = (schema: JsonObject) => ({ "application/json": { schema } });

/** The findings about a response to an operation with these responses: "check · place: message (spec pointer)". */
function found(responses: JsonObject, answer: Received, method = "get"): string[] {
  const { operation, context } = smallSpec({ responses }, { method });
  return conformanceFindings(operation, answer, context.validate).map(
    ({ check, where, message, specPointer }) =>
      `${check} · ${where}: ${message} (${specPointer.replace(`/paths/~1thing/${method}/responses`, "…")})`,
  );
}

describe("the documented answer", () => {
  const { operation } = smallSpec({ responses: { default: {}, "4XX": {}, "404": {}, "5xx": {} } });
  it.for([
    [404, "404"],
    [403, "4XX"],
    [499, "4XX"],
    [500, "5xx"],
    [200, "default"],
  ] as const)("for status %i is %s, the most specific one", ([status, name]) => {
    expect(documentedAnswer(operation, status)?.status).toBe(name);
  });

  it("is missing when neither the status nor its range is documented", () => {
    expect(documentedAnswer(smallSpec({ responses: { "404": {}, "5XX": {} } }).operation, 400)).toBeUndefined();
  });
});

describe("the status of an answer", () => {
  const ok = { "200": { description: "Done." }, "404": { description: "Gone." } };

  it("is reported as a server failure, and as nothing else, from 500 upwards, even when it is documented", () => {
    const broken = { "500": { content: json(thing) } };
    expect(found(broken, received(500, ""))).toEqual([
      "server-error · response 500: the server failed (/paths/~1thing/get)",
    ]);
    expect(found(ok, received(599, "a\n  b"))).toEqual([
      "server-error · response 599: the server failed: a b (/paths/~1thing/get)",
    ]);
  });

  it("is reported with at most 120 characters of the body", () => {
    const [said = ""] = found(ok, received(500, "x".repeat(121)));
    expect(said).toContain(`the server failed: ${"x".repeat(120)} (`);
  });

  it("is not reported as a server failure at 499", () => {
    expect(found(ok, received(499))).toEqual([
      "undocumented-status · response 499: the status is not documented (documented: 200, 404) (…)",
    ]);
  });

  it.for<[number, Record<string, string>, string]>([
    [302, { location: "https://elsewhere.example/a?token=1" }, ", it redirects to https://elsewhere.example"],
    [300, { location: "/login" }, ", it redirects"],
    [399, { location: "data:text/plain,a" }, ", it redirects"],
    [302, {}, ""],
    [299, { location: "https://elsewhere.example" }, ""],
    [400, { location: "https://elsewhere.example" }, ""],
  ])("is reported with the redirect target for %i with the headers %o: %j", ([status, headers, words]) => {
    expect(found(ok, received(status, undefined, { headers }))).toEqual([
      `undocumented-status · response ${status}: the status is not documented (documented: 200, 404)${words} (…)`,
    ]);
  });
});

describe("the headers of an answer", () => {
  const responses = {
    "200": {
      headers: {
        "X-Count": { required: true, schema: { type: "integer", minimum: 1 } },
        "X-Names": { schema: { type: "array", items: { enum: ["a", "b"] } } },
        "X-Free": { required: true },
        "X-On": { schema: { type: "boolean" } },
      },
    },
  };
  const fine = { "x-count": "7", "x-free": "" };
  const place = "…/200/headers";

  it.for<[string, Record<string, string>, string[]]>([
    ["all required headers", fine, []],
    ["lists and flags as text", { ...fine, "x-names": "a, b", "x-on": "true" }, []],
    ["any value of a header without a schema", { ...fine, "x-free": "\u0000" }, []],
    [
      "a required header missing",
      { "x-free": "1" },
      [`header · response 200 header x-count: the header is missing (${place}/X-Count/schema)`],
    ],
    [
      "a required header without a schema missing",
      { "x-count": "1" },
      [`header · response 200 header x-free: the header is missing (${place})`],
    ],
    [
      "a number below its minimum",
      { ...fine, "x-count": "0" },
      [`header · response 200 header x-count: must be integer (${place}/X-Count/schema/type)`],
    ],
    [
      "a word instead of a number",
      { ...fine, "x-count": "many" },
      [`header · response 200 header x-count: must be integer (${place}/X-Count/schema/type)`],
    ],
    [
      "an unknown word in a list",
      { ...fine, "x-names": "a,c" },
      [`header · response 200 header x-names: must be array (${place}/X-Names/schema/type)`],
    ],
  ])("are checked with %s", ([, headers, expected]) => {
    expect(found(responses, received(200, undefined, { headers }))).toEqual(expected);
  });

  it("are the only part checked for HEAD and for statuses without a body", () => {
    const bodied = {
      "200": { content: json(thing) },
      "204": { content: json(thing) },
      "304": { content: json(thing) },
    };
    expect(found(bodied, received(200, "<p>"), "head")).toEqual([]);
    expect(found(bodied, received(204, "<p>"))).toEqual([]);
    expect(found(bodied, received(304, "<p>"))).toEqual([]);
    expect(found({ "205": {} }, received(205, "<p>"))).toEqual([]);
    expect(found(bodied, received(200, "<p>"))).toHaveLength(1);
  });
});

describe("the content type of an answer", () => {
  const responses = { "200": { content: { ...json(thing), "text/plain": {} } }, "202": { description: "Later." } };
  const typed = (contentType: string | undefined, body: unknown = { id: 1 }) =>
    found(responses, {
      ...received(200, body),
      headers: new Map(contentType === undefined ? [] : [["content-type", contentType]]),
    });

  it.for([
    "application/json",
    "application/json; charset=utf-8",
    'application/json; charset="UTF-8"',
    "Application/JSON;charset=Utf-8",
  ])("%s matches the documented one", (contentType) => {
    expect(typed(contentType)).toEqual([]);
  });

  it("is reported when it is missing or not documented", () => {
    const wanted = "content-type · response 200 content-type: must be application/json or text/plain, but is";
    expect(typed(undefined)).toEqual([`${wanted} missing (…/200)`]);
    expect(typed("text/html")).toEqual([`${wanted} text/html (…/200)`]);
  });

  it("is reported with a charset other than UTF-8 only when it is JSON", () => {
    expect(typed("application/json; charset=iso-8859-1")).toEqual([
      "charset · response 200 content-type: must be utf-8, but is iso-8859-1 (…/200)",
    ]);
    expect(typed("text/plain; charset=iso-8859-1", "hello")).toEqual([]);
  });

  it("is reported with a body when no body is documented", () => {
    expect(found(responses, received(202))).toEqual([]);
    expect(found(responses, received(202, { a: 1 }))).toEqual([
      "undocumented-body · response 202 content-type: the answer has a body (application/json), but the spec documents none (…/202)",
    ]);
  });
});

const plain = (schemaOfText: JsonObject, text: string, value?: unknown) =>
  found(
    { "200": { content: { "text/plain": { schema: schemaOfText } } } },
    received(200, text, { headers: { "content-type": "text/plain" }, json: value }),
  );

describe("the body of an answer", () => {
  const responses = { "200": { content: json(thing) } };
  const schema = "…/200/content/application~1json/schema";

  it.for<[string, Received, string[]]>([
    ["a valid value", received(200, { id: 1 }), []],
    [
      "a member of the wrong type",
      received(200, { id: "1" }),
      [`schema · response 200 /id: must be integer (${schema}/properties/id/type)`],
    ],
    [
      "a missing member",
      received(200, {}),
      [`schema · response 200 body: must have required property 'id' (${schema}/required)`],
    ],
    [
      "an undocumented member",
      received(200, { id: 1, more: 2 }),
      [
        `undocumented-field · response 200 body: has the undocumented property 'more' (${schema}/unevaluatedProperties)`,
      ],
    ],
    [
      "a text that is not JSON",
      { ...received(200, "<p>"), headers: new Map([["content-type", "application/json"]]) },
      [`not-json · response 200: the body is not JSON: <p> (${schema})`],
    ],
    [
      "an empty text",
      { ...received(200, ""), headers: new Map([["content-type", "application/json"]]) },
      [`not-json · response 200: the body is not JSON (${schema})`],
    ],
    [
      "JSON in another encoding",
      received(200, { id: 1 }, { isNoUtf8: true }),
      [`charset · response 200 body: the body is not in UTF-8: {"id":1} (${schema})`],
    ],
  ])("is checked when it is %s", ([, answer, expected]) => {
    expect(found(responses, answer)).toEqual(expected);
  });

  it("is not checked without a schema", () => {
    const page = received(200, "<p>", { headers: { "content-type": "text/html" } });
    expect(found({ "200": { content: { "text/html": { schema: { type: "integer" } } } } }, page)).toEqual([]);
    expect(found({ "200": { content: { "application/json": {} } } }, received(200, { id: "x" }))).toEqual([]);
  });

  it("is read from plain text as a string, a number or a boolean, as the schema needs", () => {
    expect(plain({ type: "integer" }, "7")).toEqual([]);
    expect(plain({ type: "object" }, '{"a":1}', { a: 1 })).toEqual([]);
    expect(plain({ type: "string", maxLength: 3 }, "four")).toEqual([
      "schema · response 200 body: must NOT have more than 3 characters (…/200/content/text~1plain/schema/maxLength)",
    ]);
    expect(plain({ type: "integer" }, "seven")).toEqual([
      "schema · response 200 body: must be integer (…/200/content/text~1plain/schema/type)",
    ]);
  });

  it("is read as JSON for a media type that ends in +json", () => {
    const problem = { "404": { content: { "application/problem+json": { schema: thing } } } };
    const answer = received(404, { id: 1 }, { headers: { "content-type": "application/problem+json" } });
    expect(found(problem, answer)).toEqual([]);
    expect(found(problem, { ...answer, json: { id: null } })).toHaveLength(1);
  });
});
