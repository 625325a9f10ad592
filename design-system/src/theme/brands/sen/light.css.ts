// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import "../../measures.css.ts";
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color, elevation, radius } = vars;

globalStyle('[data-brand="sen"][data-theme="light"]', {
  "@layer": {
    [themeLayer]: {
      colorScheme: "light",
      vars: {
        ...assignVars(
          { color, elevation },
          {
            color: {
              background: {
                page: "#f9eeec",
                card: "#fffcfc",
                raised: "#fdf6f5",
                sunken: "#f3e4e2",
                hover: "#f3e4e2",
                pressed: "#ead9d6",
                overlay: "#fffcfc",
                scrim: "#23121894",
                field: "#fffcfc",
                accent: "#b2216f",
                accentHover: "#98175d",
                accentSoft: "#fee7f1",
                positive: "#056c4a",
                positiveSoft: "#ddf3e8",
                danger: "#ad2c1d",
                dangerHover: "#932518",
                dangerSoft: "#fee9e5",
                information: "#1765b0",
                informationSoft: "#dcebf8",
                skeleton: "#ead9d6",
              },
              text: {
                primary: "#2e1b21",
                secondary: "#5c444c",
                muted: "#715d63",
                accent: "#a21c64",
                onAccent: "#fffcfc",
                positive: "#056c4a",
                onPositive: "#fffcfc",
                danger: "#ad2c1d",
                onDanger: "#fffcfc",
                information: "#1765b0",
                onInformation: "#fffcfc",
                onPicture: "#fdf6f5",
                link: "#1765b0",
              },
              border: {
                hairline: "#ead9d6",
                field: "#8e7f7d",
                fieldHover: "#715d63",
                strong: "#8e7f7d",
                accent: "#c22e7b",
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
                ring: "#256041",
                highlight: "#fffefa",
                number: "#16203a",
                specialFace: "#dcb155",
                specialRing: "#b2216f",
                specialNumber: "#331511",
              },
              picture: {
                shade: "#16090dc7",
              },
            },
            elevation: {
              "1": "0 1px 2px 0 #42242414",
              "2": "0 2px 8px 0 #42242414, 0 1px 2px 0 #42242414",
              "3": "0 8px 24px -4px #42242429, 0 2px 6px 0 #42242414",
              "4": "0 24px 64px -12px #42242429, 0 8px 20px -6px #42242429",
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
