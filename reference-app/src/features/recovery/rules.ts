import { FIXED_RULES, type FieldRule } from "@lobbykit/api-spec/client/field-rules";
import { normaliseField, validateField, withoutAbsent, type Complaint } from "../../shared/validation/rules.ts";

export interface EmailReset {
  username: string;
  email: string;
}

export interface PhoneReset {
  mobileNum: string;
  verificationCode: string;
  newPassword: string;
}

/** Username and email address are both required (R222, R392). */
export function validateEmailReset({ username, email }: EmailReset): Partial<Record<keyof EmailReset, Complaint>> {
  return withoutAbsent({
    username: validateField("username", normaliseField("username", username), FIXED_RULES.accountName),
    email: validateField("email", normaliseField("email", email), FIXED_RULES.email),
  });
}

/** Requires a valid number, its code, and a new password by the merchant's rule (R223, R393). */
export function validatePhoneReset(
  { mobileNum, verificationCode, newPassword }: PhoneReset,
  passwordRule: FieldRule = FIXED_RULES.password,
): Partial<Record<keyof PhoneReset, Complaint>> {
  return withoutAbsent({
    mobileNum: validateField("mobileNum", normaliseField("mobileNum", mobileNum), FIXED_RULES.mobileNum),
    verificationCode: validateField("verificationCode", verificationCode, FIXED_RULES.verificationCode),
    newPassword: validateField("password", newPassword, passwordRule),
  });
}

type RecoveryField = keyof EmailReset | keyof PhoneReset;

/** The field for each refusal. A code that is not listed is about the whole request (D21). */
const FIELD_OF_CODE: ReadonlyMap<string, RecoveryField> = new Map([
  ["PHONE_MISSING", "mobileNum"],
  ["PHONE_INVALID", "mobileNum"],
  ["VERIFICATION_CODE_MISSING", "verificationCode"],
  ["VERIFICATION_CODE_INVALID", "verificationCode"],
  ["VERIFICATION_CODE_EXPIRED", "verificationCode"],
  ["PASSWORD_UNCHANGED", "newPassword"],
]);

/** The field that a refusal is about; undefined when there is none, as for an account that does not exist (R456). */
export const fieldOfRefusal = (code: string): RecoveryField | undefined => FIELD_OF_CODE.get(code);
