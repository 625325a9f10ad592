import i18next, { type TFunction } from "i18next";
import { ApiError } from "../api/api.ts";
import { errorMessage } from "../api/error-message.ts";
import type texts from "../i18n/locales/en/verification.json";

type Refusal = keyof typeof texts.refusal;
const isRefusal = (code: string): code is Refusal => i18next.exists(`verification.refusal.${code}`);

/** What a refusal around codes by message says (R445–R454), else what any failure says. */
export function codeRefusal(error: Error, t: TFunction): string {
  if (error instanceof ApiError && isRefusal(error.code)) return t(`verification.refusal.${error.code}`);
  return errorMessage(error, t);
}
