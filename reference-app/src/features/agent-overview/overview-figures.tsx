import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Grid } from "@lobbykit/design-system/Grid";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatCard } from "@lobbykit/design-system/StatCard";
import { formatDays } from "@lobbykit/design-system/foundations/dates";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { Note } from "../../shared/layout/note.tsx";
import { dateLocale } from "../../shared/i18n/language.ts";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { Amount, Count } from "../../shared/records/record-parts.tsx";
import { amountOf, hundredthsOf } from "../../shared/records/rules.ts";
import type { RecordSearch } from "../../shared/records/use-record-search.ts";
import { AMOUNT_OF, AMOUNTS, changeOf, daysBefore, type Change, type Overview, type Period } from "./rules.ts";

export interface OverviewPartProps {
  /** Undefined while it loads. */
  overview: Overview | undefined;
  search: RecordSearch;
}

const COUNT_OF = {
  members: ({ members }: Period) => members,
  active: ({ figures }: Period) => figures.activeMembers,
};
const COUNTS = ["members", "active"] as const;

/** The team's figures, each compared with the previous period. Words and a sign show the change; no colour rates it. */
export function OverviewFigures({ overview, search: { range, today, currency } }: OverviewPartProps) {
  const { t } = useTranslation();
  const days = formatDays(daysBefore(range), dateLocale());
  return (
    <Stack gap={8}>
      <Grid columns={{ phone: 2, desktop: 3 }} gap={12}>
        {COUNTS.map((name) => (
          <FigureCard
            key={name}
            label={t(`team.figures.${name}`)}
            value={overview && <Count count={COUNT_OF[name](overview.current)} />}
            change={
              overview && changeOf(BigInt(COUNT_OF[name](overview.current)), BigInt(COUNT_OF[name](overview.previous)))
            }
            write={(size) => formatCount(Number(size))}
            note={name === "members" && overview && t("team.joined", { count: overview.current.newMembers })}
          />
        ))}
        {AMOUNTS.map((name) => {
          const [current, previous] = [overview?.current, overview?.previous].map(
            (period) => period && AMOUNT_OF[name](period.figures),
          );
          return (
            <FigureCard
              key={name}
              label={t(`team.figures.${name}`)}
              value={current && <Amount amount={current} currency={currency} isSigned={name === "profit"} size={18} />}
              change={current && previous && changeOf(hundredthsOf(current), hundredthsOf(previous))}
              write={(size) => moneyText(amountOf(Number(size)), currency)}
              note={name === "profit" && t("team.profitNote")}
            />
          );
        })}
      </Grid>
      <Note>{t(range.end === today ? "team.comparedToday" : "team.compared", { days })}</Note>
    </Stack>
  );
}

interface FigureCardProps {
  label: string;
  /** Undefined while it loads. */
  value: ReactNode;
  change: Change | "" | undefined;
  /** Formats a difference. */
  write: (size: bigint) => string;
  note: string | false | undefined;
}

function FigureCard({ label, value, change, write, note }: FigureCardProps) {
  const { t } = useTranslation();
  if (!change) return <StatCard label={label} value="" loading />;
  const { trend, difference, percent } = change;
  const words = { difference: write(difference), percent };
  const text =
    trend === "even"
      ? t("team.change.even")
      : t(percent === undefined ? `team.change.${trend}` : `team.change.${trend}Percent`, words);
  return <StatCard label={label} value={value} change={{ text, trend }} note={note === false ? undefined : note} />;
}
