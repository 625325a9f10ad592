import { gameOfCode, type CatalogueGame } from "../world/games/catalogue.ts";
import { BANNERS } from "../world/content/data/banners.ts";
import { lotteryGameOf } from "../world/lottery/data/lottery-games.ts";
import { MEMBER_ICONS } from "../world/identity/data/member-icons.ts";
import { POINT_REWARDS } from "../world/rewards/data/point-rewards.ts";
import { VENDORS } from "../world/games/data/vendors.ts";
import { seededRandom } from "../world/random.ts";
import { composeBanner } from "./banner-art.ts";
import { composeGame } from "./compose.ts";
import { gamePicture } from "./game-picture.ts";
import { composeLottery } from "./lottery-art.ts";
import { composeMember } from "./member-art.ts";
import { MOTIFS } from "./motifs/motifs.ts";
import { composeReward } from "./reward-art.ts";
import { composeVendor } from "./vendor-art.ts";

/** The response of `serveArt`. */
export interface ArtReply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

const PATH = /^\/art\/(games|vendors|scenes|lottery|members|rewards)\/([A-Za-z0-9_-]{1,64})\.(svg|webp)$/;
const TYPES: Readonly<Record<string, string>> = { svg: "image/svg+xml; charset=utf-8", webp: "image/webp" };
const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  // A picture that is opened directly may not run or load anything.
  "content-security-policy": "default-src 'none'; style-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "cross-origin",
} as const;

/** Renders the picture of a game. */
export const drawGame = (game: Pick<CatalogueGame, "code" | "family" | "motif">): string =>
  composeGame(game.family, MOTIFS[game.motif], seededRandom(game.code));

const drawn = <T>(record: T | undefined, draw: (record: T) => string) =>
  record === undefined ? undefined : draw(record);

/** Draws the picture of a code; undefined when no record has the code. One function for each folder below /art. */
const DRAWINGS: Readonly<Record<string, (code: string) => string | undefined>> = {
  games: (code) => drawn(gameOfCode(code), drawGame),
  vendors: (code) => {
    const [vendorCode, category] = code.split("-");
    const vendor = VENDORS.find((one) => one.code === vendorCode);
    return drawn(vendor, (found) => composeVendor(found, category));
  },
  scenes: (code) =>
    drawn(
      BANNERS.find(({ id }) => id === code),
      composeBanner,
    ),
  lottery: (code) => drawn(lotteryGameOf(code), composeLottery),
  members: (code) =>
    drawn(
      MEMBER_ICONS.find((icon) => icon === code),
      composeMember,
    ),
  rewards: (code) =>
    drawn(
      POINT_REWARDS.find(({ id }) => id === code),
      composeReward,
    ),
};

/**
 * Serves pictures by path: `/art/{games|vendors|scenes|lottery|members|rewards}/CODE.svg`, and for games also `CODE.webp` in card size.
 * Banner pictures are called `scenes`, because ad blockers block the word "banner" (R433). A picture depends only on its code and never
 * changes, so it may be cached for a year. Undefined when there is no such picture.
 */
export async function serveArt(url: URL): Promise<ArtReply | undefined> {
  const [, kind = "", code = "", format = ""] = PATH.exec(url.pathname) ?? [];
  const isPicture = format === "webp";
  if (isPicture && kind !== "games") return undefined;
  const drawing = DRAWINGS[kind]?.(code);
  if (!drawing) return undefined;
  const body = isPicture ? await gamePicture(drawing) : drawing;
  return { status: 200, headers: { "content-type": TYPES[format] ?? "", ...HEADERS }, body };
}
