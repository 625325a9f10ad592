// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import "../../measures.css.ts";
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color, elevation, radius, component } = vars;

globalStyle('[data-brand="wayang"]:not([data-theme="light"])', {
  "@layer": {
    [themeLayer]: {
      colorScheme: "dark",
      vars: {
        ...assignVars(
          { color, elevation },
          {
            color: {
              background: {
                page: "#1d1209",
                card: "#291a0f",
                raised: "#332214",
                sunken: "#140b05",
                hover: "#3d291a",
                pressed: "#493424",
                overlay: "#332214",
                scrim: "#0d0602b8",
                field: "#1d1209",
                accent: "#9eb1ff",
                accentHover: "#b7c6ff",
                accentSoft: "#242d5a",
                positive: "#4fd6a4",
                positiveSoft: "#0f3430",
                danger: "#ff8674",
                dangerHover: "#ffa193",
                dangerSoft: "#421f24",
                information: "#58d5e7",
                informationSoft: "#05343d",
                skeleton: "#3d291a",
              },
              text: {
                primary: "#f2efea",
                secondary: "#d2c5bb",
                muted: "#b7a599",
                accent: "#b7c6ff",
                onAccent: "#0d1331",
                positive: "#4fd6a4",
                onPositive: "#04211a",
                danger: "#ff8674",
                onDanger: "#2c0b07",
                information: "#58d5e7",
                onInformation: "#001e24",
                onPicture: "#f6f8fb",
                link: "#cad6ff",
              },
              border: {
                hairline: "#493424",
                field: "#957e6d",
                fieldHover: "#b7a599",
                strong: "#957e6d",
                accent: "#9eb1ff",
                danger: "#ff8674",
                focus: "#f2cf94",
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
                ring: "#5a79d9",
                highlight: "#fffefa",
                number: "#16203a",
                specialFace: "#5b3111",
                specialRing: "#e9b364",
                specialNumber: "#fdf0dc",
              },
              picture: {
                shade: "#150b05c7",
              },
            },
            elevation: {
              "1": "0 1px 2px 0 #08040266",
              "2": "0 2px 6px 0 #08040266, 0 1px 2px 0 #08040266",
              "3": "0 8px 24px -4px #08040299, 0 2px 6px 0 #08040266",
              "4": "0 24px 64px -12px #08040299, 0 8px 20px -6px #08040299",
            },
          },
        ),
        [radius.small]: "3px",
        [radius.medium]: "6px",
        [radius.large]: "10px",
        [component.button.radius]: "3px",
      },
    },
  },
});
