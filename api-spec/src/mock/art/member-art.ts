import type { MemberIcon } from "../world/identity/data/member-icons.ts";
import { seededRandom } from "../world/random.ts";
import { picture } from "./compose.ts";
import { MOTIFS } from "./motifs/motifs.ts";
import { createPalette } from "./palette.ts";
import { circle, place } from "./svg.ts";

const MEMBER_ART = { width: 160, height: 160 } as const;

/** Renders a member's picture: a motif on an enamel disc. */
export function composeMember(icon: MemberIcon): string {
  const { width, height } = MEMBER_ART;
  const random = seededRandom(icon);
  const palette = createPalette("slots", random);
  const content =
    circle(80, 80, 78, 'fill="url(#g)"') +
    circle(80, 80, 72, 'fill="url(#ground)"') +
    `<g stroke="${palette.gold}" stroke-width="2" stroke-linejoin="round">${place(80, 80, MOTIFS[icon](random), 0, 0.52)}</g>`;
  return picture(palette, { width, height, x: 70, y: 62 }, content);
}
