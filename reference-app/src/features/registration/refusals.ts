import i18next, { type TFunction } from "i18next";
import type { FormProblem } from "@lobbykit/design-system/Form";
import type { ApiError } from "../../shared/api/api.ts";
import { refusedFields } from "../../shared/api/errors/refused-fields.ts";
import type texts from "../../shared/i18n/locales/en/registration.json";
import { isOutcomeUnknown } from "../../shared/api/errors/retry-rules.ts";
import { unknownOutcomeTitle } from "../../shared/api/errors/unknown-outcome-title.ts";
import { complaintText } from "../../shared/validation/messages.ts";
import { normaliseField, refusedComplaint } from "../../shared/validation/rules.ts";
import { codeRefusal } from "../../shared/verification/code-refusal.ts";
import { fieldOfRefusal, type Draft, type PlannedField } from "./rules.ts";

type Refusal = keyof typeof texts.refusal;
const isRefusal = (code: string): code is Refusal => i18next.exists(`registration.refusal.${code}`);

/** The messages of a refusal, beside the fields that it is about (D21). */
export function problemsOf(
  error: ApiError,
  plan: readonly PlannedField[],
  draft: Draft,
  t: TFunction,
): readonly FormProblem[] {
  if (isOutcomeUnknown(error)) {
    const message = t("registration.unknown", { reason: codeRefusal(error, t) });
    return [{ rule: error.code, message, ...unknownOutcomeTitle(error, t) }];
  }
  const refused = refusedFields(error.details);
  const found = plan.filter(({ field }) => refused.includes(field));
  if (found.length > 0) return found.map((planned) => problemOf(planned, draft, t));
  const message = isRefusal(error.code) ? t(`registration.refusal.${error.code}`) : codeRefusal(error, t);
  const field = fieldOfRefusal(error.code);
  return [{ rule: error.code, message, ...(field !== undefined && { field }) }];
}

/** The same message as when the client checks the field. */
function problemOf({ field, rule }: PlannedField, draft: Draft, t: TFunction): FormProblem {
  const complaint =
    field === "confirmPassword"
      ? ({ message: "confirm_mismatch" } as const)
      : refusedComplaint(field, normaliseField(field, draft[field] ?? ""), rule);
  const message = complaintText(complaint, t(`registration.field.${field}`), t);
  return { field, rule: complaint.message, message };
}
