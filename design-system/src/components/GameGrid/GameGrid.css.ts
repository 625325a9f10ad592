import { style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style(
  layered({
    display: "grid",
    gap: vars.space[12],
    margin: 0,
    padding: 0,
    listStyle: "none",
    ...columns(2),
    "@media": {
      [media.tablet]: { ...columns(3), gap: vars.space[16] },
      [media.desktop]: columns(4),
      [media.wide]: columns(5),
      [media.wider]: columns(6),
      [media.widest]: columns(8),
    },
  }),
);
