import { CompactEncrypt, importJWK } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { idTokenOf, openWorld, tokenOf, type CallOptions, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const LOGIN = "/wps/session/login";
const login = (username: string, password = "demo-1234", extra: object = {}, options: CallOptions = {}) =>
  mock.call("POST", LOGIN, { ...options, json: { type: "username", username, password, ...extra } });

const loginByToken = (claims: object) =>
  mock.call("POST", LOGIN, { json: { type: "firebase", idToken: idTokenOf(claims) } });

/** Requests a captcha; the outbox shows its text. */
async function solveCaptcha(): Promise<{ captcha: string; captchaId: string }> {
  const { headers } = await mock.call("GET", "/wps/captcha");
  const { json } = await mock.call("GET", "/__mock/outbox");
  const [message] = json.messages as { to: string; code: string }[];
  return { captcha: message?.code ?? "", captchaId: headers.get("x-captcha-id") ?? "" };
}

describe("logging in", () => {
  const nothingSpecial = { firstTimeLogin: false, passwordExpired: false };
  it.each([
    ["demo", "demo-1234", nothingSpecial],
    ["agent", "demo-1234", nothingSpecial],
    ["agent2", "demo-1234", nothingSpecial],
    ["agent41", "demo-1234", nothingSpecial],
    ["agent42", "demo-1234", nothingSpecial],
    ["restricted", "demo-1234", nothingSpecial],
    ["newbie", "demo-1234", { firstTimeLogin: true, passwordExpired: false }],
    ["expired", "demo-1234", { firstTimeLogin: false, passwordExpired: true }],
    ["legacy", "{secret}", nothingSpecial],
    ["captcha", "demo-1234", nothingSpecial],
    ["poor", "demo-1234", nothingSpecial],
  ])("R216 %s logs in", async (username, password, expected) => {
    const { status, json } = await login(username, password);
    expect(status).toBe(200);
    expect(json.value).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), ...expected });
  });

  it.each([
    ["staff", "NON_MEMBER", "Non-member account unable to login"],
    ["excluded", "SELF_EXCLUDED", "You have excluded yourself from playing with this account."],
  ])("R410 refuses %s with the reason", async (username, code, message) => {
    const { status, json } = await login(username);
    expect([status, json.code, json.message]).toEqual([403, code, message]);
  });

  it("R217 R473 returns the account's member info and balance, with the level in the requested language", async () => {
    const token = await tokenOf(mock, "demo");
    const member = await mock.call("GET", "/wps/member/info", { token });
    expect(member.json.value).toEqual({
      id: "100001",
      account: "demo",
      nickname: "Demo",
      type: 0,
      toUpline: true,
      clubLabel: { labelName: "গোল্ড" },
      freePlay: false,
    });
    const inEnglish = await mock.call("GET", "/wps/member/info", { token, headers: { "accept-language": "en" } });
    expect(inEnglish.json.value).toMatchObject({ clubLabel: { labelName: "Gold" } });
    const balance = await mock.call("GET", "/wps/v2/wallets/balance", { token });
    expect(balance.json.value).toEqual({ balance: "25000.00", currency: "BDT", currencySymbol: "৳" });
    expect(balance.headers.get("cache-control")).toBe("no-store");
  });

  it("R261 answers 403 for the message count of type 4", async () => {
    const token = await tokenOf(mock, "restricted");
    const { status, json } = await mock.call("GET", "/wps/relay/CSP_unreadCount", { token });
    expect([status, json.code]).toEqual([403, "ACCOUNT_RESTRICTED"]);
  });

  it("R412 requires verification of stepup before the token can be used", async () => {
    const { json } = await login("stepup");
    expect(json.value).toMatchObject({ verification: { methods: ["mobile", "email", "google", "bankName"] } });
    const token = String(Object(json.value).token);
    const refused = await mock.call("GET", "/wps/member/info", { token });
    expect([refused.status, refused.json.code]).toEqual([403, "VERIFICATION_REQUIRED"]);
    expect((await mock.call("DELETE", "/wps/session/logout", { token })).status).toBe(200);
  });

  it("E024 returns the time and address of the previous login", async () => {
    await login("demo");
    const token = await tokenOf(mock, "demo");
    const { json } = await mock.call("GET", "/wps/session/info", { token });
    expect(json.value).toEqual({ lastLoginTime: expect.any(Number), lastLoginIp: "127.0.0.1", ip: "127.0.0.1" });
  });

  const sms = { type: "sms", mobileNo: "1712345678", countryDialingCode: "+880", password: "123456" };
  const loginBySms = (json: object = sms) => mock.call("POST", LOGIN, { json });
  const sendCode = () => mock.call("POST", "/wps/verification/sms/noLogin", { json: { mobileNo: sms.mobileNo } });

  it("R215 R395 logs in once with the code that was sent", async () => {
    expect((await loginBySms()).json.code).toBe("VERIFICATION_CODE_INVALID");
    await sendCode();
    expect((await loginBySms({ ...sms, password: "654321" })).json.code).toBe("VERIFICATION_CODE_INVALID");
    expect((await loginBySms()).status).toBe(200);
    const { status, json } = await loginBySms();
    expect([status, json.code, json.message]).toEqual([
      400,
      "VERIFICATION_CODE_INVALID",
      "Verification code is not valid",
    ]);
  });

  it("R450 R454 distinguishes a missing and an expired code from a wrong one", async () => {
    await sendCode();
    const { password: _, ...without } = sms;
    expect((await loginBySms(without)).json.message).toBe("Verification code is missing");
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 } });
    expect((await loginBySms()).json.message).toBe("Verification code has expired, please send again.");
  });

  it("R455 a number without a member fails with any code", async () => {
    const json = { mobileNo: "1700009999" };
    expect((await mock.call("POST", "/wps/verification/sms/noLogin", { json })).status).toBe(200);
    expect((await loginBySms({ ...sms, ...json })).json.code).toBe("LOGIN_FAILED");
    expect((await mock.call("GET", "/__mock/outbox")).json.messages).toEqual([]);
  });

  it("R290 C7 requires MOBILEVERCODELOGIN3", async () => {
    await mock.call("POST", "/__mock/scenario", { json: { name: "off:MOBILEVERCODELOGIN3" } });
    expect((await loginBySms()).json.code).toBe("MODULE_DISABLED");
  });

  it.each([
    ["the member's subject", { sub: "demo" }, 200],
    ["the member's number", { sub: "x-91", phone_number: "+8801712345678" }, 200],
    ["an unknown subject", { sub: "nobody" }, 400],
    ["an expired time", { sub: "demo", exp: 1 }, 400],
  ])("R030 R215 checks a third-party token with %s", async (_, claims, expected) => {
    const json = { type: "firebase", idToken: idTokenOf(claims) };
    expect((await mock.call("POST", LOGIN, { json })).status).toBe(expected);
  });

  it("E001 R215 R272 a login by third-party token needs no captcha after failures", async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      const { json } = await loginByToken({ sub: "demo", exp: 1 });
      expect([json.code, json.value]).toEqual(["VERIFICATION_CODE_EXPIRED", { captcha: false }]);
    }
    expect((await loginByToken({ sub: "demo" })).status).toBe(200);
  });

  it("R422 free play returns a guest session with play money", async () => {
    const json = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
    const answer = await mock.call("POST", "/wps/session/login/freeplay", { json });
    const token = String(Object(answer.json.value).token);
    expect((await mock.call("GET", "/wps/member/info", { token })).json.value).toMatchObject({ freePlay: true });
    const balance = await mock.call("GET", "/wps/v2/wallets/balance", { token });
    expect(balance.json.value).toMatchObject({ balance: "10000.00" });
  });

  it("E003 logout ends only the current session", async () => {
    const [first, second] = [await tokenOf(mock, "demo"), await tokenOf(mock, "demo")];
    await mock.call("DELETE", "/wps/session/logout", { token: first });
    expect((await mock.call("GET", "/wps/member/info", { token: first })).status).toBe(401);
    expect((await mock.call("GET", "/wps/member/info", { token: second })).status).toBe(200);
  });

  it("a session ends after a day without use, and use extends it", async () => {
    const token = await tokenOf(mock, "demo");
    const info = () => mock.call("GET", "/wps/member/info", { token });
    const hours = (count: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs: count * 3_600_000 } });
    await hours(23);
    expect((await info()).status).toBe(200);
    await hours(23);
    expect((await info()).status).toBe(200);
    await hours(25);
    expect((await info()).status).toBe(401);
  });
});

describe("failed logins and their captchas", () => {
  it("R216 answer the same for a wrong name and a wrong password", async () => {
    const name = await login("nobody");
    const password = await login("demo", "wrong-1234");
    expect(name.json).toEqual({ ...password.json, timestamp: name.json.timestamp, requestId: name.json.requestId });
    expect([name.status, name.json.code, name.json.value]).toEqual([400, "LOGIN_FAILED", { captcha: false }]);
  });

  it("R272 require a captcha from the third failure, and accept each captcha once", async () => {
    await login("demo", "wrong-1234");
    await login("demo", "wrong-1234");
    expect((await login("demo", "wrong-1234")).json.value).toEqual({ captcha: true });
    expect((await login("demo")).json.code).toBe("CAPTCHA_REQUIRED");
    const solved = await solveCaptcha();
    expect((await login("demo", "wrong-1234", solved)).json.code).toBe("LOGIN_FAILED");
    expect((await login("demo", "demo-1234", solved)).json.code).toBe("CAPTCHA_INVALID");
    expect((await login("demo", "demo-1234", await solveCaptcha())).status).toBe(200);
    expect((await login("demo")).status).toBe(200);
  });

  it("R272 require a captcha after the first failure of the captcha persona", async () => {
    const { json } = await login("captcha", "wrong-1234");
    expect(json.value).toEqual({ captcha: true });
    expect((await login("captcha")).json.code).toBe("CAPTCHA_REQUIRED");
    expect((await login("captcha", "demo-1234", await solveCaptcha())).status).toBe(200);
  });

  it("accept a captcha until five minutes after it was sent", async () => {
    await login("captcha", "wrong-1234");
    const solved = await solveCaptcha();
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 } });
    expect((await login("captcha", "demo-1234", solved)).json.code).toBe("CAPTCHA_INVALID");
  });

  it("E013 R424 D14 have a captcha as a PNG picture and as sound", async () => {
    const picture = await mock.call("GET", "/wps/captcha");
    const bytes = Buffer.from(String(picture.json.value), "base64");
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    // The app reserves this width and height, which are in the header of the PNG.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([150, 50]);
    const id = picture.headers.get("x-captcha-id");
    const sound = await mock.call("GET", `/wps/captcha?medium=audio&captchaId=${id}`);
    expect(sound.headers.get("x-captcha-id")).toBe(id);
    expect(Buffer.from(String(sound.json.value), "base64").subarray(0, 4).toString()).toBe("RIFF");
  });

  it("R272 do not count tries that were refused for their captcha", async () => {
    for (let failure = 0; failure < 3; failure += 1) await login("demo", "wrong-1234");
    for (let flood = 0; flood < 20; flood += 1) {
      expect((await login("demo", "wrong-1234")).json.code).toBe("CAPTCHA_REQUIRED");
      const unsolved = { captcha: "wrong", captchaId: "A".repeat(22) };
      expect((await login("demo", "demo-1234", unsolved)).json.code).toBe("CAPTCHA_INVALID");
    }
    expect((await login("demo", "demo-1234", await solveCaptcha())).status).toBe(200);
  });

  it("R216 R492 block an IP address for the rest of the hour after sixty unknown names", async () => {
    for (let name = 0; name < 60; name += 1) expect((await login(`nobody${name}`)).status).toBe(400);
    const refused = await login("nobody60");
    expect([refused.status, refused.json.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 60 * 60_000 } });
    expect((await login("demo")).status).toBe(200);
  });

  it("R492 lock the name for five minutes after ten failures", async () => {
    for (let failure = 0; failure < 10; failure += 1) await login("demo", "wrong-1234", await solveCaptcha());
    const locked = await login("demo", "demo-1234", await solveCaptcha());
    expect([locked.status, locked.json.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(290);
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 + 1 } });
    expect((await login("demo")).status).toBe(200);
  });
});

const encrypt = async (plain: unknown, kid?: string) => {
  const { json } = await mock.call("GET", "/.well-known/jwks.json");
  const [key] = json.keys as { kid: string; alg: string }[];
  if (!key) throw new Error("The key set is empty");
  return new CompactEncrypt(Buffer.from(JSON.stringify(plain)))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: kid ?? key.kid })
    .encrypt(await importJWK(key, key.alg));
};
const sendJwe = (text: string) => mock.call("POST", LOGIN, { text, type: "application/jose" });

const free = (randomKey: string) =>
  mock.call("POST", "/wps/session/login/freeplay", {
    json: { os: "Android", platform: "W", randomKey, gatewayVersion: "3" },
  });

describe("R422 the random key of free play", () => {
  it("D4 opens a session when it is encrypted and when it is plain", async () => {
    expect((await free(await encrypt("0123456789abcdef"))).status).toBe(200);
    expect((await free("0123456789abcdef")).status).toBe(200);
  });

  it("D4 is refused when it is encrypted for another key", async () => {
    const { status, json } = await free(await encrypt("0123456789abcdef", "other"));
    expect([status, json.code]).toEqual([400, "DECRYPTION_FAILED"]);
  });
});

describe("encrypted bodies (D4)", () => {
  it("R417 can be a JWE for a login", async () => {
    const jwe = await encrypt({ type: "username", username: "demo", password: "demo-1234" });
    expect((await sendJwe(jwe)).status).toBe(200);
  });

  it("are validated after decryption", async () => {
    const { status, json } = await sendJwe(await encrypt({ type: "username", username: "" }));
    expect([status, json.code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it.each(["not a jwe", "a.b.c.d.e"])("are refused when they are %j", async (text) => {
    const { status, json } = await sendJwe(text);
    expect([status, json.code]).toEqual([400, "DECRYPTION_FAILED"]);
  });

  it("are refused by an operation without encryption", async () => {
    const text = await encrypt({ os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" });
    const { status, json } = await mock.call("POST", "/wps/session/login/freeplay", { text, type: "application/jose" });
    expect([status, json.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });
});
