import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../../test/support/context.ts";
import type { Series } from "../../case.ts";
import { makePlan } from "../../plan.ts";

const json = (schema: object, example?: object) => ({ content: { "application/json": { schema, example } } });
const text = { type: "string", maxLength: 99 };
const named = { name: "id", in: "path", required: true, schema: { type: "string" }, example: "s1" };
const ok = { responses: { "200": json({ type: "object" }) } };
const open = { security: [], ...ok };

const { series } = (() => {
  const context = contextOfPaths({
    "/session": {
      post: {
        operationId: "login",
        "x-contract": { safe: true },
        "x-sessions": { others: "continues" },
        requestBody: json(
          { type: "object", properties: { username: text, password: text } },
          { username: "a", password: "b" },
        ),
        ...open,
      },
      delete: {
        operationId: "logout",
        "x-sessions": { own: "ends", others: "continues" },
        "x-contract": { endsSession: true },
        ...ok,
      },
    },
    "/sessions": {
      get: {
        operationId: "listSessions",
        tags: ["account"],
        "x-session-list": { rows: "/rows", key: "/id", own: { current: true } },
        ...ok,
      },
    },
    "/sessions/{id}": {
      delete: {
        operationId: "endSession",
        parameters: [named],
        "x-sessions": { own: "continues", named: "ends" },
        ...ok,
      },
    },
    "/account": {
      post: {
        operationId: "openAccount",
        "x-credentials": { username: ["/name"], password: ["/secret"] },
        requestBody: json({ type: "object", properties: { name: text, secret: text } }, { name: "a", secret: "b" }),
        ...open,
      },
    },
    "/password": {
      put: {
        operationId: "changePassword",
        tags: ["account"],
        "x-contract": { spoilsAccount: true },
        "x-sessions": { own: "continues", others: "ends" },
        "x-credentials": { current: ["/old"], password: ["/new", "/again"] },
        "x-next-login": { "/isExpired": false },
        "x-repeat": { same: true },
        requestBody: json(
          { type: "object", properties: { old: text, new: text, again: text } },
          { old: "a", new: "b", again: "b" },
        ),
        ...ok,
      },
    },
  });
  return makePlan(context, context.contract.operations);
})();

const seriesOf = (id: string): Series => {
  const found = series.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`there is no series ${id}`);
  return found;
};
const stepsOf = (id: string) => seriesOf(id).groups.flat();
const namesOf = (id: string): string[] => stepsOf(id).map(({ name }) => name);
const bodyOf = (id: string, wanted: string): unknown => {
  const body = stepsOf(id).find(({ name }) => name === wanted)?.request.body;
  return body && "value" in body ? body.value : undefined;
};
const claimsOf = (id: string): string[] =>
  (seriesOf(id).claims ?? []).map((claim) => {
    if (claim.kind === "session-listed") return `${claim.of} ${claim.isListed ? "in" : "not in"} ${claim.list}`;
    return "step" in claim ? `${claim.step} ${claim.kind}` : claim.kind;
  });

describe("the series about sessions", () => {
  it("E003 use two sessions of one account before and after a logout", () => {
    expect(namesOf("logout › sessions")).toEqual([
      "own",
      "others",
      "own before",
      "others before",
      "call",
      "own after",
      "others after",
    ]);
    expect(claimsOf("logout › sessions")).toEqual([
      "own after unusable",
      "own before not in others after",
      "others after usable",
      "others before in others after",
    ]);
  });

  it("E001 use an earlier session after another login", () => {
    expect(namesOf("login › sessions")).toEqual(["others", "others before", "call", "others after"]);
  });

  it("send each step in the session that an earlier step has opened", () => {
    const sessions = stepsOf("logout › sessions").map(({ request: { authorization } }) =>
      "step" in authorization ? authorization.step : authorization.kind,
    );
    expect(sessions).toEqual(["none", "none", "own", "others", "own", "own", "others"]);
  });

  it("end the session whose key another session has read in the list", () => {
    const [call] = stepsOf("endSession › sessions").filter(({ name }) => name === "call");
    expect(call?.request.substitutions).toContainEqual(
      expect.objectContaining({
        place: "path",
        source: expect.objectContaining({ step: "named before", field: "/id" }),
      }),
    );
    expect(claimsOf("endSession › sessions")).toContain("named after unusable");
  });

  it("E010 open an account for a call that would make the account unusable", () => {
    expect(namesOf("changePassword › sessions").slice(0, 4)).toEqual([
      "open an account",
      "own",
      "others",
      "wrong call",
    ]);
    expect(bodyOf("changePassword › sessions", "wrong call")).toMatchObject({ old: " Exact-2026-Text x" });
    expect(stepsOf("changePassword › sessions")[5]).toMatchObject({
      name: "others before",
      expectation: { outcome: "accepted" },
    });
    expect(bodyOf("changePassword › sessions", "call")).toEqual({
      old: " Exact-2026-Text ",
      new: " Other-2026-Text ",
      again: " Other-2026-Text ",
    });
  });
});

describe("the series about credentials", () => {
  it("D6 E010 log in with the new password, with almost the new one, and with the earlier one", () => {
    const id = "changePassword › credentials";
    expect(namesOf(id).slice(3)).toEqual([
      "the new password",
      "the password without the spaces at its ends",
      "the password in another letter case",
      "the earlier password",
      "the new password again",
    ]);
    expect(bodyOf(id, "the password without the spaces at its ends")).toMatchObject({ password: "Other-2026-Text" });
    expect(bodyOf(id, "the earlier password")).toMatchObject({ password: " Exact-2026-Text " });
    expect(claimsOf(id)).toEqual([
      "the new password usable",
      "the password without the spaces at its ends unusable",
      "the password in another letter case unusable",
      "the earlier password unusable",
    ]);
  });

  it("D6 E008 log in to an account that was opened with a password between spaces", () => {
    expect(namesOf("openAccount › credentials")).toEqual([
      "open an account",
      "the new password",
      "the password without the spaces at its ends",
      "the password in another letter case",
      "the new password again",
    ]);
    expect(bodyOf("openAccount › credentials", "open an account")).toMatchObject({ secret: " Exact-2026-Text " });
  });

  it("give the new account one name in all steps", () => {
    const names = stepsOf("openAccount › credentials").flatMap(({ request }) =>
      request.substitutions.map(({ pointer, source }) => [pointer, source]),
    );
    expect(names[0]).toEqual(["/name", { named: "username", fresh: "word" }]);
    expect(names.slice(1)).toEqual(
      Array.from({ length: 4 }, () => ["/username", { named: "username", fresh: "word" }]),
    );
  });
});

describe("the series about a password as proof", () => {
  it("D6 send almost the password before the password itself", () => {
    const id = "changePassword › password exactly";
    expect(namesOf(id)).toEqual([
      "open an account",
      "first login",
      "the password without the spaces at its ends",
      "the password in another letter case",
      "the password",
    ]);
    expect(bodyOf(id, "the password")).toMatchObject({ old: " Exact-2026-Text " });
    expect(bodyOf(id, "the password in another letter case")).toMatchObject({ old: " exact-2026-text " });
    expect(claimsOf(id)).toEqual([
      "the password without the spaces at its ends unusable",
      "the password in another letter case unusable",
    ]);
  });
});

describe("the series about the next login", () => {
  it("R266 compare the answer of the login after the call, in a new account", () => {
    const id = "changePassword › next login";
    expect(namesOf(id)).toEqual(["open an account", "first login", "call", "next login"]);
    expect(bodyOf(id, "next login")).toMatchObject({ password: " Other-2026-Text " });
    expect(seriesOf(id).claims).toMatchObject([
      { kind: "stored", read: "next login", pointer: "/isExpired", by: "call", value: false },
    ]);
  });
});

describe("the series about repeats without effect", () => {
  it("repeat the call of which the spec says so, between readings of what is beside it", () => {
    expect(namesOf("changePassword › repeated without effect")).toEqual([
      "open an account",
      "session",
      "another session",
      "first",
      "listSessions before",
      "listSessions before again",
      "again",
      "listSessions after",
    ]);
  });
});
