// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import "../../measures.css.ts";
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color, elevation, radius, component } = vars;

globalStyle('[data-brand="wayang"][data-theme="light"]', {
  "@layer": {
    [themeLayer]: {
      colorScheme: "light",
      vars: {
        ...assignVars(
          { color, elevation },
          {
            color: {
              background: {
                page: "#edf1f7",
                card: "#fcfdff",
                raised: "#f6f8fb",
                sunken: "#e4e8f0",
                hover: "#e4e8f0",
                pressed: "#d8dde6",
                overlay: "#fcfdff",
                scrim: "#21150c94",
                field: "#fcfdff",
                accent: "#3545a9",
                accentHover: "#27358c",
                accentSoft: "#e5ebfd",
                positive: "#056c4a",
                positiveSoft: "#ddf3e8",
                danger: "#ad2c1d",
                dangerHover: "#932518",
                dangerSoft: "#fee9e5",
                information: "#036b7d",
                informationSoft: "#d7f1f4",
                skeleton: "#d8dde6",
              },
              text: {
                primary: "#2c1e14",
                secondary: "#59483c",
                muted: "#6e6056",
                accent: "#3343a3",
                onAccent: "#fcfdff",
                positive: "#056c4a",
                onPositive: "#fcfdff",
                danger: "#ad2c1d",
                onDanger: "#fcfdff",
                information: "#036b7d",
                onInformation: "#fcfdff",
                onPicture: "#f6f8fb",
                link: "#3343a3",
              },
              border: {
                hairline: "#d8dde6",
                field: "#7f838b",
                fieldHover: "#6e6056",
                strong: "#7f838b",
                accent: "#4459c6",
                danger: "#ad2c1d",
                focus: "#844b17",
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
                ring: "#2f429d",
                highlight: "#fffefa",
                number: "#16203a",
                specialFace: "#5b3111",
                specialRing: "#844b17",
                specialNumber: "#fdf0dc",
              },
              picture: {
                shade: "#150b05c7",
              },
            },
            elevation: {
              "1": "0 1px 2px 0 #262e3d14",
              "2": "0 2px 8px 0 #262e3d14, 0 1px 2px 0 #262e3d14",
              "3": "0 8px 24px -4px #262e3d29, 0 2px 6px 0 #262e3d14",
              "4": "0 24px 64px -12px #262e3d29, 0 8px 20px -6px #262e3d29",
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
