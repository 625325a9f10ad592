import type { RewardRecord } from "../world/rewards/data/point-rewards.ts";
import { seededRandom } from "../world/random.ts";
import { grain, hero, picture } from "./compose.ts";
import { particles } from "./foregrounds.ts";
import { MOTIFS, type MotifName } from "./motifs/motifs.ts";
import { createPalette } from "./palette.ts";

export const REWARD_ART = { width: 240, height: 240 } as const;

const MOTIF_OF_KIND: Record<RewardRecord["kind"], MotifName> = {
  bonusCredit: "coin",
  freeSpins: "reels",
  goods: "crown",
};

const paletteOf = ({ id }: RewardRecord) => createPalette("yb", seededRandom(`reward:${id}`));

/** Renders a reward of the points mall: its motif in a lit niche. */
export function composeReward(reward: RewardRecord): string {
  const { width, height } = REWARD_ART;
  const random = seededRandom(`reward:${reward.id}`);
  const palette = createPalette("yb", random);
  const scene = { width, height, palette, random, x: width / 2, y: height * 0.48, reach: 84 };
  const niche = `<path d="M36,228V112A84,84 0 0 1 204,112V228Z" fill="${palette.deep}" stroke="${palette.gold}" stroke-opacity=".55" stroke-width="2"/>`;
  return picture(
    palette,
    scene,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>${niche}` +
      hero(MOTIFS[reward.motif ?? MOTIF_OF_KIND[reward.kind]], scene, random.range(-6, 6)) +
      particles("sparks", scene) +
      grain(width, height),
  );
}

/** Placeholder colour while the picture loads. */
export const rewardColor = (reward: RewardRecord): string => paletteOf(reward).mid;
