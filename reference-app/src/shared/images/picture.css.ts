import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../layout/app-style.ts";

/** The box of a picture with rounded corners. An Image inherits the corners of its container. */
export const pictureBox = appStyle({ borderRadius: vars.radius.medium });

/** The box of a picture as wide as the page. Its corners are as round as those of cards. */
export const widePictureBox = appStyle({ borderRadius: vars.radius.large });
