// The modes in which a story is reviewed: by Chromatic (`npm run chromatic`), by `npm run visual`, and in the toolbar.
import { BRANDS, type Brand, type Mode } from "../design-system/src/theme/choices.ts";

/** Page widths that are always reviewed. */
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

/** Presets of the viewport tool. */
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

/** The mode of a screenshot: toolbar values, a width, and device settings. */
export interface StoryMode {
  theme: Mode;
  viewport: Width;
  brand?: Brand;
  direction?: "rtl";
  forcedColors?: "active";
}
export type StoryModes = Readonly<Record<string, StoryMode>>;

interface StoryOf {
  /** For example "Components/Actions/Button". */
  title: string;
  /** For example "Stress". */
  name: string;
}
/** A playground first looks like the default story, so it needs no screenshot. */
export const isPictured = ({ name }: StoryOf): boolean => name !== "Playground";
const isStress = ({ name }: StoryOf) => name.startsWith("Stress");
/** Whether the story is a whole page rather than a component. */
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

/**
 * Modes of Chromatic's screenshots: stories with the longest texts get the modes that can break them, and pages get every width and brand.
 */
export const chromaticModes = (story: StoryOf): StoryModes => ({
  ...USUAL,
  ...(isPage(story) && OF_PAGES),
  ...(isStress(story) && OF_STRESS),
});

/** Modes of `npm run visual`: fewer, because the screenshots are taken on the developer's machine. */
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
