import { beforeEach, describe, expect, it, test } from "vitest";
import { totpCode, totpStepAt } from "../../../src/mock/world/authentication/totp.ts";
import { bundle, child, operations, resolve } from "../../contract.ts";
import { softAuthenticator } from "./soft-authenticator.ts";
import { idTokenOf, openWorld, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const PASSWORD = "demo-1234";
const SITE = "https://lobby.example:8443";
const STALE = [403, "REAUTHENTICATION_REQUIRED"];
const ACCOUNT = { type: "bkash", number: "01712345678", holder: "Demo", paymentPassword: "654321" };

const later = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });
const FIVE_MINUTES_MS = 5 * 60_000;
const call = async (token: string, method: string, path: string, json?: object) => {
  const answer = await mock.call(method, path, { token, ...(json && { json }), headers: { origin: SITE } });
  return answer.status === 200 ? answer.json.value : [answer.status, answer.json.code];
};
const prove = (token: string, proof: object) => call(token, "POST", "/wps/session/reauthentication", proof);

/** A person who is known to Google and unknown to the mock. */
const newSubject = idTokenOf({ sub: "new-subject", exp: 4_000_000_000 });
const NEW_PASSKEY = () => ({ name: "Phone", credential: softAuthenticator(SITE).create("x".repeat(43)) });

/** The calls that require a recent proof: method, path and body. */
const SENSITIVE: Readonly<Record<string, readonly [string, string, (() => object)?]>> = {
  setMemberInfo: ["PUT", "/wps/member/info", () => ({ email: "other@example.com" })],
  setPaymentPassword: ["POST", "/wps/member/payment-password", () => ({ newPaymentPassword: "271828" })],
  addPayoutAccount: ["POST", "/wps/withdrawals/accounts", () => ACCOUNT],
  setUpAuthenticator: ["POST", "/wps/member/authenticator"],
  confirmAuthenticator: ["PUT", "/wps/member/authenticator", () => ({ code: "123456" })],
  renewRecoveryCodes: ["POST", "/wps/member/authenticator/recovery-codes"],
  addPasskey: ["POST", "/wps/member/passkeys", NEW_PASSKEY],
  removePasskey: ["DELETE", "/wps/member/passkeys/pk_00000001"],
  loginSocial: [
    "POST",
    "/wps/session/login/social?merchantCode=phlobby1",
    () => ({ provider: "google", idToken: newSubject }),
  ],
};

describe("a session whose login was five minutes ago", () => {
  it("E099 the contract documents REAUTHENTICATION_REQUIRED for exactly the operations that need a recent proof", () => {
    const contract = bundle();
    const documented = operations(contract).filter(({ node }) => {
      const codes = resolve(contract, child(node, "responses")["403"])["x-error-codes"];
      return Array.isArray(codes) && codes.includes("REAUTHENTICATION_REQUIRED");
    });
    expect(documented.map(({ id }) => id).toSorted()).toEqual(Object.keys(SENSITIVE).toSorted());
  });

  test.each(Object.entries(SENSITIVE))(
    "E099 refuses %s until the member gives another proof",
    async (_, [method, path, body]) => {
      const token = await tokenOf(mock, "demo");
      await later(FIVE_MINUTES_MS);
      expect(await call(token, method, path, body?.())).toEqual(STALE);
      expect(await prove(token, { method: "password", password: PASSWORD })).toBeNull();
      expect(await call(token, method, path, body?.())).not.toEqual(STALE);
    },
  );

  it("E099 a login counts as a proof for nearly five minutes", async () => {
    const token = await tokenOf(mock, "demo");
    await later(FIVE_MINUTES_MS - 60_000);
    expect(await call(token, "POST", "/wps/member/authenticator")).toMatchObject({ uri: expect.any(String) });
  });

  it("E025 changes harmless fields without a proof", async () => {
    const token = await tokenOf(mock, "demo");
    await later(FIVE_MINUTES_MS);
    const change = { nickname: "Rahim", line: "rahim", email: "demo@example.com" };
    expect(await call(token, "PUT", "/wps/member/info", change)).toMatchObject({ nickname: "Rahim" });
  });

  it("E099 accepts a proof only for the session that gave it", async () => {
    const [owner, borrowed] = [await tokenOf(mock, "demo"), await tokenOf(mock, "demo")];
    await later(FIVE_MINUTES_MS);
    expect(await prove(owner, { method: "password", password: PASSWORD })).toBeNull();
    expect(await call(borrowed, "POST", "/wps/member/authenticator")).toEqual(STALE);
  });
});

describe("the kinds of proof", () => {
  it("E099 R492 after ten wrong passwords, the right password is refused too", async () => {
    const token = await tokenOf(mock, "demo");
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await prove(token, { method: "password", password: "wrong-password" });
      expect(wrong).toEqual([422, "PASSWORD_INCORRECT"]);
    }
    expect(await prove(token, { method: "password", password: PASSWORD })).toEqual([429, "TOO_MANY_REQUESTS"]);
  });

  it("E010 the old password that a member types to change the password also counts as a proof", async () => {
    const token = await tokenOf(mock, "demo");
    await later(FIVE_MINUTES_MS);
    const change = { oldPassword: PASSWORD, newPassword: "other-1234", confirmNewPassword: "other-1234" };
    expect(await call(token, "POST", "/wps/member/password", change)).toBeNull();
    expect(await call(token, "POST", "/wps/member/authenticator")).toMatchObject({ uri: expect.any(String) });
  });

  it("E099 a code of the authenticator app counts only when the account uses an app", async () => {
    const token = await tokenOf(mock, "demo");
    const byCode = (code: string) => prove(token, { method: "authenticator", code });
    expect(await byCode("123456")).toEqual([422, "NOT_ELIGIBLE"]);
    const { secret } = Object(await call(token, "POST", "/wps/member/authenticator"));
    const codeNow = async () => {
      const { json } = await mock.call("GET", "/__mock/state");
      return totpCode(secret, totpStepAt(Number(json.now)));
    };
    await call(token, "PUT", "/wps/member/authenticator", { code: await codeNow() });
    await later(FIVE_MINUTES_MS);
    expect(await byCode("123456")).toEqual([422, "VERIFICATION_CODE_INVALID"]);
    expect(await call(token, "DELETE", "/wps/member/passkeys/pk_00000001")).toEqual(STALE);
    expect(await byCode(await codeNow())).toBeNull();
    expect(await call(token, "DELETE", "/wps/member/passkeys/pk_00000001")).toEqual([404, "NOT_FOUND"]);
  });

  it("E099 a passkey of the account counts, and a passkey of another account does not", async () => {
    const token = await tokenOf(mock, "demo");
    const options = Object(await call(token, "POST", "/wps/member/passkeys/options", { password: PASSWORD }));
    const authenticator = softAuthenticator(SITE);
    await call(token, "POST", "/wps/member/passkeys", {
      name: "Phone",
      credential: authenticator.create(options.challenge),
    });
    const stranger = await tokenOf(mock, "poor");
    await later(FIVE_MINUTES_MS);
    const sign = async () => {
      const { challenge } = Object(await call(token, "POST", "/wps/session/login/passkey/options"));
      return { method: "passkey", credential: authenticator.get(challenge) };
    };
    expect(await prove(stranger, await sign())).toEqual([422, "PASSKEY_UNKNOWN"]);
    const signed = await sign();
    expect(await prove(token, signed)).toBeNull();
    expect(await prove(token, signed)).toEqual([422, "PASSKEY_EXPIRED"]);
    expect(await call(token, "POST", "/wps/member/authenticator")).toMatchObject({ uri: expect.any(String) });
  });
});
