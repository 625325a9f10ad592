import { beforeAll, describe, expect, it } from "vitest";
import type { components } from "../../../src/generated/types.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

type PvpRoom = components["schemas"]["PvpRoom"];

let mock: Mock;
beforeAll(async () => {
  mock = await openWorld();
});

const rooms = async (query = "", headers = {}): Promise<PvpRoom[]> =>
  Object((await mock.call("GET", `/wps/relay/GLS2_roomList${query}`, { headers })).json.value).rooms;

describe("E053 R246 poker rooms", () => {
  it("are visible to everyone, and rooms with free seats come first, ordered by their players, the most first", async () => {
    const all = await rooms();
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ roomId }) => roomId)).size).toBe(all.length);
    expect(
      all.every(({ players, seats, status }) => players <= seats && (status === "FULL") === (players === seats)),
    ).toBe(true);
    const firstFull = all.findIndex(({ status }) => status === "FULL");
    expect(all.slice(firstFull).every(({ status }) => status === "FULL")).toBe(true);
    const counts = all.slice(0, firstFull).map(({ players }) => players);
    expect(counts).toEqual(counts.toSorted((left, right) => right - left));
  });

  it("are filtered by vendor, and the list is empty for a vendor without rooms", async () => {
    const ofVendor = await rooms("?vassalage=TAASHGHAR");
    expect(new Set(ofVendor.map(({ vassalage }) => vassalage))).toEqual(new Set(["TAASHGHAR"]));
    expect(await rooms("?vassalage=QUIETRIVER")).toEqual([]);
  });

  it("R004 have stakes in the merchant's currency, and belong only to vendors that serve this merchant", async () => {
    const [taka] = await rooms("?vassalage=FIVESUITS");
    const vietnamese = await rooms("?merchantCode=vnlobby1");
    expect(new Set(vietnamese.map(({ currency }) => currency))).toEqual(new Set(["VND"]));
    expect(vietnamese.some(({ vassalage }) => vassalage === "TAASHGHAR")).toBe(false);
    const same = vietnamese.find(({ roomId }) => roomId === taka?.roomId);
    expect(Number(same?.stakeAmount)).toBe(200 * Number(taka?.stakeAmount));
    expect(Number(same?.minBuyInAmount)).toBe(200 * Number(taka?.minBuyInAmount));
  });

  it("change with the clock, so that a request with an old ETag gets new rooms after 30 seconds", async () => {
    const headers = { "x-mock-session": "pvp-clock" };
    const first = await mock.call("GET", "/wps/relay/GLS2_roomList", { headers });
    const tag = first.headers.get("etag") ?? "";
    const again = await mock.call("GET", "/wps/relay/GLS2_roomList", { headers: { ...headers, "if-none-match": tag } });
    expect([200, 304]).toContain(again.status);
    await mock.call("POST", "/__mock/clock", { headers, json: { advanceMs: 30_000 } });
    const later = await mock.call("GET", "/wps/relay/GLS2_roomList", { headers: { ...headers, "if-none-match": tag } });
    expect(later.status).toBe(200);
    expect(Object(later.json.value).rooms).not.toEqual(Object(first.json.value).rooms);
  });

  it("have Bengali names when the caller asks for Bengali", async () => {
    const [room] = await rooms("", { "accept-language": "bn" });
    expect(room?.name).toMatch(/[\u0980-\u09ff]/);
  });

  it("E054 R317 open when a member launches the game of the room", async () => {
    const [room] = await rooms();
    const token = await tokenOf(mock, "demo");
    const { vassalage, gameType, nodeId } = room ?? {};
    const json = { vassalage, gameType, nodeId, platform: "WEB", language: "en" };
    const launch = await mock.call("POST", "/wps/game/launchGame", { token, json });
    expect(launch.status).toBe(200);
    expect(Object(launch.json.value).content).toMatch(/\/play\/mines\?launch=/);
  });
});
