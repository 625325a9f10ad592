import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/json.ts";
import { PATIENCE_MS, runCommand } from "../support/command.ts";
import { listen } from "../support/servers/listen.ts";

const NOTE = { type: "object", required: ["text"], properties: { text: { type: "string" } } };
const ANY = { type: "object" };
const refusal = { description: "Refused", content: { "application/json": { schema: ANY } } };

/** A spec with one call, which requires a token by this security scheme. */
const specOf = (notes: JsonObject): JsonObject => ({
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  paths: {
    "/note": {
      get: {
        operationId: "getNote",
        security: [{ notes: ["read"] }],
        responses: {
          200: { description: "The note", content: { "application/json": { schema: NOTE } } },
          401: refusal,
        },
      },
    },
  },
  components: { securitySchemes: { notes } },
});

/** A spec with one call, which requires a token of OAuth 2. */
const specWith = (flow: "password" | "clientCredentials", tokenUrl = "token"): JsonObject =>
  specOf({ type: "oauth2", flows: { [flow]: { tokenUrl, scopes: { read: "" } } } });

const OPENID_SPEC = specOf({ type: "openIdConnect", openIdConnectUrl: ".well-known/openid-configuration" });

interface Asked {
  /** The forms that the token endpoint received. */
  readonly forms: URLSearchParams[];
  /** The status of every answer to GET /note with a token. */
  readonly withToken: number[];
}

const NO_TOKEN = { "www-authenticate": "Bearer" };
const ENDED = { "www-authenticate": 'Bearer error="invalid_token", error_description="The token has expired"' };

/** Starts a server whose tokens are valid for `calls` calls, without saying so. */
async function startNotes({ calls = Infinity, isOpen = true, isOneToken = false, hasEndpoint = true } = {}) {
  const asked: Asked = { forms: [], withToken: [] };
  const left = new Map<string, number>();
  const server = await listen((request, response) => {
    const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
    if (request.url === "/.well-known/openid-configuration") {
      return hasEndpoint ? answer(200, { token_endpoint: "/token" }) : answer(404, {});
    }
    if (request.url === "/token") {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        asked.forms.push(new URLSearchParams(Buffer.concat(chunks).toString()));
        if (!isOpen) return answer(400, { error: "invalid_grant", error_description: "Wrong password" });
        const token = `secret-token-${asked.forms.length}`;
        if (isOneToken) for (const earlier of left.keys()) left.set(earlier, 0);
        left.set(token, calls);
        return answer(200, { access_token: token, token_type: "bearer" });
      });
      return;
    }
    if (request.url?.split("?")[0] !== "/note") return answer(404, {});
    if (request.method !== "GET") return answer(405, {}, { allow: "GET" });
    const token = request.headers.authorization?.replace("Bearer ", "");
    const rest = token === undefined ? undefined : left.get(token);
    if (token === undefined || rest === undefined) return answer(401, {}, NO_TOKEN);
    left.set(token, Math.max(0, rest - 1));
    asked.withToken.push(rest > 0 ? 200 : 401);
    return rest > 0 ? answer(200, { text: "Hello" }) : answer(401, {}, ENDED);
  });
  return { asked, server };
}

describe("a spec with a token URL", { timeout: PATIENCE_MS }, () => {
  it("is tested with a token of the account that is given", async () => {
    const { server, asked } = await startNotes();
    const argv = ["--url", server.url, "--username", "rahim", "--password", "it-is-secret"];
    const { exitCode, output, reports } = await runCommand(argv, specWith("password"));
    await server.close();
    expect(output).not.toContain("no credentials");
    expect(exitCode).toBe(0);
    expect(asked.forms.map((form) => Object.fromEntries(form))).toEqual([
      { grant_type: "password", username: "rahim", password: "it-is-secret", scope: "read" },
    ]);
    expect(asked.withToken.length).toBeGreaterThan(0);
    for (const report of Object.values(reports)) expect(report).not.toMatch(/secret-token|it-is-secret/);
  });

  it("is tested with a token of the client that is given, and with the next one when a token has ended", async () => {
    const { server, asked } = await startNotes({ calls: 2 });
    const argv = ["--url", server.url, "--client-id", "shop", "--client-secret", "it-is-secret", "--concurrency", "1"];
    const { exitCode, output } = await runCommand(argv, specWith("clientCredentials"));
    await server.close();
    expect(output).toContain("0 failed");
    expect(exitCode).toBe(0);
    expect(asked.forms.length).toBeGreaterThan(1);
    expect(asked.forms.every((form) => form.get("grant_type") === "client_credentials")).toBe(true);
  });

  it.for<[string, readonly string[], string]>([
    ["account", ["--username", "rahim", "--password", "it-is-secret"], "password"],
    ["client", ["--client-id", "shop", "--client-secret", "it-is-secret"], "client_credentials"],
  ])("of OpenID Connect is found by its discovery document, for the %s that is given", async ([, flags, grant]) => {
    const { server, asked } = await startNotes();
    const { exitCode, output } = await runCommand(["--url", server.url, ...flags], OPENID_SPEC);
    await server.close();
    expect(output).not.toContain("no credentials");
    expect(exitCode).toBe(0);
    expect(asked.forms.map((form) => form.get("grant_type"))).toEqual([grant]);
    expect(asked.withToken.length).toBeGreaterThan(0);
  });

  it("of OpenID Connect stops the run when the discovery document does not name it", async () => {
    const { server } = await startNotes({ hasEndpoint: false });
    const { exitCode, errors } = await runCommand(["--url", server.url, "--client-id", "shop"], OPENID_SPEC);
    await server.close();
    expect(errors).toMatch(/^Cannot find the token URL: GET http:\S+ answered 404 without a token_endpoint\.$/m);
    expect(exitCode).toBe(2);
  });

  it("renews a token once for all requests that it was refused to, although a new token ends the others", async () => {
    const { server, asked } = await startNotes({ calls: 4, isOneToken: true });
    const argv = ["--url", server.url, "--client-id", "shop", "--client-secret", "it-is-secret", "--concurrency", "4"];
    const { exitCode } = await runCommand(argv, specWith("clientCredentials"));
    await server.close();
    expect(exitCode).toBe(0);
    const [ended, used] = [401, 200].map((status) => asked.withToken.filter((one) => one === status).length);
    expect(asked.forms.length).toBeGreaterThan(1);
    // Several requests may be refused for one ended token; each then gets the same new one.
    expect(asked.forms.length - 1).toBeLessThanOrEqual(ended ?? 0);
    expect(asked.forms.length).toBeLessThanOrEqual(Math.ceil((used ?? 0) / 4) + 1);
  });

  it("is left out without credentials, and the report names the options", async () => {
    const { server } = await startNotes();
    const { output } = await runCommand(["--url", server.url], specWith("password"));
    await server.close();
    expect(output.replaceAll(/\s+/g, " ")).toContain(
      'no credentials for notes: give them with --header "authorization: …", or --username and --password',
    );
  });

  it("exits with 2 when the server refuses the account, and says so", async () => {
    const { server } = await startNotes({ isOpen: false });
    const argv = ["--url", server.url, "--username", "rahim", "--password", "wrong"];
    const { exitCode, errors } = await runCommand(argv, specWith("password"));
    await server.close();
    expect(errors).toContain(
      `Cannot get a token: POST ${server.url}/token answered 400 (invalid_grant: Wrong password)`,
    );
    expect(errors).toContain("Check --username and --password.");
    expect(exitCode).toBe(2);
  });

  it("gets no credentials when it is plain http on another server", async () => {
    const { server, asked } = await startNotes();
    const argv = ["--url", server.url, "--username", "rahim", "--password", "it-is-secret"];
    const { exitCode, errors } = await runCommand(argv, specWith("password", "http://elsewhere.example/token"));
    await server.close();
    expect(errors).toContain('The spec names the token URL "http://elsewhere.example/token".');
    expect(exitCode).toBe(2);
    expect(asked.forms).toEqual([]);
  });
});
