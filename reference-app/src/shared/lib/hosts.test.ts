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

const withPlace = (place: number) =>
  vi.stubGlobal("sessionStorage", { getItem: () => String(place), setItem: () => undefined });

describe("pictureUrl", () => {
  test.each([
    [0, A],
    [0.49, A],
    [0.5, B],
    [0.99, B],
  ])("R508 C17 D9 at place %d of the list all pictures of the session come from %s", async (place, host) => {
    withPlace(place);
    const { imageHost, pictureUrl } = await load();
    expect(pictureUrl(PATH, [A, B])).toBe(host + PATH);
    expect(pictureUrl("/art/other.svg", [A, B])).toBe(`${host}/art/other.svg`);
    expect(imageHost([A, B])).toBe(host);
  });

  test("R508 the place is drawn at random and kept for the session", async () => {
    const entries = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
    });
    const random = vi.spyOn(Math, "random").mockReturnValue(0.7);
    const first = (await load()).pictureUrl(PATH, [A, B]);
    random.mockReturnValue(0.1);
    expect((await load()).pictureUrl(PATH, [A, B])).toBe(first);
    expect(first).toBe(B + PATH);
    random.mockRestore();
  });

  test("D9 a host may be written with a slash at its end", async () => {
    const { pictureUrl } = await load();
    expect(pictureUrl(PATH, [`${A}/`])).toBe(A + PATH);
  });

  test("R508 after an error the next host is asked, then the first again", async () => {
    withPlace(0.5);
    const { pictureUrl } = await load();
    expect([0, 1, 2].map((attempt) => pictureUrl(PATH, [A, B], attempt))).toEqual([B + PATH, A + PATH, B + PATH]);
  });

  test("R508 D9 a dead host is left for the next, and asked again when all are dead", async () => {
    withPlace(0);
    const { leaveHost, pictureUrl } = await load();
    for (let failure = 0; failure < 2; failure++) leaveHost(A + PATH);
    expect(pictureUrl(PATH, [A, B])).toBe(A + PATH);
    leaveHost(A + PATH);
    expect(pictureUrl(PATH, [A, B])).toBe(B + PATH);
    leaveHost(B + PATH, true);
    expect(pictureUrl(PATH, [A, B])).toBe(A + PATH);
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

describe("launchUrl", () => {
  const OTHER_GAMES = "https://other-games.example";
  beforeEach(() => {
    withPlace(0);
    vi.stubEnv("VITE_LAUNCH_ORIGINS", `${GAMES} ${OTHER_GAMES}`);
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
    const { launchHost, launchUrl, leaveHost } = await load();
    leaveHost(`${GAMES}/play`, true);
    expect(launchUrl(`${GAMES}/play`, [GAMES, OTHER_GAMES])).toBe(`${OTHER_GAMES}/play`);
    expect(launchHost([GAMES, OTHER_GAMES])).toBe(OTHER_GAMES);
  });
});
