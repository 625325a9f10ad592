import type { StatusOf } from "../../components/StatusTag/StatusTag.tsx";
import { LONG_AMOUNT, LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "./long-texts.ts";

/** A bet in the stories of tables. */
export interface SampleBet {
  id: string;
  game: string;
  placedAt: string;
  stake: string;
  payout: string | null;
  profit: string | null;
  status: StatusOf<"bet">;
}

const GAMES = ["Lantern Alley", "Koi Pond", "Saigon 5D", "River Rooster", "Night Market Bingo", "Lucky Farm"] as const;
const STAKES = [20, 150, 75, 1000, 50, 320] as const;
const FIRST_AT = Date.UTC(2026, 10, 21, 8, 30);
const APART_MS = 7 * 60 * 1000;

/** Creates that many bets, the same at each call: won, lost, open and refunded in turn. */
export const sampleBets = (count: number): SampleBet[] =>
  Array.from({ length: count }, (_, index) => {
    const stake = STAKES[index % STAKES.length] ?? 0;
    const status = (["lost", "won", "open", "lost", "refunded", "won", "lost"] as const)[index % 7] ?? "open";
    const payout = status === "won" ? stake * (1 + (index % 4) * 0.6) : status === "refunded" ? stake : 0;
    return {
      id: String(541 + index),
      game: GAMES[index % GAMES.length] ?? "",
      placedAt: new Date(FIRST_AT - index * APART_MS).toISOString(),
      stake: stake.toFixed(2),
      payout: status === "open" ? null : payout.toFixed(2),
      profit: status === "open" ? null : (payout - stake).toFixed(2),
      status,
    };
  });

/** Bets in which every text is too long. */
export const longBets: SampleBet[] = [LONG_ENGLISH, LONG_BENGALI, LONG_NAME, "=HYPERLINK(1)"].map((game, index) => ({
  id: `90000000000000000${index}`,
  game,
  placedAt: new Date(FIRST_AT).toISOString(),
  stake: LONG_AMOUNT.replaceAll(",", ""),
  payout: LONG_AMOUNT.replaceAll(",", ""),
  profit: `-${LONG_AMOUNT.replaceAll(",", "")}`,
  status: "refunded",
}));
