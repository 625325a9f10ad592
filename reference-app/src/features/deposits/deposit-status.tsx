import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { announce } from "@lobbykit/design-system/foundations/announce";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Countdown } from "@lobbykit/design-system/Countdown";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { ExternalLinkIcon } from "@lobbykit/design-system/icons";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatusTag } from "@lobbykit/design-system/StatusTag";
import { Text } from "@lobbykit/design-system/Text";
import { memberSearch } from "../../shared/config/member-address.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { refreshMemberData } from "../../shared/money/calls/refresh-member-data.ts";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { DepositSteps } from "./deposit-steps.tsx";
import { payAddress } from "./pay-page.ts";
import { depositQuery } from "./queries.ts";
import type { Deposit } from "./rules.ts";

export interface DepositStatusProps {
  id: string;
  /** Starts another deposit. `isDone` says whether this one succeeded or is about to. */
  onAgain: (isDone: boolean) => void;
}

/** The last step: shows the deposit's status and updates it until it is final (E069). */
export function DepositStatus({ id, onAgain }: DepositStatusProps) {
  const { t } = useTranslation();
  const result = useQuery(depositQuery(id));
  const status = result.data?.status;
  const known = useRef(status);
  const tell = useEffectEvent((deposit: Deposit) => {
    announce(t(`cashier.deposit.status.${deposit.status}`, { amount: moneyText(deposit.amount, deposit.currency) }));
    refreshMemberData();
  });
  useEffect(() => {
    if (known.current === "pending" && status !== "pending" && result.data) tell(result.data);
    known.current = status;
  }, [status, result.data]);
  return <QueryState result={result}>{(deposit) => <DepositState deposit={deposit} onAgain={onAgain} />}</QueryState>;
}

/**
 * The button for another deposit is prominent only after a failed one. While a deposit is pending and after a success, nothing urges the
 * member to deposit more (D15).
 */
function lookOf(status: Deposit["status"]) {
  if (status === "pending") return { variant: "ghost" } as const;
  return status === "approved" ? ({ variant: "outline" } as const) : ({ tone: "accent" } as const);
}

function DepositState({ deposit, onAgain }: { deposit: Deposit; onAgain: DepositStatusProps["onAgain"] }) {
  const { t } = useTranslation();
  const { id, status, method, amount, currency, expiresAt } = deposit;
  const isPending = status === "pending";
  const isDone = isPending || status === "approved";
  const { search } = useLocation();
  const address = payAddress(deposit.payUrl);
  const sum = moneyText(amount, currency);
  return (
    <Stack gap={24}>
      <DepositSteps current={status === "approved" ? null : "pay"} />
      <Stack gap={16}>
        <StepHeading>{t(`cashier.deposit.status.${status}`, { amount: sum })}</StepHeading>
        <Text tone="secondary">{t(`cashier.deposit.statusText.${status}`, { method: method.name })}</Text>
        <Card>
          <ReviewList
            lines={[
              {
                label: t("cashier.amount.label"),
                value: <Money amount={amount} currency={currency} weight="bold" />,
              },
              { label: t("cashier.deposit.method"), value: method.name },
              { label: t("cashier.review.number"), value: id },
              { label: t("cashier.review.status"), value: <StatusTag kind="deposit" status={status} /> },
              ...(isPending
                ? [
                    {
                      label: t("cashier.deposit.timeLeft"),
                      value: <Countdown endsAtMs={Date.parse(expiresAt)} size="small" align="end" />,
                    },
                  ]
                : []),
            ]}
          />
        </Card>
        {isPending && address !== undefined && (
          <LinkButton
            tone="accent"
            size="large"
            fullWidth
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            iconEnd={ExternalLinkIcon}
          >
            {t("cashier.deposit.payPage")}
          </LinkButton>
        )}
        {isPending && address === undefined && <Text tone="danger">{t("cashier.deposit.noPayPage")}</Text>}
        <Button {...lookOf(status)} size="large" fullWidth onClick={() => onAgain(isDone)}>
          {t(isDone ? "cashier.deposit.another" : "cashier.deposit.again")}
        </Button>
        {!isPending && (
          <LinkButton variant="ghost" size="large" fullWidth href={memberSearch("depositRecord", search)}>
            {t("cashier.deposit.record")}
          </LinkButton>
        )}
      </Stack>
    </Stack>
  );
}
