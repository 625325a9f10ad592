import { createGlobalThemeContract } from "@vanilla-extract/css";

/**
 * Every role a component may read, by name only. Values live in `measures.css.ts` and `brands/<brand>/<mode>.css.ts`, which no component
 * imports (D17c): changing a value then re-evaluates one file, not every style sheet.
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
      /** One hue a game category (art direction 2): for icons, shelf headings and page headers. */
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
      /** Bengali raises `text` to 1.65 through `:lang(bn)`. */
      lineHeight: { text: "", heading: "", single: "" },
    },
    size: {
      /** Height of a control: 44 px for a finger, 36 px for a mouse, else by choice (theme/density.css.ts). */
      control: { small: "", medium: "", large: "" },
      icon: { small: "", medium: "", large: "" },
      header: "",
      leftBar: "",
      leftBarFolded: "",
      rightBar: "",
      bottomBar: "",
      content: "",
      gutter: "",
      /** Width of a dialog: R486, and two for forms and tables. */
      dialog: "",
      dialogMedium: "",
      dialogLarge: "",
    },
    motion: {
      /** Zero under reduced motion, so that components need no media query of their own. */
      dialog: "",
      fast: "",
      medium: "",
      slow: "",
      easeOut: "",
      easeInOut: "",
    },
    layer: { base: "", sticky: "", bar: "", overlay: "", dialog: "", popover: "", toast: "" },
    /**
     * Tier 3: a part of a component, only where a brand needs one. The component reads it with a role to fall back on
     * (`fallbackVar`) and never sets it.
     */
    component: { button: { radius: "" } },
  },
  (_value, path) => `lk-${path.join("-").replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
