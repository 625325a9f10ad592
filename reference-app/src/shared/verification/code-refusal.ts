import i18next, { type TFunction } from "i18next";
import { ApiError } from "../api/api.ts";
import { errorMessage } from "../api/errors/error-message.ts";
import type texts from "../i18n/locales/en/verification.json";

type Refusal = keyof typeof texts.refusal;
const isRefusal = (code: string): code is Refusal => i18next.exists(`verification.refusal.${code}`);

/** The text for a refused verification code (R445–R454), else the general error text. */
export function codeRefusal(error: Error, t: TFunction): string {
  if (error instanceof ApiError && isRefusal(error.code)) return t(`verification.refusal.${error.code}`);
  return errorMessage(error, t);
}
