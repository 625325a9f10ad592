import { describe, expect, test } from "vitest";
import { readCorpus } from "../../../../.ci/corpora/read-corpus.ts";
import { bannerLink, bannersOf, homeSections, type HomeSection } from "./rules.ts";

const ORIGIN = "https://lobby.example";

describe("bannerLink", () => {
  test.each([
    [
      "R135 opens an https address",
      "url",
      "https://offers.example/a",
      { kind: "address", href: "https://offers.example/a" },
    ],
    ["R135 refuses a script as an address", "url", "javascript:alert(1)", { kind: "none" }],
    [
      "R135 opens a route inside the app",
      "route",
      "/slot-games?vendor=JADE",
      { kind: "path", href: "/slot-games?vendor=JADE" },
    ],
    ["R135 refuses a route outside the app", "route", "//evil.example/a", { kind: "none" }],
    ["R135 opens a game by its node id", "game", "1042", { kind: "game", nodeId: 1042 }],
    ["R135 returns no link for a game without a numeric id", "game", "koi", { kind: "none" }],
    ["R135 opens the page of a promotion", "promotion", "PR-1001", { kind: "path", href: "/promotions/PR-1001" }],
    ["R135 returns no link without a target", "url", null, { kind: "none" }],
    ["R135 returns no link for the type none", "none", null, { kind: "none" }],
  ] as const)("%s", (_title, linkageType, linkageTarget, link) => {
    expect(bannerLink({ linkageType, linkageTarget }, ORIGIN)).toEqual(link);
  });
});

const hostileAddresses = readCorpus("url/addresses.json");
const linksOf = (linkageType: "url" | "route") =>
  hostileAddresses.map(({ input }) => bannerLink({ linkageType, linkageTarget: input }, ORIGIN));

describe("bannerLink with collected attack addresses", () => {
  test("R135 R459 returns only https URLs without user information, or no link", () => {
    const addresses = linksOf("url").flatMap((link) => (link.kind === "address" ? [link.href] : []));
    expect(addresses.length).toBeGreaterThan(0);
    const plain = /^https:\/\/(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d+)?\//;
    expect(addresses.filter((href) => !plain.test(href))).toEqual([]);
  });

  test("R135 R459 returns only routes inside the app, or no link", () => {
    const links = linksOf("route");
    const routes = links.flatMap((link) => (link.kind === "path" ? [link.href] : []));
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter((route) => new URL(route, ORIGIN).origin !== ORIGIN)).toEqual([]);
    expect(links.filter(({ kind }) => kind !== "path" && kind !== "none")).toEqual([]);
  });
});

test("R150, R235 a carousel shows only the banners of its group", () => {
  const banners = [{ groupName: "w_home" }, { groupName: "w_login" }, { groupName: "m_home" }];
  expect(bannersOf(banners, "w_login")).toEqual([{ groupName: "w_login" }]);
  expect(bannersOf(banners, "w_home")).toEqual([{ groupName: "w_home" }]);
});

const keysOf = (configured?: readonly HomeSection[]) =>
  homeSections(configured).map(({ kind, category }) => category ?? kind);

test.each<[string, readonly HomeSection[], readonly string[]]>([
  ["R005 home shows its sections in the merchant's order", [{ kind: "winners" }, { kind: "hot" }], ["winners", "hot"]],
  [
    "R004 home can show several categories",
    [{ kind: "category", category: "LIVE" }, { kind: "category", category: "SPORTS" }, { kind: "regionalDraws" }],
    ["LIVE", "SPORTS", "regionalDraws"],
  ],
  ["R004 home ignores unknown sections", [{ kind: "tombola" }, { kind: "category" }, { kind: "mini" }], ["mini"]],
])("%s", (_title, configured, keys) => {
  expect(keysOf(configured)).toEqual(keys);
});

test("R004 without known sections, home has the default order", () => {
  const own = ["hot", "popularDraws", "mini", "winners"];
  expect([keysOf(), keysOf([]), keysOf([{ kind: "tombola" }])]).toEqual([own, own, own]);
});
