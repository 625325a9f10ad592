import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const A = "https://a.pictures.example";
const B = "https://b.pictures.example";
const PATH = "/art/koi.svg";

async function load() {
  vi.resetModules();
  return import("./hosts.ts");
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://lobby.example" });
  vi.stubEnv("VITE_IMAGE_ORIGINS", `${A} ${B}`);
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
  ])("R508 C17 D9 with the place %d in the list, all pictures of the session come from %s", async (place, host) => {
    withPlace(place);
    const { hostsOf, pictureUrl } = await load();
    expect(pictureUrl(PATH, [A, B])).toBe(host + PATH);
    expect(pictureUrl("/art/other.svg", [A, B])).toBe(`${host}/art/other.svg`);
    expect(hostsOf([A, B], [A, B])[0]).toBe(host);
  });

  test("R508 the place is chosen at random and kept for the session", async () => {
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

  test("D9 accepts a host with a slash at its end", async () => {
    const { pictureUrl } = await load();
    expect(pictureUrl(PATH, [`${A}/`])).toBe(A + PATH);
  });

  test("R508 uses the next host after an error, and then the first again", async () => {
    withPlace(0.5);
    const { pictureUrl } = await load();
    expect([0, 1, 2].map((attempt) => pictureUrl(PATH, [A, B], attempt))).toEqual([B + PATH, A + PATH, B + PATH]);
  });

  test("R508 D9 skips a host after three failures, and uses it again when all hosts have failed", async () => {
    withPlace(0);
    const { noteFailure, pictureUrl } = await load();
    for (let failure = 0; failure < 2; failure++) noteFailure(A + PATH);
    expect(pictureUrl(PATH, [A, B])).toBe(A + PATH);
    noteFailure(A + PATH);
    expect(pictureUrl(PATH, [A, B])).toBe(B + PATH);
    noteFailure(B + PATH, 3);
    expect(pictureUrl(PATH, [A, B])).toBe(A + PATH);
  });

  test.each([
    ["D9 ignores a host outside the deployment's list", PATH, ["https://evil.example"], `https://lobby.example${PATH}`],
    ["D9 uses the page's own host without a list", PATH, [], `https://lobby.example${PATH}`],
    ["D9 accepts a full URL of an allowed host", `${A}/x.svg`, [B], `${A}/x.svg`],
    ["D9 refuses a full URL of another host", "https://evil.example/x.svg", [A], undefined],
    ["D9 refuses a path that names another host", "//evil.example/x.svg", [], undefined],
  ])("%s", async (_title, path, hosts, expected) => {
    const { pictureUrl } = await load();
    expect(pictureUrl(path, hosts)).toBe(expected);
  });
});
