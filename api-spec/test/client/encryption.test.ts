import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, type CryptoKey, type JWK } from "jose";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../src/generated/operations.ts";
import { clientOf, errorOf, refusal, reply, startFixture, success, type Respond } from "./fixture-server.ts";

const body = { type: "username", username: "salma.akter", password: "correct horse battery" } as const;
const SESSION = { token: "t-1", firstTimeLogin: false, passwordExpired: false };
const SOME_KEY = (await makeKey("key-0")).jwk;
const SHORT_DEADLINE_MS = 50;

interface ServerKey {
  jwk: JWK;
  privateKey: CryptoKey;
}

async function makeKey(kid: string, alg = "ECDH-ES"): Promise<ServerKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  return { jwk: { ...(await exportJWK(publicKey)), kid, alg, use: "enc" }, privateKey };
}

const decrypt = async (jwe: string, { privateKey }: ServerKey): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode((await compactDecrypt(jwe, privateKey)).plaintext));

/** A server with keys. It decrypts with its present key, and answers DECRYPTION_FAILED to everything else. */
async function startServer(presentKey: () => ServerKey, jwks?: Respond) {
  const read: unknown[] = [];
  const fixture = await startFixture(async (response, heard) => {
    const key = presentKey();
    if (heard.path === OPERATIONS.getJwks.path) {
      return jwks ? jwks(response, heard) : reply(response, 200, { keys: [key.jwk] });
    }
    if (decodeProtectedHeader(heard.body).kid !== key.jwk.kid)
      return reply(response, 400, refusal("DECRYPTION_FAILED"));
    read.push(await decrypt(heard.body, key));
    return reply(response, 200, success(SESSION));
  });
  const { heard } = fixture;
  const heardAt = (path: string) => heard.filter((request) => request.path === path);
  return {
    ...fixture,
    /** What the server could decrypt. */
    read,
    logins: () => heardAt(OPERATIONS.login.path),
    lookUps: () => heardAt(OPERATIONS.getJwks.path),
    client: clientOf(fixture.url, { encryption: "jwe" }),
  };
}

describe("R417 D4 an encrypted operation", () => {
  it.each([["ECDH-ES"], ["RSA-OAEP-256"]])("is sent as a JWE that only the server can decrypt (%s)", async (alg) => {
    const key = await makeKey("key-1", alg);
    const server = await startServer(() => key);
    expect(await server.client.call("login", { body })).toEqual(SESSION);
    const [login] = server.logins();
    expect(login?.headers["content-type"]).toBe("application/jose");
    expect(login?.body).toMatch(/^[\w-]+(\.[\w-]*){4}$/);
    expect(decodeProtectedHeader(login?.body ?? "")).toMatchObject({ alg, enc: "A256GCM", kid: "key-1" });
    const wire = login?.body.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect(`${login?.body} ${wire?.join(" ")}`).not.toMatch(/salma|horse/);
    expect(server.read).toEqual([body]);
  });

  it("sends different encrypted text for equal bodies", async () => {
    const key = await makeKey("key-1");
    const server = await startServer(() => key);
    await server.client.call("login", { body });
    await server.client.call("login", { body });
    expect(new Set(server.logins().map((login) => login.body)).size).toBe(2);
  });

  it("R415 R416 fetches the keys once, with a module id and without the token", async () => {
    const key = await makeKey("key-1");
    const server = await startServer(() => key);
    await server.client.call("login", { body });
    await server.client.call("login", { body });
    expect(server.lookUps()).toHaveLength(1);
    expect(server.lookUps()[0]?.headers).toMatchObject({ "x-module-id": "SYS_JWKS" });
    expect(server.lookUps()[0]?.headers).not.toHaveProperty("authorization");
  });

  it("fetches the keys from the server and not from the HTTP cache, which may hold replaced keys", async () => {
    const key = await makeKey("key-1");
    const server = await startServer(() => key);
    await server.client.call("login", { body });
    // The header that fetch sends when a cache must revalidate.
    expect(server.lookUps()[0]?.headers["cache-control"]).toBe("max-age=0");
  });

  it("sends only itself when the keys were fetched ahead", async () => {
    const key = await makeKey("key-1");
    const server = await startServer(() => key);
    await server.client.prepareEncryption();
    expect([server.lookUps().length, server.logins().length]).toEqual([1, 0]);
    await server.client.call("login", { body });
    await server.client.prepareEncryption();
    expect([server.lookUps().length, server.read]).toEqual([1, [body]]);
  });

  it("fetches the keys itself when the request for them ahead has failed", async () => {
    const key = await makeKey("key-1");
    let isOpen = false;
    const server = await startServer(
      () => key,
      (response) => (isOpen ? reply(response, 200, { keys: [key.jwk] }) : reply(response, 503, refusal("MAINTENANCE"))),
    );
    await server.client.prepareEncryption();
    isOpen = true;
    await server.client.call("login", { body });
    expect([server.lookUps().length, server.read]).toEqual([2, [body]]);
  });

  it("fetches no keys ahead when the deployment turns encryption off", async () => {
    const { url, heard } = await startFixture((response) => reply(response, 200, success(SESSION)));
    await clientOf(url, { encryption: "plain" }).prepareEncryption();
    expect(heard).toEqual([]);
  });

  it("encrypts with the key whose `use` is `enc`, and not with a signing key", async () => {
    const key = await makeKey("key-1");
    const signing = { ...(await makeKey("key-0")).jwk, use: "sig" };
    const server = await startServer(
      () => key,
      (response) => reply(response, 200, { keys: [signing, key.jwk] }),
    );
    await server.client.call("login", { body });
    expect(server.read).toEqual([body]);
  });

  it("fetches the keys again and sends once more when the server has replaced its keys", async () => {
    let key = await makeKey("key-1");
    const server = await startServer(() => key);
    await server.client.call("login", { body });
    key = await makeKey("key-2");
    expect(await server.client.call("login", { body })).toEqual(SESSION);
    expect([server.logins().length, server.lookUps().length, server.read.length]).toEqual([3, 2, 2]);
  });

  it("sends the login only twice when the server cannot decrypt it even with newly fetched keys", async () => {
    const key = await makeKey("key-1");
    const other = await makeKey("key-2");
    const server = await startServer(
      () => key,
      (response) => reply(response, 200, { keys: [other.jwk] }),
    );
    const error = await errorOf(server.client.call("login", { body }));
    expect(error).toMatchObject({ kind: "business", code: "DECRYPTION_FAILED", operationId: "login" });
    expect([server.logins().length, server.lookUps().length]).toEqual([2, 2]);
  });

  it("sends plain JSON and fetches no keys when the deployment turns encryption off", async () => {
    const { url, heard } = await startFixture((response) => reply(response, 200, success(SESSION)));
    await clientOf(url, { encryption: "plain" }).call("login", { body });
    expect(heard.map(({ path, headers }) => [path, headers["content-type"]])).toEqual([
      [OPERATIONS.login.path, "application/json"],
    ]);
    expect(JSON.parse(heard[0]?.body ?? "")).toEqual(body);
  });

  it("sends a body as plain JSON when the contract does not require encryption for the operation", async () => {
    const { url, heard } = await startFixture((response) => reply(response, 200, success(null)));
    await clientOf(url, { encryption: "jwe" }).call("addFavoriteGame", { body: { nodeId: 41 } });
    expect(heard.map((request) => request.body)).toEqual(['{"nodeId":41}']);
  });
});

describe("D21 a login without encryption keys", () => {
  const key = makeKey("key-1");

  it.each<[string, Respond, object]>([
    ["a server error", (r) => reply(r, 503, refusal("MAINTENANCE")), { kind: "server", code: "MAINTENANCE" }],
    [
      "an HTML page with status 502",
      (r) => reply(r, 502, "<p>"),
      { kind: "server", code: "SERVER_FAILURE", status: 502 },
    ],
    ["keys in an answer with status 500", (r) => reply(r, 500, { keys: [SOME_KEY] }), { kind: "server", status: 500 }],
    ["an HTML page instead of keys", (r) => reply(r, 200, "<p>"), { kind: "contract", operationId: "getJwks" }],
    ["an envelope instead of keys", (r) => reply(r, 200, success([])), { kind: "contract", operationId: "getJwks" }],
    ["an empty key list", (r) => reply(r, 200, { keys: [] }), { kind: "contract", operationId: "login" }],
    ["an invalid key", (r) => reply(r, 200, { keys: [{ kty: "EC" }] }), { kind: "contract", operationId: "login" }],
    ["a dropped connection", (r) => void r.destroy(), { kind: "offline", operationId: "getJwks" }],
  ])("reports %s and sends no login", async (_title, jwks, expected) => {
    const serverKey = await key;
    const server = await startServer(() => serverKey, jwks);
    expect(await errorOf(server.client.call("login", { body }))).toMatchObject(expected);
    expect(server.logins()).toEqual([]);
  });

  it("reports a timeout when the keys take longer than the deadline of the whole call", async () => {
    const serverKey = await key;
    const server = await startServer(
      () => serverKey,
      () => {},
    );
    const error = await errorOf(server.client.call("login", { body, deadlineMs: SHORT_DEADLINE_MS }));
    expect(error).toMatchObject({ kind: "timeout", code: "TIMEOUT" });
  });

  it("throws an AbortError when the caller aborts, and sends no login", async () => {
    const serverKey = await key;
    const controller = new AbortController();
    const server = await startServer(
      () => serverKey,
      () => controller.abort(),
    );
    const call = server.client.call("login", { body, signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(server.logins()).toEqual([]);
  });

  it("fetches the keys again after a failed fetch", async () => {
    const serverKey = await key;
    let isFirst = true;
    const server = await startServer(
      () => serverKey,
      (response) => {
        reply(response, isFirst ? 500 : 200, isFirst ? refusal("INTERNAL_ERROR") : { keys: [serverKey.jwk] });
        isFirst = false;
      },
    );
    expect((await errorOf(server.client.call("login", { body }))).kind).toBe("server");
    expect(await server.client.call("login", { body })).toEqual(SESSION);
  });
});

describe("an operation with an encrypted field", () => {
  const guest = { os: "Linux", platform: "W", randomKey: "0123456789abcdef", gatewayVersion: "3" } as const;

  it("R422 D4 is sent as JSON with a JWE in that field", async () => {
    const key = await makeKey("key-1");
    const { heard, url } = await startFixture((response, { path }) =>
      path === OPERATIONS.getJwks.path
        ? reply(response, 200, { keys: [key.jwk] })
        : reply(response, 200, success(SESSION)),
    );
    await clientOf(url, { encryption: "jwe" }).call("loginFreePlay", { body: guest });
    const sent = heard.find(({ path }) => path === OPERATIONS.loginFreePlay.path);
    expect(sent?.headers["content-type"]).toBe("application/json");
    const { randomKey, ...others } = JSON.parse(sent?.body ?? "");
    expect(others).toEqual({ os: "Linux", platform: "W", gatewayVersion: "3" });
    expect(await decrypt(randomKey, key)).toBe(guest.randomKey);
  });

  it("D4 is sent with the field in plain text when the deployment turns encryption off", async () => {
    const { heard, url } = await startFixture((response) => reply(response, 200, success(SESSION)));
    await clientOf(url, { encryption: "plain" }).call("loginFreePlay", { body: guest });
    expect(JSON.parse(heard[0]?.body ?? "")).toEqual(guest);
  });
});
