// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import "../../measures.css.ts";
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color, elevation, radius, component } = vars;

globalStyle('[data-brand="parol"][data-theme="light"]', {
  "@layer": {
    [themeLayer]: {
      colorScheme: "light",
      vars: {
        ...assignVars(
          { color, elevation },
          {
            color: {
              background: {
                page: "#f3eff8",
                card: "#fdfcff",
                raised: "#f9f6fc",
                sunken: "#eae5f1",
                hover: "#eae5f1",
                pressed: "#e0dae8",
                overlay: "#fdfcff",
                scrim: "#1b122c94",
                field: "#fdfcff",
                accent: "#f4d121",
                accentHover: "#e7be07",
                accentSoft: "#eee7fc",
                positive: "#056c4a",
                positiveSoft: "#ddf3e8",
                danger: "#ad2c1d",
                dangerHover: "#932518",
                dangerSoft: "#fee9e5",
                information: "#1765b0",
                informationSoft: "#dcebf8",
                skeleton: "#e0dae8",
              },
              text: {
                primary: "#251b38",
                secondary: "#4f4567",
                muted: "#665e7b",
                accent: "#6330b0",
                onAccent: "#24163c",
                positive: "#056c4a",
                onPositive: "#fdfcff",
                danger: "#ad2c1d",
                onDanger: "#fdfcff",
                information: "#1765b0",
                onInformation: "#fdfcff",
                onPicture: "#f9f6fc",
                link: "#1765b0",
              },
              border: {
                hairline: "#e0dae8",
                field: "#86818d",
                fieldHover: "#665e7b",
                strong: "#86818d",
                accent: "#7743cc",
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
                ring: "#be222a",
                highlight: "#fffefa",
                number: "#16203a",
                specialFace: "#4f238a",
                specialRing: "#7743cc",
                specialNumber: "#fbf4c5",
              },
              picture: {
                shade: "#10091cc7",
              },
            },
            elevation: {
              "1": "0 1px 2px 0 #33244b14",
              "2": "0 2px 8px 0 #33244b14, 0 1px 2px 0 #33244b14",
              "3": "0 8px 24px -4px #33244b29, 0 2px 6px 0 #33244b14",
              "4": "0 24px 64px -12px #33244b29, 0 8px 20px -6px #33244b29",
            },
          },
        ),
        [radius.small]: "6px",
        [radius.medium]: "10px",
        [radius.large]: "14px",
        [component.button.radius]: "999px",
      },
    },
  },
});
