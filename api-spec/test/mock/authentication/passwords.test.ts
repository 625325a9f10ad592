import { beforeEach, describe, expect, it } from "vitest";
import { idTokenOf, openWorld, outboxOf, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const MINUTE_MS = 60_000;
const tick = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });
const choose = (...names: string[]) => mock.call("POST", "/__mock/scenario", { json: { names } });
const login = async (username: string, password = "demo-1234") =>
  mock.call("POST", "/wps/session/login", { json: { type: "username", username, password } });
const enter = async (username: string, password?: string) => Object((await login(username, password)).json.value);
const infoCode = async (token: string) => {
  const { status, json } = await mock.call("GET", "/wps/member/info", { token });
  return json.code ?? status;
};
const NEW = "নতুন-পাসওয়ার্ড-৭";
const change = (token: string, oldPassword: string, newPassword = NEW, confirmNewPassword = newPassword) =>
  mock.call("POST", "/wps/member/password", { token, json: { oldPassword, newPassword, confirmNewPassword } });

describe("a password that must be changed", () => {
  it.each([
    ["R266 R268 an expired password", "expired", "demo-1234"],
    ["R267 the literal default password", "legacy", "{secret}"],
  ])("E010 with %s, the session can only change the password", async (_, username, password) => {
    const { token } = await enter(username, password);
    expect(await infoCode(token)).toBe("PASSWORD_CHANGE_REQUIRED");
    const balance = await mock.call("GET", "/wps/v2/wallets/balance", { token });
    expect([balance.status, balance.json.code]).toEqual([403, "PASSWORD_CHANGE_REQUIRED"]);
    expect((await change(token, password)).json).toMatchObject({ success: true, value: null });
    expect(await infoCode(token)).toBe(200);
    const again = await enter(username, NEW);
    expect(again.passwordExpired).toBe(false);
    expect(await infoCode(again.token)).toBe(200);
    expect((await login(username, password)).json.code).toBe("LOGIN_FAILED");
  });

  it("R287 while PWDEXPFORCECHANGE3 is off, an expired password need not be changed, but the literal default must", async () => {
    await choose("off:PWDEXPFORCECHANGE3");
    const { token, passwordExpired } = await enter("expired");
    expect([passwordExpired, await infoCode(token)]).toEqual([true, 200]);
    expect(await infoCode((await enter("legacy", "{secret}")).token)).toBe("PASSWORD_CHANGE_REQUIRED");
  });

  it("R268 a member with an expired password who logs in by SMS need not change it", async () => {
    const mobileNo = "1700000008";
    await mock.call("POST", "/wps/verification/sms/noLogin", { json: { mobileNo } });
    const json = { type: "sms", mobileNo, password: "123456" };
    const answer = Object((await mock.call("POST", "/wps/session/login", { json })).json.value);
    expect([answer.passwordExpired, await infoCode(answer.token)]).toEqual([true, 200]);
  });

  it("E003 the member can log out before changing the password", async () => {
    const { token } = await enter("expired");
    expect((await mock.call("DELETE", "/wps/session/logout", { token })).status).toBe(200);
  });
});

describe("changing a password", () => {
  it("E010 R221 ends the other sessions and keeps the current one", async () => {
    const [other, own] = [await tokenOf(mock, "demo"), await tokenOf(mock, "demo")];
    expect((await change(own, "demo-1234")).status).toBe(200);
    expect([await infoCode(own), await infoCode(other)]).toEqual([200, "UNAUTHENTICATED"]);
  });

  it.each([
    ["a wrong old password", ["wrong-1234"], "PASSWORD_INCORRECT"],
    ["R390 a different confirmation", ["demo-1234", NEW, "other-1234"], "INVALID_REQUEST"],
    ["R389 a new password that breaks the rule", ["demo-1234", "short"], "INVALID_REQUEST"],
    ["R267 the literal default as the new password", ["demo-1234", "{secret}"], "INVALID_REQUEST"],
    ["the old password as the new one", ["demo-1234", "demo-1234"], "PASSWORD_UNCHANGED"],
  ])("E010 refuses %s", async (_, [oldPassword = "", newPassword, confirm], code) => {
    const { status, json } = await change(await tokenOf(mock, "demo"), oldPassword, newPassword, confirm);
    expect([status, json.code]).toEqual([422, code]);
    expect((await login("demo")).status).toBe(200);
  });

  it("E010 R492 is locked for five minutes after ten wrong old passwords", async () => {
    const token = await tokenOf(mock, "demo");
    for (let tries = 0; tries < 10; tries += 1) await change(token, "wrong-1234");
    const locked = await change(token, "demo-1234");
    expect([locked.status, Number(locked.headers.get("retry-after")) > 290]).toEqual([429, true]);
    await tick(5 * MINUTE_MS + 1);
    expect((await change(token, "demo-1234")).status).toBe(200);
  });

  it.each(["old password of 100001", "oldPassword 100001", "emailReset demo"])(
    "E001 E010 E011 R492 ten failed logins with the username %j lock only that username",
    async (username) => {
      const token = await tokenOf(mock, "demo");
      for (let tries = 0; tries < 10; tries += 1) await login(username, "wrong-1234");
      expect((await byEmail("demo", "demo@example.com")).status).toBe(200);
      expect((await change(token, "demo-1234")).status).toBe(200);
    },
  );

  it("E010 R405 refuses a session of free play", async () => {
    const json = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
    const guest = Object((await mock.call("POST", "/wps/session/login/freeplay", { json })).json.value);
    expect((await change(guest.token, "demo-1234")).json.code).toBe("REAL_ACCOUNT_REQUIRED");
  });
});

const byEmail = (username: string, email: string) =>
  mock.call("POST", "/wps/member/password/email", {
    text: new URLSearchParams({ username, email }).toString(),
    type: "application/x-www-form-urlencoded",
  });

describe("a forgotten password", () => {
  it("E011 R222 R439 emails a temporary password, which replaces the old one at its first use and must be changed", async () => {
    expect((await byEmail("demo", "Demo@Example.com")).json).toMatchObject({ success: true, value: null });
    const [mail] = await outboxOf(mock);
    expect(mail).toMatchObject({ kind: "email", to: "demo@example.com" });
    expect((await login("demo")).status).toBe(200);
    const temporary = String(mail?.code);
    const { token, passwordExpired } = await enter("demo", temporary);
    expect([passwordExpired, await infoCode(token)]).toEqual([true, "PASSWORD_CHANGE_REQUIRED"]);
    expect((await login("demo")).json.code).toBe("LOGIN_FAILED");
    expect((await change(token, temporary)).status).toBe(200);
    expect(await infoCode(token)).toBe(200);
  });

  it("E011 a login with the temporary password ends the earlier sessions", async () => {
    const earlier = await tokenOf(mock, "demo");
    await byEmail("demo", "demo@example.com");
    const [mail] = await outboxOf(mock);
    expect(await infoCode(earlier)).toBe(200);
    expect((await enter("demo", String(mail?.code))).passwordExpired).toBe(true);
    expect(await infoCode(earlier)).toBe("UNAUTHENTICATED");
  });

  it("E010 E011 the temporary password is invalid after the password was changed", async () => {
    const token = await tokenOf(mock, "demo");
    await byEmail("demo", "demo@example.com");
    const [mail] = await outboxOf(mock);
    expect((await change(token, "demo-1234")).status).toBe(200);
    expect((await login("demo", String(mail?.code))).json.code).toBe("LOGIN_FAILED");
    expect((await login("demo", NEW)).status).toBe(200);
  });

  it("E011 the temporary password is valid for thirty minutes, and is sent at most once in five minutes", async () => {
    await byEmail("demo", "demo@example.com");
    expect((await byEmail("demo", "demo@example.com")).status).toBe(429);
    const [mail] = await outboxOf(mock);
    await tick(30 * MINUTE_MS);
    expect((await login("demo", String(mail?.code))).json.code).toBe("LOGIN_FAILED");
    expect((await byEmail("demo", "demo@example.com")).status).toBe(200);
  });

  it.each([
    ["nobody", "nobody@example.com"],
    ["demo", "agent@example.com"],
    ["staff", "staff@example.com"],
  ])("E011 R456 refuses the username %s with the email address %s as unknown", async (username, email) => {
    const { status, json } = await byEmail(username, email);
    expect([status, json.message]).toEqual([422, "Username/Email does not exist"]);
  });

  it("E011 R492 locks the username after ten wrong email addresses", async () => {
    for (let tries = 0; tries < 10; tries += 1) await byEmail("demo", "wrong@example.com");
    expect((await byEmail("demo", "demo@example.com")).status).toBe(429);
  });

  const mobileNum = "1712345678";
  const reset = (json: object) =>
    mock.call("POST", "/wps/member/password/verification", { json: { mobileNum, newPassword: NEW, ...json } });
  const sendCode = (mobileNo = mobileNum) => mock.call("POST", "/wps/verification/sms/noLogin", { json: { mobileNo } });

  it("E012 R223 R470 a member sets a new password with a code by SMS, which ends every session", async () => {
    const token = await tokenOf(mock, "demo");
    await sendCode();
    expect((await reset({ verificationCode: "123456" })).json).toMatchObject({ success: true, value: null });
    expect(await infoCode(token)).toBe("UNAUTHENTICATED");
    expect((await login("demo", NEW)).status).toBe(200);
    expect((await reset({ verificationCode: "123456", newPassword: "another-1234" })).json.code).toBe(
      "VERIFICATION_CODE_INVALID",
    );
  });

  it.each([
    ["R446 an empty number", { mobileNum: "" }, "PHONE_MISSING"],
    ["R445 a number without digits", { mobileNum: "abc" }, "PHONE_INVALID"],
    ["R450 a missing code", {}, "VERIFICATION_CODE_MISSING"],
    ["R449 a wrong code", { verificationCode: "000000" }, "VERIFICATION_CODE_INVALID"],
    ["R393 a password that breaks the rule", { verificationCode: "123456", newPassword: "short" }, "INVALID_REQUEST"],
    [
      "the present password as the new one",
      { verificationCode: "123456", newPassword: "demo-1234" },
      "PASSWORD_UNCHANGED",
    ],
  ])("E012 refuses %s", async (_, body, code) => {
    await sendCode();
    const { status, json } = await reset(body);
    expect([status, json.code]).toEqual([422, code]);
  });

  it("E012 answers a number that belongs to no member as it answers a wrong code", async () => {
    await sendCode("1812345678");
    const { json } = await reset({ mobileNum: "1812345678", verificationCode: "123456" });
    expect(json.code).toBe("VERIFICATION_CODE_INVALID");
  });

  it("E012 R292 requires the module CHNGPASSVERIF3", async () => {
    await choose("off:CHNGPASSVERIF3");
    expect((await reset({ verificationCode: "123456" })).json.code).toBe("MODULE_DISABLED");
  });

  it("E012 R454 refuses an expired code, and accepts a Firebase token instead of a code", async () => {
    await sendCode();
    await tick(5 * MINUTE_MS);
    expect((await reset({ verificationCode: "123456" })).json.code).toBe("VERIFICATION_CODE_EXPIRED");
    expect((await reset({ firebaseIdToken: idTokenOf({ phone_number: "+8801712345678" }) })).status).toBe(200);
  });
});
