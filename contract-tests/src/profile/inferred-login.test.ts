import { describe, expect, it } from "vitest";
import { contextOfPaths, fixtureContext } from "../../test/support/context.ts";
import { endsSessionByName } from "./inferred-login.ts";

const text = { type: "string" };
const json = (properties: object, example?: object) => ({
  content: { "application/json": { schema: { type: "object", properties }, ...(example && { example }) } },
});

/** What the contract reads from a spec with this operation, which needs no session. */
const loginOf = (operationId: string, body: object, answer: object, more: object = {}) =>
  contextOfPaths({
    "/entry": {
      post: { operationId, security: [], requestBody: body, responses: { "200": json(answer) }, ...more },
    },
  }).contract.login;

describe("the login of a spec that does not mark it", () => {
  it.for<[string, object, object, object]>([
    ["username", { username: text, password: text }, { token: text }, { username: "username", tokenPointer: "/token" }],
    [
      "email",
      { email: text, password: text },
      { access_token: text },
      { username: "email", tokenPointer: "/access_token" },
    ],
    [
      "token inside an object",
      { login: text, passwd: text },
      { data: { type: "object", properties: { jwt: text } } },
      { username: "login", password: "passwd", tokenPointer: "/data/jwt" },
    ],
  ])("is recognised by its %s", ([, body, answer, expected]) => {
    expect(loginOf("enter", json(body), answer)).toMatchObject({ operationId: "enter", path: "/entry", ...expected });
  });

  it("is recognised by its form and the cookie of its session", () => {
    const form = {
      content: {
        "application/x-www-form-urlencoded": {
          schema: { type: "object", properties: { email: text, password: text } },
        },
      },
    };
    const { login } = fixtureContext({
      openapi: "3.1.1",
      components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: "sid" } } },
      paths: {
        "/login": { post: { operationId: "enter", security: [], requestBody: form, responses: { "204": {} } } },
        "/me": { get: { operationId: "me", security: [{ session: [] }], responses: { "200": json({}) } } },
      },
    }).contract;
    expect(login).toMatchObject({ operationId: "enter", username: "email", tokenPointer: undefined });
  });

  it("keeps the other members of the documented body", () => {
    const example = { email: "a@b.example", password: "x", device: "phone" };
    expect(
      loginOf("enter", json({ email: text, password: text, device: text }, example), { token: text })?.body,
    ).toEqual(example);
  });

  it.for<[string, string, object, object, object]>([
    ["a registration", "registerUser", { email: text, password: text }, { token: text }, {}],
    ["a call without a password", "enter", { email: text }, { token: text }, {}],
    ["an answer without a token", "enter", { email: text, password: text }, { id: text }, {}],
    ["a number as the token", "enter", { email: text, password: text }, { token: { type: "integer" } }, {}],
    [
      "a call that needs a session",
      "enter",
      { email: text, password: text },
      { token: text },
      { security: [{ bearer: [] }] },
    ],
  ])("is not %s", ([, operationId, body, answer, more]) => {
    expect(loginOf(operationId, json(body), answer, more)).toBeUndefined();
  });
});

describe("the end of a session, by name", () => {
  it.for<[boolean, string, string, string]>([
    [true, "post", "/logout", "endIt"],
    [true, "post", "/auth/sign-out", "endIt"],
    [true, "get", "/bye", "logOut"],
    [true, "delete", "/sessions/current", "remove"],
    [true, "delete", "/session", "remove"],
    [false, "delete", "/sessions/{id}", "remove"],
    [false, "get", "/sessions/current", "read"],
    [false, "post", "/blogouts", "create"],
  ])("is %s for %s %s %s", ([expected, method, path, id]) => {
    expect(endsSessionByName(method, path, id)).toBe(expected);
  });
});
