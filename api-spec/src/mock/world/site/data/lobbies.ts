import type { Category } from "../../games/data/vendors.ts";

/** A contact of customer service, before its address is obfuscated (D8). */
export interface Contact {
  type: "livechat" | "whatsapp" | "telegram" | "email" | "phone" | "facebook" | "line" | "zalo";
  name: string;
  address: string;
}

/** A section of the home page, as in the contract's `HomeSection`. */
export type HomeSection =
  | { kind: "hot" | "popularDraws" | "regionalDraws" | "mini" | "winners" }
  | { kind: "category"; category: Category };

/** Lobby content that differs between merchants; switches are elsewhere (R004). */
export interface LobbyContent {
  home: readonly HomeSection[];
  /** Ids of its home-page banners, in order. */
  banners: readonly string[];
  /** Categories whose games lead its hot games. */
  hotCategories: readonly Category[];
  /** Preferred contact first. */
  contacts: readonly Contact[];
}

const LIVE_CHAT: Contact = { type: "livechat", name: "Live chat", address: "https://support.example.net/chat" };
const EMAIL: Contact = { type: "email", name: "E-mail", address: "mailto:support@example.net" };

export const BANGLADESH: LobbyContent = {
  home: [{ kind: "hot" }, { kind: "popularDraws" }, { kind: "mini" }, { kind: "winners" }],
  banners: ["night-market", "quick-draws", "welcome-evening", "play-safely", "river-of-lights"],
  hotCategories: [],
  contacts: [
    LIVE_CHAT,
    { type: "whatsapp", name: "WhatsApp", address: "https://wa.me/8801700000000" },
    { type: "telegram", name: "Telegram", address: "https://t.me/lobbykit_support" },
    EMAIL,
  ],
};

export const VIETNAM: LobbyContent = {
  home: [{ kind: "regionalDraws" }, { kind: "popularDraws" }, { kind: "hot" }, { kind: "winners" }],
  banners: ["three-regions", "quick-draws", "welcome-evening", "play-safely"],
  hotCategories: ["FISH", "LOTT", "ELOTT"],
  contacts: [{ type: "zalo", name: "Zalo", address: "https://zalo.me/lobbykit_sen" }, LIVE_CHAT, EMAIL],
};

export const PHILIPPINES: LobbyContent = {
  home: [
    { kind: "category", category: "LIVE" },
    { kind: "category", category: "SPORTS" },
    { kind: "hot" },
    { kind: "category", category: "BINGO" },
    { kind: "winners" },
  ],
  banners: ["tables-tonight", "night-market", "welcome-evening", "play-safely"],
  hotCategories: ["LIVE", "SPORTS", "BINGO"],
  contacts: [
    { type: "facebook", name: "Messenger", address: "https://m.me/lobbykit.parol" },
    { type: "phone", name: "02 8123 4567", address: "tel:+63281234567" },
    LIVE_CHAT,
    EMAIL,
  ],
};

export const INDONESIA: LobbyContent = {
  home: [
    { kind: "hot" },
    { kind: "category", category: "FISH" },
    { kind: "mini" },
    { kind: "popularDraws" },
    { kind: "winners" },
  ],
  banners: ["shadow-play", "river-of-lights", "quick-draws", "welcome-evening", "play-safely"],
  hotCategories: ["RNG", "FISH"],
  contacts: [{ type: "whatsapp", name: "WhatsApp", address: "https://wa.me/6281200000000" }, LIVE_CHAT, EMAIL],
};
