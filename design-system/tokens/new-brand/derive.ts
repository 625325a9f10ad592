// Derives a brand from eight colours that a team chooses. Each replaces one colour in a ramp of one of our brands, and the other colours of
// that ramp change in the same way.
import { parseHex } from "../contrast.ts";
import { type Group, isGroup, readTokens } from "../dtcg.ts";
import { type BrandFile, brandFileOf, merge, type TokenFiles } from "../resolve.ts";
import { fromOklch, type Oklch, toOklch } from "./oklch.ts";
import type { BrandInput } from "./palette.ts";

type Ramp = ReadonlyMap<string, string>;

/** A colour with less chroma than this counts as grey, so its hue is not used. */
const GREY_CHROMA = 0.01;
/** Colours of a ramp keep their lightness when it differs by at least this much from that of the replaced colour. */
const REACH = 0.25;
/** A chosen colour of at least this lightness is used as the light colour of the ramp, for the dark theme. */
const LIGHT = 0.62;
/** Lightness of the number on a ball: `light` on a dark ball, `dark` on a light one. */
const NUMBER = { light: 0.96, dark: 0.22 } as const;

/** The angle from one hue to another, from -180 to 180 degrees. */
const turn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/**
 * Changes a colour as `from` changed to `to`: it scales the chroma by the same factor and takes the new hue. Our ramps change their hue a
 * little from light to dark: marigold ends in brown. Only a hue near ours changes so; a green would end in olive.
 */
function follow(colour: Oklch, from: Oklch, to: Oklch): Oklch {
  const share = from.chroma < GREY_CHROMA ? 1 : to.chroma / from.chroma;
  const nearness = Math.max(0, Math.cos((turn(from.hue, to.hue) * Math.PI) / 180));
  const hue = to.chroma < GREY_CHROMA ? colour.hue : to.hue + turn(from.hue, colour.hue) * nearness;
  return { ...colour, chroma: colour.chroma * share, hue };
}

/**
 * Derives a ramp from one of ours. The chosen colour is used unchanged. Colours of similar lightness become lighter or darker with it, so
 * that their order stays. The others keep their lightness, and so their contrast.
 */
export function deriveRamp(ramp: Ramp, place: string, chosen: string): Ramp {
  const [from, to] = [toOklch(ramp.get(place) ?? chosen), toOklch(chosen)];
  const derive = (hex: string) => {
    const own = toOklch(hex);
    const nearness = Math.max(0, 1 - Math.abs(own.lightness - from.lightness) / REACH);
    const lightness = own.lightness + (to.lightness - from.lightness) * nearness;
    return fromOklch({ ...follow(own, from, to), lightness });
  };
  return new Map([...ramp].map(([step, hex]) => [step, step === place ? chosen : derive(hex)]));
}

const tokenOf = (hex: string, alpha?: number): Group => ({
  $value: {
    colorSpace: "srgb",
    components: parseHex(hex).channels.map((channel) => Number(channel.toFixed(4))),
    ...(alpha !== undefined && { alpha }),
    hex,
  },
});

const groupOf = (ramp: Ramp): Group => Object.fromEntries([...ramp].map(([step, hex]) => [step, tokenOf(hex)]));

const hexOf = (css: string): string => css.slice(0, "#rrggbb".length);

const colourTokens = (palette: Group, ramp: string) => {
  const group = palette[ramp];
  return isGroup(group) ? readTokens({ $type: "color", ...group }) : [];
};

const rampOf = (palette: Group, ramp: string): Ramp =>
  new Map(colourTokens(palette, ramp).map(({ path, css }) => [path, hexOf(css)]));

/** Derives the ramp of a status. A light chosen colour replaces the one for the dark theme, a deep one that for the light theme. */
const statusRamp = (ramp: Ramp, chosen: string): Ramp =>
  deriveRamp(ramp, toOklch(chosen).lightness >= LIGHT ? "300" : "600", chosen);

/** Derives translucent colours. Their hue and chroma change as those of the background `night` do. */
function tintedGroup(palette: Group, group: string, night: string): Group {
  const [from, to] = [toOklch(rampOf(palette, "night").get("950") ?? night), toOklch(night)];
  return Object.fromEntries(
    colourTokens(palette, group).map(({ path, css, colour }) => [
      path,
      tokenOf(fromOklch(follow(toOklch(hexOf(css)), from, to)), colour?.alpha),
    ]),
  );
}

/** Derives the file of a brand, like those in `brands/`, from the colours that a team chose. */
export function deriveBrand(files: TokenFiles, { brand, name, colours }: BrandInput): BrandFile {
  const { palette: shared }: { palette: Group } = JSON.parse(files["palette.json"] ?? "{}");
  const [bright, deep] = [brandFileOf(files, "lobbykit").palette, brandFileOf(files, "sen").palette];
  // A bright accent gets dark text in both themes, like that of the brand lobbykit. A deep one gets light text in the light theme, like
  // that of the brand sen.
  const isBright = toOklch(colours.accent).lightness >= LIGHT;
  const lantern = isBright
    ? deriveRamp(rampOf(bright, "lantern"), "400", colours.accent)
    : deriveRamp(rampOf(deep, "lantern"), "450", colours.accent);
  const rings = new Map([...rampOf(bright, "seal")].filter(([step]) => step.startsWith("ring")));
  const special = toOklch(colours.special);
  const number = special.lightness >= LIGHT ? NUMBER.dark : NUMBER.light;
  return {
    $extensions: { "org.lobbykit.name": name },
    $description: `${brand}, derived from eight colours.`,
    palette: {
      $type: "color",
      night: groupOf(deriveRamp(rampOf(bright, "night"), "950", colours.night)),
      day: groupOf(deriveRamp(rampOf(bright, "day"), "100", colours.day)),
      lantern: groupOf(lantern),
      jade: groupOf(statusRamp(rampOf(shared, "jade"), colours.gain)),
      coral: groupOf(statusRamp(rampOf(shared, "coral"), colours.danger)),
      sky: groupOf(statusRamp(rampOf(shared, "sky"), colours.information)),
      seal: {
        ...groupOf(deriveRamp(rings, "ring", colours.ring)),
        face: tokenOf(colours.special),
        number: tokenOf(fromOklch({ ...special, lightness: number, chroma: special.chroma / 3 })),
      },
      veil: tintedGroup(bright, "veil", colours.night),
      shadow: tintedGroup(bright, "shadow", colours.night),
    },
    modes: {
      light: { color: { $type: "color", ...(!isBright && { text: { onAccent: { $value: "{palette.day.25}" } } }) } },
    },
  };
}

/** Returns the file with other colours, by the path of their palette token, such as "palette.lantern.700". */
export function withColours(file: BrandFile, colours: ReadonlyMap<string, string>): BrandFile {
  const palette = [...colours].reduce((group, [path, hex]) => {
    const [, ramp = "", step = ""] = path.split(".");
    return merge(group, { [ramp]: { [step]: tokenOf(hex) } });
  }, file.palette);
  return { ...file, palette };
}
