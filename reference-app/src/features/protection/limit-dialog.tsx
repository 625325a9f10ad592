import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { MoneyField } from "@lobbykit/design-system/MoneyField";
import { TextField } from "@lobbykit/design-system/TextField";
import { showToast } from "@lobbykit/design-system/Toast";
import { Note } from "../../shared/layout/note.tsx";
import type { OperationBody } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { unknownOutcomeTitle } from "../../shared/api/errors/unknown-outcome-title.ts";
import { currencySymbol } from "../../shared/money/amounts/money-text.ts";
import { decimalsOf } from "../../shared/money/amounts/amount-rules.ts";
import { readText } from "../../shared/forms/read-text.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { setPlayLimitMutation } from "./mutations.ts";
import { limitRows, MOST_MINUTES, readLimitAmount, readMinutes, type LimitRow, type PlayLimits } from "./rules.ts";
import { useLimitTexts } from "./use-limit-texts.ts";
import { limitRequest } from "./limit-request.ts";

export interface LimitDialogProps {
  row: LimitRow;
  limits: PlayLimits;
  onClose: () => void;
}

/** The message for an invalid figure. */
function wrongFigure(kind: LimitRow["kind"], currency: string) {
  if (kind === "session") return "badMinutes";
  return decimalsOf(currency) === 0 ? "badWholeAmount" : "badAmount";
}

/** Sets, lowers, raises or removes one limit. A change that waits is shown with the limit afterwards (E103). */
export function LimitDialog({ row, limits, onClose }: LimitDialogProps) {
  const { t } = useTranslation();
  const { currency } = limits;
  const { figure, nameOf } = useLimitTexts(currency);
  const field = useRef<HTMLInputElement>(null);
  const { mutateAsync: set, isPending } = useMutation(setPlayLimitMutation());
  const { kind, period, limit } = row;

  const send = async (body: OperationBody<"setPlayLimits">): Promise<FormProblem[]> => {
    try {
      const answer = await set(body);
      const isWaiting = limitRows(answer, kind).find((one) => one.period === period)?.pending !== undefined;
      showToast({ tone: "positive", message: t(isWaiting ? "protection.waiting" : "protection.saved") });
      onClose();
      return [];
    } catch (error) {
      return [{ rule: "failed", message: errorMessage(error, t), ...unknownOutcomeTitle(error, t) }];
    }
  };
  const read = (data: FormData): string | undefined => {
    const text = readText(data, "limit").trim();
    return kind === "session" ? readMinutes(text)?.toString() : readLimitAmount(text, currency);
  };
  const shared = { ref: field, name: "limit", required: true, defaultValue: limit ?? "" };
  return (
    <FormDialog title={nameOf(row)} isPending={isPending} initialFocus={field} onClose={onClose}>
      <Form
        messages={{
          required: t("protection.required"),
          invalid: t(`protection.${wrongFigure(kind, currency)}`, { max: MOST_MINUTES, currency }),
        }}
        summaryTitle={t("protection.notSaved")}
        validate={(data) => (read(data) === undefined ? [{ field: "limit", rule: "invalid" }] : [])}
        onSubmit={(data) => send(limitRequest(row, read(data) ?? ""))}
      >
        <Note>
          {t(limit === undefined ? "protection.firstText" : "protection.changeText", {
            count: limits.coolOffHours,
            limit: limit === undefined ? "" : figure(kind, limit),
          })}
        </Note>
        {kind === "session" ? (
          <TextField {...shared} inputMode="numeric" autoComplete="off" label={t("protection.mostMinutes")} />
        ) : (
          <MoneyField
            {...shared}
            label={t("protection.mostAmount")}
            currency={currency}
            symbol={currencySymbol(currency)}
            decimals={decimalsOf(currency)}
          />
        )}
        <SubmitButton fullWidth>{t("protection.save")}</SubmitButton>
        {limit !== undefined && (
          <RemoveButton isPending={isPending} onRemove={() => send({ kind, period, remove: true })} />
        )}
      </Form>
    </FormDialog>
  );
}

interface RemoveButtonProps {
  isPending: boolean;
  onRemove: () => Promise<FormProblem[]>;
}

/** Removes the limit, after the same wait as for raising it. */
function RemoveButton({ isPending, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation();
  const remove = async () => {
    const [problem] = await onRemove();
    if (problem?.message !== undefined) showToast({ tone: "danger", message: problem.message });
  };
  return (
    <Button fullWidth variant="ghost" disabled={isPending} onClick={() => void remove()}>
      {t("protection.remove")}
    </Button>
  );
}
