import { afterEach, describe, expect, test, vi } from "vitest";
import { readCorpus, type HostileAddress } from "../../../../.ci/corpora/read-corpus.ts";
import { safePath, safeUrl } from "./safe-url.ts";

afterEach(() => vi.unstubAllGlobals());

const pageOrigin = "https://lobby.example";
const ALLOWED = ["https://games.example", "http://localhost:4010", "http://plain.example"];

/** What another browser's URL parser may return for an address that ours refuses. */
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

test("R459 safeUrl refuses http on loopback when any https host is allowed", () => {
  expect(safeUrl("http://localhost:4010/", { pageOrigin, allowedOrigins: "*" })).toBeUndefined();
});

describe("safeUrl", () => {
  test.each([
    ["accepts a URL of an allowed host", "https://games.example/play?id=1#a", "https://games.example/play?id=1#a"],
    ["accepts a path of the page's own host", "/art/hero.svg", "https://lobby.example/art/hero.svg"],
    ["normalises the URL", "https:\\\\games.example\\a/../b", "https://games.example/b"],
    ["accepts http on an allowed loopback host", "http://localhost:4010/play", "http://localhost:4010/play"],
    ["refuses http on any other host", "http://plain.example/", undefined],
    ["refuses another host", "https://evil.example/", undefined],
    ["refuses another port", "https://games.example:444/", undefined],
    ["refuses a host whose name starts with an allowed one", "https://games.example.evil.example/", undefined],
    ["refuses a username before the host", "https://lobby.example@evil.example/", undefined],
    ["refuses a username and a password", "https://me:secret@games.example/", undefined],
    ["refuses two slashes as another host", "//evil.example/a", undefined],
    ["refuses backslashes as another host", "/\\evil.example", undefined],
    ["refuses a script", "javascript:alert(1)", undefined],
    ["refuses a script with a tab", "java\tscript:alert(1)", undefined],
    ["refuses a data URL", "data:text/html,<b>", undefined],
    ["refuses a blob URL", "blob:https://lobby.example/1", undefined],
    ["refuses an invalid URL", "https://", undefined],
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
  ])("R459 refuses the host %j even if the browser accepts it", (hostname) => {
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
  ])("R459 a link to %s becomes %s", (address, expected) => {
    expect(safeUrl(address, { pageOrigin, allowedOrigins: "*" })).toBe(expected);
  });

  test("R459 allows links to any https URL, but not to scripts", () => {
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
])("R459 safePath returns for %s the path %s", (address, expected) => {
  expect(safePath(address, pageOrigin)).toBe(expected);
});

const entries = readCorpus("url/addresses.json");
const isLetThrough = ({ input }: HostileAddress) =>
  safeUrl(input, { pageOrigin, allowedOrigins: ["https://good.example"] }) !== undefined;

describe("safeUrl with collected attack addresses", () => {
  test("R459 accepts no dangerous address", () => {
    const bad = entries.filter(({ verdict }) => verdict !== "ok");
    expect(bad.length).toBeGreaterThan(0);
    expect(bad.filter(isLetThrough)).toEqual([]);
  });

  test("R459 refuses no harmless address", () => {
    const good = entries.filter(({ verdict }) => verdict === "ok");
    expect(good.length).toBeGreaterThan(0);
    expect(good.filter((entry) => !isLetThrough(entry))).toEqual([]);
  });
});
