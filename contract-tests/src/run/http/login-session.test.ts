import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import type { Answer } from "../../judge/answer.ts";
import { CannotRun } from "../cannot-run.ts";
import { LoginIssuer } from "./login-session.ts";
import type { Login } from "../../profile/inferred-login.ts";
import { BEARER, type SecurityAlternative } from "../../spec/security.ts";
import type { WireRequest } from "./send.ts";

const LOGIN = {
  operationId: "login",
  path: "/sessions",
  mediaType: "application/json",
  body: { email: "someone@shop.example", password: "x", device: "phone" },
  username: "email",
  password: "password",
  tokenPointer: "/data/token",
  users: [],
};

const SCHEMES: SecurityAlternative = [
  { name: "bearer", form: BEARER, credential: { place: "header", name: "authorization" } },
];
const bearer = (token: string) => ({ header: `Bearer ${token}` });

/** An issuer of a server that counts its tokens, or gives these answers. */
function start(answers: Answer[] = [], login: Partial<Login> = {}) {
  const requests: WireRequest[] = [];
  const issuer = new LoginIssuer(
    { ...LOGIN, ...login },
    { username: "rahim", password: "it is secret" },
    "http://a.example/v1/",
    async (wire) => {
      requests.push(wire);
      return answers.shift() ?? received(201, { data: { token: `token ${requests.length}` } });
    },
  );
  return { issuer, requests };
}

describe("a session by the login of the spec", () => {
  it("is opened once, with the account in the documented body", async () => {
    const { issuer, requests } = start();
    const shown = await Promise.all([issuer.access(SCHEMES), issuer.access(SCHEMES)]);
    expect(shown).toEqual([bearer("token 1"), bearer("token 1")]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: "POST", url: "http://a.example/v1/sessions" });
    expect(JSON.parse(String(requests[0]?.body))).toEqual({
      email: "rahim",
      password: "it is secret",
      device: "phone",
    });
  });

  it("is opened by a form where the spec documents a form", async () => {
    const { issuer, requests } = start([], { mediaType: "application/x-www-form-urlencoded", body: {} });
    await issuer.access(SCHEMES);
    expect(requests[0]).toMatchObject({
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "email=rahim&password=it+is+secret",
    });
  });

  it("is renewed once for all calls that the old one failed", async () => {
    const { issuer } = start();
    const old = await issuer.access(SCHEMES);
    const renewed = await Promise.all([issuer.renewed(old, SCHEMES), issuer.renewed(old, SCHEMES)]);
    expect(renewed).toEqual([bearer("token 2"), bearer("token 2")]);
    expect(await issuer.renewed(old, SCHEMES)).toEqual(bearer("token 2"));
  });

  it("is not shared when a call needs its own session", async () => {
    const { issuer } = start();
    expect(await issuer.access(SCHEMES)).toEqual(bearer("token 1"));
    expect(await issuer.fresh(SCHEMES)).toEqual(bearer("token 2"));
    expect(await issuer.access(SCHEMES)).toEqual(bearer("token 1"));
  });

  it.for<[string, Answer, string]>([
    ["refusal", received(401, {}), "answered 401"],
    ["answer without a token", received(200, {}), "answered 200 without a token"],
    ["failure", { failure: "late" }, "got no answer (late)"],
  ])("stops the run after a %s", async ([, answer, words]) => {
    const { issuer } = start([answer]);
    const error = await issuer.access(SCHEMES).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CannotRun);
    expect(String(error)).toContain(`POST http://a.example/v1/sessions ${words}. Check --username and --password.`);
  });
});
