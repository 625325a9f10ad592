import { createServer as createHttp2Server } from "node:http2";
import { afterEach, describe, expect, it, vi } from "vitest";
import { head, listenRaw, whole, type Behaviour } from "../../../test/support/servers/hostile-server.ts";
import { listen } from "../../../test/support/servers/listen.ts";
import { openForTest } from "../../../test/support/servers/open-for-test.ts";
import { createConnections } from "./connections.ts";
import { send } from "./send.ts";

const DEADLINE_MS = 300;
const LONG_MS = 10_000;

const get = (url: string) => ({ method: "GET", url, headers: {}, body: undefined });
const ask = async (behave: Behaviour, deadlineMs = LONG_MS) =>
  send(get(await openForTest(listenRaw(behave))), deadlineMs);

const streams =
  (mediaType: string, text: string): Behaviour =>
  (socket) =>
    void socket.write(
      `${head("200 OK", `content-type: ${mediaType}\r\ntransfer-encoding: chunked\r\n`)}${text.length.toString(16)}\r\n${text}\r\n`,
    );

const silent: Behaviour = (socket) => void socket.write(head("200 OK", "content-type: text/event-stream\r\n"));

describe("an answer that goes on", () => {
  it.for(["text/event-stream", "Text/Event-Stream;charset=utf-8", "multipart/x-mixed-replace; boundary=b"])(
    "ends with its first part when it is a stream of %s",
    async (mediaType) => {
      expect(await ask(streams(mediaType, "data: 1\n\n"))).toMatchObject({ status: 200, text: "data: 1\n\n" });
    },
  );

  it("is what arrived before the deadline, when it has rows without an end or events that never come", async () => {
    const rows = '{"a":1}\n{"a":2}\n';
    for (const mediaType of ["application/x-ndjson", "application/jsonl", "application/json-seq"]) {
      expect(await ask(streams(mediaType, rows), DEADLINE_MS)).toMatchObject({ status: 200, text: rows });
    }
    expect(await ask(silent, DEADLINE_MS)).toMatchObject({ status: 200, text: "" });
  });

  it("is marked when it is longer than the command reads, unlike one that breaks off", async () => {
    const long = await ask((socket) => void socket.write(whole("200 OK", `"${"a".repeat(6_000_000)}"`)));
    expect(long).toMatchObject({ failure: "the answer is longer than 5 MB", isTooLong: true });
    const broken = await ask((socket) => void socket.end(head("200 OK", "content-length: 9\r\n")));
    expect(broken).not.toHaveProperty("isTooLong");
  });
});

describe("an answer that cannot be read", () => {
  it("names an encoding that the request does not accept", async () => {
    const answer = await ask(
      (socket) => void socket.write(whole("200 OK", "(\u00b5/\u00fd", "content-encoding: zstd\r\n")),
    );
    expect(answer).toMatchObject({
      failure: "the answer is encoded with zstd, but the request accepts only gzip, deflate, br",
      isThere: true,
    });
    expect(
      await ask((socket) => void socket.write(whole("200 OK", "1", "content-encoding: Identity\r\n"))),
    ).toMatchObject({ json: 1 });
  });

  it("says that the server speaks only HTTP/2", async () => {
    const server = createHttp2Server();
    const url = await openForTest(
      new Promise((resolve) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address();
          const port = typeof address === "object" && address !== null ? address.port : 0;
          resolve({ url: `http://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(() => done())) });
        });
      }),
    );
    expect(await send(get(url), LONG_MS)).toMatchObject({
      failure: "the server speaks only HTTP/2, and the command only HTTP/1.1",
    });
  });
});

describe("a proxy in the environment", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("gets the requests to other machines, and none to this one or to those in NO_PROXY", async () => {
    const asked: string[] = [];
    const proxy = await openForTest(
      listen((request, response) => {
        asked.push(request.url ?? "");
        response.end("1");
      }),
    );
    const direct = await openForTest(listen((_, response) => void response.end("2")));
    vi.stubEnv("HTTP_PROXY", proxy);
    vi.stubEnv("NO_PROXY", "near.invalid");
    const connections = createConnections();
    const through = (url: string) => send(get(url), LONG_MS, connections);
    expect(await through("http://far.invalid/a")).toMatchObject({ json: 1 });
    expect(await through(direct)).toMatchObject({ json: 2 });
    expect(await through("http://near.invalid/b")).toMatchObject({
      failure: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/),
    });
    expect(asked).toEqual(["http://far.invalid/a"]);
  });
});
