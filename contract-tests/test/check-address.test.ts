import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { PATIENCE_MS, runCommand } from "./support/command.ts";
import { listenRaw, listenWithWrongCertificate, whole } from "./support/servers/hostile-server.ts";
import { listen } from "./support/servers/listen.ts";
import { openForTest } from "./support/servers/open-for-test.ts";

const JSON_BODY = { "application/json": { schema: { type: "object" } } };
const reads = (operationId: string) => ({
  get: { operationId, "x-contract": {}, responses: { "200": { description: "Done.", content: JSON_BODY } } },
});
const SPEC = {
  openapi: "3.1.0",
  paths: { "/wps/a": reads("a"), "/wps/b": reads("b"), "/wps/c": reads("c"), "/wps/d/{id}": reads("d") },
};

const page: RequestListener = (_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8").end("<!doctype html><p>Welcome");
};
const missing: RequestListener = (_, response) => {
  response.writeHead(404).end();
};
const redirectsTo =
  (to: (path: string) => string): RequestListener =>
  ({ url = "" }, response) => {
    response.writeHead(301, { location: to(url) }).end();
  };
const fails =
  (status: number): RequestListener =>
  (_, response) => {
    response.writeHead(status).end("busy");
  };
/** Answers one path correctly and all others oddly. */
const except =
  (path: string, odd: RequestListener): RequestListener =>
  (request, response) => {
    if (request.url === path) response.setHeader("content-type", "application/json").end("{}");
    else odd(request, response);
  };

const look = (url: string) => runCommand(["--url", url, "--timeout", "1"], SPEC);

describe("the check of the address", { timeout: PATIENCE_MS }, () => {
  it.for<[string, RequestListener, string, string]>([
    [
      "redirects everything to https",
      redirectsTo((path) => `https://server.example${path}`),
      "",
      "URL redirects to https://server.example: use that as --url.",
    ],
    [
      "redirects everything to a login page",
      redirectsTo(() => "https://sso.example/login?from=x"),
      "",
      "URL redirects every request to https://sso.example/login. Set --url to an address that does not redirect, or use --header to send the credentials that the login page in front of it expects.",
    ],
    [
      "is not available",
      fails(503),
      "",
      "URL answers 503 to every request. Start the server behind it, or correct --url.",
    ],
    [
      "answers pages",
      page,
      "",
      "URL answers every request with a page (text/html). Set --url to the address of the API, not of the site.",
    ],
    [
      "speaks only HTTP/2, and Node says so",
      (_, response) => void response.writeHead(403).end("Missing ALPN Protocol, expected `h2` to be available."),
      "",
      "URL speaks only HTTP/2, and the command only HTTP/1.1. Allow HTTP/1.1, or put a proxy in front of the server.",
    ],
    [
      "seems to lack all paths, because --url repeats their beginning",
      missing,
      "/wps",
      "The paths of the spec already begin with /wps: try --url URL",
    ],
  ])("stops the run with one sentence when the server %s", async ([, handle, path, says]) => {
    const url = await openForTest(listen(handle));
    const { exitCode, output, errors } = await look(url + path);
    expect(errors).toBe(`${says.replace("URL", url)}\n`);
    expect([output, exitCode]).toEqual(["", 2]);
  });

  it.for<[string, RequestListener]>([
    [
      "redirects all but one operation",
      except(
        "/wps/b",
        redirectsTo((path) => `https://server.example${path}`),
      ),
    ],
    ["fails with 503 at all but one operation", except("/wps/c", fails(503))],
    ["answers pages at all but one operation", except("/wps/a", page)],
    ["fails with 500 everywhere", fails(500)],
    ["has none of the paths, although --url repeats nothing of them", missing],
  ])("continues the run when the server %s", async ([, handle]) => {
    const { exitCode, output } = await look(await openForTest(listen(handle)));
    expect(output).toContain("does not honour the spec");
    expect(exitCode).toBe(1);
  });

  it("sends only one request when its answer is as expected", async () => {
    const asked: string[] = [];
    const url = await openForTest(
      listen(({ url: path = "" }, response) => {
        asked.push(path);
        response.setHeader("content-type", "application/json").end("{}");
      }),
    );
    await runCommand(["--url", url, "--only", "d", "--max-cases", "1"], SPEC);
    expect(asked.filter((path) => !path.startsWith("/wps/d/"))).toEqual(["/"]);
  });

  it("says what to do when TLS is missing, unexpected or not trusted", async () => {
    const untrusted = await openForTest(listenWithWrongCertificate());
    expect((await look(untrusted)).errors).toBe(
      `The certificate of ${untrusted} is not trusted. Give the certificate of its authority with --ca (DEPTH_ZERO_SELF_SIGNED_CERT).\n`,
    );
    const plain = untrusted.replace("https:", "http:");
    expect((await look(plain)).errors).toMatch(
      /^No server answers at http:.* Try https:\/\/, or start the server\.\n$/,
    );
    const told = await openForTest(
      listenRaw((socket) => void socket.end(whole("400 Bad Request", "This is an HTTPS port", ""))),
    );
    expect((await look(told)).errors).toBe(`${told} accepts only TLS connections. Use https:// in --url.\n`);
    const open80 = (await openForTest(listen(page))).replace("http:", "https:");
    expect((await look(open80)).errors).toMatch(/ Try http:\/\/, or fix the TLS setup of the server\.\n$/);
  });
});
