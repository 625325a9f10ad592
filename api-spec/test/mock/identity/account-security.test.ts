import { beforeEach, expect, it } from "vitest";
import { totpCode, totpStepAt } from "../../../src/mock/world/authentication/totp.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const HALF_MINUTE_MS = 30_000;

const call = async (method: string, path: string, token: string, json?: object) => {
  const answer = await mock.call(method, path, { token, ...(json && { json }) });
  return answer.status === 200 ? answer.json.value : [answer.status, answer.json.code];
};
const sessionsOf = async (token: string): Promise<{ id: string; current: boolean; device: string }[]> =>
  Object.values(Object(await call("GET", "/wps/member/sessions", token)));
const codeAt = async (key: string, stepsFromNow = 0): Promise<string> => {
  const { json } = await mock.call("GET", "/__mock/state");
  return totpCode(key, totpStepAt(Number(json.now)) + stepsFromNow);
};
const halfMinute = () => mock.call("POST", "/__mock/clock", { json: { advanceMs: HALF_MINUTE_MS } });

/** Turns the authenticator app on and returns its key. */
async function turnOn(token: string): Promise<string> {
  const { secret } = Object(await call("POST", "/wps/member/authenticator", token));
  expect(await call("PUT", "/wps/member/authenticator", token, { code: await codeAt(secret) })).toMatchObject({
    codes: expect.any(Array),
  });
  return secret;
}

it("E099 a member lists their sessions, ends one, and then ends all others", async () => {
  const [first, second, third] = [
    await tokenOf(mock, "demo"),
    await tokenOf(mock, "demo"),
    await tokenOf(mock, "demo"),
  ];
  const stranger = await tokenOf(mock, "poor");
  const seen = await sessionsOf(second);
  expect(seen.map(({ current }) => current)).toEqual([false, true, false]);
  // The caller sends no user agent.
  expect(new Set(seen.map(({ device }) => device))).toEqual(new Set(["অজানা ডিভাইস"]));
  const [latest, own] = seen;
  expect(await call("DELETE", `/wps/member/sessions/${own?.id}`, second)).toEqual([409, "STATE_CONFLICT"]);
  expect(await call("DELETE", `/wps/member/sessions/${latest?.id}`, stranger)).toEqual([404, "NOT_FOUND"]);
  expect(await call("DELETE", `/wps/member/sessions/${latest?.id}`, second)).toBeNull();
  expect(await call("DELETE", `/wps/member/sessions/${latest?.id}`, second)).toEqual([404, "NOT_FOUND"]);
  expect(await call("GET", "/wps/member/info", third)).toEqual([401, "UNAUTHENTICATED"]);
  expect(await call("DELETE", "/wps/member/sessions", second)).toBeNull();
  expect(await call("GET", "/wps/member/info", first)).toEqual([401, "UNAUTHENTICATED"]);
  expect(await sessionsOf(second)).toHaveLength(1);
  expect(await sessionsOf(stranger)).toHaveLength(1);
});

it("E099 R412 with an authenticator app, a login waits for a code of the app that was not used before", async () => {
  const token = await tokenOf(mock, "demo");
  const key = await turnOn(token);
  expect(await call("GET", "/wps/member/security", token)).toMatchObject({
    twoFactor: ["authenticator"],
    level: "high",
  });
  await halfMinute();
  const { json } = await mock.call("POST", "/wps/session/login", {
    json: { type: "username", username: "demo", password: "demo-1234" },
  });
  const { token: waiting, verification } = Object(json.value);
  expect(verification.methods).toEqual(["google", "recoveryCode"]);
  expect(await call("GET", "/wps/member/info", waiting)).toEqual([403, "VERIFICATION_REQUIRED"]);
  const answer = (code: string) =>
    call("POST", "/wps/session/verification", waiting, { verificationId: verification.id, method: "google", code });
  // Every code that the mock sends is 123456. It is not a code of the app.
  expect(await answer("123456")).toEqual([422, "VERIFICATION_CODE_INVALID"]);
  // The code that turned the app on is used up.
  expect(await answer(await codeAt(key, -1))).toEqual([422, "VERIFICATION_CODE_INVALID"]);
  const { token: complete } = Object(await answer(await codeAt(key)));
  expect(await call("GET", "/wps/member/info", complete)).toMatchObject({ account: "demo" });
  expect(await call("GET", "/wps/member/info", waiting)).toEqual([401, "UNAUTHENTICATED"]);
});

it("E099 a code of the authenticator app removes the app, and after ten wrong codes the right one is refused", async () => {
  const token = await tokenOf(mock, "demo");
  expect(await call("POST", "/wps/member/authenticator/removal", token, { code: "000000" })).toEqual([
    409,
    "STATE_CONFLICT",
  ]);
  expect(await call("PUT", "/wps/member/authenticator", token, { code: "000000" })).toEqual([409, "STATE_CONFLICT"]);
  const key = await turnOn(token);
  expect(await call("POST", "/wps/member/authenticator", token)).toEqual([409, "STATE_CONFLICT"]);
  await halfMinute();
  const wrong = (await codeAt(key, 20)).replaceAll(/./g, (digit) => String((Number(digit) + 5) % 10));
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await call("POST", "/wps/member/authenticator/removal", token, { code: wrong });
    expect(answer).toEqual([422, "VERIFICATION_CODE_INVALID"]);
  }
  const right = { code: await codeAt(key) };
  expect(await call("POST", "/wps/member/authenticator/removal", token, right)).toEqual([429, "TOO_MANY_REQUESTS"]);
  await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 } });
  const later = { code: await codeAt(key) };
  expect(await call("POST", "/wps/member/authenticator/removal", token, later)).toBeNull();
  // The right code also counted as a proof: the login was over five minutes ago.
  expect(await call("POST", "/wps/member/authenticator", token)).toMatchObject({ secret: expect.any(String) });
  expect(await call("GET", "/wps/member/security", token)).toMatchObject({ twoFactor: [] });
  await tokenOf(mock, "demo");
});

it("E099 R412 each recovery code works once instead of a code of the app: for a login, a proof or the app's removal", async () => {
  const token = await tokenOf(mock, "demo");
  const { secret } = Object(await call("POST", "/wps/member/authenticator", token));
  const { codes } = Object(await call("PUT", "/wps/member/authenticator", token, { code: await codeAt(secret) }));
  expect(new Set(codes).size).toBe(10);
  const left = async () => Object(await call("GET", "/wps/member/security", token)).recoveryCodes;
  expect(await left()).toBe(10);

  const logIn = async (code: string) => {
    const { json } = await mock.call("POST", "/wps/session/login", {
      json: { type: "username", username: "demo", password: "demo-1234" },
    });
    const { token: waiting, verification } = Object(json.value);
    const body = { verificationId: verification.id, method: "recoveryCode", code };
    return call("POST", "/wps/session/verification", waiting, body);
  };
  expect(await logIn("aaaaa-aaaaa")).toEqual([422, "VERIFICATION_CODE_INVALID"]);
  const typed = ` ${String(codes[0]).toUpperCase().replace("-", " ")}`;
  const { token: complete } = Object(await logIn(typed));
  expect(await call("GET", "/wps/member/info", complete)).toMatchObject({ account: "demo" });
  expect(await logIn(codes[0])).toEqual([422, "VERIFICATION_CODE_INVALID"]);

  const prove = (code: string) =>
    call("POST", "/wps/session/reauthentication", token, { method: "recoveryCode", code });
  expect(await prove(codes[0])).toEqual([422, "VERIFICATION_CODE_INVALID"]);
  expect(await prove(codes[1])).toBeNull();
  expect(await left()).toBe(8);
  expect(await call("POST", "/wps/member/authenticator/removal", token, { code: codes[2] })).toBeNull();
  expect(await left()).toBeNull();
  expect(await prove(codes[3])).toEqual([422, "NOT_ELIGIBLE"]);
});

it("E099 a password alone is not a proof when the account uses an authenticator app", async () => {
  const token = await tokenOf(mock, "demo");
  const { secret } = Object(await call("POST", "/wps/member/authenticator", token));
  const { codes } = Object(await call("PUT", "/wps/member/authenticator", token, { code: await codeAt(secret) }));
  await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 } });
  const renew = () => call("POST", "/wps/member/authenticator/recovery-codes", token);
  const prove = (proof: object) => call("POST", "/wps/session/reauthentication", token, proof);
  expect(await prove({ method: "password", password: "demo-1234" })).toEqual([422, "NOT_ELIGIBLE"]);
  expect(await call("POST", "/wps/member/passkeys/options", token, { password: "demo-1234" })).toHaveProperty(
    "challenge",
  );
  expect(await renew()).toEqual([403, "REAUTHENTICATION_REQUIRED"]);
  expect(await prove({ method: "recoveryCode", code: codes[0] })).toBeNull();
  expect(Object(await renew()).codes).toHaveLength(10);
});

it("E099 new recovery codes replace the old ones, and only an account with an authenticator app gets them", async () => {
  const token = await tokenOf(mock, "demo");
  const renew = () => call("POST", "/wps/member/authenticator/recovery-codes", token);
  expect(await renew()).toEqual([409, "STATE_CONFLICT"]);
  const { secret } = Object(await call("POST", "/wps/member/authenticator", token));
  const old = Object(await call("PUT", "/wps/member/authenticator", token, { code: await codeAt(secret) })).codes;
  const { codes } = Object(await renew());
  const remove = (code: string) => call("POST", "/wps/member/authenticator/removal", token, { code });
  expect(await remove(old[0])).toEqual([422, "VERIFICATION_CODE_INVALID"]);
  expect(await remove(codes[0])).toBeNull();
});
