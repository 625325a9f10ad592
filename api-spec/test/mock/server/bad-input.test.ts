import { request } from "node:http";
import { connect } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { CompactEncrypt, generateKeyPair } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { readCorpus } from "../../../../.ci/corpora/read-corpus.ts";
import { COUNTS } from "../../counts.ts";
import { openWorld, tokenOf, type Answer, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await openWorld();
});

const LOGIN = "/wps/session/login";
const CREDENTIALS = { type: "username", username: "nobody", password: "demo-1234" };
const UNREAD = [400, 404, 405, 413, 414, 415, 431];

const REFUSED = { isRefused: true, isEnvelope: true, tellsOfInside: false };

/** A valid answer to bad input: a refusal in the contract's shape, without a server error and without internal details. */
const readRefusal = ({ status, json, text }: Pick<Answer, "status" | "json" | "text">) => ({
  isRefused: UNREAD.includes(status),
  isEnvelope: json.success === false && typeof json.code === "string" && typeof json.message === "string",
  tellsOfInside: /node:internal|\.ts:\d+|at \w+ \(/.test(text),
});

const login = (text: string, type = "application/json") => mock.call("POST", LOGIN, { text, type });
const isAlive = async () => (await mock.call("GET", "/wps/system/regions")).status === 200;

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

describe("bodies that break the contract", () => {
  it.each([
    ["an unknown field", JSON.stringify({ ...CREDENTIALS, isAdmin: true })],
    ["a field of another login type", JSON.stringify({ ...CREDENTIALS, mobileNo: "1712345678" })],
    ["a number instead of a string", JSON.stringify({ ...CREDENTIALS, username: 7 })],
    ["a list instead of a string", JSON.stringify({ ...CREDENTIALS, password: ["demo-1234"] })],
    ["an object instead of a string", JSON.stringify({ ...CREDENTIALS, password: { $ne: "" } })],
    ["null instead of a string", JSON.stringify({ ...CREDENTIALS, password: null })],
    ["null", "null"],
    ["a text", '"login"'],
    ["a list", "[]"],
    ["an empty body", ""],
    ["an empty object", "{}"],
    ["a prototype", '{"__proto__":{"type":"username"},"username":"demo","password":"demo-1234"}'],
    ["a string of a million characters", JSON.stringify({ ...CREDENTIALS, username: "x".repeat(1_000_000) })],
    ["more than 1 MiB", JSON.stringify({ ...CREDENTIALS, username: "x".repeat(1024 * 1024) })],
    ["100,000 nested lists", nested(100_000, "[", "]")],
    ["100,000 nested objects", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`],
    ["a deeply nested value in a field", `{"type":"username","username":${nested(50_000, "[", "]")},"password":"x"}`],
    ["a NUL", "\u0000"],
    ["half of a surrogate pair", '{"type":"username","username":"\\ud800","password":7}'],
    ["text after the JSON", `${JSON.stringify(CREDENTIALS)}x`],
    ["a duplicate key", '{"type":"username","type":"nothing","username":"demo","password":"x"}'],
  ])("refuses %s", async (_, text) => {
    expect(readRefusal(await login(text))).toEqual(REFUSED);
    expect(await isAlive()).toBe(true);
  });

  it.each([
    "text/plain",
    "text/html",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
    "application/xml",
    "x",
  ])("refuses the content type %s", async (type) =>
    expect(readRefusal(await login(JSON.stringify(CREDENTIALS), type))).toEqual(REFUSED),
  );
});

/** A well-formed JWE that is encrypted for another recipient. */
const foreign = async (payload: string, header = {}) => {
  const { publicKey } = await generateKeyPair("ECDH-ES", { crv: "P-256" });
  return new CompactEncrypt(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", ...header })
    .encrypt(publicKey);
};

describe("encrypted bodies that cannot be decrypted", () => {
  it.each([
    ["text that is not a JWE", () => "hello"],
    ["four parts", () => "a.b.c.d"],
    ["five empty parts", () => "...."],
    ["parts of random text", () => "YWJj.YWJj.YWJj.YWJj.YWJj"],
    ["the algorithm none", () => `${Buffer.from('{"alg":"none"}').toString("base64url")}.a.b.c.d`],
    ["a direct key", () => `${Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString("base64url")}..YWJj.YWJj.YWJj`],
    ["another recipient's key", () => foreign(JSON.stringify(CREDENTIALS))],
    ["an unknown key id", () => foreign(JSON.stringify(CREDENTIALS), { kid: "no-such-key" })],
  ])("D4 refuses %s", async (_, make) => {
    const answer = await login(await make(), "application/jose");
    expect(readRefusal(answer)).toEqual(REFUSED);
    expect(["DECRYPTION_FAILED", "INVALID_REQUEST"]).toContain(answer.json.code);
  });

  it("D4 refuses a JWE for an operation that the contract does not encrypt", async () => {
    const token = await tokenOf(mock, "demo");
    const options = { text: "a.b.c.d.e", type: "application/jose", token };
    expect(readRefusal(await mock.call("POST", "/wps/relay/MCSFE_addFavoriteGameV2", options))).toEqual(REFUSED);
  });
});

/** Sends the address unchanged, because `fetch` would normalise it. */
const rawGet = (address: string) =>
  new Promise<Pick<Answer, "status" | "json" | "text">>((resolve, reject) => {
    const { hostname, port } = new URL(mock.url);
    const sending = request({ hostname, port, path: address, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text, json: JSON.parse(text) }));
    });
    sending.on("error", reject).end();
  });

/** Sends bytes that no HTTP library would send. */
const rawSend = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(mock.url);
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });

describe("invalid addresses and requests", () => {
  it.each([
    "/wps/session/login/",
    "/WPS/system/regions",
    "/wps//system/regions",
    "//wps/system/regions",
    "/wps/system/regions%00",
    "/wps/system/%2e%2e/%2e%2e/etc/passwd",
    "/wps/../../../etc/passwd",
    "/wps/x/../system/regions",
    "/wps/./system/regions",
    "/art/../../package.json",
    "/art/games/..%2f..%2f..%2fpackage.json",
    "/console/../../engine.ts",
    "/wps/system/regions;jsessionid=1",
    "/wps/system\\regions",
    "/__mock/../wps/nowhere",
    "/wps/%E0%A4%A",
    "/%",
    `/${"a".repeat(12_000)}`,
    "/wps/system/status?url=%00",
    `/wps/system/status?url=${"a".repeat(8000)}`,
    "/wps/system/status?url=a&url=b",
    "/wps/system/status?url[$ne]=a",
    "/wps/relay/GCSGAME_gameList?page=0",
    "/wps/relay/GCSGAME_gameList?page=1e9",
    "/wps/relay/GCSGAME_gameList?page=-1",
    "/wps/relay/GCSGAME_gameList?page=%D9%A1",
    "/wps/relay/GCSGAME_gameList?category=__proto__",
  ])("refuses the address %s", async (address) => {
    expect(readRefusal(await rawGet(address))).toEqual(REFUSED);
  });

  it.each([
    ["text that is not HTTP", "hello\r\n\r\n"],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx"],
    [
      "both a length and chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["a header of 100 KiB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(100_000)}\r\n\r\n`],
    ["a line break in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n"],
  ])("refuses %s in the error envelope", async (_, bytes) => {
    const text = await rawSend(bytes);
    const [head = "", body = ""] = text.split("\r\n\r\n");
    expect(readRefusal({ status: Number(head.split(" ")[1]), text: body, json: JSON.parse(body) })).toEqual(REFUSED);
    expect(await isAlive()).toBe(true);
  });
});

describe("the bodies of JSONTestSuite", () => {
  it.each(readCorpus("json/bodies.json"))("$name is refused without a server error", async ({ base64 }) => {
    const response = await fetch(mock.url + LOGIN, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: Buffer.from(base64, "base64"),
    });
    const text = await response.text();
    expect(readRefusal({ status: response.status, text, json: JSON.parse(text) })).toEqual(REFUSED);
  });
});

it(`keeps less than 800 bytes of memory for each of ${COUNTS.badInputs} bad inputs`, { timeout: 240_000 }, async () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  const heapBytes = () => {
    if (typeof collect === "function") collect();
    return process.memoryUsage().heapUsed;
  };
  const bad = ["{", "null", '{"type":"x"}', JSON.stringify({ ...CREDENTIALS, surplus: "x".repeat(2000) }), "[1,[2,[3"];
  const sendMany = async (count: number) => {
    for (let sent = 0; sent < count; sent += 50) {
      const batch = Array.from({ length: 50 }, (_, index) => login(bad[index % bad.length] ?? ""));
      for (const { status } of await Promise.all(batch)) expect(status).toBe(400);
    }
  };
  // The request log of a world is full here, so each new entry replaces an old one.
  await sendMany(1000);
  const before = heapBytes();
  await sendMany(COUNTS.badInputs);
  expect((heapBytes() - before) / COUNTS.badInputs).toBeLessThan(800);
});
