import { afterEach, describe, expect, test, vi } from "vitest";
import { readCorpus, type HostileAddress } from "../../../../.ci/corpora/read-corpus.ts";
import { safePath, safeUrl } from "./safe-url.ts";

afterEach(() => vi.unstubAllGlobals());

const pageOrigin = "https://lobby.example";
const ALLOWED = ["https://games.example", "http://localhost:4010", "http://plain.example"];

/** What a URL parser of another engine may answer for an address that ours refuses. */
const lenientUrl = (hostname: string) =>
  class {
    static parse() {
      return new this();
    }
    href = `https://${hostname}/`;
    origin = `https://${hostname}`;
    protocol = "https:";
    username = "";
    password = "";
    hostname = hostname;
  };

test("R459 http on loopback is refused where any https host may stand", () => {
  expect(safeUrl("http://localhost:4010/", { pageOrigin, allowedOrigins: "*" })).toBeUndefined();
});

describe("safeUrl", () => {
  test.each([
    ["an address of the list passes", "https://games.example/play?id=1#a", "https://games.example/play?id=1#a"],
    ["the page's own passes", "/art/hero.svg", "https://lobby.example/art/hero.svg"],
    ["it is written anew", "https:\\\\games.example\\a/../b", "https://games.example/b"],
    ["http passes on loopback that the list names", "http://localhost:4010/play", "http://localhost:4010/play"],
    ["http passes nowhere else", "http://plain.example/", undefined],
    ["another host is refused", "https://evil.example/", undefined],
    ["another port is another host", "https://games.example:444/", undefined],
    ["a longer name is another host", "https://games.example.evil.example/", undefined],
    ["a user name in front of a host is refused", "https://lobby.example@evil.example/", undefined],
    ["user information is refused", "https://me:secret@games.example/", undefined],
    ["two slashes are another host", "//evil.example/a", undefined],
    ["back slashes are slashes", "/\\evil.example", undefined],
    ["a script is refused", "javascript:alert(1)", undefined],
    ["a script with a tab is refused", "java\tscript:alert(1)", undefined],
    ["data is refused", "data:text/html,<b>", undefined],
    ["a blob is refused", "blob:https://lobby.example/1", undefined],
    ["what does not parse is refused", "https://", undefined],
  ])("R459 %s", (_title, address, expected) => {
    expect(safeUrl(address, { pageOrigin, allowedOrigins: ALLOWED })).toBe(expected);
  });

  test.each([
    "x%20x",
    "a b.example",
    "a_b.example",
    "a|b",
    "a^b",
    "a%2fb.example",
    "a'b",
    "a*b",
    "a,b",
    "[v1.x]",
    "[]",
    "",
  ])("R459 the host %j is refused, whatever the engine lets through", (hostname) => {
    vi.stubGlobal("URL", lenientUrl(hostname));
    expect(safeUrl(`https://${hostname}/`, { pageOrigin, allowedOrigins: "*" })).toBeUndefined();
  });

  test.each([
    ["https://x%20x:12/", undefined],
    ["https://a_b.example/", undefined],
    ["https://news.example:8443/a", "https://news.example:8443/a"],
    ["https://বাংলা.example/", "https://xn--54b7fta0cc.example/"],
    ["https://[2001:db8::1]:8443/", "https://[2001:db8::1]:8443/"],
    ["https://192.0.2.7/", "https://192.0.2.7/"],
    ["https://NEWS.Example/", "https://news.example/"],
  ])("R459 a link to %s gives %s", (address, expected) => {
    expect(safeUrl(address, { pageOrigin, allowedOrigins: "*" })).toBe(expected);
  });

  test("R459 links may lead to any https address, not to a script", () => {
    const anyOrigin = { pageOrigin, allowedOrigins: "*" } as const;
    expect(safeUrl("https://news.example/a", anyOrigin)).toBe("https://news.example/a");
    expect(safeUrl("http://news.example/a", anyOrigin)).toBeUndefined();
    expect(safeUrl("javascript://news.example/%0aalert(1)", anyOrigin)).toBeUndefined();
  });
});

test.each([
  ["/help?a=1#tag", "/help?a=1#tag"],
  ["https://lobby.example/help", "/help"],
  ["help/../slot-games", "/slot-games"],
  ["//evil.example/help", undefined],
  ["/..//evil.example/help", undefined],
  ["a/..//evil.example", undefined],
  ["https://lobby.example//evil.example", undefined],
  ["https://games.example/help", undefined],
  ["javascript:alert(1)", undefined],
])("R459 the path of %s is %s", (address, expected) => {
  expect(safePath(address, pageOrigin)).toBe(expected);
});

const entries = readCorpus("url/addresses.json");
const isLetThrough = ({ input }: HostileAddress) =>
  safeUrl(input, { pageOrigin, allowedOrigins: ["https://good.example"] }) !== undefined;

describe("safeUrl against collected addresses", () => {
  test("R459 nothing bad is let through", () => {
    const bad = entries.filter(({ verdict }) => verdict !== "ok");
    expect(bad.length).toBeGreaterThan(0);
    expect(bad.filter(isLetThrough)).toEqual([]);
  });

  test("R459 nothing good is refused", () => {
    const good = entries.filter(({ verdict }) => verdict === "ok");
    expect(good.length).toBeGreaterThan(0);
    expect(good.filter((entry) => !isLetThrough(entry))).toEqual([]);
  });
});
