import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../../test/support/context.ts";
import { loginSeries, revokedKeySeries } from "./login-rules.ts";

const text = { type: "string" };
const object = (...names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((it) => [it, text])),
});
const answer = (schema: object, status = "200") => ({ [status]: { content: { "application/json": { schema } } } });
const body = (schema: object) => ({ content: { "application/json": { schema, example: {} } } });
const id = (name: string) => [{ name, in: "path", required: true, schema: text }];
const SESSION = object("id", "accessToken", "refreshToken");

const specWith = (refresh: string) => ({
  openapi: "3.1.0",
  security: [{ bearer: [] }],
  components: {
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer" },
      key: { type: "apiKey", in: "header", name: "X-Key" },
    },
  },
  paths: {
    "/tools": {
      get: { operationId: "listTools", security: [{ bearer: [] }, { key: [] }], responses: answer(object("id")) },
    },
    "/keys": {
      post: {
        operationId: "createKey",
        requestBody: body(object("label")),
        responses: answer(object("id", "key"), "201"),
      },
    },
    "/keys/{keyId}": { delete: { operationId: "revokeKey", parameters: id("keyId"), responses: { "204": {} } } },
    "/logins": {
      post: {
        operationId: "login",
        security: [],
        requestBody: body(object("username", "password")),
        responses: answer(SESSION, "201"),
      },
    },
    "/logins/{loginId}": { delete: { operationId: "endLogin", parameters: id("loginId"), responses: { "204": {} } } },
    "/refresh": {
      post: {
        operationId: "refresh",
        description: refresh,
        security: [],
        requestBody: body(object("refreshToken")),
        responses: answer(SESSION),
      },
    },
    "/logout": { post: { operationId: "logout", responses: { "204": {} } } },
  },
});

const ONCE = "A refresh token works once.";
const context = fixtureContext(specWith(ONCE));

describe("a key that an operation creates", () => {
  it("is used before and after it is revoked, under the name of its security scheme", () => {
    const [series] = revokedKeySeries(context, operationOf(context, "createKey"));
    const steps = series?.groups.flat() ?? [];
    expect(steps.map(({ name, operationId }) => [name, operationId])).toEqual([
      ["create", "createKey"],
      ["use the key", "listTools"],
      ["revoke", "revokeKey"],
      ["use the revoked key", "listTools"],
    ]);
    expect(steps[3]?.request.authorization).toMatchObject({
      kind: "step-key",
      step: "create",
      pointer: "/key",
      prefix: "",
    });
    expect(series?.claims).toMatchObject([{ kind: "unusable", step: "use the revoked key", by: "revoke" }]);
  });
});

const namesOf = (refresh: string) => {
  const known = fixtureContext(specWith(refresh));
  return loginSeries(known, operationOf(known, "login")).map(({ id: name, groups }) => [
    name,
    groups.flat().map((step) => step.name),
  ]);
};

describe("a session that a login opens", () => {
  const logout = ["log in again", "log out", "refresh after the logout"];
  const revoked = ["login › revoked key", ["create", "use the key", "revoke", "use the revoked key"]];

  it("has a refresh token that works once, where the words say so, and ends with the session", () => {
    expect(namesOf(ONCE)).toEqual([
      ["refresh › refresh tokens", ["log in", "refresh", "refresh again", ...logout]],
      revoked,
    ]);
    expect(namesOf("Opens another session.")).toEqual([
      ["refresh › refresh tokens", ["log in", "refresh", ...logout]],
      revoked,
    ]);
  });
});
