import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

export const button = recipe({
  base: layered({
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    inlineSize: vars.size.control.small,
    blockSize: vars.size.control.small,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    cursor: "pointer",
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  }),
  variants: {
    on: {
      surface: layered({
        background: "none",
        color: vars.color.text.secondary,
        "@media": { [media.hover]: { ":hover": { background: vars.color.background.hover } } },
      }),
      picture: layered({ background: vars.color.picture.shade, color: vars.color.text.onPicture }),
    },
  },
});

globalStyle(`${button.classNames.base} svg`, layered({ fill: "currentColor" }));
