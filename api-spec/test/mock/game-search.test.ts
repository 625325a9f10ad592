import { beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE } from "../../src/mock/world/catalogue.ts";
import { createGameSearch, searchCatalogue } from "../../src/mock/world/game-search.ts";
import { openWorld, type Mock } from "./start-mock.ts";

const [sample] = CATALOGUE;
const gamesNamed = (...names: string[]) =>
  names.flatMap((name) => (sample ? [{ ...sample, name: { en: name, bn: "খেলা" }, vassalage: "DS88" }] : []));
const namesFound = (search: ReturnType<typeof createGameSearch>, text: string) =>
  search(text).map(({ name }) => name.en);
const namesIn = (value: unknown) => (Object(value).content as { name: string }[]).map(({ name }) => name);

describe("E101 game search", () => {
  it("puts the whole name first, then beginnings, words, parts, and games of the vendor meant", () => {
    const search = createGameSearch(
      gamesNamed("Sunlantern", "Big Lantern", "Lantern Night", "Lantern", "Night of the Lantern", "Other"),
    );
    expect(namesFound(search, "lantern")).toEqual([
      "Lantern",
      "Lantern Night",
      "Big Lantern",
      "Night of the Lantern",
      "Sunlantern",
    ]);
    expect(namesFound(search, "ds88")).toHaveLength(6);
    expect(namesFound(search, "ds88 other")).toEqual(["Other"]);
  });

  it("wants every word in any order, and minds neither case nor accents nor punctuation", () => {
    const search = createGameSearch(gamesNamed("Miền Bắc", "Đà Lạt", "Dragon's Night"));
    expect(namesFound(search, "BAC mien")).toEqual(["Miền Bắc"]);
    expect(namesFound(search, "da lat")).toEqual(["Đà Lạt"]);
    expect(namesFound(search, "night, dragon!")).toEqual(["Dragon's Night"]);
    expect(namesFound(search, "night koi")).toEqual([]);
    expect(namesFound(search, "!!!")).toEqual([]);
  });

  it("finds every game of the catalogue by either name, at the top", () => {
    for (const { name } of CATALOGUE)
      for (const text of [name.en, name.bn])
        expect([searchCatalogue(text)[0]?.name.en, searchCatalogue(text)[0]?.name.bn]).toContain(text);
  });

  it("keeps the catalogue's order where nothing is asked, and narrows by filters", () => {
    expect(searchCatalogue(" ")).toEqual(CATALOGUE);
    const found = searchCatalogue("", { category: "RNG", vendors: ["YB", "MEGHNA"], volatility: "HIGH" });
    expect(found.length).toBeGreaterThan(10);
    expect(new Set(found.map(({ vassalage }) => vassalage))).toEqual(new Set(["YB", "MEGHNA"]));
    expect(found.every(({ category, volatility }) => category === "RNG" && volatility === "HIGH")).toBe(true);
  });
});

describe("E101 searchGames", () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await openWorld();
  });

  const search = (query: string, headers: Record<string, string> = {}) =>
    mock.call("GET", `/wps/games/search?${query}`, { headers: { "accept-language": "en", ...headers } });

  it("answers in the language asked, whichever language the words are in, without a token", async () => {
    const bengali = await search(`q=${encodeURIComponent("লণ্ঠনের রাত")}`);
    expect(namesIn(bengali.json.value)[0]).toBe("Lantern Night");
    const english = await search("q=lantern+night", { "accept-language": "bn" });
    expect(namesIn(english.json.value)[0]).toBe("লণ্ঠনের রাত");
  });

  it("takes one vendor or several, and pages the best matches", async () => {
    const totalOf = async (query: string) => Object((await search(query)).json.value).total;
    const [one, other] = [await totalOf("vendor=YB"), await totalOf("vendor=DS88")];
    expect(one).toBeGreaterThan(0);
    expect(await totalOf("vendor=YB&vendor=DS88")).toBe(one + other);
    const all = namesIn((await search("q=a&pageSize=10")).json.value);
    const second = await search("q=a&pageSize=5&page=2");
    expect(namesIn(second.json.value)).toEqual(all.slice(5));
    for (const wrong of ["vendor=lower", "vendor=lower&vendor=YB", "vendor=YB&vendor=YB"])
      expect((await search(wrong)).status).toBe(400);
  });

  it("E101 is all games without words and filters, and nothing found is no error", async () => {
    expect(Object((await search("")).json.value).total).toBe(CATALOGUE.length);
    expect(Object((await search("q=zzzzzz")).json.value)).toMatchObject({ content: [], total: 0, totalPages: 0 });
  });

  it("D10 is cacheable by its tag", async () => {
    const first = await search("q=koi");
    expect(first.headers.get("cache-control")).toContain("public");
    const again = await search("q=koi", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });
});
