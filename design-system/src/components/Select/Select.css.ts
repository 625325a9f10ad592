import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

export const field = componentStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  minInlineSize: 0,
});

/** As wide as its text, because the list is aligned to it. */
export const quietField = style([field, layered({ inlineSize: "fit-content", maxInlineSize: "100%" })]);

export const label = componentStyle({
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.primary,
});

/** As high as a TextField, because they are often side by side. */
export const trigger = componentStyle({
  inlineSize: "100%",
  selectors: {
    "&&": {
      minBlockSize: vars.size.control.large,
      borderRadius: vars.radius.medium,
      fontSize: vars.font.size[16],
    },
  },
});

export const value = recipe({
  base: layered({
    flex: "1 1 auto",
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  }),
  variants: {
    isPlaceholder: {
      true: layered({ color: vars.color.text.muted }),
      false: {},
    },
  },
});
