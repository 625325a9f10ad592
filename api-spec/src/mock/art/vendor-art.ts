import { seededRandom } from "../world/random.ts";
import type { Vendor } from "../world/games/data/vendors.ts";
import { BACKDROPS, type Scene } from "./backdrops.ts";
import { grain, hero, picture } from "./compose.ts";
import { MOTIFS } from "./motifs/motifs.ts";
import { createPalette, type Family } from "./palette.ts";
import { n, path } from "./svg.ts";

export const VENDOR_ART = { width: 320, height: 180 } as const;
const ROOMS = ["rays", "lattice", "mandala", "seigaiha", "bokeh", "clouds"] as const;

/** The vendor's line in a category that has a separate plate, so that a slot vendor does not show reels among its fishing games. */
const lineOf = (vendor: Vendor, category: string | undefined) =>
  vendor.lines.find((line) => line.category === category && line.emblem);

const familyOf = (vendor: Vendor, category?: string): Family =>
  (lineOf(vendor, category) ?? vendor.lines[0])?.family ?? (vendor.code.startsWith("TCG") ? "lottery" : "slots");

/** Name of a vendor's plate in a URL: its code, plus the category when that has a separate plate. */
export const vendorArtName = (vendor: Vendor, category: string): string =>
  lineOf(vendor, category) ? `${vendor.code}-${category}` : vendor.code;

/** Renders a vendor's emblem: a lacquer plate with a motif of the vendor or its line. The page renders the vendor's name as text. */
export function composeVendor(vendor: Vendor, category?: string): string {
  const { width, height } = VENDOR_ART;
  const random = seededRandom(vendor.code);
  const palette = createPalette(familyOf(vendor, category), random);
  const scene: Scene = { width, height, palette, random, x: width / 2, y: height / 2, reach: 70 };
  const backdrop = BACKDROPS[random.pick(ROOMS)];
  const plate = `M22,14H${width - 22}Q${width - 22},30 ${width - 10},30V${height - 30}Q${width - 22},${height - 30} ${width - 22},${n(height - 14)}H22Q22,${height - 30} 10,${height - 30}V30Q22,30 22,14Z`;
  return picture(
    palette,
    scene,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>${backdrop?.(scene) ?? ""}${path(plate, `fill="none" stroke="${palette.gold}" stroke-opacity=".6"`)}${hero(MOTIFS[lineOf(vendor, category)?.emblem ?? vendor.emblem], scene, 0)}${grain(width, height)}`,
  );
}

/** Placeholder colour while the emblem loads. */
export const vendorColor = (vendor: Vendor, category?: string): string =>
  createPalette(familyOf(vendor, category), seededRandom(vendor.code)).mid;
