import type { StringGroup } from "./string-group.ts";

/** Texts of player protection (D15). */
export const protectionStrings = {
  playerProtection: ["Player protection", "খেলোয়াড়ের সুরক্ষা"],
  notPlaying: ["No game is running", "কোনো গেম চলছে না"],
  playingFor: ["Playing for", "খেলার সময়"],
  sessionResult: ["Result of this session", "এই সেশনের ফলাফল"],
  limits: ["Limits", "সীমা"],
} satisfies StringGroup<string>;
