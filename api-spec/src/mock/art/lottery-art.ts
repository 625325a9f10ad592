import type { LotteryGameRecord, LotteryKind } from "../world/lottery/data/lottery-games.ts";
import { seededRandom } from "../world/random.ts";
import { picture } from "./compose.ts";
import { ball } from "./motifs/minis.ts";
import { MOTIFS } from "./motifs/motifs.ts";
import { createPalette } from "./palette.ts";
import { ring } from "./path-data.ts";
import { circle, place, polar, times } from "./svg.ts";

const LOTTERY_ART = { width: 160, height: 160 } as const;
const BEADS: Record<LotteryKind, number> = { SSC: 5, "11X5": 5, PK10: 10, LHC: 7, LF: 6 };

/** Renders a lottery game's icon: an enamel disc with as many balls on its rim as the game draws. */
export function composeLottery(game: LotteryGameRecord): string {
  const { width, height } = LOTTERY_ART;
  const random = seededRandom(game.code);
  const palette = createPalette("lottery", random);
  const beads = BEADS[game.kind];
  const content =
    circle(80, 80, 78, 'fill="url(#g)"') +
    circle(80, 80, 72, 'fill="url(#ground)"') +
    `<g fill="none" stroke="${palette.gold}">${circle(80, 80, 72)}${circle(80, 80, 52, 'stroke-opacity=".6"')}</g>` +
    `<g stroke="${palette.gold}" stroke-width="2" stroke-linejoin="round">${place(80, 80, `<g stroke-opacity=".3" fill="none">${ring(16, "M-9,-50Q0,-64 9,-50")}</g>`, random.range(0, 20))}${place(80, 80, MOTIFS[game.motif](random), random.range(-6, 6), 0.42)}${times(
      beads,
      (index) => {
        const [x, y] = polar(62, (360 / beads) * index);
        return place(
          80 + x,
          80 + y,
          ball(`url(#${index === beads - 1 && game.kind === "LHC" ? "b" : "a"})`, random.int(0, 8), 22),
          0,
          0.4,
        );
      },
    )}</g>`;
  return picture(palette, { width, height, x: 70, y: 62 }, content);
}
