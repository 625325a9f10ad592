import i18next, { type TFunction } from "i18next";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { ApiError } from "../../shared/api/api.ts";
import { isOutcomeUnknown } from "../../shared/api/errors/retry-rules.ts";
import { unknownOutcomeTitle } from "../../shared/api/errors/unknown-outcome-title.ts";
import { refusedFields } from "../../shared/api/errors/refused-fields.ts";
import type texts from "../../shared/i18n/locales/en/recovery.json";
import { complaintText } from "../../shared/validation/messages.ts";
import type { Complaint } from "../../shared/validation/rules.ts";
import { codeRefusal } from "../../shared/verification/code-refusal.ts";
import { fieldOfRefusal } from "./rules.ts";

type Refusal = keyof typeof texts.refusal;
const isRefusal = (code: string): code is Refusal => i18next.exists(`recovery.refusal.${code}`);
export type Field = keyof typeof texts.field;

/** The messages for problems found before sending. */
export const toProblems = (found: Partial<Record<Field, Complaint>>, t: TFunction): FormProblem[] =>
  Object.entries<Complaint>(found).map(([field, complaint]) => ({
    field,
    rule: complaint.message,
    message: complaintText(complaint, t(`recovery.field.${field as Field}`), t),
  }));

/** The messages of a refusal, beside the field that it is about (D21). */
export function refusalProblems(error: unknown, t: TFunction): readonly FormProblem[] {
  if (!(error instanceof ApiError)) throw error;
  const reason = isRefusal(error.code) ? t(`recovery.refusal.${error.code}`) : codeRefusal(error, t);
  if (isOutcomeUnknown(error)) {
    const message = t("recovery.unknown", { reason });
    return [{ rule: error.code, message, ...unknownOutcomeTitle(error, t) }];
  }
  const field = fieldOfRefusal(error.code) ?? refusedFields(error.details)[0];
  return [{ rule: error.code, message: reason, ...(field && { field }) }];
}
