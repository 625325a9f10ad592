import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Grid } from "@lobbykit/design-system/Grid";
import { StatCard } from "@lobbykit/design-system/StatCard";
import { Note } from "../../shared/layout/note.tsx";
import { LoadBanner } from "../../shared/loading/load-banner.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { serverClock } from "../../shared/clock/clock.ts";
import { playSessionQuery } from "../../shared/protection/queries.ts";
import { minutesPlayed } from "../../shared/protection/rules.ts";

/** Shows how long the current session has lasted, and its result: winnings minus stakes (D15). */
export function PlayNow() {
  const { t } = useTranslation();
  const result = useQuery(playSessionQuery());
  const { data, error } = result;
  if (!data && error) return <LoadBanner part={t("protection.now.time")} result={result} />;
  if (data && !data.running) {
    return <Note>{t("protection.now.none")}</Note>;
  }
  const running = data?.running;
  const minutes = running ? minutesPlayed(running.startedAt, serverClock.now()) : 0;
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={12}>
      <StatCard
        label={t("protection.now.time")}
        loading={!running}
        value={t("protection.minutes", { count: minutes })}
      />
      <StatCard
        label={t("protection.now.result")}
        loading={!running}
        value={running && data ? <Money amount={running.netPosition} currency={data.currency} fit /> : ""}
      />
    </Grid>
  );
}
