import { beforeEach, describe, expect, it } from "vitest";
import { idTokenOf, openWorld, outboxOf, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const MINUTE_MS = 60_000;
const tick = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });
const enter = async (username: string) => {
  const json = { type: "username", username, password: "demo-1234" };
  return Object((await mock.call("POST", "/wps/session/login", { json })).json.value);
};
const infoCode = async (token: string) => {
  const { status, json } = await mock.call("GET", "/wps/member/info", { token });
  return json.code ?? status;
};

const verify = (token: string, verificationId: string, method: string, code: string) =>
  mock.call("POST", "/wps/session/verification", { token, json: { verificationId, method, code } });

describe("a login from an unregistered IP address", () => {
  it.each([
    ["mobile", "123456"],
    ["email", "123456"],
    ["google", "123456"],
    ["bankName", " step up "],
  ])("E096 R412 is verified by %s, and then the IP address is registered", async (method, code) => {
    const { token, verification } = await enter("stepup");
    expect(verification).toEqual({ id: expect.any(String), methods: ["mobile", "email", "google", "bankName"] });
    expect((await outboxOf(mock)).map(({ kind }) => kind)).toEqual(["authenticator", "email", "sms"]);
    const { status, json } = await verify(token, verification.id, method, code);
    expect(status).toBe(200);
    expect(await infoCode(String(Object(json.value).token))).toBe(200);
    expect(await infoCode(token)).toBe("UNAUTHENTICATED");
    expect((await enter("stepup")).verification).toBeUndefined();
  });

  it("E096 refuses wrong and expired codes, and after five wrong codes also the right one", async () => {
    const { token, verification } = await enter("stepup");
    const code = async (typed: string, method = "mobile") =>
      (await verify(token, verification.id, method, typed)).json.code;
    for (let tries = 0; tries < 5; tries += 1) expect(await code("000000")).toBe("VERIFICATION_CODE_INVALID");
    expect(await code("123456")).toBe("TOO_MANY_REQUESTS");
    await tick(5 * MINUTE_MS);
    expect(await code("123456", "email")).toBe("VERIFICATION_CODE_EXPIRED");
    expect(await infoCode(token)).toBe("VERIFICATION_REQUIRED");
  });

  it("E096 answers 404 for the verification id of another login or of a completed login", async () => {
    const { token, verification } = await enter("stepup");
    const stranger = await verify(await tokenOf(mock, "demo"), verification.id, "mobile", "123456");
    expect([stranger.status, stranger.json.code]).toEqual([404, "NOT_FOUND"]);
    const done = await verify(token, verification.id, "mobile", "123456");
    const again = await verify(String(Object(done.json.value).token), verification.id, "mobile", "123456");
    expect(again.status).toBe(404);
  });

  it("R412 refuses a password change before the verification", async () => {
    const { token } = await enter("stepup");
    const json = { oldPassword: "demo-1234", newPassword: "other-1234", confirmNewPassword: "other-1234" };
    expect((await mock.call("POST", "/wps/member/password", { token, json })).json.code).toBe("VERIFICATION_REQUIRED");
  });
});

const social = (claims: object, provider = "google", merchantCode = "phlobby1", token = "") =>
  mock.call("POST", `/wps/session/login/social?merchantCode=${merchantCode}`, {
    json: { provider, idToken: idTokenOf(claims) },
    ...(token !== "" && { token }),
  });

describe("a login through a third party", () => {
  it("E097 R030 logs a linked person in, and asks an unknown person to register", async () => {
    const { json } = await social({ sub: "demo" });
    expect(await infoCode(String(Object(json.value).token))).toBe(200);
    expect((await social({ sub: "demo" }, "facebook")).json.value).toEqual({ needsRegistration: true });
  });

  it("E097 R030 links the account of a logged-in member, but not while the member must change the password", async () => {
    const linkAs = async (token: string) => (await social({ sub: "fb-92" }, "facebook", "phlobby1", token)).json.value;
    expect(await linkAs((await enter("expired")).token)).toEqual({ needsRegistration: true });
    expect(await linkAs((await enter("poor")).token)).toMatchObject({ token: expect.any(String) });
    const { json } = await social({ sub: "fb-92" }, "facebook");
    const member = await mock.call("GET", "/wps/member/info", { token: String(Object(json.value).token) });
    expect(member.json.value).toMatchObject({ account: "poor" });
  });

  it("E097 R030 works after a registration that linked the third-party account", async () => {
    const registration = {
      username: "rahima",
      password: "Taka-2026-ok",
      confirmPassword: "Taka-2026-ok",
      nickname: "রহিমা",
      termsAccepted: true,
      ageConfirmed: true,
      socialProvider: "facebook",
      socialIdToken: idTokenOf({ sub: "fb-91" }),
    };
    await mock.call("PUT", "/wps/member/register?merchantCode=phlobby1", { json: registration });
    expect((await social({ sub: "fb-91" }, "facebook")).json.value).toMatchObject({ token: expect.any(String) });
  });

  it("E097 refuses an invalid token, and refuses every token when the merchant has the module turned off", async () => {
    expect((await social({})).json.code).toBe("LOGIN_FAILED");
    expect((await social({ sub: "demo", exp: 1 })).json.code).toBe("LOGIN_FAILED");
    const off = await social({ sub: "demo" }, "google", "ccgjoyf4");
    expect([off.status, off.json.code]).toEqual([403, "MODULE_DISABLED"]);
  });
});
