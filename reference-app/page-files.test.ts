import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageFileOf, pageFiles, previewOf } from "./page-files.ts";
import meta from "./src/shared/i18n/locales/bn/core/meta.json" with { type: "json" };
import places from "./src/shared/i18n/locales/bn/places.json" with { type: "json" };
import { FIXED_PATHS } from "./src/shared/config/paths.ts";

const ORIGIN = "https://play.example";
const HTML = '<head><title>A "B" & <C></title></head>';

test.each([
  ["/", "index.html"],
  ["/index.html", "index.html"],
  ["/home", "home.html"],
  ["/register", "register.html"],
  ["/register.html", "register.html"],
  ["/slot-games", "slot-games.html"],
  ["/slot-games/", "slot-games.html"],
  ["/Slot-Games", "slot-games.html"],
  ["/pointMall/history", "pointMall/history.html"],
  ["/promotions/PR-1001", "promotions.html"],
  ["/sports-betting-games/DS88", "sports-betting-games/DS88.html"],
  ["/sports-betting-games/%E0%A4%A", "sports-betting-games.html"],
  ["/promotions/PR-1001/more", undefined],
  ["/no-such-page", undefined],
  ["/slot-games.php", undefined],
  ["/assets/index.js", undefined],
])("R043 R071 the path %s is served from %s", (pathname, file) => {
  expect(pageFileOf(pathname)).toBe(file);
});

test("R043 every path of the router has a file", () => {
  const routes = readFileSync(new URL("src/app/navigation/routes.tsx", import.meta.url), "utf8");
  const named = [...routes.matchAll(/"(\/[\w./-]*)"/g)].map(([, address = ""]) => address);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((address) => pageFileOf(address) === undefined)).toEqual([]);
});

test("R043 the build contains a file for each page and one for unknown paths", () => {
  const files = pageFiles(HTML, ORIGIN);
  expect(FIXED_PATHS.filter((path) => !files.has(pageFileOf(path) ?? ""))).toEqual([]);
  expect(files.get("404.html")).toBe(HTML);
});

test.each([
  ["R062", "/", meta.index, "index"],
  ["R064", "/slot-games", meta.slots, "slots"],
  ["R069", "/lottery-games", meta.lottery, "lottery"],
  ["R056", "/bingo-games", meta.bingo, "bingo"],
  ["R086", "/sports-betting-games/DS88", meta.cockfight, "cockfight"],
  ["R089", "/games", places.games, "index"],
  ["R085", "/m/appDownload", places.appDownload, "index"],
  ["R061", "/helpmc", places.helpPage, "index"],
  ["R044", "/register", meta.index, "index"],
] as const)(
  "%s a shared link to %s previews the page's own title, description and picture",
  (_id, path, texts, picture) => {
    expect(previewOf(path, "Lobbykit")).toEqual({
      title: texts.title.replace("{{brand}}", "Lobbykit"),
      description: texts.description,
      picture,
    });
  },
);

test("R070 a shared link has escaped texts and the absolute URL of its page", () => {
  const page = pageFiles(HTML, ORIGIN).get("rng.html") ?? "";
  expect(page).toContain('<meta property="og:site_name" content="A &quot;B&quot; &amp; &lt;C&gt;" />');
  expect(page).toContain('<meta property="og:url" content="https://play.example/slot-games" />');
  expect(page).toContain('<meta property="og:image" content="https://play.example/previews/slots.jpg" />');
  expect(page.match(/<title>/g)).toHaveLength(1);
});
