import { beforeEach, describe, expect, it, test } from "vitest";
import { totpCode, totpStepAt } from "../../../src/mock/world/authentication/totp.ts";
import { softAuthenticator } from "../authentication/soft-authenticator.ts";
import { idTokenOf, openWorld, outboxOf, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const PASSWORD = "demo-1234";
const SITE = "https://lobby.example:8443";
const PHONE = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const EMAIL = "demo@example.com";

const call = async (token: string, method: string, path: string, json?: object) => {
  const answer = await mock.call(method, path, { token, ...(json && { json }), headers: { origin: SITE } });
  return answer.status === 200 ? answer.json.value : [answer.status, answer.json.code];
};
const eventsOf = async (token: string, query = "") =>
  Object(await call(token, "GET", `/wps/member/security/events${query}`)) as {
    content: { id: string; kind: string; ip: string; device: string; at: string }[];
    total: number;
    totalPages: number;
  };
const kindsOf = async (token: string) => (await eventsOf(token)).content.map(({ kind }) => kind);
const lettersOf = async (token: string): Promise<{ title: string; content: string }[]> =>
  Object(await call(token, "GET", "/wps/messages")).content;

/** Each change of the account's protection, by the event that it records. */
const CHANGES: Readonly<Record<string, (token: string) => Promise<unknown>>> = {
  emailChanged: (token) => call(token, "PUT", "/wps/member/info", { email: "thief@example.com" }),
  passwordChanged: (token) => {
    const change = { oldPassword: PASSWORD, newPassword: "other-1234", confirmNewPassword: "other-1234" };
    return call(token, "POST", "/wps/member/password", change);
  },
  paymentPasswordChanged: (token) => {
    const change = { oldPaymentPassword: "654321", newPaymentPassword: "271828" };
    return call(token, "POST", "/wps/member/payment-password", change);
  },
  authenticatorTurnedOn: async (token) => {
    const { secret } = Object(await call(token, "POST", "/wps/member/authenticator"));
    const { json } = await mock.call("GET", "/__mock/state");
    const code = totpCode(secret, totpStepAt(Number(json.now)));
    return call(token, "PUT", "/wps/member/authenticator", { code });
  },
  passkeyAdded: async (token) => {
    const { challenge } = Object(await call(token, "POST", "/wps/member/passkeys/options", { password: PASSWORD }));
    const credential = softAuthenticator(SITE).create(challenge);
    return call(token, "POST", "/wps/member/passkeys", { name: "Phone", credential });
  },
  payoutAccountAdded: (token) => {
    const account = { type: "bkash", number: "01812345678", holder: "Demo", paymentPassword: "654321" };
    return call(token, "POST", "/wps/withdrawals/accounts", account);
  },
  thirdPartyLinked: (token) => {
    const idToken = idTokenOf({ sub: "new-subject", exp: 4_000_000_000 });
    return call(token, "POST", "/wps/session/login/social?merchantCode=phlobby1", { provider: "google", idToken });
  },
};

describe("the events of an account", () => {
  it("E099 list logins, failed logins and logouts with address and device, the latest first", async () => {
    await mock.call("POST", "/wps/session/login", {
      json: { type: "username", username: "demo", password: "wrong-password" },
      headers: { "user-agent": PHONE },
    });
    const earlier = await tokenOf(mock, "demo");
    await mock.call("DELETE", "/wps/session/logout", { token: earlier });
    const token = await tokenOf(mock, "demo");
    expect(await kindsOf(token)).toEqual(["login", "logout", "login", "loginFailed"]);
    const last = await eventsOf(token, "?page=4&pageSize=1");
    expect(last).toMatchObject({ total: 4, totalPages: 4 });
    expect(last.content).toMatchObject([{ kind: "loginFailed", device: "Chrome · Android", ip: expect.any(String) }]);
    expect(await kindsOf(await tokenOf(mock, "poor"))).toEqual(["login"]);
  });

  it("E099 R412 record a two-step login after its right code, and a wrong code as a failure", async () => {
    const { json } = await mock.call("POST", "/wps/session/login", {
      json: { type: "username", username: "stepup", password: PASSWORD },
    });
    const { token: waiting, verification } = Object(json.value);
    const answer = (code: string) => {
      const body = { verificationId: verification.id, method: "mobile", code };
      return call(waiting, "POST", "/wps/session/verification", body);
    };
    await answer("000000");
    const { token } = Object(await answer("123456"));
    expect(await kindsOf(token)).toEqual(["login", "loginFailed"]);
  });

  it("E099 record that the member ended one session or all others, but not a call that ended none", async () => {
    for (const _login of [1, 2]) await tokenOf(mock, "demo");
    const token = await tokenOf(mock, "demo");
    const sessions = Object(await call(token, "GET", "/wps/member/sessions")) as { id: string; current: boolean }[];
    const other = sessions.find(({ current }) => !current);
    await call(token, "DELETE", `/wps/member/sessions/${other?.id}`);
    for (const _time of [1, 2]) await call(token, "DELETE", "/wps/member/sessions");
    expect((await kindsOf(token)).slice(0, 3)).toEqual(["sessionsEnded", "sessionsEnded", "login"]);
  });

  it("E099 record a wrong proof of identity", async () => {
    const token = await tokenOf(mock, "demo");
    await call(token, "POST", "/wps/session/reauthentication", { method: "password", password: "wrong-password" });
    expect(await kindsOf(token)).toEqual(["proofFailed", "login"]);
  });
});

describe("a notice of a change", () => {
  test.each(Object.entries(CHANGES))(
    "E099 informs the member of %s by a message, and by email and SMS to the earlier address and number",
    async (kind, change) => {
      const token = await tokenOf(mock, "demo");
      const before = await lettersOf(token);
      expect(await change(token)).not.toEqual([expect.any(Number), expect.any(String)]);
      expect(await kindsOf(token)).toContain(kind);
      expect(await lettersOf(token)).toHaveLength(before.length + 1);
      const told = (await outboxOf(mock)).filter(({ code }) => code === "");
      expect(told.map(({ kind: by, to }) => `${by} ${to}`).toSorted()).toEqual([
        `email ${EMAIL}`,
        "sms +8801712345678",
      ]);
    },
  );

  it("E099 records the removal of a passkey, and records no event when nothing changed", async () => {
    const token = await tokenOf(mock, "demo");
    const passkey = Object(await CHANGES.passkeyAdded?.(token));
    await call(token, "DELETE", `/wps/member/passkeys/${passkey.id}`);
    await call(token, "DELETE", `/wps/member/passkeys/${passkey.id}`);
    await call(token, "PUT", "/wps/member/info", { nickname: "Rahim", email: EMAIL });
    expect(await kindsOf(token)).toEqual(["passkeyRemoved", "passkeyAdded", "login"]);
  });

  it("E099 R473 is written in the member's language, and says what to do", async () => {
    const token = await tokenOf(mock, "demo");
    await call(token, "PUT", "/wps/member/language", { language: "en" });
    await CHANGES.emailChanged?.(token);
    const text = (await outboxOf(mock)).map((message) => Object(message).text).join(" ");
    expect(text).toContain("Your email address was changed. If this was not you, change your password immediately");
  });

  it("E099 informs the member of a new device, but not of the first one", async () => {
    await tokenOf(mock, "demo");
    await tokenOf(mock, "demo");
    expect(await outboxOf(mock)).toEqual([]);
    await tokenOf(mock, "demo", PASSWORD, { "user-agent": PHONE });
    expect((await outboxOf(mock)).map(({ to }) => to)).toContain(EMAIL);
    await tokenOf(mock, "demo", PASSWORD, { "user-agent": PHONE });
    expect(await outboxOf(mock)).toHaveLength(2);
  });
});
