import { useTranslation } from "react-i18next";
import { WinnerBoard } from "@lobbykit/design-system/WinnerBoard";
import { moneyText } from "../../shared/lib/money.ts";
import type { Winner } from "./queries.ts";

/** The winner board (R140, R248). */
export function Winners({ winners }: { winners: readonly Winner[] }) {
  const { t } = useTranslation();
  const rows = winners.map((winner) => ({
    id: `${winner.rank}-${winner.time}`,
    name: winner.account,
    game: winner.gameName,
    amount: moneyText(winner.amount, winner.currency),
  }));
  return (
    <WinnerBoard
      label={t("home.winners")}
      winners={rows}
      labels={{ pause: t("home.winnersPause"), play: t("home.winnersPlay") }}
    />
  );
}
