import { beforeEach, describe, expect, it } from "vitest";
import type { components } from "../../../src/generated/types.ts";
import { idTokenOf, openWorld, outboxOf, tokenOf, type Envelope, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const get = (path: string, headers = {}) => mock.call("GET", path, { headers });
const choose = (...names: string[]) => mock.call("POST", "/__mock/scenario", { json: { names } });
const tick = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });
const MINUTE_MS = 60_000;

const rulesOfDefault = async () => Object((await get("/wps/system/setting/register")).json.value);
const asked = (rule: object) => expect.objectContaining(rule);

describe("before registration", () => {
  it("E014 R360 an affiliate code is found in upper or lower case, and an unknown code is refused", async () => {
    expect((await get("/wps/agent/affiliate?affiliateCode=agent001")).json).toMatchObject({
      success: true,
      value: null,
    });
    const unknown = await get("/wps/agent/affiliate?affiliateCode=NOBODY99");
    expect([unknown.status, unknown.json.code]).toEqual([422, "AFFILIATE_CODE_INVALID"]);
    expect((await get("/wps/agent/affiliate")).json.code).toBe("INVALID_REQUEST");
  });

  it("E015 E026 R233 each merchant publishes its field rules", async () => {
    const own = await get("/wps/system/setting/register");
    expect(own.json.value).toMatchObject({
      username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: "2" },
      zalo: { enabled: false },
    });
    const other = await get("/wps/system/setting/register/rules?merchantCode=vnlobby1");
    expect(other.json.value).toMatchObject({ zalo: { enabled: true, required: true } });
    const again = await get("/wps/system/setting/register", { "if-none-match": own.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("E015 R284 R291 the rules of `verificationCode` and `affiliateCode` change when their modules are turned off", async () => {
    expect(await rulesOfDefault()).toMatchObject({
      verificationCode: asked({ enabled: true }),
      affiliateCode: asked({ required: false }),
    });
    await choose("off:REGMOBVERF3", "off:DIRECTREG3");
    expect(await rulesOfDefault()).toMatchObject({
      verificationCode: asked({ enabled: false }),
      affiliateCode: asked({ required: true }),
    });
  });

  it("E021 R293 the merchant's dialling code is first in the list, or the only one if the merchant fixes it", async () => {
    const english = { "accept-language": "en" };
    const { json } = await get("/wps/system/countryCode?merchantCode=phlobby1", english);
    expect(json.value).toHaveLength(4);
    expect(Object(json.value)[0]).toEqual({
      countryCode: "PH",
      countryDialingCode: "+63",
      countryName: "Philippines",
    });
    const fixed = await get("/wps/system/countryCode?merchantCode=vnlobby1", english);
    expect(fixed.json.value).toEqual([{ countryCode: "VN", countryDialingCode: "+84", countryName: "Vietnam" }]);
  });
});

const PLAIN = {
  login: true,
  username: "rahima",
  password: "Taka-2026-ok",
  confirmPassword: "Taka-2026-ok",
  nickname: "রহিমা",
  registerMethod: "WEB",
  termsAccepted: true,
  ageConfirmed: true,
};
const register = (json: object, merchantCode = "phlobby1", headers: Record<string, string> = {}) =>
  mock.call("PUT", `/wps/member/register?merchantCode=${merchantCode}`, { json, headers });
const registerMobile = (json: object, merchantCode = "idlobby1", headers: Record<string, string> = {}) =>
  mock.call("PUT", `/wps/member/register/mobile?merchantCode=${merchantCode}`, { json, headers });
const tokenIn = (json: Envelope) => String(Object(json.value).token);

async function solveCaptcha() {
  const { headers } = await get("/wps/captcha");
  const [message] = await outboxOf(mock);
  return { captcha: message?.code ?? "", captchaId: headers.get("x-captcha-id") ?? "" };
}

/** The fields that the default merchant asks for: nearly all. */
const FULL = {
  ...PLAIN,
  payeeName: "Rahima Khatun",
  mobileNum: "1812345678",
  countryDialingCode: "+880",
  verificationCode: "123456",
};
const sendCode = (json: object = { variant: "username", mobileNum: FULL.mobileNum }, merchantCode = "ccgjoyf4") =>
  mock.call("POST", `/wps/verification/sms/register?merchantCode=${merchantCode}`, { json });
const registerFull = async (change: object = {}) =>
  register({ ...FULL, ...(await solveCaptcha()), ...change }, "ccgjoyf4");

const toUpline = async (json: Envelope) =>
  Object((await mock.call("GET", "/wps/member/info", { token: tokenIn(json) })).json.value).toUpline;

describe("registration by username", () => {
  it("E008 R028 R276 R467 creates a member and logs in", async () => {
    const { status, json } = await register(PLAIN);
    expect([status, json.value]).toEqual([
      200,
      { token: expect.any(String), firstTimeLogin: false, passwordExpired: false },
    ]);
    const member = await mock.call("GET", "/wps/member/info", { token: tokenIn(json) });
    expect(member.json.value).toMatchObject({ account: "rahima", nickname: "রহিমা", type: 0, toUpline: false });
    const balance = await mock.call("GET", "/wps/v2/wallets/balance", { token: tokenIn(json) });
    expect(balance.json.value).toMatchObject({ balance: "0.00", currency: "PHP" });
    expect(await tokenOf(mock, "rahima", PLAIN.password)).toMatch(/^[\w-]{43}$/);
  });

  it("E008 R219 accepts a captcha, mobile number and verification code for a merchant that requires them", async () => {
    await sendCode();
    const { status, json } = await registerFull({ affiliateCode: "agent001", email: "rahima@example.com" });
    expect(status).toBe(200);
    const { json: security } = await mock.call("GET", "/wps/member/security", { token: tokenIn(json) });
    expect(security.value).toMatchObject({ email: "r•••@example.com", mobile: "+880•••5678", paymentPassword: false });
    expect((await mock.call("GET", "/wps/member/info", { token: tokenIn(json) })).json.value).toMatchObject({
      toUpline: true,
    });
  });

  it.each([
    ["R397 R436 without accepted terms", { termsAccepted: false }, "TERMS_NOT_ACCEPTED"],
    ["R398 without a confirmed age", { ageConfirmed: false }, "NOT_ELIGIBLE"],
    ["R341 with a field that breaks its rule", { username: "1rahima" }, "INVALID_REQUEST"],
    ["R344 with a different confirmation", { confirmPassword: "Taka-2026-no" }, "INVALID_REQUEST"],
    ["R342 with a too short nickname", { nickname: "র" }, "INVALID_REQUEST"],
    ["R219 with an unknown affiliate code", { affiliateCode: "NOBODY99" }, "AFFILIATE_CODE_INVALID"],
    ["R351 with an unknown recommender", { recommenderId: "nobody" }, "AFFILIATE_CODE_INVALID"],
    ["with a member's username", { username: "Demo" }, "USERNAME_TAKEN"],
    ["with a member's email address", { email: "DEMO@example.com" }, "EMAIL_TAKEN"],
  ])("E008 refuses a registration %s and creates no member", async (_, change, code) => {
    const { status, json } = await register({ ...PLAIN, ...change });
    expect([status, json.code]).toEqual([422, code]);
    expect((await register(PLAIN)).status).toBe(200);
  });

  it("E010 E025 R233 R389 the merchant's field rules also apply after the registration", async () => {
    const { json } = await register(PLAIN);
    for (const field of ["password", "nickname"]) {
      const rule = { merchantCode: "phlobby1", field, rule: { minLength: 14 } };
      await mock.call("POST", "/__mock/register-rules", { json: rule });
    }
    const token = tokenIn(json);
    const password = { oldPassword: PLAIN.password, newPassword: "Taka-2027-ok", confirmNewPassword: "Taka-2027-ok" };
    const changed = await mock.call("POST", "/wps/member/password", { token, json: password });
    expect(changed.json.details?.map(({ path }) => path)).toEqual(["body/newPassword"]);
    const renamed = await mock.call("PUT", "/wps/member/info", { token, json: { nickname: "Rahima" } });
    expect(renamed.json.details?.map(({ path }) => path)).toEqual(["body/nickname"]);
  });

  it("E008 R343 names every field that breaks its rule", async () => {
    const { json } = await register({ ...PLAIN, nickname: "", password: "short", confirmPassword: "shorter" });
    expect(json.details?.map(({ path }) => path)).toEqual(["body/password", "body/nickname", "body/confirmPassword"]);
  });

  it("E008 R233 publishes and checks the new rules after testers have changed them", async () => {
    const rule = { merchantCode: "phlobby1", field: "qqNum", rule: { enabled: true, required: true, minLength: 7 } };
    expect((await mock.call("POST", "/__mock/register-rules", { json: rule })).status).toBe(200);
    const { json } = await get("/wps/system/setting/register?merchantCode=phlobby1");
    expect(json.value).toMatchObject({ qqNum: { enabled: true, required: true, minLength: 7 } });
    expect((await register(PLAIN)).json.details).toEqual([{ path: "body/qqNum", message: "must not be empty" }]);
    expect((await register({ ...PLAIN, qqNum: "1234567" })).status).toBe(200);
    const wrong = await mock.call("POST", "/__mock/register-rules", { json: { ...rule, rule: { required: 1 } } });
    expect(wrong.status).toBe(400);
  });

  it("E008 D14 refuses a missing, wrong, used or expired captcha", async () => {
    await sendCode();
    const none = await register(FULL, "ccgjoyf4");
    expect([none.json.code, none.json.value]).toEqual(["CAPTCHA_REQUIRED", { captcha: true }]);
    expect((await registerFull({ captcha: "wrong" })).json.code).toBe("CAPTCHA_INVALID");
    const used = await solveCaptcha();
    expect((await register({ ...FULL, ...used, username: "demo" }, "ccgjoyf4")).json.code).toBe("USERNAME_TAKEN");
    expect((await register({ ...FULL, ...used }, "ccgjoyf4")).json.code).toBe("CAPTCHA_INVALID");
    const late = await solveCaptcha();
    await tick(5 * MINUTE_MS);
    expect((await register({ ...FULL, ...late }, "ccgjoyf4")).json.code).toBe("CAPTCHA_INVALID");
  });

  it("E008 R449 R450 R454 refuses a missing, wrong or expired verification code", async () => {
    expect((await registerFull()).json.code).toBe("VERIFICATION_CODE_INVALID");
    await sendCode();
    expect((await registerFull({ verificationCode: "" })).json.code).toBe("VERIFICATION_CODE_MISSING");
    expect((await registerFull({ verificationCode: "000000" })).json.code).toBe("VERIFICATION_CODE_INVALID");
    await tick(5 * MINUTE_MS);
    expect((await registerFull()).json.code).toBe("VERIFICATION_CODE_EXPIRED");
    await sendCode();
    expect((await registerFull()).status).toBe(200);
  });

  it("E008 R492 refuses the right verification code after five wrong tries", async () => {
    await sendCode();
    for (let tries = 0; tries < 5; tries += 1) await registerFull({ verificationCode: "000000" });
    const locked = await registerFull();
    expect([locked.status, locked.json.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(200);
  });

  it("E008 R219 accepts a Firebase token for the same mobile number instead of the verification code", async () => {
    const { verificationCode: _, ...without } = FULL;
    const tryWith = async (firebaseIdToken: string) =>
      (await register({ ...without, ...(await solveCaptcha()), firebaseIdToken }, "ccgjoyf4")).json;
    expect((await tryWith(idTokenOf({ phone_number: "+8801700000001" }))).code).toBe("VERIFICATION_CODE_INVALID");
    expect((await tryWith(idTokenOf({ phone_number: "+8801812345678", exp: 1 }))).code).toBe(
      "VERIFICATION_CODE_EXPIRED",
    );
    expect((await tryWith(idTokenOf({ phone_number: "+8801812345678" }))).success).toBe(true);
  });

  it("E008 R380 requires a valid mobile number that no member has", async () => {
    expect((await registerFull({ countryDialingCode: "+999" })).json.code).toBe("PHONE_INVALID");
    expect((await registerFull({ mobileNum: "01712345678" })).json.code).toBe("VERIFICATION_CODE_INVALID");
    await sendCode({ variant: "username", mobileNum: "01712345678" });
    expect((await registerFull({ mobileNum: "01712345678" })).json.code).toBe("MOBILE_TAKEN");
  });

  it("E008 R291 requires an affiliate code when direct registration is off", async () => {
    const vn = {
      ...PLAIN,
      email: "linh@example.com",
      zalo: "linh.vn",
      mobileNum: "912345678",
      verificationCode: "123456",
    };
    await sendCode({ variant: "username", mobileNum: vn.mobileNum }, "vnlobby1");
    const tryWith = async (change: object) => register({ ...vn, ...(await solveCaptcha()), ...change }, "vnlobby1");
    expect((await tryWith({})).json.code).toBe("AFFILIATE_CODE_INVALID");
    expect((await tryWith({ affiliateCode: "AGENT001" })).status).toBe(200);
  });

  it("E008 R219 R351 accepts a friend's referral code or a recommender", async () => {
    const rule = { merchantCode: "ccgjoyf4", field: "recommenderId", rule: { enabled: true } };
    await mock.call("POST", "/__mock/register-rules", { json: rule });
    await sendCode();
    expect(await toUpline((await registerFull({ referralCode: "DEMO0001" })).json)).toBe(true);
    const other = { username: "karim", mobileNum: "1812345679" };
    await sendCode({ variant: "username", mobileNum: other.mobileNum });
    expect((await registerFull({ ...other, recommenderId: "staff" })).json.code).toBe("AFFILIATE_CODE_INVALID");
    expect(await toUpline((await registerFull({ ...other, recommenderId: "demo" })).json)).toBe(true);
  });

  it("E008 E087 E092 makes a member who registers with an agent's affiliate code a direct downline of this agent", async () => {
    const agent = await tokenOf(mock, "agent");
    const team = async (query = "") => {
      const { json } = await mock.call("GET", `/wps/agent/team?depth=all&q=rahima${query}`, { token: agent });
      return (json.value as components["schemas"]["TeamMemberPage"]).content;
    };
    expect((await team()).map(({ account }) => account)).not.toContain("rahima");
    await sendCode();
    expect((await registerFull({ affiliateCode: "agent001" })).status).toBe(200);
    const [member] = (await team()).filter(({ account }) => account === "rahima");
    expect(member).toMatchObject({ level: 1, upline: { account: "agent" }, balance: "0.00" });
    const transfer = { direction: "downline", memberId: member?.id, amount: "10.00", paymentPassword: "654321" };
    const headers = { "idempotency-key": "to-the-new-member" };
    const given = await mock.call("POST", "/wps/agent/transfers", { token: agent, json: transfer, headers });
    expect(given.json.value).toMatchObject({ member: { account: "rahima" }, amount: "10.00" });
  });

  it("E008 E087 adds no member of another merchant to a team, because a team has one currency", async () => {
    const { status, json } = await register({ ...PLAIN, affiliateCode: "agent001" });
    expect([status, await toUpline(json)]).toEqual([200, false]);
    const token = await tokenOf(mock, "agent");
    const found = await mock.call("GET", "/wps/agent/team?depth=all&pageSize=100&q=rahima", { token });
    const { content } = found.json.value as components["schemas"]["TeamMemberPage"];
    expect(content.map(({ account }) => account)).not.toContain("rahima");
  });

  it("E008 C13 creates one member when it is repeated with the same idempotency key", async () => {
    const key = { "idempotency-key": "register-00000001" };
    const first = await register(PLAIN, "phlobby1", key);
    const again = await register(PLAIN, "phlobby1", key);
    expect([again.status, again.json.value]).toEqual([200, first.json.value]);
    expect((await register({ ...PLAIN, nickname: "Other" }, "phlobby1", key)).json.code).toBe("IDEMPOTENCY_CONFLICT");
    expect((await register(PLAIN)).json.code).toBe("USERNAME_TAKEN");
  });

  it("E008 D16 refuses a caller from a region that is not served", async () => {
    await choose("region-blocked");
    const { status, json } = await register(PLAIN);
    expect([status, json.code]).toEqual([403, "REGION_RESTRICTED"]);
  });
});

describe("registration by mobile number", () => {
  const { username: _, ...NAMELESS } = PLAIN;
  const MOBILE = { ...NAMELESS, mobileNum: "0812345678" };

  it("E009 R029 R361 uses the number as the username", async () => {
    const { status, json } = await registerMobile(MOBILE);
    expect(status).toBe(200);
    const member = await mock.call("GET", "/wps/member/info", { token: tokenIn(json) });
    expect(member.json.value).toMatchObject({ account: "62812345678" });
    expect((await registerMobile({ ...MOBILE, mobileNum: "812345678" })).json.code).toBe("MOBILE_TAKEN");
  });

  it("E009 R029 refuses a number that is another member's username", async () => {
    const rule = { merchantCode: "phlobby1", field: "username", rule: { acceptedPattern: "*" } };
    await mock.call("POST", "/__mock/register-rules", { json: rule });
    expect((await register({ ...PLAIN, username: "62812345678" })).status).toBe(200);
    const { status, json } = await registerMobile(MOBILE);
    expect([status, json.code]).toEqual([422, "USERNAME_TAKEN"]);
    expect((await registerMobile({ ...MOBILE, username: "rahima" })).status).toBe(200);
  });

  it("E009 R283 requires the module MOBILENUMREG3", async () => {
    const { status, json } = await registerMobile(MOBILE, "phlobby1");
    expect([status, json.code]).toEqual([403, "MODULE_DISABLED"]);
  });

  it("E009 R285 requires a password only when the module MOBILENUMPASSREG3 is on", async () => {
    const { password: _password, confirmPassword: _again, ...without } = MOBILE;
    expect((await registerMobile(without)).json.details?.map(({ path }) => path)).toContain("body/password");
    const vn = {
      ...without,
      mobileNum: "912345678",
      email: "linh@example.com",
      zalo: "linh",
      affiliateCode: "AGENT001",
    };
    await sendCode({ variant: "mobile", mobileNum: vn.mobileNum }, "vnlobby1");
    const { status } = await registerMobile(
      { ...vn, ...(await solveCaptcha()), verificationCode: "123456" },
      "vnlobby1",
    );
    expect(status).toBe(200);
  });

  it("E009 R353 can set a payment password", async () => {
    const { json } = await registerMobile({ ...MOBILE, paymentPassword: "271828" });
    const security = await mock.call("GET", "/wps/member/security", { token: tokenIn(json) });
    expect(security.json.value).toMatchObject({ paymentPassword: true, level: "medium" });
  });

  it("E009 C13 creates one member when it is repeated with the same idempotency key", async () => {
    const key = { "idempotency-key": "register-00000002" };
    const first = await registerMobile(MOBILE, "idlobby1", key);
    expect((await registerMobile(MOBILE, "idlobby1", key)).json.value).toEqual(first.json.value);
  });
});
