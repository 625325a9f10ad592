// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { media } from "./conditions.ts";
import { vars } from "./contract.css.ts";
import { themeLayer } from "./layers.css.ts";

const { space, radius, font, size, motion, layer } = vars;

globalStyle(":root", {
  "@layer": {
    [themeLayer]: {
      vars: assignVars(
        { space, radius, font, size, motion, layer },
        {
          space: {
            "0": "0",
            "2": "2px",
            "4": "4px",
            "8": "8px",
            "12": "12px",
            "16": "16px",
            "24": "24px",
            "32": "32px",
            "48": "48px",
            "64": "64px",
          },
          radius: {
            small: "6px",
            medium: "10px",
            large: "16px",
            full: "999px",
          },
          font: {
            family:
              'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Bengali", "Hind Siliguri", "Kohinoor Bangla", "Bangla Sangam MN", "Nirmala UI", Vrinda, "Noto Sans Devanagari", "Kohinoor Devanagari", "Devanagari Sangam MN", Mangal, sans-serif',
            size: {
              "12": "0.75rem",
              "14": "0.875rem",
              "16": "1rem",
              "18": "1.125rem",
              "22": "1.375rem",
              "28": "1.75rem",
              "36": "2.25rem",
            },
            weight: {
              regular: "400",
              medium: "500",
              semibold: "600",
              bold: "700",
            },
            lineHeight: {
              text: "1.5",
              heading: "1.2",
              single: "1",
            },
          },
          size: {
            control: {
              small: "28px",
              medium: "36px",
              large: "44px",
            },
            icon: {
              small: "16px",
              medium: "20px",
              large: "24px",
            },
            header: "56px",
            leftBar: "220px",
            leftBarFolded: "72px",
            rightBar: "72px",
            bottomBar: "60px",
            content: "1440px",
            gutter: "16px",
            dialog: "400px",
            dialogMedium: "560px",
            dialogLarge: "800px",
          },
          motion: {
            dialog: "100ms",
            fast: "120ms",
            medium: "180ms",
            slow: "240ms",
            easeOut: "cubic-bezier(0.16, 1, 0.3, 1)",
            easeInOut: "cubic-bezier(0.65, 0, 0.35, 1)",
          },
          layer: {
            base: "0",
            sticky: "10",
            bar: "20",
            overlay: "30",
            dialog: "40",
            popover: "50",
            toast: "60",
          },
        },
      ),
      "@media": {
        [media.tablet]: { vars: { [size.header]: "64px", [size.gutter]: "24px" } },
        [media.wide]: { vars: { [size.gutter]: "32px" } },
        [media.reducedMotion]: {
          vars: { [motion.dialog]: "0ms", [motion.fast]: "0ms", [motion.medium]: "0ms", [motion.slow]: "0ms" },
        },
        [media.coarse]: {
          vars: { [size.control.small]: "44px", [size.control.medium]: "44px", [size.control.large]: "52px" },
        },
      },
    },
  },
});

// On the element that names the language only: inside it, values inherit as usual.
globalStyle("[lang]:is(:lang(bn), :lang(hi), :lang(ar))", {
  "@layer": {
    [themeLayer]: {
      vars: { [font.lineHeight.text]: "1.65", [font.lineHeight.heading]: "1.4", [font.lineHeight.single]: "1.2" },
    },
  },
});
globalStyle("[lang]:not(:lang(bn), :lang(hi), :lang(ar))", {
  "@layer": {
    [themeLayer]: {
      vars: { [font.lineHeight.text]: "1.5", [font.lineHeight.heading]: "1.2", [font.lineHeight.single]: "1" },
    },
  },
});
