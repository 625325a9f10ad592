import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { exampleOf, start, told } from "../../../test/support/servers/scripted-runner.ts";
import type { Answer } from "../../judge/answer.ts";
import type { Case } from "../../plan/case.ts";

describe("an encrypted body", () => {
  const encrypted: Case = (() => {
    const tried = exampleOf("login");
    const { body } = tried.request;
    const jose = body && "value" in body ? { ...body, mediaType: "application/jose", isEncrypted: true } : body;
    return { ...tried, request: { ...tried.request, body: jose } };
  })();

  it("is encrypted with the server's published key, which is fetched once", async () => {
    const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
    const keys = [{ use: "sig", kty: "oct" }, "no key", { ...(await exportJWK(publicKey)), kid: "one" }];
    const { runner, server } = start(
      { "GET /.well-known/jwks.json": () => received(200, { keys }) },
      { headers: { "x-tenant": "acme" } },
    );
    await runner.runCase(encrypted);
    await runner.runCase(encrypted);
    expect(server.asked).toEqual(["GET /.well-known/jwks.json", "POST /session", "POST /session"]);
    expect(server.requests[0]?.headers).toEqual({ "x-tenant": "acme" });
    const { 1: sent } = server.requests;
    expect(sent?.headers["content-type"]).toBe("application/jose");
    const opened = await compactDecrypt(String(sent?.body), privateKey);
    expect(opened.protectedHeader).toMatchObject({ alg: "ECDH-ES", enc: "A256GCM", kid: "one" });
    expect(JSON.parse(new TextDecoder().decode(opened.plaintext))).toEqual({
      username: "rahim",
      password: "rahim-password",
    });
  });

  it.for<[string, Answer, string]>([
    ["no key", received(200, { keys: [] }), "/.well-known/jwks.json (status 200) contains no encryption key"],
    ["no list", received(404, {}), "/.well-known/jwks.json (status 404) contains no encryption key"],
    ["only signing keys", received(200, { keys: [{ use: "sig" }] }), "contains no encryption key"],
    ["no answer", { failure: "no answer within 1 s" }, "/.well-known/jwks.json: no answer within 1 s"],
    ["a broken key", received(200, { keys: [{ kty: "EC" }] }), "the key at /.well-known/jwks.json cannot be read: "],
  ])("fails when the server publishes %s", async ([, answer, says]) => {
    const { runner } = start({ "GET /.well-known/jwks.json": () => answer });
    const [outcome, finding] = told(await runner.runCase(encrypted));
    expect(outcome).toBe("failed");
    expect(finding).toContain("encryption · request: ");
    expect(finding).toContain(says);
  });
});
