import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

const { size, lineHeight } = vars.font;
const NAME = `${size[14]} * ${lineHeight.heading}`;
/** Bengali letters are taller. */
const BENGALI_NAME = `${size[14]} * ${lineHeight.text}`;
const textHeight = (name: string) => `calc(2 * ${vars.space[12]} + ${name} + ${size[12]} * ${lineHeight.text} + 3px)`;

/** The place of a VendorCard: its picture, and its name and number of games in a line each. */
export const cardPlace = appStyle({
  borderRadius: vars.radius.large,
  background: vars.color.background.skeleton,
  "::before": { content: "", display: "block", aspectRatio: "16 / 9" },
  "::after": { content: "", display: "block", blockSize: textHeight(NAME) },
  selectors: { "&:lang(bn)::after": { blockSize: textHeight(BENGALI_NAME) } },
});
