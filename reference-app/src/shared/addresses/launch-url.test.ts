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
    ["R459 accepts a game on an allowed host", `${GAMES}/play?s=1`, [], `${GAMES}/play?s=1`],
    [
      "R508 D9 uses the session's host of the list",
      `${OTHER_GAMES}/play?s=1#x`,
      [GAMES, OTHER_GAMES],
      `${GAMES}/play?s=1#x`,
    ],
    ["R508 keeps an allowed host that is not in the list", `${OTHER_GAMES}/play`, [GAMES], `${OTHER_GAMES}/play`],
    ["R459 ignores a list of hosts that are not allowed", `${GAMES}/play`, ["https://evil.example"], `${GAMES}/play`],
    ["R459 refuses a game on another host", "https://evil.example/play", ["https://evil.example", GAMES], undefined],
    ["R317 R459 refuses a game on the page's own origin", "https://lobby.example/play", [GAMES], undefined],
    ["R459 refuses an address without a host", "undefined", [GAMES], undefined],
    ["R459 refuses an empty address", "", [GAMES], undefined],
    ["R459 refuses a script", "javascript:alert(1)", [GAMES], undefined],
  ])("%s", async (_title, address, hosts, expected) => {
    const { launchUrl } = await load();
    expect(launchUrl(address, hosts)).toBe(expected);
  });

  test("R508 D9 uses the next host after a host has failed", async () => {
    const { launchUrl } = await load();
    const { noteFailure } = await import("./hosts.ts");
    noteFailure(`${GAMES}/play`, 3);
    expect(launchUrl(`${GAMES}/play`, [GAMES, OTHER_GAMES])).toBe(`${OTHER_GAMES}/play`);
  });
});
