import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { SESSION_CACHE_MS } from "../config/constants.ts";
import { language } from "../i18n/language.ts";
import { sessionBox, type SessionKey } from "../lib/storage.ts";

/** The entries of session storage whose answers a reload uses (R200–R203, R309, R310). */
const RESTORED = ["settings", "validate", "vendors", "gameTypes", "hotGame", "lottMenuGames"] as const;

/** An answer as an entry holds it. */
export interface CachedAnswer {
  key: QueryKey;
  data: unknown;
  /** When it came, epoch ms of the device. */
  at: number;
  /** Of `cachedFor`, when it came. */
  for: string;
}

/** The release and the language that an answer serves: another release may read it otherwise, and names in it are in one language. */
export const cachedFor = (): string => `${import.meta.url} ${language()}`;

/** What an entry holds: the answers of one operation, one for each of the last calls. */
export function readEntry(entry: SessionKey): CachedAnswer[] {
  try {
    const kept: unknown = JSON.parse(sessionBox.get(entry) ?? "[]");
    return Array.isArray(kept) ? kept.filter((answer) => answer?.key?.map) : [];
  } catch {
    // Something else wrote there, as the site that was here before may have.
    return [];
  }
}

/** Puts what the tab kept before a reload into the cache, with its age, so that nothing still fresh is asked for again (R199–R203, R309–R311). */
export function restoreSessionCache(client: QueryClient): void {
  for (const { key, data, at, for: use } of RESTORED.flatMap(readEntry)) {
    const ageMs = Date.now() - at;
    // A clock that was set back makes it younger than new.
    if (use === cachedFor() && ageMs >= 0 && ageMs < SESSION_CACHE_MS)
      client.setQueryData(key, data, { updatedAt: at });
  }
}
