import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "@lobbykit/design-system/foundations/announce";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { showToast } from "@lobbykit/design-system/Toast";
import { LoadBanner } from "../../shared/loading/load-banner.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { useFocusAfterRemoval } from "../../shared/focus/use-focus-after-removal.ts";
import { refreshMemberData } from "../../shared/money/calls/refresh-member-data.ts";
import { latestWithdrawalsQuery } from "./queries.ts";
import { answersOf, returnedSince, standingOf, type Withdrawal } from "./rules.ts";
import { WithdrawalCard } from "./withdrawal-card.tsx";

/** The latest withdrawals and their state (R329–R333). Renders nothing when there are none, since the form above says what to do. */
export function LatestWithdrawals() {
  const { t } = useTranslation();
  const result = useQuery(latestWithdrawalsQuery());
  const latest = result.data?.content;
  useTellChanges(latest);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(
    latest?.reduce((count, one) => count + answersOf(one).length, 0) ?? 0,
  );
  if (!latest) return <LoadBanner part={t("cashier.withdrawal.latest")} result={result} />;
  if (latest.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading ref={heading} tabIndex={-1} level={3}>
        {t("cashier.withdrawal.latest")}
      </Heading>
      <Stack as="ul" gap={12}>
        {latest.map((withdrawal) => (
          <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </Stack>
    </Stack>
  );
}

/** Announces each change since the last answer once. A toast reports a returned amount (R469). */
function useTellChanges(latest: readonly Withdrawal[] | undefined): void {
  const { t } = useTranslation();
  const known = useRef(latest);
  const tell = useEffectEvent((before: readonly Withdrawal[], now: readonly Withdrawal[]) => {
    const returned = returnedSince(before, now);
    const changed = now.filter((one) =>
      before.some((other) => other.id === one.id && standingOf(other) !== standingOf(one)),
    );
    if (changed.length === 0) return;
    refreshMemberData();
    if (returned.length > 0) showToast({ tone: "positive", message: t("cashier.withdrawal.balanceReturned") });
    for (const one of changed.filter((each) => !returned.includes(each))) {
      announce(
        t("cashier.withdrawal.changed", {
          amount: moneyText(one.amount, one.currency),
          text: t(`cashier.withdrawal.standing.${standingOf(one)}`),
        }),
      );
    }
  });
  useEffect(() => {
    if (known.current && latest) tell(known.current, latest);
    known.current = latest;
  }, [latest]);
}
