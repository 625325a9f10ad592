import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { KEPT_ANSWER_MS } from "../config/constants.ts";
import { language } from "../i18n/language.ts";
import { sessionBox, type SessionKey } from "../lib/storage.ts";

/**
 * Answers that the source caches for the session, by operation: the entry of session storage, and whether a reload uses it. Draws are asked
 * for anew, since their times are right only with the server's clock (D11), and so is what waits for a decision.
 */
export const KEPT_OPERATIONS: Readonly<Record<string, { entry: SessionKey; isRestored: boolean }>> = {
  getModuleTree: { entry: "settings", isRestored: true },
  getRegisterSettings: { entry: "validate", isRestored: true },
  listGameVendors: { entry: "vendors", isRestored: true },
  listGameTypes: { entry: "gameTypes", isRestored: true },
  listHotGames: { entry: "hotGame", isRestored: true },
  listGameMenus: { entry: "lottMenuGames", isRestored: true },
  listLotteryGames: { entry: "lottGames", isRestored: false },
  getConsolidatedFunds: { entry: "consolidated", isRestored: false },
};

/** An answer as an entry holds it. */
export interface KeptAnswer {
  key: QueryKey;
  data: unknown;
  /** When it came, epoch ms of the device. */
  at: number;
  /** Names in it are in this language. */
  language: string;
  /** The file that wrote it: another release may read answers otherwise. */
  release: string;
}

export const RELEASE = import.meta.url;

/** What an entry holds: the answers of one operation, one for each of the last calls. */
export function readEntry(entry: SessionKey): KeptAnswer[] {
  try {
    return JSON.parse(sessionBox.get(entry) ?? "[]") as KeptAnswer[];
  } catch {
    // Something else wrote there.
    return [];
  }
}

/** Puts what the tab kept before a reload into the cache, with its age, so that nothing still fresh is asked for again (R199–R203, R309–R311). */
export function restoreAnswers(client: QueryClient): void {
  const entries = Object.values(KEPT_OPERATIONS).filter(({ isRestored }) => isRestored);
  for (const { key, data, at, ...kept } of entries.flatMap(({ entry }) => readEntry(entry))) {
    const ageMs = Date.now() - at;
    // A clock that was set back makes it younger than new.
    const isFresh = ageMs >= 0 && ageMs < KEPT_ANSWER_MS;
    if (isFresh && kept.release === RELEASE && kept.language === language())
      client.setQueryData(key, data, { updatedAt: at });
  }
}
