/** Texts of player protection (D15). */
export const protectionStrings = {
  en: {
    playerProtection: "Player protection",
    notPlaying: "No game is running",
    playingFor: "Playing for",
    sessionResult: "Result of this session",
    limits: "Limits",
  },
  bn: {
    playerProtection: "খেলোয়াড়ের সুরক্ষা",
    notPlaying: "কোনো গেম চলছে না",
    playingFor: "খেলার সময়",
    sessionResult: "এই সেশনের ফলাফল",
    limits: "সীমা",
  },
};
