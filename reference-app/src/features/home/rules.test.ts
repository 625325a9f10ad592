import { describe, expect, test } from "vitest";
import { readCorpus } from "../../../../.ci/corpora/read-corpus.ts";
import { bannerLink, bannersOf, homeSections, type HomeSection } from "./rules.ts";

const ORIGIN = "https://lobby.example";

describe("bannerLink", () => {
  test.each([
    ["R135 an address opens", "url", "https://offers.example/a", { kind: "address", href: "https://offers.example/a" }],
    ["R135 a script is no address", "url", "javascript:alert(1)", { kind: "none" }],
    [
      "R135 a route stays in the app",
      "route",
      "/slot-games?vendor=JADE",
      { kind: "path", path: "/slot-games?vendor=JADE" },
    ],
    ["R135 a route cannot leave the app", "route", "//evil.example/a", { kind: "none" }],
    ["R135 a game is named by its node", "game", "1042", { kind: "game", nodeId: 1042 }],
    ["R135 a game without a number is no link", "game", "koi", { kind: "none" }],
    ["R135 a promotion leads to its page", "promotion", "PR-1001", { kind: "path", path: "/promotions/PR-1001" }],
    ["R135 no target is no link", "url", null, { kind: "none" }],
    ["R135 a banner may link nowhere", "none", null, { kind: "none" }],
  ] as const)("%s", (_title, linkageType, linkageTarget, link) => {
    expect(bannerLink({ linkageType, linkageTarget }, ORIGIN)).toEqual(link);
  });
});

const hostileAddresses = readCorpus("url/addresses.json");
const linksOf = (linkageType: "url" | "route") =>
  hostileAddresses.map(({ input }) => bannerLink({ linkageType, linkageTarget: input }, ORIGIN));

describe("bannerLink against collected addresses", () => {
  test("R135 R459 an address is a plain https one, without a user, or no link", () => {
    const addresses = linksOf("url").flatMap((link) => (link.kind === "address" ? [link.href] : []));
    expect(addresses.length).toBeGreaterThan(0);
    const plain = /^https:\/\/(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d+)?\//;
    expect(addresses.filter((href) => !plain.test(href))).toEqual([]);
  });

  test("R135 R459 a route stays in the app, or is no link", () => {
    const links = linksOf("route");
    const routes = links.flatMap((link) => (link.kind === "path" ? [link.path] : []));
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter((route) => new URL(route, ORIGIN).origin !== ORIGIN)).toEqual([]);
    expect(links.filter(({ kind }) => kind !== "path" && kind !== "none")).toEqual([]);
  });
});

test("R150, R235 a carousel shows its own group", () => {
  const banners = [{ groupName: "w_home" }, { groupName: "w_login" }, { groupName: "m_home" }];
  expect(bannersOf(banners, "w_login")).toEqual([{ groupName: "w_login" }]);
  expect(bannersOf(banners, "w_home")).toEqual([{ groupName: "w_home" }]);
});

const keysOf = (configured?: readonly HomeSection[]) =>
  homeSections(configured).map(({ kind, category }) => category ?? kind);

test.each<[string, readonly HomeSection[], readonly string[]]>([
  ["R005 the merchant's order", [{ kind: "winners" }, { kind: "hot" }], ["winners", "hot"]],
  [
    "R004 categories beside one another",
    [{ kind: "category", category: "LIVE" }, { kind: "category", category: "SPORTS" }, { kind: "regionalDraws" }],
    ["LIVE", "SPORTS", "regionalDraws"],
  ],
  ["R004 without what nobody knows", [{ kind: "tombola" }, { kind: "category" }, { kind: "mini" }], ["mini"]],
])("%s", (_title, configured, keys) => {
  expect(keysOf(configured)).toEqual(keys);
});

test("R004 a configuration that names no section leaves the order of the product", () => {
  const own = ["hot", "popularDraws", "mini", "winners"];
  expect([keysOf(), keysOf([]), keysOf([{ kind: "tombola" }])]).toEqual([own, own, own]);
});
