// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import "../../measures.css.ts";
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color, elevation, radius, component } = vars;

globalStyle('[data-brand="parol"]:not([data-theme="light"])', {
  "@layer": {
    [themeLayer]: {
      colorScheme: "dark",
      vars: {
        ...assignVars(
          { color, elevation },
          {
            color: {
              background: {
                page: "#170f26",
                card: "#211735",
                raised: "#2b1d43",
                sunken: "#10091c",
                hover: "#33244f",
                pressed: "#3e2f5c",
                overlay: "#2b1d43",
                scrim: "#090413b8",
                field: "#170f26",
                accent: "#f6d72e",
                accentHover: "#f8e45b",
                accentSoft: "#391c68",
                positive: "#4fd6a4",
                positiveSoft: "#0f3430",
                danger: "#ff8674",
                dangerHover: "#ffa193",
                dangerSoft: "#421f24",
                information: "#76bcff",
                informationSoft: "#13304f",
                skeleton: "#33244f",
              },
              text: {
                primary: "#f0efe8",
                secondary: "#cac3dd",
                muted: "#ada3c7",
                accent: "#f8e45b",
                onAccent: "#24163c",
                positive: "#4fd6a4",
                onPositive: "#04211a",
                danger: "#ff8674",
                onDanger: "#2c0b07",
                information: "#76bcff",
                onInformation: "#041b31",
                onPicture: "#f9f6fc",
                link: "#a9d5ff",
              },
              border: {
                hairline: "#3e2f5c",
                field: "#887aa9",
                fieldHover: "#ada3c7",
                strong: "#887aa9",
                accent: "#f6d72e",
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
                ring: "#db4144",
                highlight: "#fffefa",
                number: "#16203a",
                specialFace: "#4f238a",
                specialRing: "#f6d72e",
                specialNumber: "#fbf4c5",
              },
              picture: {
                shade: "#10091cc7",
              },
            },
            elevation: {
              "1": "0 1px 2px 0 #05030d66",
              "2": "0 2px 6px 0 #05030d66, 0 1px 2px 0 #05030d66",
              "3": "0 8px 24px -4px #05030d99, 0 2px 6px 0 #05030d66",
              "4": "0 24px 64px -12px #05030d99, 0 8px 20px -6px #05030d99",
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
