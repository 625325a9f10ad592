import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Heading } from "@lobbykit/design-system/Heading";
import { Icon } from "@lobbykit/design-system/Icon";
import { TrophyIcon } from "@lobbykit/design-system/icons";
import { Link } from "@lobbykit/design-system/Link";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { WinnerBoard } from "@lobbykit/design-system/WinnerBoard";
import { PATHS } from "../../shared/config/paths.ts";
import { section, spread, titleRow } from "../../shared/layout/page.css.ts";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { winnersPlace } from "./home.css.ts";
import { winnersQuery } from "./queries.ts";

const ROWS = 5;
/** Placeholders are higher than rows of the board; this number fits in its space. */
const PLACEHOLDERS = 4;

/** The winner board (R140, R248). Errors go to the section's boundary. */
export function Winners() {
  const { t } = useTranslation();
  const { data, error } = useQuery(winnersQuery());
  if (error && !data) throw error;
  const rows = data?.map((winner) => ({
    id: `${winner.rank}-${winner.time}`,
    name: winner.account,
    game: winner.gameName,
    amount: moneyText(winner.amount, winner.currency),
  }));
  return (
    <section className={section}>
      <WinnersHeading />
      <div className={winnersPlace}>
        {rows ? (
          <WinnerBoard label={t("home.winners")} winners={rows} rows={ROWS} empty={t("places.winners.emptyText")} />
        ) : (
          <Skeleton shape="row" count={PLACEHOLDERS} />
        )}
      </div>
    </section>
  );
}

/** The winner board's heading, with a link to all winners. */
function WinnersHeading() {
  const { t } = useTranslation();
  return (
    <div className={titleRow}>
      <Heading level={2}>
        <span className={titleRow}>
          <Icon drawing={TrophyIcon} />
          {t("home.winners")}
        </span>
      </Heading>
      <span className={spread}>
        <Link href={PATHS.winners}>{t("lobby.all")}</Link>
      </span>
    </div>
  );
}
