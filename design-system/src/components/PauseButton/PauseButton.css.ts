import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

/** Height of the dark strip on a picture that the button uses on touch screens, as the dots of a carousel do. */
const SHADE = "24px";

export const button = recipe({
  base: layered({
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    inlineSize: vars.size.control.small,
    blockSize: vars.size.control.small,
    borderRadius: vars.radius.full,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  }),
  variants: {
    on: {
      surface: layered({
        background: "none",
        color: vars.color.text.secondary,
        "@media": { [media.hover]: { ":hover": { background: vars.color.background.hover } } },
      }),
      picture: layered({
        background: vars.color.picture.shade,
        color: vars.color.text.onPicture,
        "@media": {
          // The touch target extends above the visible button, so that the strip stays low and text in the picture stays legible.
          [media.coarse]: {
            position: "relative",
            isolation: "isolate",
            alignItems: "end",
            paddingBlockEnd: vars.space[4],
            background: "none",
            "::before": {
              content: "",
              position: "absolute",
              zIndex: -1,
              insetBlockEnd: 0,
              insetInline: `calc((100% - ${SHADE}) / 2)`,
              blockSize: SHADE,
              borderRadius: vars.radius.full,
              background: vars.color.picture.shade,
            },
          },
        },
      }),
    },
  },
});

globalStyle(`${button.classNames.base} svg`, layered({ fill: "currentColor" }));
