import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Countdown } from "@lobbykit/design-system/Countdown";
import { Inline } from "@lobbykit/design-system/Inline";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatusTag } from "@lobbykit/design-system/StatusTag";
import { Text } from "@lobbykit/design-system/Text";
import { Note } from "../../shared/layout/note.tsx";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { Moment } from "../../shared/content/moment.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { confirmReceiptMutation } from "./mutations.ts";
import { latestWithdrawalsQuery } from "./queries.ts";
import { answersOf, endOf, standingOf, type Withdrawal } from "./rules.ts";

/** One withdrawal: its state, and buttons to confirm its receipt once it is approved (R329–R332). */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation();
  const { id, amount, currency, account, status, receipt, createdAt } = withdrawal;
  const standing = standingOf(withdrawal);
  return (
    <Card as="li">
      <Stack gap={8}>
        <Inline justify="between">
          <Money amount={amount} currency={currency} size={18} weight="bold" />
          {status === "approved" && receipt !== "notDue" ? (
            <StatusTag kind="receipt" status={receipt} />
          ) : (
            <StatusTag kind="withdrawal" status={status} />
          )}
        </Inline>
        <Note>
          {t("cashier.account.named", { name: account.name, end: endOf(account.maskedNumber) })}
          {" · "}
          <Moment at={createdAt} />
          {" · "}
          {t("cashier.review.numbered", { number: id })}
        </Note>
        <Text size={14}>{t(`cashier.withdrawal.standing.${standing}`)}</Text>
        {answersOf(withdrawal).length > 0 && <Receipt withdrawal={withdrawal} />}
      </Stack>
    </Card>
  );
}

/** Asks whether the money has arrived. Without an answer it counts as received after a time (R332, R507). */
function Receipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, autoReceiptAt } = withdrawal;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: latestWithdrawalsQuery().queryKey });
  const onError = useErrorToast();
  const { mutate, isPending, variables } = useMutation(confirmReceiptMutation());
  const say = (received: boolean) =>
    mutate(
      { id, received },
      {
        onError,
        onSettled: () => void refresh(),
      },
    );
  return (
    <Stack gap={8}>
      {autoReceiptAt !== null && (
        <Inline gap={8}>
          <Note>{t("cashier.withdrawal.automaticIn")}</Note>
          <Countdown endsAtMs={Date.parse(autoReceiptAt)} size="small" onEnd={() => void refresh()} />
        </Inline>
      )}
      <Inline gap={8}>
        <Button tone="accent" size="small" loading={isPending && variables.received} onClick={() => say(true)}>
          {t("cashier.withdrawal.arrived")}
        </Button>
        {answersOf(withdrawal).includes("missing") && (
          <Button variant="outline" size="small" loading={isPending && !variables.received} onClick={() => say(false)}>
            {t("cashier.withdrawal.missing")}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
