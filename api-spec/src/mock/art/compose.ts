import { seededRandom, type SeededRandom } from "../world/random.ts";
import { BACKDROPS, type Scene } from "./backdrops.ts";
import { FOREGROUNDS, PARTICLE_KINDS, particles } from "./foregrounds.ts";
import type { Motif } from "./motifs/motif.ts";
import { createPalette, type Family, type Palette } from "./palette.ts";
import { circle, n, path, place, times } from "./svg.ts";

/** The choices that make up a picture. Tests count how often each occurs. */
export interface Composition {
  backdrop: string;
  foreground: string;
  particles: string;
  frame: string;
}

const FRAMES = ["none", "hairline", "corners", "inset"] as const;

/** Chooses at random how a picture is composed. */
export function chooseComposition(random: SeededRandom): Composition {
  return {
    backdrop: random.pick(Object.keys(BACKDROPS)),
    foreground: random.pick(Object.keys(FOREGROUNDS)),
    particles: random.pick(PARTICLE_KINDS),
    frame: random.pick(FRAMES),
  };
}

const specks = seededRandom("grain");
const GRAIN = {
  sizePx: 48,
  specks: times(36, () => `M${specks.int(0, 47)},${specks.int(0, 47)}h1v1h-1Z`),
} as const;

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;

/**
 * SVG definitions: gradients, light and grain. `halo` is a lantern's glow, `fade` the dark edge of a pattern, `beam` the edge of a light
 * ray. Only those that `content` uses are included.
 */
export function definitions(
  palette: Palette,
  scene: Pick<Scene, "x" | "y" | "width" | "height">,
  content: string,
): string {
  const { x, y, width, height } = scene;
  const { ink, deep, mid, glow, light, pearl } = palette;
  const lit = `cx="${n(x)}" cy="${n(y)}" gradientUnits="userSpaceOnUse"`;
  const all: Record<string, string> = {
    ...palette.definitions,
    ground: `<radialGradient id="ground" ${lit} r="${n(Math.max(width, height) * 0.72)}">${stop(0, glow)}${stop(0.36, mid)}${stop(0.7, deep)}${stop(1, ink)}</radialGradient>`,
    halo: `<radialGradient id="halo">${stop(0, pearl, 0.6)}${stop(0.4, light, 0.28)}${stop(1, glow, 0)}</radialGradient>`,
    shade: `<radialGradient id="shade">${stop(0, ink, 0.6)}${stop(1, ink, 0)}</radialGradient>`,
    moonshade: `<radialGradient id="moonshade" cx=".35" cy=".3" r=".8">${stop(0, "#fff", 0.5)}${stop(1, mid, 0.55)}</radialGradient>`,
    beam: `<radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${n(Math.max(width, height) * 0.62)}">${stop(0.25, light, 0.13)}${stop(1, light, 0)}</radialGradient>`,
    fade: `<radialGradient id="fade" ${lit} r="${n(Math.max(width, height) * 0.62)}">${stop(0.3, deep, 0)}${stop(1, ink, 0.92)}</radialGradient>`,
    calm: `<linearGradient id="calm" x2="0" y2="1">${stop(0, ink, 0)}${stop(0.55, ink, 0.8)}${stop(1, ink, 0.96)}</linearGradient>`,
    // Grain as a pattern of dots: a noise filter would take a phone longer to render than the rest of the picture.
    grain: `<pattern id="grain" width="${GRAIN.sizePx}" height="${GRAIN.sizePx}" patternUnits="userSpaceOnUse">${path(GRAIN.specks, 'fill="#fff3da" fill-opacity=".09"')}</pattern>`,
  };
  const used = Object.entries(all).filter(([id]) => content.includes(`url(#${id})`));
  return `<defs>${used.map(([, markup]) => markup).join("")}</defs>`;
}

/** A fine noise over the whole picture. */
export const grain = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="url(#grain)"/>`;

const frame = (kind: string, width: number, height: number, gold: string): string => {
  const line = `fill="none" stroke="${gold}" stroke-opacity=".55"`;
  switch (kind) {
    case "hairline":
      return `<rect x="9" y="9" width="${width - 18}" height="${height - 18}" rx="9" ${line}/>`;
    case "inset":
      return `<path d="M10,30A20,20 0 0 0 30,10H${width - 30}A20,20 0 0 0 ${width - 10},30V${height - 10}H10Z" ${line}/>`;
    case "corners":
      return path(
        `M10,44V18Q10,10 18,10H44M${width - 44},10H${width - 18}Q${width - 10},10 ${width - 10},18V44`,
        `${line} stroke-width="2"`,
      );
    default:
      return "";
  }
};

const svgDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** Renders the main motif with its glow, shadow and gold outline. */
export const hero = (motif: Motif, scene: Scene, rotate: number): string => {
  const scale = scene.reach / 112;
  return (
    circle(scene.x, scene.y, scene.reach * 1.5, 'fill="url(#halo)" opacity=".75"') +
    `<ellipse cx="${n(scene.x)}" cy="${n(scene.y + scene.reach * 0.98)}" rx="${n(scene.reach * 0.95)}" ry="${n(scene.reach * 0.2)}" fill="url(#shade)"/>` +
    `<g stroke="${scene.palette.gold}" stroke-width="1.7" stroke-linejoin="round">${place(scene.x, scene.y, motif(scene.random), rotate, scale)}</g>`
  );
};

/** Assembles a picture: the definitions that `content` uses, then the content. */
export const picture = (
  palette: Palette,
  scene: Pick<Scene, "x" | "y" | "width" | "height">,
  content: string,
): string => svgDocument(scene.width, scene.height, definitions(palette, scene, content) + content);

export const GAME_ART = { width: 300, height: 400 } as const;

/** Renders a game's picture: background, main motif, particles, foreground, and a calm lower third for the card's title. */
export function composeGame(family: Family, motif: Motif, random: SeededRandom): string {
  const { width, height } = GAME_ART;
  const palette = createPalette(family, random);
  const composition = chooseComposition(random);
  const scene: Scene = {
    width,
    height,
    palette,
    random,
    x: width / 2 + random.pick([-14, 0, 0, 14]),
    y: height * random.range(0.39, 0.43),
    reach: random.range(108, 126),
  };
  const backdrop = BACKDROPS[composition.backdrop];
  const foreground = FOREGROUNDS[composition.foreground];
  if (!backdrop || !foreground) throw new RangeError("unknown composition");
  return picture(
    palette,
    scene,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>` +
      backdrop(scene) +
      (composition.foreground === "stage" || composition.foreground === "table" ? foreground(scene) : "") +
      hero(motif, scene, random.range(-5, 5)) +
      particles(composition.particles, scene) +
      (composition.foreground === "stage" || composition.foreground === "table" ? "" : foreground(scene)) +
      `<rect y="${height * 0.62}" width="${width}" height="${height * 0.38}" fill="url(#calm)"/>` +
      grain(width, height) +
      frame(composition.frame, width, height, palette.gold),
  );
}
