import { describe, expect, it } from "vitest";
import type { ValueSource } from "../../spec/contract.ts";
import type { CaseRequest } from "../../plan/case.ts";
import { FRESH, substitute, type Supplies } from "./substitute.ts";

const supplies: Supplies = {
  url: "http://server.example",
  account: { username: "demo", password: "secret", paymentPassword: "112233" },
  borrow: async ({ operationId, pointer }) => (operationId === "listItems" ? `${pointer} of the list` : undefined),
};

const requestFor = (place: "query" | "body", pointer: string, source: ValueSource): CaseRequest => ({
  parameters: { path: {}, query: { id: "documented" }, header: {}, cookie: {} },
  body: { mediaType: "application/json", value: { id: "documented", inner: { id: "documented" } }, isEncrypted: false },
  authorization: { kind: "none" },
  substitutions: [{ place, pointer, source }],
});

describe("the values of a request", () => {
  const sources: { name: string; source: ValueSource; gives: string | RegExp }[] = [
    { name: "another answer", source: { operationId: "listItems", pointer: "/0" }, gives: "/0 of the list" },
    {
      name: "an answer that has none, with the documented value instead",
      source: { operationId: "other", pointer: "/0" },
      gives: "documented",
    },
    { name: "the account", source: { account: "username" }, gives: "demo" },
    { name: "the payment password", source: { account: "paymentPassword" }, gives: "112233" },
    { name: "the server", source: { server: "address" }, gives: "http://server.example" },
    { name: "a new identifier", source: { fresh: "uuid" }, gives: /^[0-9a-f-]{36}$/ },
    { name: "a new word", source: { fresh: "word" }, gives: /^[a-z]{10}$/ },
  ];

  it("are sent with letters behind them", async () => {
    const { substitutions, ...request } = requestFor("query", "/id", { operationId: "listItems", pointer: "/0" });
    const withLetters = substitutions.map((it) => ({ ...it, prefix: "0", suffix: "abc" }));
    const { parameters } = await substitute({ ...request, substitutions: withLetters }, supplies);
    expect(parameters.query["id"]).toBe("0/0 of the listabc");
    const asNumber = { ...supplies, borrow: async () => 6 };
    const sent = await substitute({ ...request, substitutions: withLetters }, asNumber);
    expect(sent.parameters.query["id"]).toBe("06abc");
  });

  it.for(sources)("come from $name, in parameters and in the body", async ({ source, gives }) => {
    const inQuery = await substitute(requestFor("query", "/id", source), supplies);
    expect(inQuery.parameters.query["id"]).toEqual(expect.stringMatching(gives));
    const inBody = await substitute(requestFor("body", "/inner/id", source), supplies);
    expect(inBody.body).toMatchObject({ value: { id: "documented", inner: { id: expect.stringMatching(gives) } } });
  });

  it("follow the text in front of them", async () => {
    const { substitutions, ...request } = requestFor("query", "/id", { account: "username" });
    const prefixed = substitutions.map((it) => ({ ...it, prefix: 'W/"other", ' }));
    const sent = await substitute({ ...request, substitutions: prefixed }, supplies);
    expect(sent.parameters.query["id"]).toBe('W/"other", demo');
  });

  it("are texts in other letter case where the request says so", async () => {
    const { substitutions, ...request } = requestFor("query", "/id", { account: "username" });
    const cased = substitutions.map((it) => ({ ...it, isInOtherCase: true as const }));
    expect((await substitute({ ...request, substitutions: cased }, supplies)).parameters.query["id"]).toBe("DEMO");
  });

  it("are set for an optional parameter without an example", async () => {
    const request = requestFor("query", "/backUrl", { server: "address" });
    expect((await substitute(request, supplies)).parameters.query).toEqual({
      id: "documented",
      backUrl: "http://server.example",
    });
  });
});

describe("a fresh value", () => {
  it("is new each time, in the format of its kind", () => {
    const made = Array.from({ length: 200 }, () => [FRESH.uuid(), FRESH.word(), FRESH.digits()]);
    for (const [uuid, word, digits] of made) {
      expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
      expect(word).toMatch(/^[a-z]{10}$/);
      expect(digits).toMatch(/^[1-9]\d{8}$/);
    }
    expect(new Set(made.flat()).size).toBe(600);
  });
});
