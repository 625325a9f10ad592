import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../../test/support/context.ts";
import type { PlanContext } from "../../context.ts";
import { makePlan } from "../../plan.ts";

const TEXT = { type: "string" };
const body = (properties: object, value: object) => ({
  content: { "application/json": { schema: { type: "object", properties }, examples: { one: { value } } } },
});
const ok = { "200": { content: { "application/json": { schema: { type: "object" } } } } };

const context = contextOfPaths({
  "/session": {
    post: {
      operationId: "login",
      security: [],
      "x-contract": { safe: true },
      requestBody: body({ username: TEXT, password: TEXT }, { username: "a", password: "b" }),
      responses: ok,
    },
  },
  "/accounts": {
    post: {
      operationId: "openAccount",
      security: [],
      "x-credentials": { username: ["/name"], password: ["/secret"] },
      requestBody: body({ name: TEXT, secret: TEXT }, { name: "a", secret: "b" }),
      responses: ok,
    },
  },
  "/profile": {
    get: {
      operationId: "readProfile",
      responses: ok,
      "x-sequences": [
        {
          when: "a profile is changed",
          calls: [
            { operationId: "readProfile", as: "before" },
            { operationId: "login", as: "second" },
            {
              operationId: "changeProfile",
              session: "second",
              change: {
                "/name": { account: "username" },
                "/secret": { account: "password" },
                "/tag": { call: "before", pointer: "/tag" },
                "/key": { fresh: "digits", named: "key", otherCase: true },
              },
            },
            { operationId: "readProfile", answers: { "/a": 1, "/b": { call: "opening", at: "$request.body#/name" } } },
            { operationId: "changeProfile", session: "other", code: "CLOSED", status: 403, answers: { "/c": null } },
          ],
        },
        {
          when: "an open order is there",
          calls: [
            { operationId: "readProfile", session: "member", as: "own" },
            {
              operationId: "changeProfile",
              session: "otherAgent",
              given: [
                {
                  call: "own",
                  rows: "/orders",
                  field: "/id",
                  where: { state: "open", owner: { call: "own", pointer: "/id" } },
                },
              ],
              change: {
                "/tag": {
                  call: "own",
                  rows: "/orders",
                  field: "/id",
                  where: { owner: { call: "own", pointer: "/id" } },
                },
              },
              answers: { "/rows": { has: { id: { call: "opening", at: "$request.body#/name" } }, rows: 2 } },
            },
          ],
        },
        { when: "nobody has logged in", calls: [{ operationId: "login", session: "none" }, { operationId: "gone" }] },
        {
          when: "a key is tried often",
          calls: [
            { operationId: "readProfile", as: "options" },
            {
              operationId: "changeProfile",
              as: "wrong",
              times: 3,
              change: {
                "/key": { call: "options", pointer: "/key", passkey: "create", device: "phone", wrong: "origin" },
              },
              code: "WRONG",
            },
            {
              operationId: "changeProfile",
              as: "number {n}",
              times: 2,
              change: { "/tag": { call: "options", pointer: "/tags/{n}" }, "/key": { value: "key {n}" } },
            },
            {
              operationId: "changeProfile",
              change: { "/tag": { call: "options", pointer: "/length", letter: "a", plus: 1 } },
            },
            { operationId: "chooseColour", wait: 3 },
            { operationId: "chooseColour", session: "opening" },
          ],
        },
        { when: "a guest reads", calls: [{ operationId: "readProfile", session: "guest", answers: { "/c": true } }] },
      ],
    },
    put: {
      operationId: "changeProfile",
      requestBody: body({ name: TEXT, secret: TEXT, tag: TEXT, key: TEXT }, { name: "a", secret: "b" }),
      responses: ok,
    },
  },
  "/colour": { post: { operationId: "chooseColour", security: [{}, { bearer: [] }], responses: ok } },
});

const FREE: PlanContext = { ...context, mayCall: () => true };
const planned = (given: PlanContext, ids: readonly string[] = ["readProfile"]) => {
  const operations = given.contract.operations.filter(({ id }) => ids.includes(id));
  return makePlan(given, operations).series.filter(({ id }) => id.includes("sequence"));
};
const about = (when: string) => planned(FREE).find(({ id }) => id.endsWith(when));
const [whole] = planned(FREE);
const steps = whole?.groups.flat() ?? [];

describe("the series about sequences of calls", () => {
  it("open an account, and call in the session of the opening, of another call or of an account of the run", () => {
    expect(steps.map(({ name, request }) => [name, request.authorization])).toEqual([
      ["open an account", { kind: "none" }],
      ["before", { kind: "step-session", step: "open an account" }],
      ["second", { kind: "none" }],
      ["3. changeProfile", { kind: "step-session", step: "second" }],
      ["4. readProfile", { kind: "step-session", step: "open an account" }],
      ["5. changeProfile", { kind: "session", account: "other" }],
    ]);
  });

  it("take values from the new account, from earlier calls and from values with a name", () => {
    const { request } = steps[3] ?? {};
    expect(request?.body).toMatchObject({ value: { secret: " Exact-2026-Text " } });
    expect(request?.substitutions.map(({ isInOtherCase }) => isInOtherCase)).toEqual([undefined, undefined, true]);
    expect(request?.substitutions.map(({ pointer, source }) => [pointer, source])).toEqual([
      ["/name", { named: "username", fresh: "word" }],
      ["/tag", { step: "before", pointer: "/tag", isNeeded: true }],
      ["/key", { named: "key", fresh: "digits" }],
    ]);
  });

  it("expect a success, or the refusal with the code", () => {
    expect(steps.map(({ expectation }) => expectation.outcome).slice(1)).toEqual([
      "accepted",
      "accepted",
      "accepted",
      "accepted",
      "refused",
    ]);
    expect(whole?.claims).toMatchObject([
      { kind: "expected", step: "4. readProfile", place: "/a", wanted: { value: 1 }, kindOfAnswer: "success" },
      { kind: "expected", place: "/b", wanted: { call: "open an account", at: "$request.body#/name" } },
      { kind: "refused-with", step: "5. changeProfile", code: "CLOSED", status: 403 },
      { kind: "expected", step: "5. changeProfile", place: "/c", wanted: { value: null }, kindOfAnswer: "refusal" },
    ]);
  });

  it("depend on what an earlier call has found, and choose rows by its values", () => {
    const { groups = [], claims = [] } = about("an open order is there") ?? {};
    const [, own, change] = groups.flat();
    expect([own, change].map((step) => step?.request.authorization)).toEqual([
      { kind: "session", account: "member" },
      { kind: "session", account: "otherAgent" },
    ]);
    const found = { step: "own", rows: "/orders", field: "/id", isNeeded: true, take: "first", form: "value" };
    const owner = { step: "own", pointer: "/id" };
    expect(change?.request.given).toEqual([{ ...found, where: { state: "open", owner } }]);
    expect(change?.request.substitutions[0]?.source).toEqual({ ...found, where: { owner } });
    expect(claims).toMatchObject([{ kind: "expected", wanted: { has: { id: { call: "open an account" } }, rows: 2 } }]);
  });

  it("leave out a sequence with a call that is not tested", () => {
    expect(planned(FREE).map(({ id }) => id)).toEqual([
      "readProfile › sequence: a profile is changed",
      "readProfile › sequence: an open order is there",
      "readProfile › sequence: a key is tried often",
      "readProfile › sequence: a guest reads",
    ]);
  });

  it("repeat a call, and sign with a passkey", () => {
    const repeats = about("a key is tried often")?.groups.flat().slice(2, 5) ?? [];
    expect(repeats.map(({ name }) => name)).toEqual(["wrong, time 1", "wrong, time 2", "wrong"]);
    const source = { step: "options", isNeeded: true, pointer: "/key", passkey: "create", device: "phone" };
    expect(repeats.map(({ request }) => request.substitutions)).toEqual(
      repeats.map(() => [{ place: "body", pointer: "/key", source: { ...source, wrong: "origin" } }]),
    );
    const claims = about("a key is tried often")?.claims ?? [];
    const stepsOf = (kind: string) =>
      claims.flatMap((claim) => (claim.kind === kind && "step" in claim ? [claim.step] : []));
    expect(stepsOf("refused-with")).toEqual(repeats.map(({ name }) => name));
    // The last call shows that the server answers, so none of the repeats may be locked.
    expect(stepsOf("unlocked")).toEqual(repeats.map(({ name }) => name));
    expect(claims.find(({ kind }) => kind === "unlocked")).toMatchObject({ later: "6. chooseColour" });
  });

  it("send an optional session only where the spec names it", () => {
    const colours = about("a key is tried often")?.groups.flat().slice(8) ?? [];
    expect(colours.map(({ request }) => request.authorization)).toEqual([
      { kind: "none" },
      { kind: "step-session", step: "open an account" },
    ]);
  });

  it("wait before a call", () => {
    const rests = planned(FREE).map(({ id, rest }) => [id.split(": ").at(-1), rest]);
    expect(rests.filter(([, rest]) => rest)).toEqual([["a key is tried often", { before: 8, ms: 3000 }]]);
  });

  it("write the number of the repeat into a repeated call", () => {
    const numbered = about("a key is tried often")?.groups.flat().slice(5, 7) ?? [];
    expect(numbered.map(({ name }) => name)).toEqual(["number 0", "number 1"]);
    expect(numbered.map(({ request }) => request.body)).toMatchObject([
      { value: { key: "key 0" } },
      { value: { key: "key 1" } },
    ]);
    const pointers = numbered.flatMap(({ request }) => request.substitutions.map(({ source }) => source));
    expect(pointers).toMatchObject([{ pointer: "/tags/0" }, { pointer: "/tags/1" }]);
  });

  it("send a text that is as long as a number in the answer of a call", () => {
    const source = about("a key is tried often")?.groups.flat()[7]?.request.substitutions[0]?.source;
    expect(source).toEqual({ step: "options", isNeeded: true, pointer: "/length", letter: "a", longer: 1 });
  });

  it("are sent for each of their operations, and not for others", () => {
    expect(planned(FREE, ["changeProfile"])).toHaveLength(3);
    expect(planned(FREE, ["openAccount"])).toHaveLength(0);
  });

  it("open no account, and call nothing unsafe, in a run of safe operations", () => {
    expect(planned(context).map(({ id }) => id)).toEqual(["readProfile › sequence: a guest reads"]);
  });
});
