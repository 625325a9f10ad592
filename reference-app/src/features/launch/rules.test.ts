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
      "R317 a slot plays inside the route",
      {},
      { kind: "seamless", path: "/seamless?vendor=JADE&nodeId=7&code=lantern&gameType=RNG" },
    ],
    ["R315 LIVE starts directly in a window", { gameType: "LIVE" }, { kind: "window" }],
    ["R316 VASSALAGE opens the vendor's list", { isGame: "VASSALAGE" }, { kind: "gameList", vassalage: "JADE" }],
    [
      "R316 VASSALAGE takes precedence over LIVE",
      { isGame: "VASSALAGE", gameType: "LIVE" },
      { kind: "gameList", vassalage: "JADE" },
    ],
    [
      "R318 TCG_SEA goes to the lott route with vendor and elott type",
      { gameType: "ELOTT", accountTypeName: "TCG_SEA" },
      { kind: "route", path: "/lott?vendor=TCG_SEA&gameType=elott&code=lantern" },
    ],
    [
      "R318 TCG_LOTTO_VN goes to the lott route with vendor and elott type",
      { gameType: "LOTT", accountTypeName: "TCG_LOTTO_VN" },
      { kind: "route", path: "/lott?vendor=TCG_LOTTO_VN&gameType=elott&code=lantern" },
    ],
    [
      "R319 LOTT adds gameCode and playType when both exist",
      { gameType: "LOTT", accountTypeName: "LOTT", defaultPlayType: "LO2" },
      { kind: "route", path: "/lottery?gameCode=lantern&playType=LO2" },
    ],
    [
      "R319 LOTT without a play type goes to /lottery",
      { gameType: "LOTT", accountTypeName: "LOTT" },
      { kind: "route", path: "/lottery" },
    ],
    [
      "R320 a lottery type of another account is launched by its vendor",
      { gameType: "ELOTT" },
      { kind: "seamless", path: "/seamless?vendor=JADE&nodeId=7&code=lantern&gameType=ELOTT" },
    ],
  ])("%s", (_title, change, launch) => {
    expect(decideLaunch({ ...game, ...change })).toEqual(launch);
  });
});
