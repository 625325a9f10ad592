import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { NO_PARAMETERS } from "../../../test/support/specs/small-spec.ts";
import type { CaseRequest } from "../case.ts";
import { evaluate, fillIn, referencesIn } from "./runtime-expression.ts";

describe("a runtime expression", () => {
  const request: CaseRequest = {
    parameters: { ...NO_PARAMETERS, query: { q: 1 }, header: { "X-A": "h" }, cookie: { c: 1 } },
    body: { mediaType: "application/json", value: { a: [7] }, isEncrypted: false },
    authorization: { kind: "none" },
    substitutions: [],
  };
  const scene = {
    outputs: new Map([["one-1", { "out-1": { b: 2 } }]]),
    request,
    received: received(201, { v: 1 }, { headers: { etag: "t" } }),
  };

  it.for<[string, unknown]>([
    ["$statusCode", 201],
    ["$response.body", { v: 1 }],
    ["$response.body#", { v: 1 }],
    ["$response.body#/v", 1],
    ["$response.body#v", undefined],
    ["$response.header.ETag", "t"],
    ["$response.header.gone", undefined],
    ["$request.body", { a: [7] }],
    ["$request.body#/a/0", 7],
    ["$request.query.q", 1],
    ["$request.header.X-A", "h"],
    ["$request.cookie.c", undefined],
    ["$request.other", undefined],
    ["$steps.one-1.outputs.out-1", { b: 2 }],
    ["$steps.one-1.outputs.out-1#/b", 2],
    ["$steps.one-1.outputs.gone", undefined],
    ["$steps.gone.outputs.out-1", undefined],
    ["$nothing", undefined],
  ])("%s is %j", ([expression, expected]) => {
    expect(evaluate(expression, scene)).toEqual(expected);
  });

  it("is undefined without an answer or a body", () => {
    const empty = { outputs: new Map(), received: undefined };
    expect(["$statusCode", "$request.body", "$response.body"].map((it) => evaluate(it, empty))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const text: CaseRequest = { ...request, body: { mediaType: "a/b", text: "x" } };
    expect(evaluate("$request.body", { ...scene, request: text })).toBeUndefined();
  });

  it("is replaced at any depth, and as JSON inside a longer string", () => {
    const given = {
      a: "$statusCode",
      b: ["x {$response.body} {$response.header.gone} y", "{no}"],
      c: 7,
      d: "it costs $5",
    };
    expect(fillIn(given, scene)).toEqual({ a: 201, b: ['x {"v":1} null y', "{no}"], c: 7, d: "it costs $5" });
    expect(fillIn("{$response.header.ETag}", scene)).toBe("t");
  });

  it("is searched for the outputs that it refers to", () => {
    expect(referencesIn({ a: "$steps.one.outputs.x", b: ["Bearer {$steps.two.outputs.y-z#/a}"] })).toEqual([
      { step: "one", output: "x" },
      { step: "two", output: "y-z" },
    ]);
  });
});
