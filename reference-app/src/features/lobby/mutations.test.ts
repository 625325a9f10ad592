import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { memberKey } from "../../shared/api/query-client.ts";
import { session } from "../../shared/session/session.ts";
import { changeFavouriteMutation } from "./mutations.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<null>>() }));
vi.mock("../../shared/api/api.ts", () => ({ api: { call } }));

const memberOf = (account: string) => ({ account, nickname: "", id: "1", type: 0, toUpline: false, label: "" });
const idsKey = () => memberKey("getFavoriteGameIds");

function start() {
  const client = new QueryClient();
  const change = (nodeId: number, isWanted: boolean) =>
    client.getMutationCache().build(client, changeFavouriteMutation(client)).execute({ nodeId, isWanted });
  return { client, change };
}

afterEach(() => session.end());

describe("changing a favourite", () => {
  test.each([
    ["R305 appends an added id", true, [7, 8, 9]],
    ["R306 removes a removed id", false, [7, 8]],
  ])("%s after the server has confirmed it", async (_title, isWanted, expected) => {
    session.start("t-1", memberOf("demo"));
    const { client, change } = start();
    client.setQueryData(idsKey(), isWanted ? [7, 8] : [7, 8, 9]);
    call.mockResolvedValueOnce(null);
    await change(9, isWanted);
    expect(client.getQueryData(idsKey())).toEqual(expected);
  });

  test("R305 stores no list of favourites when the list is not loaded yet", async () => {
    session.start("t-1", memberOf("demo"));
    const { client, change } = start();
    call.mockResolvedValueOnce(null);
    await change(9, true);
    expect(client.getQueryData(idsKey())).toBeUndefined();
  });

  test.each([
    ["only the games when the ids are loaded, because they are already changed", [7], [true, false]],
    ["the games and the ids when the ids are not loaded", undefined, [true, true]],
  ])("R305 R306 makes the app request again %s", async (_title, ids, isOutdated) => {
    session.start("t-1", memberOf("demo"));
    const { client, change } = start();
    const keys = [memberKey("listFavoriteGames"), idsKey()];
    client.setQueryData(keys[0] ?? [], []);
    if (ids) client.setQueryData(idsKey(), ids);
    else client.getQueryCache().build(client, { queryKey: idsKey() });
    call.mockResolvedValueOnce(null);
    await change(9, true);
    expect(keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual(isOutdated);
  });

  test("R305 is not undone by a list that was requested before the change", async () => {
    session.start("t-1", memberOf("demo"));
    const { client, change } = start();
    client.setQueryData(idsKey(), [7]);
    const before = Promise.withResolvers<number[]>();
    const asked = client.fetchQuery({ queryKey: idsKey(), queryFn: () => before.promise, retry: false });
    const given = asked.catch(() => undefined);
    call.mockResolvedValueOnce(null);
    await change(9, true);
    before.resolve([7]);
    await given;
    expect(client.getQueryData(idsKey())).toEqual([7, 9]);
  });

  test("R304 does not affect another member who has logged in meanwhile", async () => {
    session.start("t-1", memberOf("demo"));
    const { client, change } = start();
    const answer = Promise.withResolvers<null>();
    call.mockReturnValueOnce(answer.promise);
    const changed = change(9, true);
    session.end();
    session.start("t-2", memberOf("agent"));
    client.setQueryData(idsKey(), [1]);
    answer.resolve(null);
    await changed;
    expect(client.getQueryData(idsKey())).toEqual([1]);
  });
});
