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
    ["R305 adding appends", true, [7, 8, 9]],
    ["R306 removing filters out", false, [7, 8]],
  ])("%s once the server has said yes", async (_title, isWanted, expected) => {
    session.start("t-1", memberOf("demo"));
    const { client, change } = start();
    client.setQueryData(idsKey(), isWanted ? [7, 8] : [7, 8, 9]);
    call.mockResolvedValueOnce(null);
    await change(9, isWanted);
    expect(client.getQueryData(idsKey())).toEqual(expected);
  });

  test("R305 ids that are not known yet stay unknown: one heart must not hide the others", async () => {
    session.start("t-1", memberOf("demo"));
    const { client, change } = start();
    call.mockResolvedValueOnce(null);
    await change(9, true);
    expect(client.getQueryData(idsKey())).toBeUndefined();
  });

  test("R305 ids that were asked for before the change do not undo it", async () => {
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

  test("R304 an answer that comes when another member is here changes nothing of theirs", async () => {
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
