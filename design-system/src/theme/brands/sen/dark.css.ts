// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import "../../measures.css.ts";
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color, elevation, radius } = vars;

globalStyle('[data-brand="sen"]:not([data-theme="light"])', {
  "@layer": {
    [themeLayer]: {
      colorScheme: "dark",
      vars: {
        ...assignVars(
          { color, elevation },
          {
            color: {
              background: {
                page: "#1e0f14",
                card: "#2b171e",
                raised: "#361d26",
                sunken: "#16090d",
                hover: "#40252e",
                pressed: "#4d2f39",
                overlay: "#361d26",
                scrim: "#0e0507b8",
                field: "#1e0f14",
                accent: "#fba6ce",
                accentHover: "#febad9",
                accentSoft: "#471d33",
                positive: "#4fd6a4",
                positiveSoft: "#0f3430",
                danger: "#ff8674",
                dangerHover: "#ffa193",
                dangerSoft: "#421f24",
                information: "#76bcff",
                informationSoft: "#13304f",
                skeleton: "#40252e",
              },
              text: {
                primary: "#f6edeb",
                secondary: "#d4c2c7",
                muted: "#baa2a9",
                accent: "#febad9",
                onAccent: "#2d0b1c",
                positive: "#4fd6a4",
                onPositive: "#04211a",
                danger: "#ff8674",
                onDanger: "#2c0b07",
                information: "#76bcff",
                onInformation: "#041b31",
                onPicture: "#fdf6f5",
                link: "#a9d5ff",
              },
              border: {
                hairline: "#4d2f39",
                field: "#997983",
                fieldHover: "#baa2a9",
                strong: "#997983",
                accent: "#fba6ce",
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
                ring: "#459269",
                highlight: "#fffefa",
                number: "#16203a",
                specialFace: "#dcb155",
                specialRing: "#fba6ce",
                specialNumber: "#331511",
              },
              picture: {
                shade: "#16090dc7",
              },
            },
            elevation: {
              "1": "0 1px 2px 0 #09030466",
              "2": "0 2px 6px 0 #09030466, 0 1px 2px 0 #09030466",
              "3": "0 8px 24px -4px #09030499, 0 2px 6px 0 #09030466",
              "4": "0 24px 64px -12px #09030499, 0 8px 20px -6px #09030499",
            },
          },
        ),
        [radius.small]: "8px",
        [radius.medium]: "14px",
        [radius.large]: "22px",
      },
    },
  },
});
