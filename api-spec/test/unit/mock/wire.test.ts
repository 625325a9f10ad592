import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { withCacheHeaders } from "../../../src/mock/http/caching.ts";
import { compressed } from "../../../src/mock/http/compression.ts";
import { corsHeaders, isLocalOrigin, preflightHeaders } from "../../../src/mock/http/cors.ts";
import { readPrefer } from "../../../src/mock/http/prefer.ts";
import { createRouteTable, type Operation } from "../../../src/mock/http/route-table.ts";
import { readIdToken } from "../../../src/mock/handlers/third-party-token.ts";
import { codeOfStatus } from "../../../src/mock/http/fault-injection.ts";
import { judge, MOCK_BREAKS_SPEC } from "../../../src/mock/http/verdict.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

const varyOf = (bytes: number, headers: Record<string, string>) =>
  compressed("x".repeat(bytes), headers, "br").headers.vary;

const allowedHeaders = (headers: Record<string, string>) => preflightHeaders(headers)["access-control-allow-headers"];

describe("an HTTP answer", () => {
  it.each([
    [1023, JSON_TYPE, "gzip", false],
    [1024, JSON_TYPE, "gzip", true],
    [1024, { "content-type": "image/webp" }, "gzip", false],
    [1024, { "content-type": "image/svg+xml" }, "gzip", true],
    [1024, { "content-type": "text/html" }, "gzip", true],
    [1024, {}, "gzip", false],
    [1024, JSON_TYPE, undefined, false],
    [1024, JSON_TYPE, "br", false],
    [1024, JSON_TYPE, "br, GZIP;q=0.1", true],
    [1024, JSON_TYPE, "gzip;q=0", false],
    [1024, JSON_TYPE, "*", true],
    [1024, JSON_TYPE, "*;q=0", false],
    [1024, JSON_TYPE, "gzip;q=0, *", false],
  ])(
    "is compressed with %i bytes, the headers %o and Accept-Encoding %s: %s",
    (bytes, headers: Record<string, string>, takes, isGzipped) => {
      const text = "x".repeat(bytes);
      const sent = compressed(text, { ...headers, vary: "Origin" }, takes);
      expect(sent.headers["content-encoding"]).toBe(isGzipped ? "gzip" : undefined);
      expect(isGzipped ? gunzipSync(sent.content).toString() : sent.content).toBe(text);
    },
  );

  it("has Vary: Accept-Encoding only when it can be compressed", () => {
    expect(varyOf(1024, JSON_TYPE)).toBe("Accept-Encoding");
    expect(varyOf(1024, { ...JSON_TYPE, vary: "Origin" })).toBe("Origin, Accept-Encoding");
    expect(varyOf(1023, { ...JSON_TYPE, vary: "Origin" })).toBe("Origin");
  });

  it.each([
    [undefined, true],
    ["http://localhost:5173", true],
    ["https://127.0.0.1", true],
    ["http://[::1]:5173", true],
    ["http://localhost.evil.example", false],
    ["https://example.com", false],
    ["null", false],
    ["", false],
  ])("D3 allows a page from %s to control the mock: %s", (origin, isLocal) => {
    expect(isLocalOrigin(origin)).toBe(isLocal);
  });

  it("can be read by every origin, with every request header", () => {
    expect(corsHeaders()["access-control-allow-origin"]).toBe("*");
    expect(corsHeaders("http://a.example")["access-control-allow-origin"]).toBe("http://a.example");
    expect([allowedHeaders({}), allowedHeaders({ "access-control-request-headers": "x-a" })]).toEqual(["*", "x-a"]);
    expect(preflightHeaders({})["access-control-max-age"]).toBe("600");
  });
});

/** The parts of an operation that the headers depend on. */
const operation = (more: object = {}): Operation =>
  ({
    method: "get",
    path: "/list",
    responses: [{ code: "200", headers: [{ name: "ETag" }] }],
    security: [],
    ...more,
  }) as unknown as Operation;

describe("D10 the ETag of an answer", () => {
  const reply = { body: { value: [1], timestamp: 1 } };
  const tagOf = (body: unknown) => withCacheHeaders(operation(), { body }, undefined).headers?.etag ?? "";

  it("stays the same while only times change, and differs after any other change", () => {
    const tag = tagOf({ value: { a: 1, remainTime: 5, lockTime: 1 }, serverTime: 1, timestamp: 1 });
    expect(tagOf({ value: { a: 1, remainTime: 4, lockTime: 0 }, serverTime: 2, timestamp: 2 })).toBe(tag);
    expect(tagOf({ value: { a: 2, remainTime: 5, lockTime: 1 }, serverTime: 1, timestamp: 1 })).not.toBe(tag);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it.each([
    [undefined, 200],
    ["*", 304],
    ['"other"', 200],
    ["TAG", 304],
    ["STRONG", 304],
    ['"other", TAG', 304],
  ])("sent back as If-None-Match %s gives status %i", (known, status) => {
    const tag = tagOf(reply.body);
    const header = known?.replace("TAG", tag).replace("STRONG", tag.replace("W/", ""));
    const answer = withCacheHeaders(operation(), reply, header);
    expect([answer.status ?? 200, answer.body]).toEqual([status, status === 304 ? undefined : reply.body]);
    expect(answer.headers?.["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it.each([
    ["of a member", operation({ security: [[{ key: "bearer" }]] }), reply],
    ["without a documented ETag", operation({ responses: [{ code: "200" }] }), reply],
    [
      "whose documented ETag belongs to another status",
      operation({ responses: [{ code: "404", headers: [{ name: "ETag" }] }] }),
      reply,
    ],
    ["that refuses", operation(), { ...reply, status: 404 }],
  ])("is absent from an answer %s, which is sent with no-store", (_, of, given) => {
    const { headers } = withCacheHeaders(of, given, "*");
    expect([headers?.etag, headers?.["cache-control"]]).toEqual([undefined, "no-store"]);
  });

  it("is also sent for an operation whose token is optional, and the handler's headers take precedence", () => {
    const either = operation({ security: [[{ key: "bearer" }], []] });
    const own = { ...reply, headers: { "cache-control": "public, s-maxage=1" } };
    const { headers } = withCacheHeaders(either, own, undefined);
    expect([headers?.etag !== undefined, headers?.["cache-control"]]).toEqual([true, "public, s-maxage=1"]);
  });
});

describe("D3a the Prefer header", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["respond-async", undefined],
    ["code=404", { code: 404 }],
    ['example="second"', { exampleKey: "second" }],
    ["dynamic=true; seed=a", { dynamic: true, seed: "a" }],
    ["Dynamic=false, CODE = 200", { dynamic: false, code: 200 }],
  ])("%s is read as %j", (header, preference) => {
    expect(readPrefer(header)).toEqual(preference);
  });
});

describe("D3a the route table", () => {
  const routes = createRouteTable(
    [
      ["get", "/things/{id}"],
      ["put", "/things/{id}"],
      ["get", "/things/special"],
      ["get", "/a.b/{x}/c/{y}"],
    ].map(([method, path]) => operation({ method, path })),
  );

  it.each([
    ["get", "/things/1", "/things/{id}", { id: "1" }],
    ["get", "/things/a%2Fb", "/things/{id}", { id: "a/b" }],
    ["get", "/things/special", "/things/special", {}],
    ["put", "/things/special", "/things/{id}", { id: "special" }],
    ["get", "/a.b/1/c/2", "/a.b/{x}/c/{y}", { x: "1", y: "2" }],
  ])("matches %s %s to %s with %j", (method, path, template, params) => {
    const match = routes.match(method, path);
    expect([match?.operation.path, match?.params]).toEqual([template, params]);
  });

  it.each([
    ["get", "/things"],
    ["get", "/things/"],
    ["get", "/things/1/2"],
    ["delete", "/things/1"],
    ["get", "/axb/1/c/2"],
    ["get", "/x/things/1"],
  ])("does not match %s %s", (method, path) => {
    expect(routes.match(method, path)).toBeUndefined();
  });

  it.each([
    ["/things/1", ["GET", "PUT"]],
    ["/things/special", ["GET", "GET", "PUT"]],
    ["/nowhere", []],
  ])("knows for %s the methods %j", (path, methods) => {
    expect(routes.methodsOf(path)).toEqual(methods);
  });
});

const token = (claims: unknown) => `a.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c`;

describe("R030 R219 a third party's id token", () => {
  it.each([
    [token({ sub: "x", phone_number: "+880", exp: 5 }), { subject: "x", phone: "+880", expiresAt: 5000 }],
    [token({ sub: 7 }), { subject: "7", phone: "", expiresAt: Infinity }],
    [token({ exp: "5" }), { subject: "", phone: "", expiresAt: Infinity }],
    [token(null), { subject: "", phone: "", expiresAt: Infinity }],
    ["a.?.c", { subject: "", phone: "", expiresAt: Infinity }],
    ["", { subject: "", phone: "", expiresAt: Infinity }],
  ])("%s contains %j", (text, claims) => {
    expect(readIdToken(text)).toEqual(claims);
  });
});

describe("D21 the error code of a status", () => {
  it.each([
    [400, "INVALID_REQUEST"],
    [401, "UNAUTHENTICATED"],
    [403, "ACCESS_RESTRICTED"],
    [404, "NOT_FOUND"],
    [405, "METHOD_NOT_ALLOWED"],
    [409, "IDEMPOTENCY_CONFLICT"],
    [413, "PAYLOAD_TOO_LARGE"],
    [415, "UNSUPPORTED_MEDIA_TYPE"],
    [429, "TOO_MANY_REQUESTS"],
    [499, "INVALID_REQUEST"],
    [500, "INTERNAL_ERROR"],
    [503, "MAINTENANCE"],
    [599, "INTERNAL_ERROR"],
  ])("%i has the code %s", (status, code) => {
    expect(codeOfStatus(status)).toBe(code);
  });
});

describe("how the log classifies a request", () => {
  const details = [{ path: "body", message: "no" }];
  const answered = { status: 200, body: {}, operationId: "login", isInjected: false, isPage: false };

  it.each([
    [{}, "honours the contract"],
    [{ status: 400, body: { code: "INVALID_REQUEST", details } }, "broken request"],
    [{ status: 413, body: { details } }, "broken request"],
    [{ status: 415, body: { details } }, "broken request"],
    [{ status: 422, body: { details } }, "honours the contract"],
    [{ status: 400, body: { code: "LOGIN_FAILED" } }, "honours the contract"],
    [{ status: 400, body: { details: [] } }, "honours the contract"],
    [{ status: 500, body: { code: MOCK_BREAKS_SPEC, details } }, "broken answer"],
    [{ operationId: undefined, status: 404 }, "no operation"],
    [{ isInjected: true, status: 500, body: { code: MOCK_BREAKS_SPEC } }, "ordered trouble"],
    [{ isPage: true, isInjected: true, operationId: undefined }, "beside the contract"],
  ])("judges %j as: %s", (more, verdict) => {
    expect(judge({ ...answered, ...more }).verdict).toBe(verdict);
  });

  it.each([
    [{ code: "NOT_FOUND", details }, "NOT_FOUND", details],
    [{ code: 7, details: "x" }, undefined, []],
    ["text", undefined, []],
    [null, undefined, []],
  ])("keeps, of the body %j, the code %s and the reasons %j", (body, code, reasons) => {
    expect(judge({ ...answered, body })).toMatchObject({ code, reasons });
  });
});
