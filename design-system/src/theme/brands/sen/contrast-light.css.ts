// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { contrastTheme } from "../../brand-theme.ts";
import values from "./contrast-light.json";

contrastTheme(
  {
    chosen: '[data-brand="sen"][data-theme="light"][data-contrast="more"]',
    asked: '[data-brand="sen"][data-theme="light"]:not([data-contrast="standard"])',
  },
  values,
);
