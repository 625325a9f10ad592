import i18next, { type TFunction } from "i18next";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { ApiError } from "../../shared/api/api.ts";
import { refusedFields } from "../../shared/api/errors/refused-fields.ts";
import type texts from "../../shared/i18n/locales/en/auth.json";
import { codeRefusal } from "../../shared/verification/code-refusal.ts";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { refusedUntil } from "../../shared/api/errors/refused-until.ts";
import { fieldOfRefusal } from "./rules.ts";

type Refusal = keyof typeof texts.refusal;
const isRefusal = (code: string): code is Refusal => i18next.exists(`auth.refusal.${code}`);

function refusalText(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return errorMessage(error, t);
  const excludedUntil = error.code === "SELF_EXCLUDED" ? refusedUntil(error) : undefined;
  if (excludedUntil !== undefined) return t("auth.excluded", { time: momentText(excludedUntil) });
  if (isRefusal(error.code)) return t(`auth.refusal.${error.code}`);
  // Verification codes have their own messages (R445–R454); errors without a field use the general ones.
  return fieldOfRefusal(error.code) === undefined ? errorMessage(error, t) : codeRefusal(error, t);
}

/** Shows a server error in a form: beside its field, or above the form (D21). */
export function formProblem(error: unknown, t: TFunction): FormProblem {
  const code = error instanceof ApiError ? error.code : "failed";
  const details = error instanceof ApiError ? error.details : [];
  const field = fieldOfRefusal(code) ?? refusedFields(details)[0];
  return { rule: code, message: refusalText(error, t), ...(field !== undefined && { field }) };
}
