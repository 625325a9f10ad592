import { style, type StyleRule } from "@vanilla-extract/css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

/** A class of the app, in the app's cascade layer (D17c). */
export const appStyle = (rule: NonNullable<StyleRule["@layer"]>[string]): string =>
  style({ "@layer": { [appLayer]: rule } });
