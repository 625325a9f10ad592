import { describe, expect, it } from "vitest";
import { createPalette } from "../../../src/mock/art/palette.ts";
import { vendorArtName } from "../../../src/mock/art/vendor-art.ts";
import { serveArt } from "../../../src/mock/art/serve-art.ts";
import { toGame } from "../../../src/mock/handlers/games/to-game.ts";
import { CATALOGUE, gameOfCode, isInCategory, vendorLanes } from "../../../src/mock/world/games/catalogue.ts";
import { VENDORS } from "../../../src/mock/world/games/data/vendors.ts";
import { merchantOf } from "../../../src/mock/world/site/merchants.ts";
import { LANGUAGES } from "../../../src/mock/world/text.ts";
import { seededRandom } from "../../../src/mock/world/random.ts";

const lanes = (merchant?: string) => vendorLanes(merchantOf(merchant), () => ({}));
const vendorsOf = (title: string, merchant?: string) =>
  lanes(merchant)
    .find((lane) => lane.title === title)
    ?.cards.map(({ vassalage }) => vassalage) ?? [];

describe("catalogue", () => {
  it("has at least 600 games of at least 20 vendors, with unique ids and codes", () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(600);
    expect(VENDORS.length).toBeGreaterThanOrEqual(20);
    for (const of of ["nodeId", "code"] as const)
      expect(new Set(CATALOGUE.map((game) => game[of])).size).toBe(CATALOGUE.length);
    for (const of of ["en", "bn"] as const) {
      const games = CATALOGUE.filter(({ isGame }) => isGame === "GAME");
      expect(new Set(games.map(({ name }) => name[of])).size).toBeGreaterThan(games.length * 0.97);
    }
  });

  it.each(LANGUAGES)(
    "R247 has two rules for each playable game, and none for other games, in the language %s",
    (language) => {
      for (const game of CATALOGUE) {
        const { rules, rtp } = toGame(game, language);
        const isPlayed = game.isGame === "GAME" && game.engine !== "lottery" && rtp !== undefined;
        expect({ code: game.code, count: rules?.length }).toEqual({ code: game.code, count: isPlayed ? 2 : undefined });
        expect(rules?.join(" ") ?? "").not.toMatch(/[{}]/);
      }
    },
  );

  it.each([
    ["R011 slots", "RNG"],
    ["R012 live casino", "LIVE"],
    ["R013 sports", "SPORTS"],
    ["R014 fishing", "FISH"],
    ["R015 poker", "PVP"],
    ["R016 lottery", "LOTT"],
    ["R017 e-lottery", "ELOTT"],
    ["R018 bingo", "BINGO"],
    ["R020 YB", "YB"],
  ] as const)("%s have games and a vendor in the default merchant's lobby", (_area, category) => {
    const games = CATALOGUE.filter((game) => isInCategory(game, category));
    expect(games.length).toBeGreaterThan(0);
    const vendors = new Set(lanes().flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)));
    expect(games.filter(({ vassalage }) => vendors.has(vassalage)).length).toBeGreaterThan(0);
  });

  it("has a vendor in every lane", () => {
    expect(lanes().filter(({ cards }) => cards.length === 0)).toEqual([]);
  });

  it("R116 has DS88 among the sports vendors, and R117 YB among the slots", () => {
    expect(vendorsOf("SPORTS")).toContain("DS88");
    expect(vendorsOf("RNG")).toContain("YB");
    expect(CATALOGUE.filter((game) => isInCategory(game, "YB")).length).toBeGreaterThan(20);
  });

  it("omits a vendor from the lanes of a merchant that it does not serve", () => {
    expect(vendorsOf("SPORTS", "vnlobby1")).not.toContain("DS88");
  });

  it("R318, R319 has lottery games of four account types, and each game has a default play type", () => {
    const accounts = new Set(
      CATALOGUE.filter(({ category }) => category.endsWith("LOTT")).map((game) => game.accountTypeName),
    );
    expect([...accounts].sort()).toEqual(["ELOTT", "LOTT", "TCG_LOTTO_VN", "TCG_SEA"]);
    expect(CATALOGUE.filter((game) => game.category.endsWith("LOTT")).every((game) => game.defaultPlayType)).toBe(true);
  });

  it("R316 has tiles that stand for vendors, and each of these vendors has more than 20 games", () => {
    const tiles = CATALOGUE.filter(({ isGame }) => isGame === "VASSALAGE");
    expect(tiles.length).toBeGreaterThan(5);
    for (const { vassalage } of tiles)
      expect(CATALOGUE.filter((game) => game.vassalage === vassalage).length).toBeGreaterThan(20);
  });

  it("begins with the three demo games, one of each playable kind", () => {
    expect(CATALOGUE.slice(0, 3).map(({ engine }) => engine)).toEqual(["slot", "crash", "mines"]);
    expect(CATALOGUE.slice(0, 3).every(({ tags }) => tags.includes("HOT"))).toBe(true);
  });

  it("has Bengali names on request and English ones otherwise", () => {
    const game = gameOfCode("paper-crane");
    expect(game && [toGame(game, "bn").name, toGame(game, "fr").name]).toEqual(["কাগজের সারস", "Paper Crane"]);
  });

  it("shows a vendor in the lane of fish games with another picture than in other lanes", async () => {
    const addresses = vendorLanes(merchantOf(undefined), (vendor, title) => ({ name: vendorArtName(vendor, title) }))
      .flatMap(({ cards }) => cards)
      .filter(({ vassalage }) => vassalage === "MEGHNA")
      .map(({ image }) => new URL(`/art/vendors/${Object(image).name}.svg`, "http://mock.example"));
    expect(addresses.map(({ pathname }) => pathname)).toEqual([
      "/art/vendors/MEGHNA-FISH.svg",
      "/art/vendors/MEGHNA.svg",
    ]);
    const plates = await Promise.all(addresses.map(async (address) => (await serveArt(address))?.body));
    expect(new Set(plates.filter(Boolean)).size).toBe(2);
  });

  it("has an existing picture and a background colour for each game", async () => {
    for (const game of CATALOGUE.slice(0, 12)) {
      const { image } = toGame(game, "en");
      expect((await serveArt(new URL(image.url, "http://mock.example")))?.status).toBe(200);
      expect(image.color).toBe(createPalette(game.family, seededRandom(game.code)).mid);
    }
  });
});
