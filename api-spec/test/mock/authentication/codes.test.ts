import { beforeEach, describe, expect, it } from "vitest";
import { openWorld, outboxOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const MINUTE_MS = 60_000;
const tick = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });
const choose = (...names: string[]) => mock.call("POST", "/__mock/scenario", { json: { names } });
const LOGIN_CODE = "/wps/verification/sms/noLogin";
const REGISTER_CODE = "/wps/verification/sms/register";
const send = (path: string, json: object) => mock.call("POST", path, { json });
const sendAs = (variant: string, merchantCode: string) =>
  send(`${REGISTER_CODE}?merchantCode=${merchantCode}`, { variant, mobileNum: "812345678" });

describe("verification codes by SMS", () => {
  it("E004 R279 R280 sends a code to a member and returns how long it is valid", async () => {
    const { json } = await send(LOGIN_CODE, { mobileNo: "01712345678" });
    const { now } = (await mock.call("GET", "/__mock/state")).json;
    expect(json.value).toEqual({ expirationTime: expect.any(Number), expiredMinutes: 5 });
    expect(Math.abs(Object(json.value).expirationTime - (Number(now) + 5 * MINUTE_MS))).toBeLessThan(5000);
    expect(await outboxOf(mock)).toMatchObject([{ kind: "sms", to: "+8801712345678", code: "123456" }]);
  });

  it("E005 R224 sends a code to a number that is not registered", async () => {
    expect((await send(REGISTER_CODE, { variant: "mobile", mobileNum: "1812345678" })).status).toBe(200);
    expect(await outboxOf(mock)).toMatchObject([{ kind: "sms", to: "+8801812345678" }]);
  });

  it("R224 answers the same for a member's number as for an unknown number", async () => {
    const member = await send(REGISTER_CODE, { variant: "mobile", mobileNum: "1712345678" });
    const nobody = await send(REGISTER_CODE, { variant: "mobile", mobileNum: "1812345678" });
    expect([member.status, Object(member.json.value).expiredMinutes]).toEqual([200, 5]);
    expect([nobody.status, Object(nobody.json.value).expiredMinutes]).toEqual([200, 5]);
  });

  it("sends at most thirty codes an hour for one IP address, even when each goes to another number", async () => {
    for (let number = 0; number < 30; number += 1)
      expect((await send(LOGIN_CODE, { mobileNo: String(1_813_000_000 + number) })).status).toBe(200);
    const refused = await send(LOGIN_CODE, { mobileNo: "1712345678" });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit")).toBe(`"tries";r=0;t=${refused.headers.get("retry-after")}`);
    await tick(60 * MINUTE_MS);
    expect((await send(LOGIN_CODE, { mobileNo: "1712345678" })).status).toBe(200);
  });

  it("R278 R447 R492 sends no second code for the same purpose and number while the first code is valid", async () => {
    const mobile = { mobileNo: "1712345678" };
    await send(LOGIN_CODE, mobile);
    await tick(MINUTE_MS);
    const early = await send(LOGIN_CODE, mobile);
    expect([early.status, early.json.message]).toEqual([429, "Too many requests, please try again after 5 minutes."]);
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(230);
    expect(Number(early.headers.get("retry-after"))).toBeLessThanOrEqual(240);
    expect((await send(LOGIN_CODE, { mobileNo: "1812345678" })).status).toBe(200);
    expect((await send(REGISTER_CODE, { variant: "mobile", mobileNum: "1812345678" })).status).toBe(200);
    await tick(4 * MINUTE_MS);
    expect((await send(LOGIN_CODE, mobile)).status).toBe(200);
  });

  it.each([
    ["R445", "abc", 422, "PHONE_INVALID", "Invalid phone number format."],
    ["R445", "123", 422, "PHONE_INVALID", "Invalid phone number format."],
    ["R446", "", 422, "PHONE_MISSING", "Please enter a valid phone number."],
    ["R447", "1900000429", 429, "TOO_MANY_REQUESTS", "Too many requests, please try again after 5 minutes."],
    ["R448", "1900000500", 500, "INTERNAL_ERROR", "An unknown error occured."],
    [
      "R451",
      "1900000400",
      422,
      "RECAPTCHA_INVALID",
      "Invalid reCaptcha input, or if this method was called from a non-whitelisted domain.",
    ],
    ["R452", "1900000402", 422, "QUOTA_EXCEEDED", "Quota not sufficient, please contact customer service."],
    ["R453", "1900000403", 403, "MODULE_DISABLED", "Not enabled function, please contact customer service."],
  ])("E004 E005 %s refuses the number %j with %i %s", async (_, number, status, code, message) => {
    const forLogin = await send(LOGIN_CODE, { mobileNo: number });
    const forRegistration = await send(REGISTER_CODE, { variant: "mobile", mobileNum: number });
    const expected = [status, code, message];
    expect([forLogin.status, forLogin.json.code, forLogin.json.message]).toEqual(expected);
    expect([forRegistration.status, forRegistration.json.code, forRegistration.json.message]).toEqual(expected);
  });

  it("E004 R446 answers PHONE_MISSING to a request without a phone number", async () => {
    expect((await send(LOGIN_CODE, {})).json.code).toBe("PHONE_MISSING");
  });

  it("E004 R451 refuses a wrong token of a captcha service", async () => {
    const captchaProvider = { provider: "turnstile", token: "wrong-captcha" };
    const { json } = await send(LOGIN_CODE, { mobileNo: "1712345678", captchaProvider });
    expect(json.code).toBe("RECAPTCHA_INVALID");
  });

  it("R454 sends a code that has already expired to the test number 1900000410", async () => {
    await send(LOGIN_CODE, { mobileNo: "1900000410" });
    const json = { type: "sms", mobileNo: "1900000410", password: "123456" };
    expect((await mock.call("POST", "/wps/session/login", { json })).json.code).toBe("VERIFICATION_CODE_EXPIRED");
  });

  it("E005 R283 R284 sends no code for a purpose whose module the merchant has turned off", async () => {
    expect((await sendAs("mobile", "idlobby1")).json.code).toBe("MODULE_DISABLED");
    await choose("off:MOBILENUMREG3");
    expect((await sendAs("mobile", "ccgjoyf4")).json.code).toBe("MODULE_DISABLED");
    await choose("off:MOBILEVERCODELOGIN3", "off:CHNGPASSVERIF3");
    expect((await send(LOGIN_CODE, { mobileNo: "1712345678" })).json.code).toBe("MODULE_DISABLED");
  });
});
