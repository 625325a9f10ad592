import { beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE } from "../../../src/mock/world/games/catalogue.ts";
import { createGameSearch, searchCatalogue } from "../../../src/mock/world/games/game-search.ts";
import { openWorld, type Mock } from "../start-mock.ts";

const [sample] = CATALOGUE;
const gamesNamed = (...names: string[]) =>
  names.flatMap((name) => (sample ? [{ ...sample, name: { en: name, bn: "খেলা" }, vassalage: "DS88" }] : []));
const namesFound = (search: ReturnType<typeof createGameSearch>, text: string) =>
  search(text).map(({ name }) => name.en);
const namesIn = (value: unknown) => (Object(value).content as { name: string }[]).map(({ name }) => name);

describe("E101 game search", () => {
  it("ranks full names first, then first words, other words, word parts and vendor matches", () => {
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

  it("requires every word, in any order, and ignores case, accents and punctuation", () => {
    const search = createGameSearch(gamesNamed("Miền Bắc", "Đà Lạt", "Dragon's Night"));
    expect(namesFound(search, "BAC mien")).toEqual(["Miền Bắc"]);
    expect(namesFound(search, "da lat")).toEqual(["Đà Lạt"]);
    expect(namesFound(search, "night, dragon!")).toEqual(["Dragon's Night"]);
    expect(namesFound(search, "night koi")).toEqual([]);
    expect(namesFound(search, "!!!")).toEqual([]);
  });

  it("returns each game of the catalogue first when the text is its English or Bengali name", () => {
    for (const { name } of CATALOGUE)
      for (const text of [name.en, name.bn])
        expect([searchCatalogue(text)[0]?.name.en, searchCatalogue(text)[0]?.name.bn]).toContain(text);
  });

  it("returns all games in the catalogue's order for an empty text, and applies the filters", () => {
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

  it("answers in the requested language for words in any language, without a token", async () => {
    const bengali = await search(`q=${encodeURIComponent("লণ্ঠনের রাত")}`);
    expect(namesIn(bengali.json.value)[0]).toBe("Lantern Night");
    const english = await search("q=lantern+night", { "accept-language": "bn" });
    expect(namesIn(english.json.value)[0]).toBe("লণ্ঠনের রাত");
  });

  it("filters by one or several vendors, and splits the matches into pages", async () => {
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

  it("E101 returns all games for an empty query, and an empty page for unknown words", async () => {
    expect(Object((await search("")).json.value).total).toBe(CATALOGUE.length);
    expect(Object((await search("q=zzzzzz")).json.value)).toMatchObject({ content: [], total: 0, totalPages: 0 });
  });

  it("D10 may be cached, and answers 304 to the ETag of an unchanged answer", async () => {
    const first = await search("q=koi");
    expect(first.headers.get("cache-control")).toContain("public");
    const again = await search("q=koi", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });
});
