import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { TextField } from "@lobbykit/design-system/TextField";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { Note } from "../../shared/layout/note.tsx";
import { POINT_REWARD_PAGE_SIZE } from "../../shared/config/constants.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { readCount } from "../../shared/forms/read-count.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import { PaymentPasswordForm } from "../../shared/money/confirmation/payment-password-form.tsx";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { useMoneyCall, type MoneyCallState } from "../../shared/money/calls/use-money-call.ts";
import { pointBalanceQuery, pointRewardsQuery, type PointReward } from "./queries.ts";
import { refusalProblems } from "./refusal-problems.ts";
import { standingOf } from "./rules.ts";

export interface RedeemDialogProps {
  rewardId: string;
  /** The page of the list that contains the reward. */
  page: number;
  onClose: () => void;
}

/** Redeems points for a reward: quantity, cost and remaining points, and the payment password (E061). */
export function RedeemDialog({ rewardId, page, onClose }: RedeemDialogProps) {
  const { t } = useTranslation();
  const call = useMoneyCall("redeemPointReward");
  const { phase } = call.state;
  const balance = useQuery(pointBalanceQuery());
  // Kept in this component, because a session that ends removes the query data but must not remove typed input (I4).
  const [typed, setTyped] = useState("1");
  const rewards = useQuery(pointRewardsQuery({ page, pageSize: POINT_REWARD_PAGE_SIZE }));
  const reward = rewards.data?.content.find(({ id }) => id === rewardId);
  return (
    <FormDialog
      title={t("mall.redeemTitle")}
      isPending={phase === "sending"}
      isSent={phase === "checking" || phase === "confirmed"}
      onClose={onClose}
    >
      {call.state.phase === "confirmed" ? (
        <Done redemption={call.state.value.redemption} points={call.state.value.points} />
      ) : (
        <QueryState result={rewards}>
          {() => (
            <QueryState result={balance}>
              {({ points }) =>
                reward ? (
                  <RedeemForm reward={reward} points={points} typed={typed} onType={setTyped} call={call} />
                ) : (
                  <EmptyState title={t("mall.goneTitle")} text={t("mall.goneText")} />
                )
              }
            </QueryState>
          )}
        </QueryState>
      )}
    </FormDialog>
  );
}

interface RedeemFormProps {
  reward: PointReward;
  points: number;
  /** The text in the quantity field. */
  typed: string;
  onType: (typed: string) => void;
  call: MoneyCallState<"redeemPointReward">;
}

function RedeemForm({ reward, points, typed, onType, call }: RedeemFormProps) {
  const { t } = useTranslation();
  const { state } = call;
  const quantity = readCount(typed);
  const problems = useMemo(() => refusalProblems(state, t), [state, t]);
  const standing = standingOf(reward, points);
  // After an earlier redemption, less may be possible than was chosen. Then the server refuses it with a message.
  const most = standing.kind === "open" ? standing.most : 0;
  const cost = reward.points * (quantity ?? 0);

  const validate = (): FormProblem[] =>
    quantity === undefined || quantity < 1 || quantity > most
      ? [{ field: "quantity", rule: most === 0 ? standing.kind : "range", values: { most } }]
      : [];
  const redeem = (paymentPassword: string) =>
    void call.start({ body: { rewardId: reward.id, quantity: quantity ?? 1, paymentPassword } });
  const lines = [
    { label: t("mall.reward"), value: reward.name },
    { label: t("mall.cost"), value: t("mall.points", { count: cost, points: formatCount(cost) }) },
    { label: t("mall.left"), value: formatCount(Math.max(0, points - cost)) },
  ];
  return (
    <Stack gap={16}>
      <ReviewList lines={lines} />
      <MoneyState call={call} />
      <PaymentPasswordForm
        phase={state.phase}
        problems={problems}
        validate={validate}
        messages={{
          "quantity.required": t("mall.quantityRange", { most }),
          range: t("mall.quantityRange", { most }),
          soldOut: t("mall.soldOut"),
          lacking: t("refusals.INSUFFICIENT_POINTS"),
        }}
        confirmLabel={t("mall.redeemFor", { count: cost, points: formatCount(cost) })}
        onConfirm={redeem}
      >
        <TextField
          name="quantity"
          label={t("mall.quantity")}
          inputMode="numeric"
          autoComplete="off"
          required
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <Note>{t(`mall.delivery.${reward.kind}`)}</Note>
      </PaymentPasswordForm>
    </Stack>
  );
}

interface DoneProps {
  redemption: { name: string; quantity: number; kind: PointReward["kind"] };
  points: number;
}

function Done({ redemption: { name, quantity, kind }, points }: DoneProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={16}>
      <StepHeading>{t("mall.redeemed", { name, quantity })}</StepHeading>
      <Text>{t(`mall.delivery.${kind}`)}</Text>
      <Text tone="secondary">{t("mall.leftNow", { count: points, points: formatCount(points) })}</Text>
      <LinkButton fullWidth href={PATHS.pointHistory}>
        {t("mall.history")}
      </LinkButton>
    </Stack>
  );
}
