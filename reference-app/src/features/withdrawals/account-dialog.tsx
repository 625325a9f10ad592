import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, SubmitButton, type FormProblem } from "@lobbykit/design-system/Form";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { TextField } from "@lobbykit/design-system/TextField";
import { showToast } from "@lobbykit/design-system/Toast";
import { Note } from "../../shared/layout/note.tsx";
import { currentMerchant } from "../../shared/merchant/current-merchant.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import {
  PaymentPasswordField,
  PaymentPasswordPrompt,
} from "../../shared/money/confirmation/payment-password-field.tsx";
import { isPaymentPasswordSetQuery, paymentMethodsQuery } from "../../shared/money/queries.ts";
import { isProofLeft } from "../../shared/session/reauthentication.ts";
import { addPayoutAccountMutation } from "./mutations.ts";
import { payoutAccountsQuery } from "./queries.ts";
import { nationalNumber } from "../../shared/forms/national-number.ts";
import { accountComplaints, cleanNumber, fieldOfAccountRefusal, type NewAccount } from "./rules.ts";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

export interface AccountDialogProps {
  onClose: () => void;
  /** The account was added; called with its id. */
  onAdded: (id: string) => void;
}

/** Adds a payout account (E071). */
export function AccountDialog({ onClose, onAdded }: AccountDialogProps) {
  const { t } = useTranslation();
  const [isPending, setIsPending] = useState(false);
  const methods = useQuery(paymentMethodsQuery());
  const isSet = useQuery(isPaymentPasswordSetQuery());
  return (
    <FormDialog title={t("cashier.account.add")} isPending={isPending} onClose={onClose}>
      <QueryState result={isSet}>
        {(hasPassword) =>
          hasPassword ? (
            <QueryState result={methods}>
              {(all) => (
                <AccountForm
                  types={all.filter(({ payout }) => payout).map(({ id, name }) => ({ value: id, label: name }))}
                  onPendingChange={setIsPending}
                  onAdded={onAdded}
                />
              )}
            </QueryState>
          ) : (
            <PaymentPasswordPrompt />
          )
        }
      </QueryState>
    </FormDialog>
  );
}

interface AccountFormProps {
  /** Methods that can pay out. */
  types: readonly { value: string; label: string }[];
  onPendingChange: (isPending: boolean) => void;
  onAdded: (id: string) => void;
}

function AccountForm({ types, onPendingChange, onAdded }: AccountFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync: add } = useMutation(addPayoutAccountMutation());
  const [draft, setDraft] = useState<NewAccount>({
    type: types[0]?.value ?? "",
    number: "",
    holder: "",
    paymentPassword: "",
  });
  const set = (changes: Partial<NewAccount>) => setDraft((before) => ({ ...before, ...changes }));
  const validate = (): FormProblem[] => accountComplaints(draft).map((field) => ({ field, rule: `${field}.wrong` }));
  const submit = async (): Promise<FormProblem[]> => {
    onPendingChange(true);
    try {
      const added = await add({ ...draft, number: cleanNumber(draft.number), holder: draft.holder.trim() });
      await queryClient.invalidateQueries({ queryKey: payoutAccountsQuery().queryKey });
      showToast({ tone: "positive", message: t("cashier.account.added") });
      onAdded(added.id);
      return [];
    } catch (error) {
      if (!isProofLeft(error)) set({ paymentPassword: "" });
      const field = fieldOfAccountRefusal(codeOf(error));
      return [refusalProblem(error, t, field, field === "number" ? t("cashier.account.numberWrong") : undefined)];
    } finally {
      onPendingChange(false);
    }
  };
  return (
    <Form
      validate={validate}
      onSubmit={submit}
      messages={{
        required: t("cashier.field.missing", { field: "{label}" }),
        "number.wrong": t("cashier.account.numberWrong"),
        "paymentPassword.wrong": t("cashier.paymentPassword.sixDigits"),
      }}
    >
      <Note>{t("cashier.account.text")}</Note>
      <NativeSelect
        name="type"
        label={t("cashier.account.type")}
        options={types}
        value={draft.type}
        onChange={(event) => set({ type: event.target.value })}
      />
      <TextField
        name="number"
        label={t("cashier.account.number")}
        required
        value={draft.number}
        onChange={({ target }) => set({ number: nationalNumber(target.value, currentMerchant().dialingCode) })}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        name="holder"
        label={t("cashier.account.holder")}
        required
        maxLength={HOLDER_CHARACTERS}
        value={draft.holder}
        onChange={(event) => set({ holder: event.target.value })}
        autoComplete="name"
      />
      <PaymentPasswordField value={draft.paymentPassword} onChange={(paymentPassword) => set({ paymentPassword })} />
      <SubmitButton fullWidth>{t("cashier.account.save")}</SubmitButton>
    </Form>
  );
}

/** The maximum that the contract allows. */
const HOLDER_CHARACTERS = 120;
