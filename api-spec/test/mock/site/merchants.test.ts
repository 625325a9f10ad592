import { beforeAll, describe, expect, it } from "vitest";
import type { components } from "../../../src/generated/types.ts";
import { MERCHANTS } from "../../../src/mock/world/site/merchants.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

type Schemas = components["schemas"];

let mock: Mock;
beforeAll(async () => {
  mock = await openWorld();
});

const HOST = { url: "localhost:5173" };
const read = async (path: string, merchantCode?: string, asked: Record<string, string> = HOST) => {
  const query = new URLSearchParams({ ...asked, ...(merchantCode && { merchantCode }) });
  return (await mock.call("GET", `${path}?${query}`, { headers: { "accept-language": "en" } })).json;
};
const whitelabel = async (merchant?: string) =>
  (await read("/wps/system/whitelabel", merchant)).value as Schemas["Whitelabel"];
const modules = async (merchant: string) => (await read("/wps/system/menu", merchant)).value as Schemas["ModuleNode"][];
const lanes = async (merchant?: string) =>
  Object((await read("/wps/relay/GCSGAME_gameVendor", merchant)).data).lanes as Schemas["GameVendorLane"][];
const vendors = async (merchant?: string) =>
  new Set((await lanes(merchant)).flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)));
const isOn = (nodes: Schemas["ModuleNode"][], modId: string) =>
  nodes.find((node) => node.modId === modId)?.enabled === "1";

describe("merchants", () => {
  it("R004 R005 E020 have different brand names, vendors, licences and payment methods", async () => {
    const faces = await Promise.all(MERCHANTS.map(({ merchantCode }) => whitelabel(merchantCode)));
    for (const part of ["merchantCode", "brandName", "paymentMethods", "licence"] as const)
      expect(new Set(faces.map((face) => JSON.stringify(face[part]))).size).toBe(MERCHANTS.length);
    const served = await Promise.all(MERCHANTS.map(({ merchantCode }) => vendors(merchantCode)));
    expect(new Set(served.map((codes) => [...codes].sort().join())).size).toBe(MERCHANTS.length);
    for (const codes of served) expect(codes.size).toBeGreaterThan(5);
  });

  it("R004 E020 E044 E045 have different home pages, hot games, banners, notices and contacts", async () => {
    const lobbies = await Promise.all(
      MERCHANTS.map(async ({ merchantCode }) => {
        const { home = [] } = await whitelabel(merchantCode);
        const { content } = Object((await read("/wps/relay/GCSGAME_hotGamesV2", merchantCode, {})).value);
        const { banners, promotion } = Object(
          (await read("/wps/relay/MCSFE_getListAnnouncements", merchantCode, {})).value,
        );
        const { customerService } = Object((await read("/wps/system/domainRoute", merchantCode, {})).value);
        const ofHome = (banners as Schemas["Banner"][]).filter(({ groupName }) => groupName === "w_home");
        return {
          home,
          hot: (content as Schemas["Game"][]).slice(0, 6).map(({ nodeId }) => nodeId),
          banners: ofHome.map(({ id }) => id),
          notices: (promotion as Schemas["Announcement"][]).map(({ id }) => id),
          contacts: (customerService as Schemas["CustomerServiceEntry"][]).map(({ name }) => name),
        };
      }),
    );
    for (const part of ["home", "hot", "banners", "notices", "contacts"] as const)
      expect(new Set(lobbies.map((lobby) => JSON.stringify(lobby[part]))).size).toBe(MERCHANTS.length);
    expect(lobbies[1]?.home[0]).toEqual({ kind: "regionalDraws" });
    expect(lobbies[2]?.home.slice(0, 2)).toEqual([
      { kind: "category", category: "LIVE" },
      { kind: "category", category: "SPORTS" },
    ]);
  });

  it("E043 E044 E101 show only games of vendors that serve them", async () => {
    const serving = await vendors("phlobby1");
    const [relay, search] = ["/wps/relay", "/wps/games/search"];
    for (const path of [
      `${relay}/GCSGAME_gameList?category=SPORTS`,
      `${relay}/GCSGAME_hotGamesV2?count=100`,
      `${search}?q=crestbook`,
    ]) {
      const answer = await mock.call("GET", `${path}&merchantCode=phlobby1`);
      const { content } = Object(answer.json.value) as { content: Schemas["Game"][] };
      expect(content.filter(({ vassalage }) => !serving.has(vassalage))).toEqual([]);
    }
  });

  it("E028 R241 R242 are listed as regions, Bangladesh first", async () => {
    const regions = (await read("/wps/system/regions")).value as Schemas["Region"][];
    expect(regions.map(({ country, currency, langList }) => [country, currency, ...langList])).toEqual([
      ["BD", "BDT", "BN", "EN"],
      ["VN", "VND", "VI", "EN"],
      ["PH", "PHP", "FIL", "EN"],
      ["ID", "IDR", "ID", "EN"],
    ]);
  });

  it("R495 fall back to the default merchant for an unknown code", async () => {
    expect(await whitelabel("nobody01")).toEqual(await whitelabel());
    expect(await lanes("nobody01")).toEqual(await lanes("ccgjoyf4"));
  });

  it("R283 R286 have their own module switches, such as free play and registration by mobile number", async () => {
    const [bangladesh, vietnam, philippines] = await Promise.all(["ccgjoyf4", "vnlobby1", "phlobby1"].map(modules));
    expect([isOn(bangladesh ?? [], "FREEPLAY3"), isOn(bangladesh ?? [], "MOBILENUMREG3")]).toEqual([true, true]);
    expect([isOn(vietnam ?? [], "FREEPLAY3"), isOn(vietnam ?? [], "MOBILENUMREG3")]).toEqual([false, true]);
    expect([isOn(philippines ?? [], "FREEPLAY3"), isOn(philippines ?? [], "MOBILENUMREG3")]).toEqual([true, false]);
  });

  it("R293 R030 have their own feature flags", async () => {
    const { flags } = await whitelabel("phlobby1");
    expect(isOn(flags, "socialFacebook")).toBe(true);
    expect(isOn((await whitelabel()).flags, "socialFacebook")).toBe(false);
  });

  it("D16 name the countries of their licence and the minimum age", async () => {
    for (const { merchantCode, country } of MERCHANTS)
      expect((await whitelabel(merchantCode)).licence?.countries).toContain(country);
    expect((await whitelabel("idlobby1")).ageLimit).toBe(18);
    expect((await whitelabel("ccgjoyf4")).ageLimit).toBe(21);
  });

  it("E047 R243 have different vendors", async () => {
    expect((await vendors("vnlobby1")).has("DS88")).toBe(false);
    expect((await vendors("phlobby1")).has("DS88")).toBe(true);
    expect((await vendors("vnlobby1")).has("TCG_LOTTO_VN")).toBe(true);
    expect((await vendors("idlobby1")).has("TCG_LOTTO_VN")).toBe(false);
  });
});

const launch = async (json: object) => {
  const token = await tokenOf(mock, "demo");
  return mock.call("POST", "/wps/game/launchGame", {
    token,
    json: { gameType: "RNG", platform: "WEB", language: "en", ...json },
  });
};
const gamesOf = async (vassalage: string) =>
  Object((await mock.call("GET", `/wps/relay/GCSGAME_gameList?vassalage=${vassalage}`)).json.value);

describe("vendors", () => {
  it("E043 include one without games, which has no lobby to launch", async () => {
    const cards = (await lanes()).flatMap((lane) => lane.cards);
    expect(cards.find(({ vassalage }) => vassalage === "QUIETRIVER")).toMatchObject({ gameCount: 0 });
    expect(await gamesOf("QUIETRIVER")).toMatchObject({ content: [], total: 0, totalPages: 0 });
    expect(await launch({ vassalage: "QUIETRIVER" })).toMatchObject({ status: 404, json: { code: "NOT_FOUND" } });
  });

  it("E054 R459 include an unavailable one, whose games are listed but cannot be launched", async () => {
    const { content } = await gamesOf("FAULTLINE");
    expect(content.length).toBeGreaterThan(0);
    for (const { vassalage, nodeId } of [...content, { vassalage: "FAULTLINE" }])
      expect(await launch({ vassalage, nodeId })).toMatchObject({ status: 404, json: { code: "GAME_UNAVAILABLE" } });
  });

  it("E044 have no hot games while they are unavailable", async () => {
    const hot = await mock.call("GET", "/wps/relay/GCSGAME_hotGamesV2?count=100");
    const { content } = Object(hot.json.value) as { content: Schemas["Game"][] };
    expect(content.filter(({ vassalage }) => vassalage === "FAULTLINE")).toEqual([]);
  });

  it("E046 R244 have game types that are grouped by category, with RNG first", async () => {
    const types = await mock.call("GET", "/wps/relay/GCSGAME_getVassGameType");
    expect(Object.keys(Object(types.json.value).content)[0]).toBe("RNG");
    const ofOne = await mock.call("GET", "/wps/relay/GCSGAME_getVassGameType?vassalage=HILSA");
    expect(Object.keys(Object(ofOne.json.value).content)).toEqual(["FISH"]);
  });
});
