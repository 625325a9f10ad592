import { beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE } from "../../../src/mock/world/games/catalogue.ts";
import { createFavourites } from "../../../src/mock/world/games/favourites.ts";
import { openStore } from "../../../src/mock/world/store.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
let token: string;
beforeAll(async () => {
  mock = await openWorld();
  token = await tokenOf(mock, "poor");
});

const IDS = "/wps/relay/MCSFE_getFavoriteGames";
const ids = async () => (await mock.call("GET", IDS, { token })).json.value;
const add = (nodeId: number) => mock.call("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { token, json: { nodeId } });
const remove = (nodeId: number) =>
  mock.call("DELETE", `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${nodeId}`, { token });
const [first = 0, second = 0] = CATALOGUE.map(({ nodeId }) => nodeId);

describe("favourites", () => {
  it("E048 E049 E050 E051 R305 R306 are listed latest first, and adding or removing a game again changes nothing", async () => {
    for (const nodeId of [first, second, first]) expect((await add(nodeId)).status).toBe(200);
    expect(await ids()).toEqual([second, first]);
    const list = await mock.call("GET", "/wps/relay/MCSFE_getFavoriteGamesList", { token });
    expect(list.json.value).toMatchObject({ content: [{ nodeId: second }, { nodeId: first }] });
    for (let times = 0; times < 2; times += 1) expect((await remove(second)).status).toBe(200);
    expect(await ids()).toEqual([first]);
    expect((await add(99_999_999)).json.code).toBe("NOT_FOUND");
  });

  it("E048 E050 drop the oldest favourite when a member adds a 501st", () => {
    const store = openStore();
    const favourites = createFavourites(store);
    for (let nodeId = 1; nodeId <= 501; nodeId += 1) favourites.add("100001", nodeId, nodeId);
    favourites.add("100002", 7, 7);
    const list = favourites.list("100001");
    expect([list.length, list[0], list.at(-1)]).toEqual([500, 501, 2]);
    expect(favourites.list("100002")).toEqual([7]);
    store.close();
  });
});
