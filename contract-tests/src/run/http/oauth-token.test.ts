import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { scriptedServer } from "../../../test/support/servers/scripted-server.ts";
import type { Answer } from "../../judge/answer.ts";
import { CannotRun } from "../cannot-run.ts";
import { isUsable, readToken, TokenIssuer, tokenAddress, tokenRequest, type OAuthCredentials } from "./oauth-token.ts";

const SERVER = "http://server.example/api";
const PASSWORD = { grant: "password", tokenUrl: "token", refreshUrl: undefined, scopes: ["read", "write"] } as const;
const CLIENT = { ...PASSWORD, grant: "client_credentials", scopes: [] } as const;
const USER: OAuthCredentials = { user: { username: "rahim", password: "it is secret" } };

const issued = (more: object = {}) => received(200, { access_token: "first", token_type: "bearer", ...more });
const formOf = (body: unknown): Partial<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(String(body)));

describe("a flow of OAuth 2", () => {
  it.for<[boolean, "password" | "client_credentials", OAuthCredentials]>([
    [true, "password", USER],
    [false, "password", { clientId: "shop" }],
    [true, "client_credentials", { clientId: "shop" }],
    [false, "client_credentials", USER],
    [false, "password", {}],
  ])("is usable: %s, by %s with %o", ([expected, grant, given]) => {
    expect(isUsable({ ...PASSWORD, grant }, given)).toBe(expected);
  });
});

describe("the token URL of a spec", () => {
  it.for<[string, string]>([
    ["token", "http://server.example/api/token"],
    ["/token", "http://server.example/token"],
    ["http://server.example/oauth", "http://server.example/oauth"],
    ["https://login.example/token", "https://login.example/token"],
  ])("%s is %s", ([given, expected]) => {
    expect(tokenAddress(given, SERVER)).toBe(expected);
  });

  it.for(["http://login.example/token", "ftp://login.example", "http://"])("%s gets no credentials", (given) => {
    expect(() => tokenAddress(given, SERVER)).toThrow(CannotRun);
    expect(() => tokenAddress(given, SERVER)).toThrow("Credentials are sent only by https");
  });
});

describe("the request for a token", () => {
  const grant = { grant_type: "client_credentials" };

  it("has the client's id and secret in a header, each form-encoded", () => {
    const { headers, body } = tokenRequest(SERVER, grant, { clientId: "a:b", clientSecret: "c d" });
    const [, credentials = ""] = headers["authorization"]?.split(" ") ?? [];
    expect(Buffer.from(credentials, "base64").toString()).toBe("a%3Ab:c%20d");
    expect(formOf(body)).toEqual(grant);
  });

  it("has the id of a client without a secret in its body", () => {
    const { headers, body } = tokenRequest(SERVER, grant, { clientId: "app" });
    expect(headers).not.toHaveProperty("authorization");
    expect(formOf(body)).toEqual({ ...grant, client_id: "app" });
  });
});

describe("the answer of a token endpoint", () => {
  it.for<[string, Answer]>([
    ["a refusal", received(401, { access_token: "no" })],
    ["no token", received(200, { token_type: "bearer" })],
    ["an empty token", received(200, { access_token: "" })],
    ["no answer", { failure: "refused" }],
  ])("has no token: %s", ([, answer]) => {
    expect(readToken(answer, 0)).toBeUndefined();
  });

  it("has a token that is renewed when four fifths of its life are over", () => {
    expect(readToken(issued({ expires_in: 100, refresh_token: "again" }), 1000)).toEqual({
      value: "first",
      refreshToken: "again",
      renewAtMs: 81_000,
    });
    expect(readToken(issued(), 1000)).toMatchObject({ refreshToken: undefined, renewAtMs: undefined });
  });
});

describe("the issuer of tokens", () => {
  it("requests one token for all calls, with the account and the scopes", async () => {
    const server = scriptedServer({ "POST /api/token": () => issued() });
    const issuer = new TokenIssuer(PASSWORD, USER, SERVER, server.send);
    expect(await Promise.all([issuer.token(), issuer.token()])).toEqual(["first", "first"]);
    expect(server.requests.map(({ body }) => formOf(body))).toEqual([
      { grant_type: "password", username: "rahim", password: "it is secret", scope: "read write" },
    ]);
  });

  it("renews a token that has ended, once for all calls", async () => {
    const server = scriptedServer({ "POST /api/token": (_, count) => issued({ access_token: `token ${count}` }) });
    const issuer = new TokenIssuer(CLIENT, { clientId: "shop" }, SERVER, server.send);
    const old = await issuer.token();
    expect(await Promise.all([issuer.renewed(old), issuer.renewed(old)])).toEqual(["token 2", "token 2"]);
    expect(await issuer.renewed(old)).toBe("token 2");
    expect(server.requests).toHaveLength(2);
  });

  it("uses the refresh token, and the credentials again when that is refused", async () => {
    const isRefresh = ({ body }: { body: unknown }) => formOf(body)["grant_type"] === "refresh_token";
    const server = scriptedServer({
      "POST /api/token": (wire, count) => {
        if (isRefresh(wire) && count > 2) return received(400, { error: "invalid_grant" });
        return issued({
          access_token: `token ${count}`,
          expires_in: 0,
          ...(count === 1 && { refresh_token: "again" }),
        });
      },
    });
    const issuer = new TokenIssuer(PASSWORD, USER, SERVER, server.send);
    // The first token lives for 0 seconds, so each call renews it.
    expect(await issuer.token()).toBe("token 2");
    expect(await issuer.token()).toBe("token 4");
    const grants = server.requests.map(({ body }) => formOf(body)["grant_type"]);
    expect(grants).toEqual(["password", "refresh_token", "refresh_token", "password"]);
    expect(formOf(server.requests[2]?.body)["refresh_token"]).toBe("again");
  });

  it.for<[string, Answer]>([
    [
      "answered 401 (invalid_client: Unknown). Check --client-id and --client-secret.",
      received(401, { error: "invalid_client", error_description: "Unknown" }),
    ],
    ["answered 500. Check --client-id and --client-secret.", received(500, "<p>")],
    ["answered 200 without an access_token.", received(200, { token: "here" })],
    ["got no answer (refused).", { failure: "refused" }],
  ])("stops the run when the server %s", async ([says, answer]) => {
    const server = scriptedServer({ "POST /api/token": () => answer });
    const token = new TokenIssuer(CLIENT, { clientId: "shop" }, SERVER, server.send).token();
    await expect(token).rejects.toThrow(CannotRun);
    await expect(token).rejects.toThrow(`Cannot get a token: POST http://server.example/api/token ${says}`);
  });
});
