import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { BEARER, type CredentialPlace, type SecurityScheme } from "../../spec/security.ts";
import { credentialsIn, isGivenByLogin } from "./login-session.ts";

const LOGIN = {
  operationId: "login",
  path: "/login",
  mediaType: "application/json",
  body: {},
  username: "email",
  password: "password",
  tokenPointer: "/token",
  users: [],
};
const key = (place: CredentialPlace["place"], name: string): SecurityScheme => ({
  name,
  form: "key",
  credential: { place, name },
});
const bearer: SecurityScheme = { name: "jwt", form: BEARER, credential: { place: "header", name: "authorization" } };
const COOKIES =
  "sid=abc=1; Path=/; Expires=Mon, 30 Nov 2026 09:00:00 GMT; HttpOnly, XSRF-TOKEN=x%2By; Path=/; SameSite=Strict";

/** The credential that a response of the login has for a scheme, or what it lacks. */
function credentialFor(scheme: SecurityScheme, body: object, headers: Record<string, string> = {}) {
  const found = credentialsIn(received(200, body, { headers }), [scheme], LOGIN);
  return "missing" in found ? `no ${found.missing}` : found.byScheme.get(scheme);
}

describe("the response of a login", () => {
  it.for<[string, SecurityScheme, object, Record<string, string>, string]>([
    ["a bearer token", bearer, { token: "t" }, {}, "t"],
    ["the cookie of the scheme", key("cookie", "sid"), {}, { "set-cookie": COOKIES }, "abc=1"],
    ["a token for a header of the session", key("header", "X-Auth-Token"), { token: "t" }, {}, "t"],
    [
      "the readable cookie against forged requests",
      key("header", "X-XSRF-TOKEN"),
      {},
      { "set-cookie": COOKIES },
      "x+y",
    ],
    [
      "the header against forged requests before the cookie",
      key("header", "X-CSRF-Token"),
      {},
      { "set-cookie": COOKIES, "x-csrf-token": "z" },
      "z",
    ],
    ["the member against forged requests", key("header", "X-CSRF-Token"), { data: { csrfToken: "m" } }, {}, "m"],
    ["no cookie of another name", key("cookie", "session"), {}, { "set-cookie": COOKIES }, "no cookie session"],
    ["no token", bearer, { token: 7 }, {}, "no token"],
    ["no token in place of the one against forged requests", key("header", "X-CSRF"), { token: "t" }, {}, "no token"],
  ])("gives %s", ([, scheme, body, headers, expected]) => {
    expect(credentialFor(scheme, body, headers)).toBe(expected);
  });

  it.for<[boolean, SecurityScheme]>([
    [true, bearer],
    [true, key("cookie", "sid")],
    [true, key("header", "X-CSRF-Token")],
    [true, key("header", "X-Session-Id")],
    [false, key("header", "X-Api-Key")],
    [false, key("query", "token")],
    [false, { ...bearer, form: "basic" }],
  ])("can have the credential of a scheme: %s for %j", ([expected, scheme]) => {
    expect(isGivenByLogin(scheme)).toBe(expected);
  });
});
