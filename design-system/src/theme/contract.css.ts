import { createGlobalThemeContract } from "@vanilla-extract/css";
import { propertyOf } from "./property-of.ts";

/**
 * Names of all values that a component may use. The values are in `measures.css.ts` and `brands/<brand>/<mode>.json`, which no component
 * imports (D17c). So changing a value rebuilds only one file, not every style sheet.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      background: {
        page: "",
        card: "",
        raised: "",
        sunken: "",
        hover: "",
        pressed: "",
        overlay: "",
        scrim: "",
        field: "",
        accent: "",
        accentHover: "",
        accentSoft: "",
        positive: "",
        positiveSoft: "",
        danger: "",
        dangerHover: "",
        dangerSoft: "",
        information: "",
        informationSoft: "",
        skeleton: "",
      },
      text: {
        primary: "",
        secondary: "",
        muted: "",
        accent: "",
        onAccent: "",
        positive: "",
        onPositive: "",
        danger: "",
        onDanger: "",
        information: "",
        onInformation: "",
        onPicture: "",
        link: "",
      },
      border: {
        hairline: "",
        field: "",
        fieldHover: "",
        strong: "",
        accent: "",
        danger: "",
        focus: "",
      },
      /** One hue for each game category, for icons, shelf headings and page headers. */
      category: {
        slots: "",
        live: "",
        sports: "",
        fishing: "",
        lottery: "",
        poker: "",
        bingo: "",
        cockfight: "",
        yb: "",
        mini: "",
      },
      ball: {
        face: "",
        ring: "",
        highlight: "",
        number: "",
        specialFace: "",
        specialRing: "",
        specialNumber: "",
      },
      picture: {
        shade: "",
      },
    },
    space: { 0: "", 2: "", 4: "", 8: "", 12: "", 16: "", 24: "", 32: "", 48: "", 64: "" },
    radius: { small: "", medium: "", large: "", full: "" },
    elevation: { 1: "", 2: "", 3: "", 4: "" },
    font: {
      family: "",
      size: { 12: "", 14: "", 16: "", 18: "", 22: "", 28: "", 36: "" },
      weight: { regular: "", medium: "", semibold: "", bold: "" },
      /** Languages whose script needs more space, such as Bengali, have a larger `text` line height through `:lang()`. */
      lineHeight: { text: "", heading: "", single: "" },
    },
    size: {
      /** Height of a control: 44 px for touch, 36 px for a mouse, otherwise by choice (theme/density.css.ts). */
      control: { small: "", medium: "", large: "" },
      icon: { small: "", medium: "", large: "" },
      header: "",
      leftBar: "",
      leftBarFolded: "",
      rightBar: "",
      bottomBar: "",
      content: "",
      gutter: "",
      /** Widths of a dialog: R486, and two more for forms and tables. */
      dialog: "",
      dialogMedium: "",
      dialogLarge: "",
    },
    motion: {
      /** Zero with reduced motion, so that components need no media query for it. */
      dialog: "",
      fast: "",
      medium: "",
      slow: "",
      easeOut: "",
      easeInOut: "",
    },
    layer: { base: "", sticky: "", bar: "", overlay: "", dialog: "", popover: "", toast: "" },
    /**
     * Component tokens (tier 3): one part of one component, only where a brand needs it. The component reads it with another token as its
     * fallback (`fallbackVar`) and never sets it.
     */
    component: { button: { radius: "" } },
  },
  (_value, path) => propertyOf(path.join(".")),
);
