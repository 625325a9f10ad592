import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const GAMES = "https://games.example";
const OTHER_GAMES = "https://other-games.example";

async function load() {
  vi.resetModules();
  return import("./launch-url.ts");
}

describe("launchUrl", () => {
  beforeEach(() => {
    vi.stubGlobal("location", { origin: "https://lobby.example" });
    vi.stubGlobal("sessionStorage", { getItem: () => "0", setItem: () => undefined });
    vi.stubEnv("VITE_LAUNCH_ORIGINS", `${GAMES} ${OTHER_GAMES}`);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  test.each([
    ["R459 a game of an allowed host may start", `${GAMES}/play?s=1`, [], `${GAMES}/play?s=1`],
    [
      "R508 D9 starts on this session's host of the list",
      `${OTHER_GAMES}/play?s=1#x`,
      [GAMES, OTHER_GAMES],
      `${GAMES}/play?s=1#x`,
    ],
    ["R508 a game of another host stays there", `${OTHER_GAMES}/play`, [GAMES], `${OTHER_GAMES}/play`],
    [
      "R459 a list of hosts that nobody allows changes nothing",
      `${GAMES}/play`,
      ["https://evil.example"],
      `${GAMES}/play`,
    ],
    ["R459 a game of another host may not", "https://evil.example/play", ["https://evil.example", GAMES], undefined],
    ["R317 R459 no game is played on the page's own origin", "https://lobby.example/play", [GAMES], undefined],
    ["R459 an address without a host is no game's", "undefined", [GAMES], undefined],
    ["R459 an empty address is no game's", "", [GAMES], undefined],
    ["R459 a script is no game", "javascript:alert(1)", [GAMES], undefined],
  ])("%s", async (_title, address, hosts, expected) => {
    const { launchUrl } = await load();
    expect(launchUrl(address, hosts)).toBe(expected);
  });

  test("R508 D9 after a host that does not answer the next one starts the game", async () => {
    const { launchUrl } = await load();
    const { noteFailure } = await import("./hosts.ts");
    noteFailure(`${GAMES}/play`, 3);
    expect(launchUrl(`${GAMES}/play`, [GAMES, OTHER_GAMES])).toBe(`${OTHER_GAMES}/play`);
  });
});
