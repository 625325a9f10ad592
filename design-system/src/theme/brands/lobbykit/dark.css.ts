// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import "../../measures.css.ts";
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color, elevation } = vars;

globalStyle(':where(:root:not([data-theme="light"])), [data-theme="dark"]', {
  "@layer": {
    [themeLayer]: {
      colorScheme: "dark",
      vars: assignVars(
        { color, elevation },
        {
          color: {
            background: {
              page: "#0d1424",
              card: "#141d32",
              raised: "#1a2540",
              sunken: "#080d1a",
              hover: "#202d4c",
              pressed: "#293858",
              overlay: "#1a2540",
              scrim: "#050813b8",
              field: "#0d1424",
              accent: "#f7b134",
              accentHover: "#ffc454",
              accentSoft: "#37290f",
              positive: "#4fd6a4",
              positiveSoft: "#0f3430",
              danger: "#ff8674",
              dangerHover: "#ffa193",
              dangerSoft: "#421f24",
              information: "#76bcff",
              informationSoft: "#13304f",
              skeleton: "#202d4c",
            },
            text: {
              primary: "#f4eee2",
              secondary: "#bac3d6",
              muted: "#98a4bd",
              accent: "#ffc454",
              onAccent: "#261803",
              positive: "#4fd6a4",
              onPositive: "#04211a",
              danger: "#ff8674",
              onDanger: "#2c0b07",
              information: "#76bcff",
              onInformation: "#041b31",
              onPicture: "#fbf7ef",
              link: "#a9d5ff",
            },
            border: {
              hairline: "#293858",
              field: "#7281a4",
              fieldHover: "#98a4bd",
              strong: "#7281a4",
              accent: "#f7b134",
              danger: "#ff8674",
              focus: "#a9d5ff",
            },
            category: {
              slots: "#f47fd4",
              live: "#ff7088",
              sports: "#66d684",
              fishing: "#4fd3e8",
              lottery: "#f8bd4e",
              poker: "#b99aff",
              bingo: "#ff9cc0",
              cockfight: "#f29562",
              yb: "#97a8ff",
              mini: "#bade5a",
            },
            ball: {
              face: "#f7eedc",
              ring: "#4f86d9",
              highlight: "#fffefa",
              number: "#16203a",
              specialFace: "#8a1f30",
              specialRing: "#f7b134",
              specialNumber: "#fff1d6",
            },
            picture: {
              shade: "#080d1ac7",
            },
          },
          elevation: {
            "1": "0 1px 2px 0 #02050c66",
            "2": "0 2px 6px 0 #02050c66, 0 1px 2px 0 #02050c66",
            "3": "0 8px 24px -4px #02050c99, 0 2px 6px 0 #02050c66",
            "4": "0 24px 64px -12px #02050c99, 0 8px 20px -6px #02050c99",
          },
        },
      ),
    },
  },
});
