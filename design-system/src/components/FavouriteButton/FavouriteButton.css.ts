import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const TOUCH_PX = 44;
const DISC_PX = 32;

export const button = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: `${TOUCH_PX}px`,
  blockSize: `${TOUCH_PX}px`,
  color: vars.color.text.onPicture,
  borderRadius: vars.radius.full,
  selectors: { '&[aria-busy="true"]': { cursor: "progress" } },
});

export const disc = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: `${DISC_PX}px`,
  blockSize: `${DISC_PX}px`,
  borderRadius: vars.radius.full,
  background: vars.color.picture.shade,
  transition: `scale ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@media": {
    [media.hover]: { selectors: { [`${button}:hover &`]: { scale: 1.1 }, [`${button}:active &`]: { scale: 0.92 } } },
    [media.forcedColors]: { border: "1px solid ButtonText" },
  },
  selectors: {
    // While pressed, only the colour changes: a change of size would need a layout before the browser can show the response.
    [`${button}:active &`]: {
      background: `color-mix(in srgb, ${vars.color.picture.shade}, ${vars.color.text.onPicture} 20%)`,
    },
  },
});

globalStyle(`${button}[aria-pressed="true"] svg`, layered({ fill: "currentColor" }));

globalStyle(`${button}[aria-busy="true"] svg`, layered({ opacity: 0.5 }));
