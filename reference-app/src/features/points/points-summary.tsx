import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Grid } from "@lobbykit/design-system/Grid";
import { Inline } from "@lobbykit/design-system/Inline";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatCard } from "@lobbykit/design-system/StatCard";
import { Text } from "@lobbykit/design-system/Text";
import { CoinsIcon, SavingsIcon, StarIcon } from "@lobbykit/design-system/icons";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { memberSearch } from "../../shared/config/member-address.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { pointBalanceQuery, pointConfigQuery, type PointBalance, type PointConfig } from "./queries.ts";
import { mostConvertible } from "./rules.ts";

/** The member's points, their value and how they are earned (R251). Points never expire (R505). */
export function PointsSummary({ onConvert }: { onConvert: () => void }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const balance = useQuery(pointBalanceQuery());
  const config = useQuery(pointConfigQuery());
  if (config.isLoadingError) return <QueryState result={config}>{() => null}</QueryState>;
  if (balance.isLoadingError) return <QueryState result={balance}>{() => null}</QueryState>;
  return (
    <Stack gap={12}>
      <Figures balance={balance.data} config={config.data} />
      <Inline gap={12}>
        <Button
          tone="accent"
          disabled={!config.data || !balance.data || mostConvertible(config.data, balance.data.points) === 0}
          onClick={onConvert}
        >
          {t("mall.convert")}
        </Button>
        <LinkButton href={PATHS.pointHistory}>{t("mall.history")}</LinkButton>
        <LinkButton variant="ghost" href={memberSearch("pointRecord", search)}>
          {t("mall.movements")}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

/** A figure as large as those of the records. The rates are sentences, which would wrap in a larger size. */
const figure = (text: string) => (
  <Text as="span" size={18}>
    {text}
  </Text>
);

/** Three figures that keep their space while they load, so that content below does not move. */
function Figures({ balance, config }: { balance: PointBalance | undefined; config: PointConfig | undefined }) {
  const { t } = useTranslation();
  const isLoading = !balance || !config;
  const range = config && { min: formatCount(config.minPoints), max: formatCount(config.maxPoints) };
  const canConvert = config && balance && mostConvertible(config, balance.points) > 0;
  const conversion = range && (canConvert ? t("mall.range", range) : t("mall.tooFewToConvert", range));
  return (
    <Grid columns={{ phone: 1, tablet: 3 }} gap={12}>
      <StatCard
        icon={CoinsIcon}
        label={t("mall.balance")}
        loading={isLoading}
        value={balance && figure(formatCount(balance.points))}
        note={
          balance ? t("mall.worth", { amount: moneyText(balance.worthAmount, balance.currency) }) : t("app.loading")
        }
      />
      <StatCard
        icon={SavingsIcon}
        label={t("mall.ratio")}
        loading={isLoading}
        value={
          config && figure(t("mall.ratioText", { points: config.ratio, amount: moneyText("1.00", config.currency) }))
        }
        note={isLoading ? t("app.loading") : conversion}
      />
      <StatCard
        icon={StarIcon}
        label={t("mall.earn")}
        loading={isLoading}
        value={config && figure(t("mall.earnText", { amount: moneyText(config.stakeAmount, config.currency) }))}
        note={t("mall.neverExpire")}
      />
    </Grid>
  );
}
