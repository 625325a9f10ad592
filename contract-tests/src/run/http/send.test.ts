import { describe, expect, it } from "vitest";
import { NO_PARAMETERS, smallSpec } from "../../../test/support/specs/small-spec.ts";
import type { JsonObject } from "../../json.ts";
import type { CaseRequest } from "../../plan/case.ts";
import { toWire } from "./send.ts";

const requestOf = (more: Partial<CaseRequest>): CaseRequest => ({
  parameters: NO_PARAMETERS,
  body: undefined,
  authorization: { kind: "none" },
  substitutions: [],
  ...more,
});

const parameter = (name: string, where: string, more: JsonObject = {}) => ({ name, in: where, schema: {}, ...more });

describe("a request on the wire", () => {
  const { operation } = smallSpec(
    {
      parameters: [
        parameter("id", "path", { required: true }),
        parameter("ids", "query", { style: "pipeDelimited", explode: false }),
        parameter("X-List", "header", { explode: true }),
        parameter("crumbs", "cookie"),
      ],
      responses: {},
    },
    { path: "/things/{id}/{part}" },
  );
  const wireOf = (
    parameters: Partial<CaseRequest["parameters"]>,
    base = "http://a.example/v1/",
    more: Partial<CaseRequest> = {},
  ) => toWire(base, operation, requestOf({ parameters: { ...NO_PARAMETERS, ...parameters }, ...more }), undefined);

  it("has a URL of base, path with values and query", () => {
    expect(wireOf({ path: { id: "a/b" } }).url).toBe("http://a.example/v1/things/a%2Fb/1");
    expect(wireOf({ query: { ids: [1, 2], q: "a b", gone: undefined } }, "http://a.example").url).toBe(
      "http://a.example/things/1/1?ids=1%7C2&q=a%20b",
    );
    expect(wireOf({ query: { list: ["a", "b"] } }).url).toBe("http://a.example/v1/things/1/1?list=a&list=b");
  });

  it("has the accepted types, the headers in lower case, cookies and the token", () => {
    expect(wireOf({}).headers).toEqual({ accept: "application/json, */*;q=0.5" });
    expect(wireOf({ header: { "X-List": { a: 1 }, Accept: "text/html", gone: undefined } }).headers).toEqual({
      accept: "text/html",
      "x-list": "a=1",
    });
    expect(wireOf({ cookie: { crumbs: ["a;", "b"], other: 1, gone: undefined } }).headers["cookie"]).toBe(
      "crumbs=a%3B; crumbs=b; other=1",
    );
    expect(wireOf({ header: { plain: ["a", "b"] } }).headers["plain"]).toBe("a,b");
    const token = toWire(
      "http://a.example",
      operation,
      requestOf({ parameters: { ...NO_PARAMETERS, header: { authorization: "x" } } }),
      "Bearer t",
    );
    expect(token.headers["authorization"]).toBe("Bearer t");
  });

  it("has the method of the case, or else of the operation", () => {
    expect(wireOf({}).method).toBe("GET");
    expect(wireOf({}, undefined, { method: "PATCH" }).method).toBe("PATCH");
  });

  it("has the body of the case and its media type", () => {
    const body = { mediaType: "application/json", value: { a: 1 }, isEncrypted: false };
    expect(wireOf({}, undefined, { body })).toMatchObject({
      body: '{"a":1}',
      headers: { "content-type": "application/json" },
    });
    expect(wireOf({})).toMatchObject({ body: undefined });
    expect(wireOf({}).headers).not.toHaveProperty("content-type");
  });
});
