import { createHash } from "node:crypto";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { isNeutral } from "../../.ci/neutral-names.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { chooseComposition } from "../src/mock/art/compose.ts";
import { GAME_PICTURE, gamePicture } from "../src/mock/art/game-picture.ts";
import { MOTIFS } from "../src/mock/art/motifs/motifs.ts";
import { drawGame, serveArt } from "../src/mock/art/serve-art.ts";
import { createPalette } from "../src/mock/art/palette.ts";
import { CATALOGUE } from "../src/mock/world/games/catalogue.ts";
import { BANNERS } from "../src/mock/world/content/data/banners.ts";
import { LOTTERY_GAMES } from "../src/mock/world/lottery/data/lottery-games.ts";
import { MEMBER_ICON_PATHS } from "../src/mock/world/identity/data/member-icons.ts";
import { POINT_REWARDS } from "../src/mock/world/rewards/data/point-rewards.ts";
import { VENDORS } from "../src/mock/world/games/data/vendors.ts";
import { seededRandom } from "../src/mock/world/random.ts";

const BUDGET_BYTES = 6 * 1024;
const PICTURE_BUDGET_BYTES = 15 * 1024;
const sizeOf = (svg: string) => gzipSync(svg).length;
const at = (path: string) => serveArt(new URL(path, "http://mock.example"));
const svgAt = async (path: string) => String((await at(path))?.body ?? "");
const PATHS = [
  ...VENDORS.map(({ code }) => `/art/vendors/${code}.svg`),
  ...BANNERS.map(({ id }) => `/art/scenes/${id}.svg`),
  ...MEMBER_ICON_PATHS,
  ...POINT_REWARDS.map(({ id }) => `/art/rewards/${id}.svg`),
  ...LOTTERY_GAMES.map(({ code }) => `/art/lottery/${code}.svg`),
  ...MEMBER_ICON_PATHS,
];

/** The reason why the markup is not well-formed XML; undefined when it is well-formed. */
function wellFormedError(svg: string): string | undefined {
  const open: string[] = [];
  for (const [, closing, name = "", attributes = "", selfClosing] of svg.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:-]+=(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/\s([\w:-]+)=["']/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `repeated attribute in ${name}`;
    if (closing && open.pop() !== name) return `</${name}> closes nothing`;
    if (!closing && !selfClosing) open.push(name);
  }
  const rest = svg.replaceAll(/<\/?[\w:]+(?:\s+[\w:-]+=(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/g, "");
  if (rest.trim()) return `stray text: ${rest.slice(0, 40)}`;
  return open.length > 0 ? `unclosed ${open.join(" ")}` : undefined;
}

it("R135 1.1.1 the text alternative of each banner names the three motifs of its picture", () => {
  const wrong = BANNERS.filter(({ alt, motifs }) => motifs.some((motif) => !alt.en.toLowerCase().includes(motif)));
  expect(wrong.map(({ id, alt }) => `${id}: ${alt.en}`)).toEqual([]);
});

describe("drawn art", async () => {
  const others = await Promise.all(PATHS.map(svgAt));
  const pictures = CATALOGUE.map((game) => ({ game, svg: drawGame(game) }));

  it("R433 has no path that an ad blocker would block", () => {
    const paths = [...PATHS, ...CATALOGUE.map(({ code }) => `/art/games/${code}.svg`)];
    expect(paths.filter((path) => !isNeutral(path))).toEqual([]);
  });

  it("draws a different picture for every game", () => {
    const hashes = new Set(pictures.map(({ svg }) => createHash("sha256").update(svg).digest("hex")));
    expect(hashes.size).toBe(CATALOGUE.length);
  });

  it("draws pictures that match the approved fingerprints (look at a changed picture before you update its fingerprint)", async () => {
    const byMotif = Map.groupBy(pictures, ({ game }) => game.motif);
    const games = [...byMotif].map(
      ([motif, drawn]) => `${motif} ${fingerprintOf(drawn.map(({ svg }) => svg).join("\n"))}`,
    );
    const rest = PATHS.map((address, index) => `${address} ${fingerprintOf(others[index] ?? "")}`);
    const lines = [...games.toSorted(), ...new Set(rest)];
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("art.fingerprints.txt");
  });

  it("uses at least 6 combinations of backdrop and foreground for every motif with 12 or more games", () => {
    const byMotif = Map.groupBy(CATALOGUE, ({ motif }) => motif);
    for (const [motif, games] of byMotif) {
      if (games.length < 12) continue;
      const looks = games.map(({ family, code }) => {
        const random = seededRandom(code);
        createPalette(family, random);
        const { backdrop, foreground } = chooseComposition(random);
        return `${backdrop}/${foreground}`;
      });
      expect({ motif, looks: Math.min(6, new Set(looks).size) }).toEqual({ motif, looks: 6 });
    }
  });

  it("leaves at most four motifs unused by the games of the catalogue", () => {
    const used = new Set(CATALOGUE.map(({ motif }) => motif));
    expect(used.size).toBeGreaterThanOrEqual(Object.keys(MOTIFS).length - 4);
  });

  it("draws every game as an SVG picture of 2 to 17 KB", () => {
    const sizes = pictures.map(({ svg }) => Buffer.byteLength(svg));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2 * 1024);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(17 * 1024);
  });

  it("R512 R513 compresses every picture to at most 6 KiB, and game pictures to 2.5 KiB on average", () => {
    const games = pictures.map(({ svg }) => sizeOf(svg));
    const sizes = PATHS.map((path, index) => [path, sizeOf(others[index] ?? "")] as const);
    expect(sizes.filter(([, size]) => size < 200 || size > BUDGET_BYTES)).toEqual([]);
    expect(Math.max(...games)).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(games.reduce((sum, size) => sum + size, 0) / games.length).toBeLessThanOrEqual(2.5 * 1024);
  });

  it("draws the same picture every time", async () => {
    expect(await Promise.all(PATHS.map(svgAt))).toEqual(others);
  });

  it("sends game cards as WebP pictures of the card's size, and twelve of them take at most 180 KiB", async () => {
    const sent = await Promise.all(CATALOGUE.slice(0, 12).map(({ code }) => at(`/art/games/${code}.webp`)));
    for (const reply of sent) {
      expect(reply).toMatchObject({ status: 200, headers: { "content-type": "image/webp" } });
      const { format, width, height } = await sharp(reply?.body as Uint8Array).metadata();
      expect({ format, width, height }).toEqual({ format: "webp", ...GAME_PICTURE });
    }
    const bytes = sent.map((reply) => Buffer.byteLength(reply?.body ?? ""));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12 * PICTURE_BUDGET_BYTES);
  });

  it("encodes a WebP once and sends the same bytes again", async () => {
    const path = "/art/games/lantern-night.webp";
    const [first, second] = await Promise.all([at(path), at(path)]);
    expect(first?.body).toBe(second?.body);
    expect(Buffer.compare(Buffer.from((await at(path))?.body ?? ""), Buffer.from(first?.body ?? ""))).toBe(0);
  });

  it("sends a picture when the cache folder is not writable, and logs the error once", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    const folder = path.join(import.meta.filename, "no-folder");
    for (const width of [1, 2]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="${width}"/></svg>`;
      expect(await sharp(await gamePicture(svg, folder)).metadata()).toMatchObject({ format: "webp", ...GAME_PICTURE });
    }
    expect(told.mock.calls).toEqual([[expect.stringContaining("cannot be kept")]]);
    told.mockRestore();
  });

  it("writes well-formed SVG without scripts, text or addresses", () => {
    for (const svg of [...pictures.map((picture) => picture.svg), ...others]) {
      expect(wellFormedError(svg)).toBeUndefined();
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
        /<script|<text|<foreignObject|on\w+=|https?:|NaN|undefined/,
      );
    }
  });

  it("draws games without filters, masks, images or reused elements, and with at most 55 elements on average", () => {
    for (const { svg } of pictures) expect(svg).not.toMatch(/<filter|<mask|<use|<image/);
    const elements = pictures.map(({ svg }) => svg.match(/<(?:path|circle|ellipse|rect|g)\b/g)?.length ?? 0);
    expect(elements.reduce((sum, count) => sum + count, 0) / elements.length).toBeLessThanOrEqual(55);
  });

  it("defines every gradient that it uses, with unique ids", () => {
    for (const svg of [...pictures.map((picture) => picture.svg), ...others]) {
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it("serves art with a cache time of one year and a policy that blocks scripts", async () => {
    const reply = await at("/art/games/lantern-night.svg");
    expect(reply).toMatchObject({ status: 200, headers: { "cache-control": "public, max-age=31536000, immutable" } });
    expect(reply?.headers["content-type"]).toContain("image/svg+xml");
    expect(reply?.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each([
    "/art/games/nope.svg",
    "/art/games/nope.webp",
    "/art/games/../x.svg",
    "/art/games/lantern-night.png",
    "/art/members/koi.webp",
    "/art/other/x.svg",
  ])("has no picture at %s", async (path) => {
    expect(await at(path)).toBeUndefined();
  });
});
