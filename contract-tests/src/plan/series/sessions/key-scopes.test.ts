import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../../test/support/context.ts";
import { keyScopeSeries } from "./login-rules.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** The keys of an API, and an operation that takes one. */
function seriesOf(description: string, scopes: string[]) {
  const key = {
    type: "object",
    required: ["name", "scopes"],
    properties: { name: text, scopes: { type: "array", minItems: 1, items: { enum: scopes } } },
  };
  const made = { type: "object", properties: { id: text, secret: text } };
  const document = {
    openapi: "3.1.0",
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
    paths: {
      "/keys": { post: { operationId: "create", requestBody: json(key), responses: { "201": json(made) } } },
      "/keys/{id}": {
        delete: {
          operationId: "revoke",
          parameters: [{ name: "id", in: "path", required: true, schema: text }],
          responses: { "204": {} },
        },
      },
      "/events": { post: { operationId: "send", description, security: [{ key: [] }], responses: { "201": {} } } },
    },
  };
  const context = { ...fixtureContext(document), mayCall: () => true };
  return keyScopeSeries(context, operationOf(context, "create"));
}

describe("a key with one scope", () => {
  it("is refused by an operation that needs another one, and removed afterwards", () => {
    const [series, ...more] = seriesOf("Needs the scope `events:write` (403 without).", ["events:write", "doors:read"]);
    const steps = series?.groups.flat() ?? [];
    expect(steps.map(({ name, expectation: { outcome } }) => [name, outcome])).toEqual([
      ["key with the scope", "answered"],
      ["use the scope", "answered"],
      ["revoke: key with the scope", "answered"],
      ["key without the scope", "answered"],
      ["use another scope", "forbidden"],
      ["revoke: key without the scope", "answered"],
    ]);
    const sent = steps.flatMap(({ request: { body } }) => (body && "value" in body ? [body.value] : []));
    expect(sent).toMatchObject([{ scopes: ["events:write"] }, { scopes: ["doors:read"] }]);
    expect(more).toEqual([]);
  });

  it.for<[what: string, words: string, scopes: string[]]>([
    ["the words name no scope", "Sends an event.", ["events:write", "doors:read"]],
    ["the other scope may mean the needed one", "Needs `events:read`.", ["events:read", "events:write"]],
    ["the scopes do not say what they are about", "Needs `read`.", ["read", "write"]],
  ])("is not tried when %s", ([, words, scopes]) => {
    expect(seriesOf(words, scopes)).toEqual([]);
  });
});
