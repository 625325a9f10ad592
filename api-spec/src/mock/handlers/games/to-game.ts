import { GAME_PICTURE } from "../../art/game-picture.ts";
import { createPalette, type Family } from "../../art/palette.ts";
import { rulesOf } from "../../games/game-words.ts";
import type { CatalogueGame } from "../../world/games/catalogue.ts";
import { inLanguage } from "../../world/text.ts";
import { seededRandom } from "../../world/random.ts";

const placeholders = new Map<string, string>();

/**
 * Placeholder colour shown until the picture of `code` loads: the middle of the background that `composeGame` renders from the same seed.
 */
function placeholderOf(family: Family, code: string): string {
  const color = placeholders.get(code) ?? createPalette(family, seededRandom(code)).mid;
  placeholders.set(code, color);
  return color;
}

/** Converts a game to the form of the contract. */
export function toGame(game: CatalogueGame, language: string) {
  const { nodeId, code, vassalage, category, gameType, isGame, accountTypeName, defaultPlayType } = game;
  const { rtp, volatility, engine } = game;
  return {
    nodeId,
    code,
    name: inLanguage(game.name, language),
    vassalage,
    category,
    gameType,
    isGame,
    accountTypeName,
    ...(defaultPlayType && { defaultPlayType }),
    tags: [...game.tags],
    image: { url: `/art/games/${code}.webp`, ...GAME_PICTURE, color: placeholderOf(game.family, code) },
    ...(rtp !== undefined && { rtp }),
    ...(volatility && { volatility }),
    ...(isGame === "GAME" && engine !== "lottery" && rtp !== undefined && { rules: rulesOf(engine, rtp, language) }),
  };
}
