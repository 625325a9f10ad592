// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import "../../measures.css.ts";
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color, elevation } = vars;

globalStyle('[data-theme="light"]', {
  "@layer": {
    [themeLayer]: {
      colorScheme: "light",
      vars: assignVars(
        { color, elevation },
        {
          color: {
            background: {
              page: "#f6f0e4",
              card: "#fffdf9",
              raised: "#fbf7ef",
              sunken: "#efe7d8",
              hover: "#efe7d8",
              pressed: "#e6dccb",
              overlay: "#fffdf9",
              scrim: "#141a2a94",
              field: "#fffdf9",
              accent: "#eea21d",
              accentHover: "#d98d0c",
              accentSoft: "#fdeccb",
              positive: "#056c4a",
              positiveSoft: "#ddf3e8",
              danger: "#ad2c1d",
              dangerHover: "#932518",
              dangerSoft: "#fee9e5",
              information: "#1765b0",
              informationSoft: "#dcebf8",
              skeleton: "#e6dccb",
            },
            text: {
              primary: "#1a2236",
              secondary: "#434d66",
              muted: "#5c6579",
              accent: "#8a5200",
              onAccent: "#261803",
              positive: "#056c4a",
              onPositive: "#fffdf9",
              danger: "#ad2c1d",
              onDanger: "#fffdf9",
              information: "#1765b0",
              onInformation: "#fffdf9",
              onPicture: "#fbf7ef",
              link: "#1765b0",
            },
            border: {
              hairline: "#e6dccb",
              field: "#8d8576",
              fieldHover: "#5c6579",
              strong: "#8d8576",
              accent: "#a86808",
              danger: "#ad2c1d",
              focus: "#1765b0",
            },
            category: {
              slots: "#a81f86",
              live: "#b3152f",
              sports: "#1b7434",
              fishing: "#0a6a80",
              lottery: "#875400",
              poker: "#6b3dc2",
              bingo: "#b02f66",
              cockfight: "#9c4117",
              yb: "#434fc0",
              mini: "#536b08",
            },
            ball: {
              face: "#fffaf0",
              ring: "#2b4f91",
              highlight: "#fffefa",
              number: "#16203a",
              specialFace: "#8a1f30",
              specialRing: "#a86808",
              specialNumber: "#fff1d6",
            },
            picture: {
              shade: "#080d1ac7",
            },
          },
          elevation: {
            "1": "0 1px 2px 0 #3a2c1214",
            "2": "0 2px 8px 0 #3a2c1214, 0 1px 2px 0 #3a2c1214",
            "3": "0 8px 24px -4px #3a2c1229, 0 2px 6px 0 #3a2c1214",
            "4": "0 24px 64px -12px #3a2c1229, 0 8px 20px -6px #3a2c1229",
          },
        },
      ),
    },
  },
});
