import { MutationCache, QueryClient, type MutationOptions } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { launchLotteryMutation } from "./lottery-mutations.ts";
import { launchGameMutation, RefusedAddressError } from "./mutations.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn<(operationId: string, request: object) => Promise<unknown>>() }));
vi.mock("../../shared/api/api.ts", () => ({ api: { call }, mintIdempotencyKey: () => "key" }));
vi.mock("../../shared/config/deployment.ts", () => ({ DEPLOYMENT: { launchOrigins: ["https://games.example"] } }));

beforeEach(() => {
  call.mockReset();
  vi.stubGlobal("location", new URL("https://lobby.example/"));
});

const run = <Value, Input>(options: MutationOptions<Value, Error, Input>, input: Input): Promise<Value> => {
  const client = new QueryClient({ mutationCache: new MutationCache() });
  return client.getMutationCache().build(client, options).execute(input);
};
const game = { vassalage: "JADE", gameType: "RNG", code: "koi" };

describe.each([
  ["in the field content of a game launch", "launchGame", "content", () => run(launchGameMutation(), game)],
  [
    "in the field gameUrl of a lottery launch",
    "launchLotteryLobby",
    "gameUrl",
    () => run(launchLotteryMutation(), "VN1"),
  ],
])("the launch address %s", (_title, operationId, field, launch) => {
  test("C6 is read from this field of the answer", async () => {
    call.mockResolvedValue({ content: undefined, gameUrl: undefined, [field]: "https://games.example/play?ticket=1" });
    expect(await launch()).toBe("https://games.example/play?ticket=1");
    expect(call).toHaveBeenCalledWith(operationId, expect.anything());
  });

  test.each(["https://elsewhere.example/", "javascript:alert(1)", "https://games.example.elsewhere.example/"])(
    "C6 R459 is refused when it is %s",
    async (address) => {
      call.mockResolvedValue({ [field]: address });
      await expect(launch()).rejects.toThrow(RefusedAddressError);
    },
  );
});
