import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../test/support/context.ts";
import { received } from "../../test/support/received.ts";
import { scriptedServer } from "../../test/support/servers/scripted-server.ts";
import type { JsonObject } from "../json.ts";
import type { Answer } from "../judge/answer.ts";
import type { Case, CaseRequest, Varied } from "../plan/case.ts";
import { exampleCase } from "../plan/generate/example-cases.ts";
import type { CaseResult } from "./case-result.ts";
import { Runner } from "./runner/runner.ts";
import type { WireRequest } from "./http/send.ts";
import { shrinkFailures } from "./shrink-failures.ts";

const ok = { "200": {}, "400": {} };
const text = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const context = fixtureContext({
  paths: {
    "/items": {
      get: {
        operationId: "search",
        parameters: [
          { name: "q", in: "query", required: true, schema: { type: "string", maxLength: 20 } },
          { name: "X-Tag", in: "header", required: true, schema: { type: "string" } },
        ],
        responses: ok,
      },
      post: {
        operationId: "make",
        "x-contract": { safe: true },
        requestBody: text({
          type: "object",
          properties: { size: { type: "integer", minimum: 0 }, note: { type: "string" } },
        }),
        responses: ok,
      },
      put: {
        operationId: "replace",
        requestBody: text({ type: "object", properties: { size: { type: "integer" } } }),
        responses: ok,
      },
    },
  },
});
const account = { username: "a", password: "secret-1", paymentPassword: "secret-2" };
const accounts = { member: account, agent: account, other: account };
const BODY: Varied = { place: "body", name: "" };

function caseOf(operationId: string, varied: Varied | undefined, request: Partial<CaseRequest>): Case {
  const tried = exampleCase(context, operationOf(context, operationId), `${operationId} › generated`);
  return {
    ...tried,
    kind: "generated",
    expectation: { outcome: "answered" },
    request: { ...tried.request, ...request },
    ...(varied && { varied }),
  };
}

const making = (value: unknown, varied: Varied | undefined = BODY, operationId = "make") =>
  caseOf(operationId, varied, { body: { mediaType: "application/json", value, isEncrypted: false } });
const searching = (name: "q" | "X-Tag", value: string) => {
  const parameters = { path: {}, query: { q: "a" }, header: { "X-Tag": "a" }, cookie: {} };
  const place = name === "q" ? "query" : "header";
  return caseOf("search", { place, name }, { parameters: { ...parameters, [place]: { [name]: value } } });
};

/** Runs the cases against a server and shrinks the failures. */
async function shrunk(cases: readonly Case[], answer: (wire: WireRequest) => Answer) {
  const server = scriptedServer({ "GET /items": answer, "POST /items": answer, "PUT /items": answer });
  const runner = new Runner(context, { url: "http://server.example", accounts }, server.send);
  const first: CaseResult[] = [];
  for (const tried of cases) first.push(await runner.runCase(tried));
  const before = server.asked.length;
  const results = await shrinkFailures(context, runner, first);
  return { first, results, requests: server.asked.length - before };
}

const sizeIn = ({ body }: WireRequest): number => Number(JSON.parse(String(body)).size ?? 0);
const failsAbove = (limit: number) => (wire: WireRequest) => (sizeIn(wire) > limit ? received(500) : received(200));

const fails = () => received(500);

const tried = making({ size: 5 });

const otherwise = (wire: WireRequest) => (sizeIn(wire) === 5 ? received(500) : received(418));

describe("a failure of a generated input", () => {
  it("is shown with the smallest body that fails the same way", async () => {
    const { results, requests } = await shrunk([making({ size: 77, note: "long words" })], failsAbove(20));
    const [result] = results;
    expect(result?.shrunk).toMatchObject({ place: "body", name: "", value: { size: 21 } });
    expect(result?.shrunk?.wire?.body).toBe('{"size":21}');
    expect(result?.shrunk?.request.body).toMatchObject({ value: { size: 21 } });
    expect(result?.shrunk?.tries).toBe(requests);
    expect(result?.tried.request.body).toMatchObject({ value: { size: 77, note: "long words" } });
  });

  it("is shown with the smallest value of a parameter", async () => {
    const { results } = await shrunk([searching("q", "abcdefghij")], ({ url }) =>
      /q=[a-z]{4}/.test(url) ? received(500) : received(200),
    );
    expect(results[0]?.shrunk).toMatchObject({ place: "query", name: "q" });
    expect(String(results[0]?.shrunk?.value)).toHaveLength(4);
  });

  it("in a header is never shown with an empty value, which is the same as no value", async () => {
    const { results } = await shrunk([searching("X-Tag", "abc")], () => received(500));
    expect(results[0]?.shrunk?.name).toBe("X-Tag");
    expect(String(results[0]?.shrunk?.value)).toHaveLength(1);
    const inQuery = await shrunk([searching("q", "abc")], () => received(500));
    expect(inQuery.results[0]?.shrunk?.value).toBe("");
  });

  it("is unchanged when no smaller input fails the same way", async () => {
    const { results, first } = await shrunk([tried], otherwise);
    expect(results).toEqual(first);
  });

  it("is shrunk with at most forty requests", async () => {
    const value = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`extra${index}`, index]));
    const { requests } = await shrunk([making({ ...value, size: 5 })], (wire) =>
      Object.keys(JSON.parse(String(wire.body))).length === 61 ? received(500) : received(200),
    );
    expect(requests).toBe(40);
  });

  it("is shrunk once for each kind of failure", async () => {
    const { results } = await shrunk([making({ size: 30 }), making({ size: 40 })], failsAbove(20));
    expect(results.map(({ shrunk: it }) => it !== undefined)).toEqual([true, false]);
  });

  it("is shrunk once for each operation and status", async () => {
    const { results } = await shrunk([making({ size: 90 }), making({ size: 40 }), searching("q", "abc")], (wire) =>
      received(wire.method === "POST" && sizeIn(wire) > 50 ? 502 : 500),
    );
    expect(results.map(({ shrunk: it }) => it?.value)).toEqual([{ size: 51 }, {}, ""]);
  });

  it("is not shrunk when the operation may not be repeated, nothing was generated, or the input is not the cause", async () => {
    const unsafe = making({ size: 5 }, BODY, "replace");
    const body = { mediaType: "application/json", value: { size: 5 }, isEncrypted: false };
    const notVaried = caseOf("make", undefined, { body });
    const { results, requests } = await shrunk([unsafe, notVaried], fails);
    expect(results.map(({ shrunk: it }) => it)).toEqual([undefined, undefined]);
    expect(requests).toBe(0);
    const silent = await shrunk([making({ size: 5 })], () => ({ failure: "late" }));
    expect(silent.requests).toBe(0);
    const fine = await shrunk([making({ size: 5 })], () => received(200));
    expect([fine.requests, fine.results]).toEqual([0, fine.first]);
  });

  it("is not shrunk when the varied part does not exist", async () => {
    const strangers = [
      making({ size: 5 }, { place: "query", name: "gone" }),
      caseOf("make", BODY, { body: undefined }),
    ];
    expect((await shrunk(strangers, fails)).requests).toBe(0);
  });
});
