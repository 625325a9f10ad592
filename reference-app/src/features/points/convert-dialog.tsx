import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Chip } from "@lobbykit/design-system/Chip";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { TextField } from "@lobbykit/design-system/TextField";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { StepHeading } from "../../shared/layout/step-heading.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { readCount } from "../../shared/forms/read-count.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import { PaymentPasswordForm } from "../../shared/money/confirmation/payment-password-form.tsx";
import { BackButton } from "../../shared/money/confirmation/review-actions.tsx";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { useReviewStep } from "../../shared/money/confirmation/use-review-step.ts";
import { useMoneyCall, type MoneyCallState } from "../../shared/money/calls/use-money-call.ts";
import { pointBalanceQuery, pointConfigQuery, type PointConfig } from "./queries.ts";
import { refusalProblems } from "./refusal-problems.ts";
import { conversionComplaint, mostConvertible, worthOf } from "./rules.ts";

/** Converts points to money: amount, review with the payment password, result (E065, R251). */
export function ConvertDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const call = useMoneyCall("convertPoints");
  const { phase } = call.state;
  const config = useQuery(pointConfigQuery());
  const balance = useQuery(pointBalanceQuery());
  // Kept in this component, because a session that ends removes the query data but must not remove typed input (I4).
  const [typed, setTyped] = useState("");
  return (
    <FormDialog
      title={t("mall.convert")}
      isPending={phase === "sending"}
      isSent={phase === "checking" || phase === "confirmed"}
      onClose={onClose}
    >
      <QueryState result={config}>
        {(rules) => (
          <QueryState result={balance}>
            {({ points }) => (
              <Conversion rules={rules} points={points} typed={typed} onType={setTyped} call={call} onClose={onClose} />
            )}
          </QueryState>
        )}
      </QueryState>
    </FormDialog>
  );
}

interface ConversionProps {
  rules: PointConfig;
  points: number;
  /** The text in the field. */
  typed: string;
  onType: (typed: string) => void;
  call: MoneyCallState<"convertPoints">;
  onClose: () => void;
}

function Conversion({ rules, points, typed, onType, call, onClose }: ConversionProps) {
  const { t } = useTranslation();
  const { state } = call;
  const wanted = readCount(typed);
  const { step, hasMoved, review, fill } = useReviewStep(call);
  const problems = useMemo(() => refusalProblems(state, t), [state, t]);
  // A problem with the number of points is shown on the step where it is chosen.
  const isPointsRefused = problems.some(({ field, rule }) => field === "points" || rule === "INSUFFICIENT_POINTS");

  if (state.phase === "confirmed") {
    const { amount, currency, points: left } = state.value;
    return (
      <Stack gap={16}>
        <StepHeading>{t("mall.converted", { amount: moneyText(amount, currency) })}</StepHeading>
        <Text tone="secondary">{t("mall.leftNow", { count: left, points: formatCount(left) })}</Text>
        <Button fullWidth onClick={onClose}>
          {t("mall.close")}
        </Button>
      </Stack>
    );
  }
  if (step === "fill" || isPointsRefused) {
    return (
      <ConversionForm
        rules={rules}
        points={points}
        typed={typed}
        onChange={onType}
        problems={problems}
        takesFocus={hasMoved}
        onDone={review}
      />
    );
  }
  return (
    <ConversionReview
      rules={rules}
      points={points}
      wanted={wanted ?? 0}
      call={call}
      problems={problems}
      onBack={fill}
    />
  );
}

interface ConversionFormProps extends Pick<ConversionProps, "rules" | "points"> {
  /** The text in the field. */
  typed: string;
  onChange: (typed: string) => void;
  problems: readonly FormProblem[];
  takesFocus: boolean;
  onDone: () => void;
}

function ConversionForm({ rules, points, typed, onChange, problems, takesFocus, onDone }: ConversionFormProps) {
  const { t } = useTranslation();
  const wanted = readCount(typed);
  const { ratio, currency, minPoints, maxPoints, stepPoints } = rules;
  const range = { min: formatCount(minPoints), max: formatCount(maxPoints), step: formatCount(stepPoints) };
  const all = mostConvertible(rules, points);
  const validate = (): FormProblem[] => {
    const rule = conversionComplaint(wanted, rules, points);
    return rule ? [{ field: "points", rule }] : [];
  };
  return (
    <Form
      problems={problems}
      validate={validate}
      onSubmit={onDone}
      messages={{
        "points.required": t("mall.pointsMissing"),
        missing: t("mall.pointsMissing"),
        tooFew: t("mall.pointsTooFew", range),
        tooMany: t("mall.pointsTooMany", range),
        step: t("mall.pointsStep", range),
        lacking: t("refusals.INSUFFICIENT_POINTS"),
      }}
    >
      <StepHeading takesFocus={takesFocus}>{t("mall.howMany")}</StepHeading>
      <TextField
        name="points"
        label={t("mall.pointsField")}
        description={t("mall.pointsHint", { ...range, points: formatCount(points) })}
        inputMode="numeric"
        autoComplete="off"
        required
        value={typed}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {all > 0 && (
        <div>
          <Chip
            label={t("mall.all", { points: formatCount(all) })}
            pressed={wanted === all}
            onPressedChange={() => onChange(String(all))}
          />
        </div>
      )}
      <Text aria-live="polite">
        {t("mall.gives", { amount: moneyText(worthOf(Math.max(0, wanted ?? 0), ratio, currency), currency) })}
      </Text>
      <SubmitButton tone="accent" fullWidth>
        {t("cashier.review.next")}
      </SubmitButton>
    </Form>
  );
}

interface ConversionReviewProps extends Pick<ConversionProps, "rules" | "points" | "call"> {
  wanted: number;
  problems: readonly FormProblem[];
  onBack: () => void;
}

function ConversionReview({ rules, points, wanted, call, problems, onBack }: ConversionReviewProps) {
  const { t } = useTranslation();
  const { phase } = call.state;
  return (
    <Stack gap={16}>
      <StepHeading>{t("mall.reviewTitle")}</StepHeading>
      <ReviewList
        lines={[
          { label: t("mall.youGive"), value: t("mall.points", { count: wanted, points: formatCount(wanted) }) },
          { label: t("mall.youGet"), value: moneyText(worthOf(wanted, rules.ratio, rules.currency), rules.currency) },
          { label: t("mall.left"), value: formatCount(Math.max(0, points - wanted)) },
        ]}
      />
      <Text tone="secondary">{t("mall.noWayBack")}</Text>
      <MoneyState call={call} />
      <PaymentPasswordForm
        phase={phase}
        problems={problems}
        confirmLabel={t("mall.convertNow")}
        onConfirm={(paymentPassword) => void call.start({ body: { points: wanted, paymentPassword } })}
      />
      <BackButton phase={phase} onBack={onBack} />
    </Stack>
  );
}
