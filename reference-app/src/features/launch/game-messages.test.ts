import { describe, expect, test, vi } from "vitest";
import { readGameMessage, tellGame } from "./game-messages.ts";

const wrap = (message: object) => ({ protocol: "lobbykit.game", version: 1, ...message });

describe("R317 messages between the game and the lobby", () => {
  test.each([
    [{ type: "ready", game: "paper-crane" }, { type: "ready" }],
    [{ type: "balance" }, { type: "balance" }],
    [{ type: "roundEnded", roundId: "1", stake: "10.00", payout: "0.00" }, { type: "roundEnded" }],
    [
      { type: "error", code: "EXPIRED" },
      { type: "error", code: "EXPIRED" },
    ],
    [{ type: "close" }, { type: "close" }],
  ])("accepts %j", (message, heard) => {
    expect(readGameMessage(wrap(message))).toEqual(heard);
  });

  test.each([
    undefined,
    null,
    "close",
    { type: "close" },
    { protocol: "lobbykit.game", version: 2, type: "close" },
    { protocol: "another", version: 1, type: "close" },
    wrap({ type: "navigate", url: "https://attacker.example/" }),
    wrap({ type: "error", code: { toString: "EXPIRED" } }),
    wrap({ type: "error", code: "x".repeat(41) }),
    wrap({ type: ["close"] }),
  ])("ignores %j", (data) => {
    expect(readGameMessage(data)).toBeUndefined();
  });

  test("the lobby posts its messages only to the game's origin", () => {
    const postMessage = vi.fn<Window["postMessage"]>();
    tellGame(Object.assign(Object.create(null), { postMessage }), "https://games.example", {
      type: "theme",
      theme: "light",
    });
    expect(postMessage.mock.calls).toEqual([[wrap({ type: "theme", theme: "light" }), "https://games.example"]]);
  });
});
