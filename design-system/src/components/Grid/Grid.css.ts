import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import type { GridColumns, GridFit } from "./grid-options.ts";

export const grid = componentStyle({ display: "grid", minInlineSize: 0 });

const template = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const COUNTS: Record<GridColumns, GridColumns> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };
const from = (query: string) => styleVariants(COUNTS, (count) => layered({ "@media": { [query]: template(count) } }));

/** With large text, two columns are too narrow on a phone, so there is only one. */
const onPhone = (count: number) => ({ ...template(count), "@media": { [media.largeText]: template(1) } });

/** Wider breakpoints override narrower ones, because they are later in the style sheet. */
export const byWidth = {
  phone: styleVariants(COUNTS, (count) => layered(onPhone(count))),
  tablet: from(media.tablet),
  desktop: from(media.desktop),
  wide: from(media.wide),
};

const LEAST_PX: Record<GridFit, number> = { small: 160, medium: 240, large: 320 };

export const fitting = styleVariants(LEAST_PX, (least) =>
  layered({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))` }),
);

/** Two columns until a breakpoint sets more. An odd last cell spans both columns. */
function pairsUntil(width?: "tablet" | "desktop" | "wide"): string {
  const name = style({});
  const lastAlone = `${name} > :last-child:nth-child(odd)`;
  const ended = width && { "@media": { [media[width]]: { gridColumn: "auto" } } };
  globalStyle(lastAlone, layered({ gridColumn: "1 / -1", ...ended }));
  return name;
}
export const pairs = {
  always: pairsUntil(),
  tablet: pairsUntil("tablet"),
  desktop: pairsUntil("desktop"),
  wide: pairsUntil("wide"),
};
