import { fil } from "./fil.ts";
import type { GameWords } from "./game-words.ts";
import { hi } from "./hi.ts";
import { id } from "./id.ts";
import { vi } from "./vi.ts";

const TRANSLATIONS: ReadonlyMap<string, GameWords> = new Map(Object.entries({ hi, id, fil, vi }));

/** Texts of the game pages in languages with a separate file; Bengali and English are beside the pages (D19). */
export const translationOf = (language: string): GameWords | undefined => TRANSLATIONS.get(language);
