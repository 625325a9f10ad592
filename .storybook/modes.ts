// In which modes a story is looked at: by Chromatic (`npm run chromatic`), by `npm run visual`, and in the toolbar.
import { BRANDS, type Brand, type Mode } from "../design-system/src/theme/choices.ts";

/** Widths to look at, always. */
export const WIDTHS_PX = [320, 360, 768, 1024, 1366, 1600, 1920] as const;
type Width = (typeof WIDTHS_PX)[number];
const HEIGHTS_PX: Record<Width, number> = {
  320: 640,
  360: 780,
  768: 1024,
  1024: 768,
  1366: 768,
  1600: 900,
  1920: 1080,
};
const TABLET_PX = 768;
const DESKTOP_PX = 1024;
const typeOf = (width: Width) => (width < TABLET_PX ? "mobile" : width < DESKTOP_PX ? "tablet" : "desktop");

/** The presets of the viewport tool. */
export const viewports = Object.fromEntries(
  WIDTHS_PX.map((width) => [
    `width${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: `${HEIGHTS_PX[width]}px` },
      type: typeOf(width),
    } as const,
  ]),
);

/** What a picture of a story is taken in: globals of the toolbar, a width, and what the device asks for. */
export interface StoryMode {
  theme: Mode;
  viewport: Width;
  brand?: Brand;
  direction?: "rtl";
  forcedColors?: "active";
}
export type StoryModes = Readonly<Record<string, StoryMode>>;

interface StoryOf {
  /** "Components/Button". */
  title: string;
  /** "Stress". */
  name: string;
}
/** A playground starts as the default story looks. */
export const isPictured = ({ name }: StoryOf): boolean => name !== "Playground";
const isStress = ({ name }: StoryOf) => name.startsWith("Stress");
/** What is a page of its own, and no part of one. */
const isPage = ({ title }: StoryOf) => !title.startsWith("Components/");

const [, ...OTHER_BRANDS] = BRANDS;
const brandsAt = (viewport: Width): StoryModes =>
  Object.fromEntries(OTHER_BRANDS.map((brand) => [`${brand} dark ${viewport}`, { theme: "dark", brand, viewport }]));

const USUAL: StoryModes = {
  "dark 360": { theme: "dark", viewport: 360 },
  "light 360": { theme: "light", viewport: 360 },
  "dark 1024": { theme: "dark", viewport: 1024 },
  "light 1024": { theme: "light", viewport: 1024 },
};
const OF_PAGES: StoryModes = {
  ...brandsAt(1024),
  "dark 1920": { theme: "dark", viewport: 1920 },
  "light 1920": { theme: "light", viewport: 1920 },
  "contrast-dark 1024": { theme: "contrast-dark", viewport: 1024 },
  "contrast-light 1024": { theme: "contrast-light", viewport: 1024 },
};
const OF_STRESS: StoryModes = {
  ...brandsAt(360),
  "contrast-dark 360": { theme: "contrast-dark", viewport: 360 },
  "contrast-light 360": { theme: "contrast-light", viewport: 360 },
  "right to left 360": { theme: "dark", viewport: 360, direction: "rtl" },
  "forced colours 360": { theme: "dark", viewport: 360, forcedColors: "active" },
};

/** Modes that Chromatic takes a picture in: the longest texts get what can break them, pages get every width and brand. */
export const chromaticModes = (story: StoryOf): StoryModes => ({
  ...USUAL,
  ...(isPage(story) && OF_PAGES),
  ...(isStress(story) && OF_STRESS),
});

/** Modes of `npm run visual`: fewer, for they are taken on one's own machine. */
export const visualModes = (story: StoryOf): StoryModes => ({
  "dark 1366": { theme: "dark", viewport: 1366 },
  "light 1366": { theme: "light", viewport: 1366 },
  "dark 360": { theme: "dark", viewport: 360 },
  "light 360": { theme: "light", viewport: 360 },
  ...(isStress(story) && {
    "right to left 360": { theme: "dark", viewport: 360, direction: "rtl" },
    "forced colours 360": { theme: "dark", viewport: 360, forcedColors: "active" },
  }),
});
