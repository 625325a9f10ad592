import type { ERROR_MESSAGES } from "../../../../generated/error-messages.ts";

/** How the mock's SMS service reacts to certain numbers, whatever their dialling code (R445–R454). */
export interface PhoneOutcome {
  status: number;
  code: keyof typeof ERROR_MESSAGES;
}

export const PHONE_OUTCOMES: Readonly<Record<string, PhoneOutcome>> = {
  "1900000400": { status: 422, code: "RECAPTCHA_INVALID" },
  "1900000402": { status: 422, code: "QUOTA_EXCEEDED" },
  "1900000403": { status: 403, code: "MODULE_DISABLED" },
  "1900000429": { status: 429, code: "TOO_MANY_REQUESTS" },
  "1900000500": { status: 500, code: "INTERNAL_ERROR" },
};

/** A code sent to this number is expired on arrival. */
export const EXPIRED_AT_ONCE_NUMBER = "1900000410";

/** A token that the captcha service rejects. */
export const WRONG_CAPTCHA_TOKEN = "wrong-captcha";
