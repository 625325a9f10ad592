import { afterEach, describe, expect, it, vi } from "vitest";
import { send, type WireRequest } from "../src/run/http/send.ts";
import { PATIENCE_MS, runCommand, runProcess } from "./support/command.ts";
import { FIXTURE_SPEC } from "./support/specs/fixture-spec.ts";
import {
  head,
  HOSTILE,
  listenRaw,
  listenWithWrongCertificate,
  whole,
  type Behaviour,
} from "./support/servers/hostile-server.ts";
import { listen } from "./support/servers/listen.ts";
import { openForTest } from "./support/servers/open-for-test.ts";

/** The deadline for an answer that never comes. */
const DEADLINE_MS = 800;
/** The deadline for an answer that ends by itself, on a busy machine too. */
const LONG_MS = 20_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

const get = (url: string): WireRequest => ({ method: "GET", url, headers: {}, body: undefined });
const ask = async (behave: Behaviour, deadlineMs = LONG_MS) =>
  send(get(await openForTest(listenRaw(behave))), deadlineMs);

describe("one answer of a hostile server", { timeout: PATIENCE_MS }, () => {
  it.for<[keyof typeof HOSTILE, string]>([
    ["a byte now and then", "the answer did not end within 0.8 s"],
    ["a body without end", "the answer is longer than 5 MB"],
    ["100 MB of JSON", "the answer is longer than 5 MB"],
    ["JSON in JSON in JSON", "the JSON of the answer is nested more than 256 levels deep"],
    ["a header of a megabyte", "the headers of the answer are longer than 64 kB"],
    ["headers without end", "the headers of the answer are longer than 64 kB"],
    ["a reset in the body", "the connection broke off in the middle of the answer (ECONNRESET)"],
    ["less than it says", "the connection broke off in the middle of the answer (ECONNRESET)"],
    ["a gzip bomb", "the answer is longer than 5 MB"],
    ["gzip that is none", "the answer cannot be decompressed (Z_DATA_ERROR)"],
    ["1xx without end", "no answer within 0.8 s"],
    ["another protocol", "the server changed to another protocol (101)"],
    ["HTTP 0.9", "the answer is not HTTP (HPE_INVALID_CONSTANT)"],
    ["nothing, and closes", "no answer: ECONNRESET"],
    ["nothing at all", "no answer within 0.8 s"],
  ])("%s is reported: %s", async ([name, says]) => {
    const deadlineMs = says.includes("within 0.8 s") ? DEADLINE_MS : LONG_MS;
    expect(await ask(HOSTILE[name], deadlineMs)).toMatchObject({ failure: says });
  });

  it("is read even when it is not UTF-8, and is then marked so", async () => {
    const answer = await ask((socket) => {
      socket.write(head("200 OK", "content-type: application/json\r\ncontent-length: 5\r\n"));
      socket.write(Buffer.from([0x22, 0xc3, 0x28, 0xff, 0x22]));
    });
    expect(answer).toMatchObject({ status: 200, text: '"\uFFFD(\uFFFD"', isNoUtf8: true });
  });

  it("is cut off or reported as not HTTP when its Content-Length is too short, and the next answer is intact", async () => {
    const url = await openForTest(
      listenRaw((socket, request) => {
        const body = request.startsWith("GET /short") ? '{"a":1}' : '{"b":2}';
        const headers = `content-type: application/json\r\ncontent-length: ${request.startsWith("GET /short") ? 2 : 7}\r\n`;
        socket.write(head("200 OK", headers) + body);
      }),
    );
    const first = await send(get(`${url}/short`), LONG_MS);
    const text = "failure" in first ? first.failure : first.text;
    expect(['{"', "the answer is not HTTP (HPE_INVALID_CONSTANT)"]).toContain(text);
    expect(await send(get(`${url}/next`), LONG_MS)).toMatchObject({ json: { b: 2 } });
  });

  it("is read even if it arrives before the request was sent completely", async () => {
    const url = await openForTest(
      listenRaw((socket) => {
        socket.pause();
        socket.end(whole("413 Content Too Large", "{}"));
      }),
    );
    const answer = await send({ ...get(url), method: "POST", body: "a".repeat(5_000_000) }, LONG_MS);
    expect(answer).toMatchObject({ status: 413, json: {} });
  });

  it("is not followed when it redirects", async () => {
    const asked: string[] = [];
    const elsewhere = await openForTest(
      listen((request, response) => {
        asked.push(request.url ?? "");
        response.end();
      }),
    );
    const answer = await ask((socket) => socket.write(whole("302 Found", "", `location: ${elsewhere}/x\r\n`)));
    expect(answer).toMatchObject({ status: 302 });
    expect(asked).toEqual([]);
  });

  it("is refused when its certificate is not trusted", async () => {
    const url = await openForTest(listenWithWrongCertificate());
    expect(await send(get(url), LONG_MS)).toMatchObject({
      failure: "the certificate or the TLS setup of the server was not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)",
    });
  });

  it("is requested again when the server closed an idle connection", async () => {
    let count = 0;
    const url = await openForTest(
      listenRaw((socket) => {
        count += 1;
        if (count === 2) socket.resetAndDestroy();
        else socket.write(whole("200 OK", `${count}`));
      }),
    );
    expect(await send(get(url), LONG_MS)).toMatchObject({ json: 1 });
    expect(await send(get(url), LONG_MS)).toMatchObject({ json: 3 });
  });
});

const MAX_MB = 300;
const TELL_MEMORY = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS + "\\n"))',
)}`;

const flagsFor = (url: string, argv: readonly string[] = []) => ["--url", url, "--unsafe", "--timeout", "1", ...argv];
const endure = (url: string, argv?: readonly string[]) => runCommand(flagsFor(url, argv), FIXTURE_SPEC);

/** Runs the command against the server in a separate process, and also returns its highest memory use in MB. */
async function endureInProcess(url: string, argv?: readonly string[]) {
  vi.stubEnv("NODE_OPTIONS", `--import "${TELL_MEMORY}"`);
  const result = await runProcess(flagsFor(url, argv), FIXTURE_SPEC);
  return { ...result, peak: Number(/peak (\d+)/.exec(result.errors)?.[1]) / 1024 };
}

describe("a whole run against a hostile server", { timeout: PATIENCE_MS }, () => {
  it.for<[string, Behaviour, RegExp, number, string[]?]>([
    ["bodies without end", HOSTILE["a body without end"], /Gave up: 25 requests in a row .* longer than 5 MB/, 2],
    ["100 MB of JSON", HOSTILE["100 MB of JSON"], /Gave up: 25 requests in a row .* longer than 5 MB/, 2],
    ["gzip bombs", HOSTILE["a gzip bomb"], /Gave up: 25 requests in a row .* longer than 5 MB/, 2],
    [
      "answers of 4 MB",
      (socket) => socket.write(whole("200 OK", `["${"a".repeat(4_000_000)}"]`)),
      /does not honour/,
      1,
      ["--only", "requestMail"],
    ],
  ])("keeps its memory below 300 MB when the server sends %s", async ([, behave, says, exit, argv]) => {
    const { exitCode, output, errors, peak } = await endureInProcess(await openForTest(listenRaw(behave)), argv);
    expect(errors + output).toMatch(says);
    expect(errors).not.toMatch(/^\s+at /m);
    expect(exitCode).toBe(exit);
    expect(peak).toBeLessThan(MAX_MB);
  });

  it.for<[string, Behaviour, number, RegExp]>([
    [
      "dropped connections",
      HOSTILE["a reset in the body"],
      1,
      /Gave up: 25 requests in a row .* broke off in the middle/,
    ],
    ["no answers", HOSTILE["nothing at all"], 2, /No server answers at .* \(no answer within 1 s\)/],
    ["only answers with status 500", (socket) => socket.write(whole("500 Oh", "{}")), 1, /the server failed/],
  ])("ends with the right exit code when there are %s", async ([, behave, exit, says]) => {
    const { exitCode, output, errors } = await endure(await openForTest(listenRaw(behave)));
    expect(errors + output).toMatch(says);
    expect(errors).not.toMatch(/^\s+at /m);
    expect(exitCode).toBe(exit);
  });

  it("exits with 2 when the certificate is not trusted", async () => {
    const { exitCode, errors } = await endure(await openForTest(listenWithWrongCertificate()));
    expect(errors).toMatch(
      /^The certificate of https:\S+ is not trusted\. Give the certificate of its authority with --ca \(DEPTH_/,
    );
    expect(exitCode).toBe(2);
  });

  it("reports a redirect, and sends no token to its target", async () => {
    const asked: string[] = [];
    const elsewhere = await openForTest(
      listen((request, response) => void response.end(asked.push(request.url ?? ""))),
    );
    const url = await openForTest(
      listenRaw((socket, request) => {
        // A run does not start when every response is a redirect, so the first one is not.
        if (request.startsWith("GET / ")) socket.write(whole("200 OK", "{}"));
        else socket.write(whole("302 Found", "", `location: ${elsewhere}/x\r\n`));
      }),
    );
    const { exitCode, output } = await endure(url);
    expect(output.replaceAll(/\s+/g, " ")).toContain(`it redirects to ${elsewhere}`);
    expect(asked).toEqual([]);
    expect(exitCode).toBe(1);
  });

  it("masks its token when the server sends it back", async () => {
    const token = "tok-7f3a9b1c5d2e8064";
    const url = await openForTest(
      listen((request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ headers: request.headers, again: Buffer.from(token).toString("base64") }));
      }),
    );
    const { exitCode, output, errors, reports } = await endure(url, ["--header", `Authorization: Bearer ${token}`]);
    expect(exitCode).toBe(1);
    for (const text of [output, errors, ...Object.values(reports)]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString("base64"));
    }
  });
});
