import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { caseOf, smallSpec } from "../../../test/support/specs/small-spec.ts";
import { mojibakeIn } from "../values/mojibake.ts";
import { plausibilityFindings } from "./plausibility.ts";
import { scriptsOf, letterOfAnotherScript } from "../values/writing-scripts.ts";

const TEXT = { type: "string" };
const SCHEMA = {
  type: "object",
  properties: {
    at: { type: "integer", "x-unit": "epoch-milliseconds" },
    since: { type: "integer", "x-unit": "epoch-seconds" },
    born: { type: "string", format: "date-time" },
    rows: { type: "array", items: { type: "object", properties: { amount: { ...TEXT, "x-unit": "money" } } } },
    title: { ...TEXT, "x-translated": true },
    name: TEXT,
  },
};
const refused = { content: { "application/json": { schema: { properties: { message: { "x-translated": true } } } } } };
const marks = { "x-contract": {}, "x-languages": ["bn", "en"] };
const { operation, contract } = smallSpec({
  ...marks,
  responses: { "200": { content: { "application/json": { schema: SCHEMA } } }, "400": refused, "401": {}, "429": {} },
});
const now = Date.UTC(2026, 0, 1);

interface Asked {
  readonly header?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly status?: number;
}

function found(json: unknown, { header = {}, query = {}, headers = {}, status = 200 }: Asked = {}): string[] {
  const { request } = caseOf(operation, { outcome: "lawful" });
  const asked = { ...request, parameters: { ...request.parameters, header, query } };
  const answer = { ...received(status, json), headers: new Map(Object.entries(headers)), at: now };
  return plausibilityFindings(contract, operation, asked, answer).map(
    ({ check, doubt, where, message }) => `${doubt ? "custom " : ""}${check} ${where}: ${message}`,
  );
}

describe("the plausibility of an answer", () => {
  const range = "must be a time between 2000 and ten years from now, but is";
  it.for<[string, unknown, Asked, string[]]>([
    [
      "accepts the present moment in several formats",
      { at: now, since: now / 1000, born: "2026-01-01T00:00:00Z" },
      {},
      [],
    ],
    [
      "rejects seconds instead of milliseconds",
      { at: now / 1000 },
      {},
      [`plausibility response 200 /at: ${range} 1970-01-21T10:53:45.600Z`],
    ],
    [
      "rejects milliseconds instead of seconds",
      { since: now },
      {},
      [
        `plausibility response 200 /since: ${range} +057970-01-01T00:00:00.000Z`.replace(
          /\+.*$/,
          new Date(now * 1000).toISOString(),
        ),
      ],
    ],
    [
      "rejects a time before the year 2000, by convention",
      { born: "1970-01-01T00:00:00Z" },
      {},
      [`custom plausibility response 200 /born: ${range} 1970-01-01T00:00:00.000Z`],
    ],
    [
      "accepts a time before the year 2000 when the request asks for such a time",
      { born: "1970-01-01T00:00:00Z" },
      { query: { from: "1970-01-01" } },
      [],
    ],
    ["accepts an amount with the decimals of its currency", { currency: "BDT", rows: [{ amount: "1.5000" }] }, {}, []],
    [
      "rejects more decimals than the nearest currency has",
      { currency: "JPY", rows: [{ amount: "1.001", currency: "BDT" }, { amount: "1.5" }] },
      {},
      [
        "plausibility response 200 /rows/0/amount: must have 2 decimals, as BDT has, but is 1.001",
        "plausibility response 200 /rows/1/amount: must have 0 decimals, as JPY has, but is 1.5",
      ],
    ],
    ["skips an amount without a currency", { rows: [{ amount: "1.00001" }] }, {}, []],
    [
      "rejects doubly encoded text once",
      { name: "à¦²", title: "Ã©t" },
      {},
      ["custom plausibility response 200 /name: is UTF-8 that was decoded as another encoding"],
    ],
    ["accepts doubly encoded text that the request sent", { name: "Ã©t" }, { query: { name: "Ã©t" } }, []],
    ["accepts the requested language, or English", { title: "রাত Night" }, { header: { "accept-language": "bn" } }, []],
    [
      "rejects a script that the requested language does not use",
      { title: "রাত", name: "রাত" },
      { header: { "accept-language": "en" } },
      ["language response 200 /title: contains র, but the request asked for en"],
    ],
    [
      "rejects, in a refusal, a script that the requested language does not use",
      { message: "ไม่" },
      { header: { "accept-language": "bn, en;q=0.5" }, status: 400 },
      ["language response 400 /message: contains ไ, but the request asked for bn, en;q=0.5"],
    ],
    [
      "accepts any script when the server does not support the requested language, even if a supported language shares its script",
      { title: "রাত" },
      { header: { "accept-language": "nd" } },
      [],
    ],
    [
      "rejects a wrong script when the request names a supported language with a region beside an unsupported language",
      { title: "রাত" },
      { header: { "accept-language": "nd, EN-gb;q=0.5" } },
      ["language response 200 /title: contains র, but the request asked for nd, EN-gb;q=0.5"],
    ],
    [
      "skips the language check when the request asks for no certain language",
      { title: "রাত" },
      { header: { "accept-language": "*" } },
      [],
    ],
    [
      "requires WWW-Authenticate for a 401, by convention",
      {},
      { status: 401 },
      [
        "custom header response 401 header www-authenticate: is missing: a 401 must say how to authenticate (RFC 9110, 15.5.2)",
      ],
    ],
    ["accepts a 401 with WWW-Authenticate", {}, { status: 401, headers: { "www-authenticate": "Bearer" } }, []],
    [
      "requires Retry-After for a 429, by convention",
      {},
      { status: 429 },
      ["custom header response 429 header retry-after: is missing: a 429 should say how long to wait (RFC 6585, 4)"],
    ],
    [
      "accepts a RateLimit with the seconds of Retry-After, or one second beside them",
      {},
      { status: 429, headers: { ratelimit: '"tries";r=0;t=299', "retry-after": "300" } },
      [],
    ],
    [
      "accepts a RateLimit without seconds",
      {},
      { status: 429, headers: { ratelimit: '"tries";r=0', "retry-after": "300" } },
      [],
    ],
    [
      "rejects a RateLimit with other seconds than Retry-After, by convention",
      {},
      { status: 429, headers: { ratelimit: '"tries";r=0;t=60', "retry-after": "300" } },
      [
        'custom header response 429 header ratelimit: must say how long to wait as retry-after does, 300 seconds, but is "tries";r=0;t=60',
      ],
    ],
    [
      "rejects an undocumented cookie, by convention",
      {},
      { headers: { "set-cookie": "sid=1" } },
      ["custom header response 200 header set-cookie: must not be sent: the spec documents no cookie"],
    ],
    ["accepts any origin without credentials", {}, { headers: { "access-control-allow-origin": "*" } }, []],
    [
      "rejects another origin with credentials",
      {},
      {
        header: { Origin: "https://a.example" },
        headers: {
          "access-control-allow-origin": "https://a.example",
          "access-control-allow-credentials": "true",
        },
      },
      [
        "custom cross-origin response 200 header access-control-allow-credentials: must not be true when every origin is allowed: access-control-allow-origin is https://a.example",
      ],
    ],
  ])("%s", ([, json, asked, expected]) => {
    expect(found(json, asked)).toEqual(expected);
  });
});

describe("a doubly encoded text", () => {
  it.for([
    ["লণ্ঠন", undefined],
    ["à¦²à¦£à§à¦ à¦¨", "is UTF-8 that was decoded as another encoding"],
    ["Đêm Ä‘", undefined],
    ["Ãªm", "is UTF-8 that was decoded as another encoding"],
    ["CAFÉ® – “fin”", undefined],
    ["Where???", undefined],
    ["????? ???", "has question marks in place of letters"],
    ["a\uFFFDb", "contains U+FFFD, which replaces a lost character"],
  ])("%s: %s", ([text = "", expected]) => {
    expect(mojibakeIn(text)).toBe(expected);
  });
});

describe("the scripts of a language", () => {
  it.for<[string, string[]]>([
    ["bn", ["Beng"]],
    ["en-US", ["Latn"]],
    ["zh-Hans", ["Han"]],
    ["ja", ["Han", "Hira", "Kana"]],
    ["x", []],
  ])("%s are %o", ([tag, scripts]) => {
    expect(scriptsOf(tag)).toEqual(scripts);
  });
  it("exclude a letter of another script, but no signs", () => {
    expect(letterOfAnotherScript("৳ 5 – রাত", ["Latn"])).toBe("র");
    expect(letterOfAnotherScript("৳ 5 – 12:00 °", ["Latn"])).toBe(undefined);
  });
});

describe("the headers of a call", () => {
  it.for<[string, unknown, Record<string, string>, string[]]>([
    ["accepts the id of the body", { request_id: "a" }, { "x-request-id": "a" }, []],
    [
      "rejects another id than in the body",
      { requestId: "a" },
      { "x-request-id": "b" },
      ["custom header response 200 header x-request-id: must be a, as in the member requestId, but is b"],
    ],
    ["accepts fewer calls than the limit", {}, { "ratelimit-limit": "10", "ratelimit-remaining": "10" }, []],
    [
      "rejects more calls than the limit",
      {},
      { "ratelimit-limit": "10", "ratelimit-remaining": "11" },
      ["custom header response 200 header ratelimit-remaining: must not be more than the limit of 10, but is 11"],
    ],
  ])("%s", ([, json, headers, expected]) => {
    expect(found(json, { headers })).toEqual(expected);
  });
});
