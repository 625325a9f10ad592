import { beforeEach, describe, expect, it, test } from "vitest";
import { totpCode, totpStepAt } from "../../../src/mock/world/authentication/totp.ts";
import { softAuthenticator } from "./soft-authenticator.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const SITE = "https://lobby.example:8443";
const PASSWORD = "demo-1234";
const FIVE_MINUTES_MS = 5 * 60_000;

type Authenticator = ReturnType<typeof softAuthenticator>;
type Bend = Parameters<Authenticator["get"]>[1];

/** The value of a success, or the status and code of a refusal. */
async function call(method: string, path: string, json?: object, token?: string) {
  const answer = await mock.call(method, path, {
    ...(json && { json }),
    ...(token !== undefined && { token }),
    headers: { origin: SITE },
  });
  return answer.status === 200 ? Object(answer.json.value) : [answer.status, answer.json.code];
}
const setUp = (token: string, password = PASSWORD) => call("POST", "/wps/member/passkeys/options", { password }, token);
const add = (token: string, credential: object, name = "Phone") =>
  call("POST", "/wps/member/passkeys", { name, credential }, token);
const remove = (token: string, id: string) => call("DELETE", `/wps/member/passkeys/${id}`, undefined, token);
const prove = (token: string) =>
  call("POST", "/wps/session/reauthentication", { method: "password", password: PASSWORD }, token);
const begin = () => call("POST", "/wps/session/login/passkey/options");
const finish = (credential: object) => call("POST", "/wps/session/login/passkey", credential);
const logIn = async (authenticator: Authenticator, bend?: Bend) =>
  finish(authenticator.get((await begin()).challenge, bend));
const overview = (token: string) => call("GET", "/wps/member/security", undefined, token);
const later = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });

/** A passkey of a persona. */
async function passkeyOf(username: string) {
  const token = await tokenOf(mock, username);
  const authenticator = softAuthenticator(SITE);
  const passkey = await add(token, authenticator.create((await setUp(token)).challenge));
  expect(passkey).toMatchObject({ name: "Phone", lastUsedAt: null });
  return { token, authenticator, id: String(passkey.id) };
}

describe("adding a passkey", () => {
  it("E099 adds a passkey with the password, lists it and removes it", async () => {
    const token = await tokenOf(mock, "demo");
    const options = await setUp(token);
    expect(options).toMatchObject({
      rp: { id: "lobby.example" },
      user: { name: "demo" },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const authenticator = softAuthenticator(SITE);
    const credential = authenticator.create(options.challenge);
    const { id } = await add(token, credential, "  My phone ");
    expect(await overview(token)).toMatchObject({ passkeys: [{ id, name: "My phone" }], level: "high" });
    const again = await setUp(token);
    expect(again.excludeCredentials).toEqual([{ id: credential.id, type: "public-key", transports: ["internal"] }]);
    expect(await add(token, authenticator.create(again.challenge))).toEqual([409, "STATE_CONFLICT"]);
    expect(await remove(await tokenOf(mock, "poor"), id)).toEqual([404, "NOT_FOUND"]);
    expect(await remove(token, id)).toEqual(Object(null));
    expect(await remove(token, id)).toEqual([404, "NOT_FOUND"]);
    expect(await overview(token)).toMatchObject({ passkeys: [], level: "medium" });
  });

  it("E099 R492 refuses wrong passwords, and after ten of them also the right password for five minutes", async () => {
    const token = await tokenOf(mock, "demo");
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await setUp(token, "wrong-password")).toEqual([422, "PASSWORD_INCORRECT"]);
    }
    expect(await setUp(token)).toEqual([429, "TOO_MANY_REQUESTS"]);
    await later(FIVE_MINUTES_MS);
    expect(await setUp(token)).toMatchObject({ user: { name: "demo" } });
  });

  it("E099 accepts a challenge only from the member who received it, only once, and only within five minutes", async () => {
    const [token, stranger] = [await tokenOf(mock, "demo"), await tokenOf(mock, "poor")];
    const { challenge } = await setUp(token);
    const create = () => softAuthenticator(SITE).create(challenge);
    expect(await add(stranger, create())).toEqual([422, "PASSKEY_EXPIRED"]);
    expect(await finish(softAuthenticator(SITE).get(challenge))).toEqual([422, "PASSKEY_EXPIRED"]);
    expect(await add(token, create())).toMatchObject({ name: "Phone" });
    expect(await add(token, create())).toEqual([422, "PASSKEY_EXPIRED"]);
    const old = await setUp(token);
    await later(FIVE_MINUTES_MS);
    await prove(token);
    expect(await add(token, softAuthenticator(SITE).create(old.challenge))).toEqual([422, "PASSKEY_EXPIRED"]);
  });

  test.each<[string, Bend]>([
    ["on another site", { origin: "https://attacker.example" }],
    ["for another host", { host: "attacker.example" }],
    ["without user verification", { isVerified: false }],
  ])("E099 refuses a passkey created %s", async (_, bend) => {
    const token = await tokenOf(mock, "demo");
    const { challenge } = await setUp(token);
    expect(await add(token, softAuthenticator(SITE).create(challenge, bend))).toEqual([422, "PASSKEY_INVALID"]);
  });
});

describe("logging in with a passkey", () => {
  it("E099 E001 answers like a password login, and accepts a challenge only once and only within five minutes", async () => {
    const { token, authenticator } = await passkeyOf("demo");
    const options = await begin();
    expect(options).toMatchObject({ rpId: "lobby.example", userVerification: "required" });
    const signed = authenticator.get(options.challenge);
    const result = await finish(signed);
    expect(result).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    expect(await call("GET", "/wps/member/info", undefined, result.token)).toMatchObject({ account: "demo" });
    expect((await overview(token)).passkeys).toMatchObject([{ lastUsedAt: expect.stringMatching(/^\d{4}-/) }]);
    expect(await finish(signed)).toEqual([422, "PASSKEY_EXPIRED"]);
    const old = await begin();
    await later(FIVE_MINUTES_MS);
    expect(await finish(authenticator.get(old.challenge))).toEqual([422, "PASSKEY_EXPIRED"]);
  });

  it("E099 R412 needs no second step, even with an authenticator app", async () => {
    const { token, authenticator } = await passkeyOf("demo");
    const { secret } = await call("POST", "/wps/member/authenticator", undefined, token);
    const { json } = await mock.call("GET", "/__mock/state");
    const code = totpCode(secret, totpStepAt(Number(json.now)));
    await call("PUT", "/wps/member/authenticator", { code }, token);
    const byPassword = { type: "username", username: "demo", password: PASSWORD };
    expect(await call("POST", "/wps/session/login", byPassword)).toHaveProperty("verification");
    const result = await logIn(authenticator);
    expect(result).not.toHaveProperty("verification");
    expect(await call("GET", "/wps/member/info", undefined, result.token)).toMatchObject({ account: "demo" });
  });

  it("E099 refuses an unknown passkey and a removed one", async () => {
    expect(await logIn(softAuthenticator(SITE))).toEqual([422, "PASSKEY_UNKNOWN"]);
    const { token, authenticator, id } = await passkeyOf("demo");
    await remove(token, id);
    expect(await logIn(authenticator)).toEqual([422, "PASSKEY_UNKNOWN"]);
  });

  test.each<[string, Bend]>([
    ["on another site", { origin: "https://attacker.example" }],
    ["for another host", { host: "attacker.example" }],
    ["without user verification", { isVerified: false }],
  ])("E099 refuses a login signed %s", async (_, bend) => {
    const { authenticator } = await passkeyOf("demo");
    expect(await logIn(authenticator, bend)).toEqual([422, "PASSKEY_INVALID"]);
    expect(await logIn(authenticator)).toHaveProperty("token");
  });

  it("E099 refuses another key's signature, another member's handle and a repeated counter", async () => {
    const { authenticator } = await passkeyOf("demo");
    const { challenge } = await begin();
    const { id, rawId } = authenticator.get(challenge);
    expect(await finish({ ...softAuthenticator(SITE).get(challenge), id, rawId })).toEqual([422, "PASSKEY_INVALID"]);
    const own = authenticator.get((await begin()).challenge);
    const stolen = { ...own, response: { ...own.response, userHandle: Buffer.from("0").toString("base64url") } };
    expect(await finish(stolen)).toEqual([422, "PASSKEY_INVALID"]);
    expect(await logIn(authenticator, { counter: 7 })).toHaveProperty("token");
    expect(await logIn(authenticator, { counter: 7 })).toEqual([422, "PASSKEY_INVALID"]);
    expect(await logIn(authenticator, { counter: 8 })).toHaveProperty("token");
  });

  it("E099 answers 403 in a blocked region, as a password login does", async () => {
    const { authenticator } = await passkeyOf("demo");
    await mock.call("POST", "/__mock/scenario", { json: { name: "region-blocked" } });
    expect(await logIn(authenticator)).toEqual([403, "REGION_RESTRICTED"]);
  });

  test.each(["", "e30", "bm8"])("E099 refuses unreadable client data (%j)", async (clientDataJSON) => {
    const signed = softAuthenticator(SITE).get("x".repeat(43));
    const answer = await finish({ ...signed, response: { ...signed.response, clientDataJSON } });
    expect(answer).toEqual(clientDataJSON === "" ? [400, "INVALID_REQUEST"] : [422, "PASSKEY_EXPIRED"]);
  });
});
