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
  ])("R216 the account %s logs in", async (username, password, expected) => {
    const { status, json } = await login(username, password);
    expect(status).toBe(200);
    expect(json.value).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), ...expected });
  });

  it.each([
    ["staff", "NON_MEMBER", "Non-member account unable to login"],
    ["excluded", "SELF_EXCLUDED", "You have chosen not to play with this account for now."],
  ])("R410 refuses the account %s with the reason", async (username, code, message) => {
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

  it("R261 answers 403 when a member of type 4 asks for the count of unread messages", async () => {
    const token = await tokenOf(mock, "restricted");
    const { status, json } = await mock.call("GET", "/wps/relay/CSP_unreadCount", { token });
    expect([status, json.code]).toEqual([403, "ACCOUNT_RESTRICTED"]);
  });

  it("R412 requires the account stepup to verify its login before it can use the token", async () => {
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

  it("E024 keeps the previous login of a session when the member logs in again", async () => {
    const token = await tokenOf(mock, "demo");
    const read = () => mock.call("GET", "/wps/session/info", { token });
    const before = await read();
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 60_000 } });
    await login("demo");
    expect((await read()).json.value).toEqual(before.json.value);
  });

  const sms = { type: "sms", mobileNo: "1712345678", countryDialingCode: "+880", password: "123456" };
  const loginBySms = (json: object = sms) => mock.call("POST", LOGIN, { json });
  const sendCode = () => mock.call("POST", "/wps/verification/sms/noLogin", { json: { mobileNo: sms.mobileNo } });

  it("R215 R395 logs in once with the code that was sent by SMS", async () => {
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

  it("R450 R454 answers a missing code and an expired code with different messages", async () => {
    await sendCode();
    const { password: _, ...without } = sms;
    expect((await loginBySms(without)).json.message).toBe("Verification code is missing");
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 } });
    expect((await loginBySms()).json.message).toBe("Verification code has expired, please send again.");
  });

  it("R455 sends no code to a number that no member has, and refuses a login with this number", async () => {
    const json = { mobileNo: "1700009999" };
    expect((await mock.call("POST", "/wps/verification/sms/noLogin", { json })).status).toBe(200);
    expect((await loginBySms({ ...sms, ...json })).json.code).toBe("LOGIN_FAILED");
    expect((await mock.call("GET", "/__mock/outbox")).json.messages).toEqual([]);
  });

  it("R290 C7 requires the module MOBILEVERCODELOGIN3 for a login by SMS", async () => {
    await mock.call("POST", "/__mock/scenario", { json: { name: "off:MOBILEVERCODELOGIN3" } });
    expect((await loginBySms()).json.code).toBe("MODULE_DISABLED");
  });

  it.each([
    ["the member's subject", { sub: "demo" }, 200],
    ["the member's number", { sub: "x-91", phone_number: "+8801712345678" }, 200],
    ["an unknown subject", { sub: "nobody" }, 400],
    ["an expired time", { sub: "demo", exp: 1 }, 400],
  ])("R030 R215 accepts or refuses a third-party token with %s", async (_, claims, expected) => {
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

  it("a session ends after a day without use, and each use extends it", async () => {
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
  it("R216 get the same answer for a wrong username and a wrong password", async () => {
    const name = await login("nobody");
    const password = await login("demo", "wrong-1234");
    expect(name.json).toEqual({ ...password.json, timestamp: name.json.timestamp, requestId: name.json.requestId });
    expect([name.status, name.json.code, name.json.value]).toEqual([400, "LOGIN_FAILED", { captcha: false }]);
  });

  it("R272 require a captcha after the third failure, and each captcha is accepted once", async () => {
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

  it("can no longer be followed by a login with a captcha that is five minutes old", async () => {
    await login("captcha", "wrong-1234");
    const solved = await solveCaptcha();
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 } });
    expect((await login("captcha", "demo-1234", solved)).json.code).toBe("CAPTCHA_INVALID");
  });

  it("E013 R424 D14 lead to a captcha that is available as a PNG picture and as sound", async () => {
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

  it("R272 do not include tries that were refused for a missing or wrong captcha", async () => {
    for (let failure = 0; failure < 3; failure += 1) await login("demo", "wrong-1234");
    for (let flood = 0; flood < 20; flood += 1) {
      expect((await login("demo", "wrong-1234")).json.code).toBe("CAPTCHA_REQUIRED");
      const unsolved = { captcha: "wrong", captchaId: "A".repeat(22) };
      expect((await login("demo", "demo-1234", unsolved)).json.code).toBe("CAPTCHA_INVALID");
    }
    expect((await login("demo", "demo-1234", await solveCaptcha())).status).toBe(200);
  });

  it("R216 R492 block an IP address for the rest of the hour after sixty unknown usernames", async () => {
    for (let name = 0; name < 60; name += 1) expect((await login(`nobody${name}`)).status).toBe(400);
    const refused = await login("nobody60");
    expect([refused.status, refused.json.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 60 * 60_000 } });
    expect((await login("demo")).status).toBe(200);
  });

  it("R492 lock the username for five minutes after ten failures", async () => {
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

describe("R422 the random key with which free play starts", () => {
  it("D4 opens a session when it is encrypted and when it is plain", async () => {
    expect((await free(await encrypt("0123456789abcdef"))).status).toBe(200);
    expect((await free("0123456789abcdef")).status).toBe(200);
  });

  it("D4 is refused when it is encrypted for another key than the server's", async () => {
    const { status, json } = await free(await encrypt("0123456789abcdef", "other"));
    expect([status, json.code]).toEqual([400, "DECRYPTION_FAILED"]);
  });
});

describe("encrypted bodies (D4)", () => {
  it("R417 can be sent as a JWE for a login", async () => {
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

  it("are refused by an operation that the contract does not encrypt", async () => {
    const text = await encrypt({ os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" });
    const { status, json } = await mock.call("POST", "/wps/session/login/freeplay", { text, type: "application/jose" });
    expect([status, json.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });
});
