import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../src/json.ts";
import { makeCertificates } from "./support/certificates.ts";
import { PATIENCE_MS, runCommand } from "./support/command.ts";

const ANY = { "application/json": { schema: { type: "object" } } };

/** A spec with one call, which requires a certificate of the client. */
const SPEC: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  paths: {
    "/note": {
      get: {
        operationId: "getNote",
        security: [{ partner: [] }],
        responses: { 200: { description: "The note", content: ANY } },
      },
    },
  },
  components: { securitySchemes: { partner: { type: "mutualTLS" } } },
};

const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-certificate-"));
const fileOf = (name: string): string => path.join(folder, name);
const put = (name: string, text: string): string => {
  writeFileSync(fileOf(name), text);
  return fileOf(name);
};

const made = await makeCertificates();
const server = createServer(
  { ...made.server, ca: made.ca, requestCert: true, rejectUnauthorized: true },
  ({ url, method }, response) => {
    const status = url?.split("?")[0] !== "/note" ? 404 : method === "GET" ? 200 : 405;
    response.writeHead(status, { "content-type": "application/json", allow: "GET" }).end("{}");
  },
);
let url = "";

const CA = ["--ca", put("ca.pem", made.ca)];
const CERTIFICATE = ["--client-cert", put("client.pem", made.client.cert)];
const KEY = ["--client-key", put("client.key", made.client.key)];
const BOTH = ["--client-cert", put("both.pem", made.client.cert + made.client.key)];

const run = (...argv: string[]) => runCommand(["--url", url, ...argv], SPEC);

describe("a server that requires a certificate of the client", { timeout: PATIENCE_MS }, () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  it.for<[string, readonly string[]]>([
    ["two files", [...CERTIFICATE, ...KEY]],
    ["one file", BOTH],
  ])("is tested with the certificate and the key of %s, and not for an answer without a token", async ([, files]) => {
    const { exitCode, output } = await run(...CA, ...files);
    expect(output).toContain("honours the spec");
    expect(output).not.toMatch(/no credentials|open door/);
    expect(exitCode).toBe(0);
  });

  it.for<[string, readonly string[], RegExp]>([
    [
      "authority",
      BOTH,
      /^The certificate of https:\S+ is not trusted\. Give the certificate of its authority with --ca /,
    ],
    [
      "certificate",
      CA,
      /requires a certificate of the client\. Give one with --client-cert and --client-key \(ERR_SSL_/,
    ],
  ])("ends the run with a hint when it has no %s", async ([, files, expected]) => {
    const { exitCode, errors } = await run(...files);
    expect(errors).toMatch(expected);
    expect(exitCode).toBe(2);
  });

  it.for<[string, readonly string[], RegExp]>([
    ["a missing file", ["--client-cert", fileOf("none.pem")], /^--client-cert: there is no file at \S+none\.pem\.$/m],
    ["a key without a certificate", KEY, /^--client-key needs --client-cert\.$/m],
    ["a file that is not PEM", ["--client-cert", put("bad.pem", "x")], /must be PEM and belong together: /],
    [
      "a key of another certificate",
      [...CERTIFICATE, "--client-key", put("other.key", made.server.key)],
      /must be PEM and belong together: /,
    ],
  ])("is not called with %s", async ([, files, expected]) => {
    const { exitCode, errors } = await run(...CA, ...files);
    expect(errors).toMatch(expected);
    expect(exitCode).toBe(2);
  });
});
