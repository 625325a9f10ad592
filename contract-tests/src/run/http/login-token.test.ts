import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import type { Answer } from "../../judge/answer.ts";
import { CannotRun } from "../cannot-run.ts";
import { LoginIssuer } from "./login-token.ts";
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

/** An issuer of a server that counts its tokens, or gives these answers. */
function start(...answers: Answer[]) {
  const requests: WireRequest[] = [];
  const issuer = new LoginIssuer(
    LOGIN,
    { username: "rahim", password: "it is secret" },
    "http://a.example/v1/",
    async (wire) => {
      requests.push(wire);
      return answers.shift() ?? received(201, { data: { token: `token ${requests.length}` } });
    },
  );
  return { issuer, requests };
}

describe("a token by the login of the spec", () => {
  it("is requested once, with the account in the documented body", async () => {
    const { issuer, requests } = start();
    expect(await Promise.all([issuer.token(), issuer.token()])).toEqual(["token 1", "token 1"]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: "POST", url: "http://a.example/v1/sessions" });
    expect(JSON.parse(String(requests[0]?.body))).toEqual({
      email: "rahim",
      password: "it is secret",
      device: "phone",
    });
  });

  it("is renewed once for all calls that the old one failed", async () => {
    const { issuer } = start();
    const old = await issuer.token();
    expect(await Promise.all([issuer.renewed(old), issuer.renewed(old)])).toEqual(["token 2", "token 2"]);
    expect(await issuer.renewed(old)).toBe("token 2");
  });

  it("is not shared when a call needs its own session", async () => {
    const { issuer } = start();
    expect(await issuer.token()).toBe("token 1");
    expect(await issuer.fresh()).toBe("token 2");
    expect(await issuer.token()).toBe("token 1");
  });

  it.for<[string, Answer, string]>([
    ["refusal", received(401, {}), "answered 401 without a token"],
    ["answer without a token", received(200, {}), "answered 200 without a token"],
    ["failure", { failure: "late" }, "got no answer (late)"],
  ])("stops the run after a %s", async ([, answer, words]) => {
    const { issuer } = start(answer);
    const error = await issuer.token().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CannotRun);
    expect(String(error)).toContain(`POST http://a.example/v1/sessions ${words}. Check --username and --password.`);
  });
});
