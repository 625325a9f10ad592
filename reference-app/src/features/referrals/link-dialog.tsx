import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Form, type FormProblem } from "@lobbykit/design-system/Form";
import { Stack } from "@lobbykit/design-system/Stack";
import { TextField } from "@lobbykit/design-system/TextField";
import { readRate } from "../../shared/agents/rate.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import { useMoneyCall } from "../../shared/money/calls/use-money-call.ts";
import { LABEL_CHARACTERS, linkComplaints, type LinkDraft } from "./rules.ts";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

export interface LinkDialogProps {
  /** The highest rate that a link can give, in percent. */
  highestRate: string;
  onClose: () => void;
  /** The link was created; called with its label. */
  onMade: (label: string) => void;
}

/** Creates a referral link with a new code (E092). */
export function LinkDialog({ highestRate, onClose, onMade }: LinkDialogProps) {
  const { t } = useTranslation();
  const call = useMoneyCall("createReferralLink");
  const { state } = call;
  const { phase } = state;
  const [draft, setDraft] = useState<LinkDraft>({ label: "", rate: "" });
  const error = state.phase === "refused" ? state.error : undefined;
  const problems = useMemo((): FormProblem[] => {
    if (error === undefined) return [];
    const code = codeOf(error);
    if (code === "STATE_CONFLICT") return [{ rule: code, message: t("referrals.tooMany") }];
    return [refusalProblem(error, t, code === "RATE_TOO_HIGH" ? "rate" : undefined)];
  }, [error, t]);
  const tellMade = useEffectEvent(() => onMade(draft.label.trim()));
  useEffect(() => {
    if (phase === "confirmed") tellMade();
  }, [phase]);
  const validate = (): FormProblem[] =>
    linkComplaints(draft, highestRate).map(({ field, rule }) => ({ field, rule: `${field}.${rule}` }));
  const make = () => {
    const rate = readRate(draft.rate);
    if (rate !== undefined) void call.start({ body: { label: draft.label.trim(), rate } });
  };
  return (
    <FormDialog
      title={t("referrals.make")}
      isPending={phase === "sending"}
      isSent={phase === "checking" || phase === "confirmed"}
      onClose={onClose}
    >
      <Stack gap={16}>
        <MoneyState call={call} />
        <Form
          problems={problems}
          validate={validate}
          onSubmit={make}
          messages={{
            "label.required": t("referrals.labelMissing"),
            "label.missing": t("referrals.labelMissing"),
            "rate.required": t("referrals.rateMissing"),
            "rate.missing": t("referrals.rateMissing"),
            "rate.format": t("referrals.rateFormat"),
            "rate.tooHigh": t("referrals.rateTooHigh", { rate: highestRate }),
          }}
        >
          <TextField
            name="label"
            label={t("referrals.label")}
            description={t("referrals.labelHint")}
            maxLength={LABEL_CHARACTERS}
            autoComplete="off"
            required
            value={draft.label}
            onChange={({ target }) => setDraft({ ...draft, label: target.value })}
          />
          <TextField
            name="rate"
            label={t("referrals.rate")}
            description={t("referrals.rateHint", { rate: highestRate })}
            inputMode="decimal"
            autoComplete="off"
            end="%"
            required
            value={draft.rate}
            onChange={({ target }) => setDraft({ ...draft, rate: target.value })}
          />
          {phase !== "checking" && phase !== "notArrived" && (
            <Button type="submit" tone="accent" size="large" fullWidth loading={phase === "sending"}>
              {t("referrals.makeNow")}
            </Button>
          )}
        </Form>
      </Stack>
    </FormDialog>
  );
}
