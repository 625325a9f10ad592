import { describe, expect, test } from "vitest";
import { decideLaunch } from "./rules.ts";

const game = {
  nodeId: 7,
  name: "Lantern Reels",
  code: "lantern",
  gameType: "RNG",
  isGame: "GAME",
  accountTypeName: "JADE",
  vassalage: "JADE",
};

describe("decideLaunch", () => {
  test.each([
    [
      "R317 a slot opens inside the app at /seamless",
      {},
      { kind: "seamless", path: "/seamless?vendor=JADE&nodeId=7&code=lantern&gameType=RNG" },
    ],
    ["R315 a game of the type LIVE starts directly in its own window", { gameType: "LIVE" }, { kind: "window" }],
    [
      "R316 an entry of the kind VASSALAGE opens the provider's list of games",
      { isGame: "VASSALAGE" },
      { kind: "gameList", vassalage: "JADE" },
    ],
    [
      "R316 the kind VASSALAGE takes precedence over the type LIVE",
      { isGame: "VASSALAGE", gameType: "LIVE" },
      { kind: "gameList", vassalage: "JADE" },
    ],
    [
      "R318 a lottery of TCG_SEA opens at /lott with its vendor and the type elott",
      { gameType: "ELOTT", accountTypeName: "TCG_SEA" },
      { kind: "route", path: "/lott?vendor=TCG_SEA&gameType=elott&code=lantern" },
    ],
    [
      "R318 a lottery of TCG_LOTTO_VN opens at /lott with its vendor and the type elott",
      { gameType: "LOTT", accountTypeName: "TCG_LOTTO_VN" },
      { kind: "route", path: "/lott?vendor=TCG_LOTTO_VN&gameType=elott&code=lantern" },
    ],
    [
      "R319 a lottery of LOTT opens at /lottery with gameCode and playType when both exist",
      { gameType: "LOTT", accountTypeName: "LOTT", defaultPlayType: "LO2" },
      { kind: "route", path: "/lottery?gameCode=lantern&playType=LO2" },
    ],
    [
      "R319 a lottery of LOTT without a play type opens at /lottery without parameters",
      { gameType: "LOTT", accountTypeName: "LOTT" },
      { kind: "route", path: "/lottery" },
    ],
    [
      "R320 a lottery of another account opens at /seamless with its vendor",
      { gameType: "ELOTT" },
      { kind: "seamless", path: "/seamless?vendor=JADE&nodeId=7&code=lantern&gameType=ELOTT" },
    ],
  ])("%s", (_title, change, launch) => {
    expect(decideLaunch({ ...game, ...change })).toEqual(launch);
  });
});
