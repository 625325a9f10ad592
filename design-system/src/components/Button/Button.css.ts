import { fallbackVar, styleVariants } from "@vanilla-extract/css";
import { componentStyle, layered } from "../../theme/layered.ts";
import { lacks, media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import type { ButtonSize, ButtonTone, ButtonVariant } from "./button-options.ts";

const { background, text, border, ball } = vars.color;
const { control } = vars.size;
/** A brand may set the radius of its buttons (a component token, tier 3). Otherwise the radius depends on the size. */
const corners = (usual: string) => fallbackVar(vars.component.button.radius, usual);

/** Colour of a lighter upper edge, like a reflection on lacquer. */
const lacquer = (surface: string) => `color-mix(in srgb, ${ball.highlight} 36%, ${surface})`;

interface Paint {
  surface: string;
  hover: string;
  ink: string;
  edge: string;
  /** Colour of the upper edge, where it differs from the surface. */
  upperEdge?: string;
}

const solid = (surface: string, hover: string, ink: string): Paint => ({
  surface,
  hover,
  ink,
  edge: "transparent",
  upperEdge: lacquer(surface),
});
const soft = (surface: string, ink: string): Paint => ({
  surface,
  hover: `color-mix(in srgb, ${ink} 14%, ${surface})`,
  ink,
  edge: "transparent",
});
const outline = (ink: string, edge: string): Paint => ({
  surface: "transparent",
  hover: `color-mix(in srgb, ${ink} 10%, transparent)`,
  ink,
  edge,
});
const ghost = (ink: string): Paint => outline(ink, "transparent");
const deeper = (surface: string) => `color-mix(in srgb, ${text.primary} 12%, ${surface})`;

const PAINTS: Record<ButtonVariant, Record<ButtonTone, Paint>> = {
  solid: {
    accent: solid(background.accent, background.accentHover, text.onAccent),
    neutral: { surface: background.raised, hover: background.hover, ink: text.primary, edge: border.hairline },
    positive: solid(background.positive, deeper(background.positive), text.onPositive),
    danger: solid(background.danger, background.dangerHover, text.onDanger),
  },
  soft: {
    accent: soft(background.accentSoft, text.accent),
    neutral: soft(background.hover, text.primary),
    positive: soft(background.positiveSoft, text.positive),
    danger: soft(background.dangerSoft, text.danger),
  },
  outline: {
    accent: outline(text.accent, border.accent),
    neutral: outline(text.primary, border.field),
    positive: outline(text.positive, text.positive),
    danger: outline(text.danger, border.danger),
  },
  ghost: {
    accent: ghost(text.accent),
    neutral: ghost(text.secondary),
    positive: ghost(text.positive),
    danger: ghost(text.danger),
  },
};

const paint = ({ surface, hover, ink, edge, upperEdge = edge }: Paint) =>
  layered({
    backgroundColor: surface,
    color: ink,
    borderColor: edge,
    borderBlockStartColor: upperEdge,
    "@media": { [media.hover]: { ":hover": { backgroundColor: hover } } },
    selectors: { "&:active": { backgroundColor: hover } },
    "@supports": {
      [lacks.colorMix]: {
        borderBlockStartColor: edge,
        selectors: { "&:is(:hover, :active)": { backgroundColor: surface } },
      },
    },
  });

/** Styles that all buttons share. */
export const base = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  maxInlineSize: "100%",
  border: "1px solid",
  borderRadius: corners(vars.radius.medium),
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.heading,
  textAlign: "center",
  textDecoration: "none",
  userSelect: "none",
  touchAction: "manipulation",
  transitionProperty: "background-color, border-color, translate",
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.easeOut,
  selectors: {
    "&:active:not(:disabled, [aria-disabled='true'])": { translate: "0 1px" },
    "&:disabled": { opacity: 0.5 },
    "&[data-loading]": { cursor: "progress" },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "ButtonBorder",
      ":disabled": { color: "GrayText", borderColor: "GrayText", opacity: 1 },
    },
  },
});

export const sizes = {
  small: componentStyle({
    minBlockSize: control.small,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[2],
    gap: vars.space[4],
    fontSize: vars.font.size[14],
    borderRadius: corners(vars.radius.small),
  }),
  medium: componentStyle({
    minBlockSize: control.medium,
    paddingInline: vars.space[16],
    paddingBlock: vars.space[4],
    gap: vars.space[8],
    fontSize: vars.font.size[14],
  }),
  large: componentStyle({
    minBlockSize: control.large,
    paddingInline: vars.space[24],
    paddingBlock: vars.space[8],
    gap: vars.space[8],
    fontSize: vars.font.size[16],
  }),
} satisfies Record<ButtonSize, string>;

/** As wide as it is high, for a button with only an icon. */
export const squares = styleVariants(control, (side) => layered({ inlineSize: side, padding: 0 }));

export const round = componentStyle({ borderRadius: vars.radius.full });

export const wide = componentStyle({ inlineSize: "100%" });

/** One class for each pair of variant and tone. A page may show a thousand buttons, and the browser matches every class of each. */
export const paints: Record<ButtonVariant, Record<ButtonTone, string>> = {
  solid: styleVariants(PAINTS.solid, paint),
  soft: styleVariants(PAINTS.soft, paint),
  outline: styleVariants(PAINTS.outline, paint),
  ghost: styleVariants(PAINTS.ghost, paint),
};

/** A long label wraps and is never cut: labels in some languages are twice as long. */
export const buttonLabel = componentStyle({ minInlineSize: 0, overflowWrap: "anywhere" });
