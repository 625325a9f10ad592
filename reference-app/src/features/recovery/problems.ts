import i18next, { type TFunction } from "i18next";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { ApiError } from "../../shared/api/api.ts";
import { isOutcomeUnknown } from "../../shared/api/retry-rules.ts";
import { summaryAfter } from "../../shared/api/summary-after.ts";
import { refusedFields } from "../../shared/api/refused-fields.ts";
import type texts from "../../shared/i18n/locales/en/recovery.json";
import { complaintText } from "../../shared/validation/messages.ts";
import type { Complaint } from "../../shared/validation/rules.ts";
import { codeRefusal } from "../../shared/verification/code-refusal.ts";
import { fieldOfRefusal } from "./rules.ts";

type Refusal = keyof typeof texts.refusal;
const isRefusal = (code: string): code is Refusal => i18next.exists(`recovery.refusal.${code}`);
export type Field = keyof typeof texts.field;

/** What was found before anything is sent, in words. */
export const toProblems = (found: Partial<Record<Field, Complaint>>, t: TFunction): FormProblem[] =>
  Object.entries<Complaint>(found).map(([field, complaint]) => ({
    field,
    rule: complaint.message,
    message: complaintText(complaint, t(`recovery.field.${field as Field}`), t),
  }));

/** What the server's refusal says, beside the field that it is about (D21). */
export function refusalProblems(error: unknown, t: TFunction): readonly FormProblem[] {
  if (!(error instanceof ApiError)) throw error;
  const reason = isRefusal(error.code) ? t(`recovery.refusal.${error.code}`) : codeRefusal(error, t);
  if (isOutcomeUnknown(error)) {
    const message = t("recovery.unknown", { reason });
    return [{ rule: error.code, message, ...summaryAfter(error, t) }];
  }
  const field = fieldOfRefusal(error.code) ?? refusedFields(error.details)[0];
  return [{ rule: error.code, message: reason, ...(field && { field }) }];
}
