import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { SESSION_CACHE_MS } from "../../config/constants.ts";
import { language } from "../../i18n/language.ts";
import { sessionBox, type SessionKey } from "../../storage/storage.ts";

/** Session storage entries that a reload restores into the query cache (R200–R203, R309, R310). */
const RESTORED = ["settings", "validate", "vendors", "gameTypes", "hotGame", "lottMenuGames"] as const;

/** A cached answer as an entry stores it. */
export interface CachedAnswer {
  key: QueryKey;
  data: unknown;
  /** When the answer arrived, in epoch ms of the device. */
  at: number;
  /** The value of `cachedFor()` when the answer arrived. */
  for: string;
}

/** The build and the language that a cached answer belongs to. Another build may read the answer differently, and the names in it are in one language. */
export const cachedFor = (): string => `${import.meta.url} ${language()}`;

/** Reads an entry: the answers of one operation, one for each of the last calls. */
export function readEntry(entry: SessionKey): CachedAnswer[] {
  try {
    const kept: unknown = JSON.parse(sessionBox.get(entry) ?? "[]");
    return Array.isArray(kept) ? kept.filter((answer) => answer?.key?.map) : [];
  } catch {
    // Another program wrote this entry, for example the site that used this origin before.
    return [];
  }
}

/** Restores the answers stored before a reload, with their age, so that fresh data is not requested again (R199–R203, R309–R311). */
export function restoreSessionCache(client: QueryClient): void {
  for (const { key, data, at, for: use } of RESTORED.flatMap(readEntry)) {
    const ageMs = Date.now() - at;
    // The age is negative when the device's clock was set back; then the answer is not used.
    if (use === cachedFor() && ageMs >= 0 && ageMs < SESSION_CACHE_MS)
      client.setQueryData(key, data, { updatedAt: at });
  }
}
