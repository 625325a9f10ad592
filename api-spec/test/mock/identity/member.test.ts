import { beforeEach, describe, expect, it } from "vitest";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const freePlayToken = async () => {
  const json = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
  return String(Object((await mock.call("POST", "/wps/session/login/freeplay", { json })).json.value).token);
};

describe("a member", () => {
  it("E007 R217 has a drawn picture", async () => {
    const token = await tokenOf(mock, "demo");
    const { json } = await mock.call("GET", "/wps/member/info/icon", { token });
    const picture = await mock.call("GET", String(json.value));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  });

  it("E022 R174 chooses a language, as a guest does", async () => {
    const choose = (options: object) =>
      mock.call("PUT", "/wps/member/language", { json: { language: "en" }, ...options });
    expect((await choose({})).json).toMatchObject({ success: true, value: null });
    expect((await choose({ token: await tokenOf(mock, "demo") })).status).toBe(200);
    const { status, json } = await mock.call("PUT", "/wps/member/language", { json: { language: "xx" } });
    expect([status, json.code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it.each([
    ["PUT", "/wps/member/language", { json: { language: "en" } }],
    ["GET", "/wps/relay/MCS2_getPointReward?merchantCode=ccgjoyf4", {}],
  ])("R419 %s %s, which guests may call, refuses a token that belongs to no session", async (method, path, options) => {
    const token = await tokenOf(mock, "demo");
    expect((await mock.call(method, path, { ...options, token })).status).toBe(200);
    expect((await mock.call(method, path, { ...options, token: `${token}x` })).status).toBe(401);
    await mock.call("DELETE", "/wps/session/logout", { token });
    const { status, json, headers } = await mock.call(method, path, { ...options, token });
    expect([status, json.code, headers.get("www-authenticate")]).toEqual([401, "UNAUTHENTICATED", "Bearer"]);
  });
});

const change = (token: string, json: object) => mock.call("PUT", "/wps/member/info", { token, json });

describe("the profile of a member", () => {
  it("E025 R217 changes only the given fields", async () => {
    const token = await tokenOf(mock, "demo");
    const icon = "/art/members/koi.svg";
    expect((await change(token, { nickname: "রহিম", icon, line: "rahim" })).json.value).toMatchObject({
      account: "demo",
      nickname: "রহিম",
    });
    expect((await change(token, { line: "" })).json.value).toMatchObject({ nickname: "রহিম" });
    expect((await mock.call("GET", "/wps/member/info/icon", { token })).json.value).toBe(icon);
    expect((await change(token, { nickname: "" })).json.value).toMatchObject({ nickname: null });
  });

  it.each([
    ["R366 an invalid email address", { email: "nobody" }, "INVALID_REQUEST"],
    ["an email address of another member", { email: "AGENT@example.com" }, "EMAIL_TAKEN"],
    ["a picture from another site", { icon: "https://tracker.example/x.png" }, "INVALID_URL"],
  ])("E025 refuses %s", async (_, body, code) => {
    const { status, json } = await change(await tokenOf(mock, "demo"), body);
    expect([status, json.code]).toEqual([422, code]);
  });

  it("E025 accepts the member's email address again", async () => {
    expect((await change(await tokenOf(mock, "demo"), { email: "demo@example.com" })).status).toBe(200);
  });

  it.each([
    ["R405 a session of free play", freePlayToken, "REAL_ACCOUNT_REQUIRED"],
    ["R259 a member of type 4", () => tokenOf(mock, "restricted"), "ACCOUNT_RESTRICTED"],
  ])("E025 E098 E099 refuses %s", async (_, tokenFor, code) => {
    const token = await tokenFor();
    const security = await mock.call("GET", "/wps/member/security", { token });
    const json = { newPaymentPassword: "271828" };
    const payment = await mock.call("POST", "/wps/member/payment-password", { token, json });
    const info = await change(token, { nickname: "Rahim" });
    expect([security, payment, info].map((answer) => answer.json.code)).toEqual([code, code, code]);
  });
});

describe("the security of an account", () => {
  it("E099 shows the email address and mobile number of the account masked", async () => {
    const token = await tokenOf(mock, "demo");
    const { json, headers } = await mock.call("GET", "/wps/member/security", { token });
    expect(json.value).toEqual({
      email: "d•••@example.com",
      mobile: "+880•••5678",
      paymentPassword: true,
      twoFactor: [],
      passkeys: [],
      recoveryCodes: null,
      level: "medium",
      lastLoginAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      lastLoginIp: "127.0.0.1",
    });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

const set = (token: string, newPaymentPassword: string, oldPaymentPassword?: string) =>
  mock.call("POST", "/wps/member/payment-password", {
    token,
    json: { newPaymentPassword, ...(oldPaymentPassword !== undefined && { oldPaymentPassword }) },
  });

describe("the payment password", () => {
  it("E098 can be set without an old one only the first time", async () => {
    const token = await tokenOf(mock, "newbie");
    expect((await set(token, "271828")).json).toMatchObject({ success: true, value: null });
    expect((await set(token, "161803")).json.code).toBe("PAYMENT_PASSWORD_INCORRECT");
    expect((await set(token, "161803", "271828")).status).toBe(200);
  });

  it.each([
    ["a wrong old password", "111111", "271828", 422, "PAYMENT_PASSWORD_INCORRECT"],
    ["the present password", "654321", "654321", 422, "PASSWORD_UNCHANGED"],
    ["a password that is not six digits", "654321", "27182", 400, "INVALID_REQUEST"],
  ])("E098 refuses %s", async (_, old, wanted, status, code) => {
    const answer = await set(await tokenOf(mock, "demo"), wanted, old);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it("E098 R492 is locked for five minutes after five wrong tries", async () => {
    const token = await tokenOf(mock, "demo");
    for (let tries = 0; tries < 5; tries += 1) await set(token, "271828", "111111");
    expect((await set(token, "271828", "654321")).status).toBe(429);
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 + 1 } });
    expect((await set(await tokenOf(mock, "demo"), "271828", "654321")).status).toBe(200);
  });
});

describe("the first login of a member", () => {
  it("E023 R271 is no longer reported as the first after the client confirmed it", async () => {
    const loginNewbie = async () => {
      const json = { type: "username", username: "newbie", password: "demo-1234" };
      return Object((await mock.call("POST", "/wps/session/login", { json })).json.value);
    };
    const { token, firstTimeLogin } = await loginNewbie();
    expect(firstTimeLogin).toBe(true);
    expect((await mock.call("POST", "/wps/session/firstLogin", { token: String(token) })).status).toBe(200);
    expect((await mock.call("POST", "/wps/session/firstLogin", { token: String(token) })).status).toBe(200);
    expect((await loginNewbie()).firstTimeLogin).toBe(false);
    expect((await mock.call("POST", "/wps/session/firstLogin")).status).toBe(401);
  });
});
