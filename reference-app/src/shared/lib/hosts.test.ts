import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const A = "https://a.pictures.example";
const B = "https://b.pictures.example";
const GAMES = "https://games.example";
const PATH = "/art/koi.svg";

async function load() {
  vi.resetModules();
  return import("./hosts.ts");
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://lobby.example" });
  vi.stubEnv("VITE_IMAGE_ORIGINS", `${A} ${B}`);
  vi.stubEnv("VITE_LAUNCH_ORIGINS", GAMES);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("pictureUrl", () => {
  test("C17 D9 a path always asks the same host", async () => {
    const { pictureUrl } = await load();
    const first = pictureUrl(PATH, [A, B]);
    expect([A + PATH, B + PATH]).toContain(first);
    expect(pictureUrl(PATH, [A, B])).toBe(first);
  });

  test("D9 a host may be written with a slash at its end", async () => {
    const { pictureUrl } = await load();
    expect(pictureUrl(PATH, [`${A}/`])).toBe(A + PATH);
  });

  test("R508 after an error the next host is asked, then the first again", async () => {
    const { pictureUrl } = await load();
    const tries = [0, 1, 2].map((attempt) => pictureUrl(PATH, [A, B], attempt));
    expect(new Set(tries)).toEqual(new Set([A + PATH, B + PATH]));
    expect(tries[2]).toBe(tries[0]);
  });

  test("D9 paths are spread over the hosts", async () => {
    const { pictureUrl } = await load();
    const asked = Array.from({ length: 50 }, (_, index) => pictureUrl(`/art/${index}.svg`, [A, B]));
    expect(asked.filter((address) => address?.startsWith(A)).length).toBeGreaterThan(10);
    expect(asked.filter((address) => address?.startsWith(B)).length).toBeGreaterThan(10);
  });

  test.each([
    [
      "D9 a host outside the deployment's list is left out",
      PATH,
      ["https://evil.example"],
      `https://lobby.example${PATH}`,
    ],
    ["D9 without hosts the page's own serves", PATH, [], `https://lobby.example${PATH}`],
    ["D9 a whole address of an allowed host passes", `${A}/x.svg`, [B], `${A}/x.svg`],
    ["D9 a whole address of another host is refused", "https://evil.example/x.svg", [A], undefined],
    ["D9 a path cannot name another host", "//evil.example/x.svg", [], undefined],
  ])("%s", async (_title, path, hosts, expected) => {
    const { pictureUrl } = await load();
    expect(pictureUrl(path, hosts)).toBe(expected);
  });
});

test.each([
  ["R459 a game of an allowed host may start", `${GAMES}/play?s=1`, `${GAMES}/play?s=1`],
  ["R459 a game of another host may not", "https://evil.example/play", undefined],
  ["R317 R459 no game is played on the page's own origin", "https://lobby.example/play", undefined],
  ["R459 an address without a host is no game's", "undefined", undefined],
  ["R459 an empty address is no game's", "", undefined],
  ["R459 a script is no game", "javascript:alert(1)", undefined],
])("%s", async (_title, address, expected) => {
  const { launchUrl } = await load();
  expect(launchUrl(address)).toBe(expected);
});
