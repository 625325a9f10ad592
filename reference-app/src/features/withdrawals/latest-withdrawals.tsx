import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "@lobbykit/design-system/foundations/announce";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { showToast } from "@lobbykit/design-system/Toast";
import { moneyText } from "../../shared/lib/money.ts";
import { useFocusAfterRemoval } from "../../shared/lib/use-focus-after-removal.ts";
import { refreshMemberData } from "../../shared/money/refresh-member-data.ts";
import { latestWithdrawalsQuery } from "./queries.ts";
import { answersOf, returnedSince, standingOf, type Withdrawal } from "./rules.ts";
import { WithdrawalCard } from "./withdrawal-card.tsx";

/** The latest withdrawals, as they stand (R329–R333). Absent while there is none: the form above says what to do. */
export function LatestWithdrawals() {
  const { t } = useTranslation();
  const { data } = useQuery(latestWithdrawalsQuery());
  const latest = data?.content;
  useTellChanges(latest);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(
    latest?.reduce((count, one) => count + answersOf(one).length, 0) ?? 0,
  );
  if (!latest || latest.length === 0) return null;
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

/** Tells once what has changed since the last look; money that came back by the house is a toast (R469). */
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
