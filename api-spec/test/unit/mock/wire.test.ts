import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { withCacheHeaders } from "../../../src/mock/caching.ts";
import { compressed } from "../../../src/mock/compression.ts";
import { corsHeaders, isLocalOrigin, preflightHeaders } from "../../../src/mock/cors.ts";
import { readPrefer } from "../../../src/mock/prefer.ts";
import { createRouteTable, type Operation } from "../../../src/mock/route-table.ts";
import { readIdToken } from "../../../src/mock/third-party-token.ts";
import { codeOfStatus } from "../../../src/mock/trouble.ts";
import { judge, MOCK_BREAKS_SPEC } from "../../../src/mock/verdict.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

const varyOf = (bytes: number, headers: Record<string, string>) =>
  compressed("x".repeat(bytes), headers, "br").headers.vary;

const allowedHeaders = (headers: Record<string, string>) => preflightHeaders(headers)["access-control-allow-headers"];

describe("an answer on the wire", () => {
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
  ])("of %i bytes, %o, to who takes %s is gzipped: %s", (bytes, headers: Record<string, string>, takes, isGzipped) => {
    const text = "x".repeat(bytes);
    const sent = compressed(text, { ...headers, vary: "Origin" }, takes);
    expect(sent.headers["content-encoding"]).toBe(isGzipped ? "gzip" : undefined);
    expect(isGzipped ? gunzipSync(sent.content).toString() : sent.content).toBe(text);
  });

  it("says that it depends on the encoding only where it may be gzipped", () => {
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
  ])("D3 a page of %s may move the world: %s", (origin, isLocal) => {
    expect(isLocalOrigin(origin)).toBe(isLocal);
  });

  it("lets every origin read, and what it asks to send be sent", () => {
    expect(corsHeaders()["access-control-allow-origin"]).toBe("*");
    expect(corsHeaders("http://a.example")["access-control-allow-origin"]).toBe("http://a.example");
    expect([allowedHeaders({}), allowedHeaders({ "access-control-request-headers": "x-a" })]).toEqual(["*", "x-a"]);
    expect(preflightHeaders({})["access-control-max-age"]).toBe("600");
  });
});

/** An operation as far as the headers look at it. */
const operation = (more: object = {}): Operation =>
  ({
    method: "get",
    path: "/list",
    responses: [{ code: "200", headers: [{ name: "ETag" }] }],
    security: [],
    ...more,
  }) as unknown as Operation;

describe("D10 the version of an answer", () => {
  const reply = { body: { value: [1], timestamp: 1 } };
  const tagOf = (body: unknown) => withCacheHeaders(operation(), { body }, undefined).headers?.etag ?? "";

  it("is the same while only clocks move, and another one when anything else does", () => {
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
  ])("who has %s gets a %i", (known, status) => {
    const tag = tagOf(reply.body);
    const header = known?.replace("TAG", tag).replace("STRONG", tag.replace("W/", ""));
    const answer = withCacheHeaders(operation(), reply, header);
    expect([answer.status ?? 200, answer.body]).toEqual([status, status === 304 ? undefined : reply.body]);
    expect(answer.headers?.["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it.each([
    ["of a member", operation({ security: [[{ key: "bearer" }]] }), reply],
    ["without a documented tag", operation({ responses: [{ code: "200" }] }), reply],
    [
      "whose tag belongs to another status",
      operation({ responses: [{ code: "404", headers: [{ name: "ETag" }] }] }),
      reply,
    ],
    ["that refuses", operation(), { ...reply, status: 404 }],
  ])("an answer %s has none, and nobody keeps it", (_, of, given) => {
    const { headers } = withCacheHeaders(of, given, "*");
    expect([headers?.etag, headers?.["cache-control"]]).toEqual([undefined, "no-store"]);
  });

  it("a public operation may also be asked with a token, and a handler's own headers win", () => {
    const either = operation({ security: [[{ key: "bearer" }], []] });
    const own = { ...reply, headers: { "cache-control": "public, s-maxage=1" } };
    const { headers } = withCacheHeaders(either, own, undefined);
    expect([headers?.etag !== undefined, headers?.["cache-control"]]).toEqual([true, "public, s-maxage=1"]);
  });
});

describe("D3a what a caller prefers of Prism", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["respond-async", undefined],
    ["code=404", { code: 404 }],
    ['example="second"', { exampleKey: "second" }],
    ["dynamic=true; seed=a", { dynamic: true, seed: "a" }],
    ["Dynamic=false, CODE = 200", { dynamic: false, code: 200 }],
  ])("%s is %j", (header, preference) => {
    expect(readPrefer(header)).toEqual(preference);
  });
});

describe("D3a the routes", () => {
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
  ])("%s %s is %s with %j", (method, path, template, params) => {
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
  ])("%s %s is none", (method, path) => {
    expect(routes.match(method, path)).toBeUndefined();
  });

  it.each([
    ["/things/1", ["GET", "PUT"]],
    ["/things/special", ["GET", "GET", "PUT"]],
    ["/nowhere", []],
  ])("%s knows %j", (path, methods) => {
    expect(routes.methodsOf(path)).toEqual(methods);
  });
});

const token = (claims: unknown) => `a.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c`;

describe("R030 R219 the token of a third party", () => {
  it.each([
    [token({ sub: "x", phone_number: "+880", exp: 5 }), { subject: "x", phone: "+880", expiresAt: 5000 }],
    [token({ sub: 7 }), { subject: "7", phone: "", expiresAt: Infinity }],
    [token({ exp: "5" }), { subject: "", phone: "", expiresAt: Infinity }],
    [token(null), { subject: "", phone: "", expiresAt: Infinity }],
    ["a.?.c", { subject: "", phone: "", expiresAt: Infinity }],
    ["", { subject: "", phone: "", expiresAt: Infinity }],
  ])("%s says %j", (text, claims) => {
    expect(readIdToken(text)).toEqual(claims);
  });
});

describe("D21 the code that goes with a status", () => {
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
  ])("%i is %s", (status, code) => {
    expect(codeOfStatus(status)).toBe(code);
  });
});

describe("the verdict on an answered request", () => {
  const details = [{ path: "body", message: "no" }];
  const answered = { status: 200, body: {}, operationId: "login", isTrouble: false, isPage: false };

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
    [{ isTrouble: true, status: 500, body: { code: MOCK_BREAKS_SPEC } }, "ordered trouble"],
    [{ isPage: true, isTrouble: true, operationId: undefined }, "beside the contract"],
  ])("%j is: %s", (more, verdict) => {
    expect(judge({ ...answered, ...more }).verdict).toBe(verdict);
  });

  it.each([
    [{ code: "NOT_FOUND", details }, "NOT_FOUND", details],
    [{ code: 7, details: "x" }, undefined, []],
    ["text", undefined, []],
    [null, undefined, []],
  ])("of %j keeps code %s and reasons %j", (body, code, reasons) => {
    expect(judge({ ...answered, body })).toMatchObject({ code, reasons });
  });
});
