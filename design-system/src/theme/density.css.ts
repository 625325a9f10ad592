// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { globalStyle } from "@vanilla-extract/css";
import { media } from "./conditions.ts";
import { vars } from "./contract.css.ts";
import { themeLayer } from "./layers.css.ts";

const { size } = vars;

globalStyle('[data-density="comfortable"]', {
  "@layer": {
    [themeLayer]: {
      vars: { [size.control.small]: "44px", [size.control.medium]: "44px", [size.control.large]: "52px" },
    },
  },
});
// A finger keeps its 44 px whatever is chosen.
globalStyle('[data-density="compact"]', {
  "@layer": {
    [themeLayer]: {
      "@media": {
        [media.fine]: {
          vars: { [size.control.small]: "24px", [size.control.medium]: "32px", [size.control.large]: "36px" },
        },
      },
    },
  },
});
