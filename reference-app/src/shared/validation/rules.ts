import { faultOf, fitsFamily, type FieldFault, type FieldRule } from "@lobbykit/api-spec/client/field-rules";
import { normaliseTyped, type TypedTextKind } from "@lobbykit/api-spec/client/typed-text";
import { registerByUsername } from "@lobbykit/api-spec/operations";
import type texts from "../i18n/locales/en/validation.json";

export type Message = keyof typeof texts;

/** What is wrong with a value, as data. `complaintText` gives the text. */
export interface Complaint {
  message: Message;
  /** Limits for the placeholders in the message. */
  min?: number;
  max?: number;
}

/** Fields that have a single message for every fault (R379, R380). */
const OWN_MESSAGES: ReadonlyMap<string, Message> = new Map([
  ["verificationCode", "verification_code_invalid"],
  ["mobileNum", "mobile_invalid"],
]);

/** The message when the pattern's own is unknown or would be wrong (R382–R384). */
const FALLBACK_MESSAGES: ReadonlyMap<string, Message> = new Map([
  ["payeeName", "real_name_format"],
  ["whatsapp", "phone_format"],
  ["zalo", "phone_format"],
  ["affiliateCode", "invitation_code_invalid"],
  ["referralCode", "invitation_code_invalid"],
  ["recommenderId", "invitation_code_invalid"],
]);

const TYPED: Readonly<Record<string, TypedTextKind | undefined>> = registerByUsername.typed[0].fields;

/** Returns the value as it is sent, normalised by the contract's rules for the field. A password stays exactly as typed (R394, D6). */
export function normaliseField(field: string, value: string): string {
  const kind = TYPED[field];
  return kind === undefined ? value : normaliseTyped(kind, value);
}

/** Faults with the same message in every field. */
const FAULT_MESSAGES = {
  empty: "not_empty",
  blank: "not_blank",
  default: "password_default",
} as const satisfies Partial<Record<FieldFault, Message>>;

/** The message for a fault of a value in this field (R343, R345, R378–R384). */
export function complaintOf(field: string, value: string, rule: FieldRule, fault: FieldFault): Complaint {
  if (fault !== "length" && fault !== "format") return { message: FAULT_MESSAGES[fault] };
  const { minLength: min, maxLength: max } = rule;
  return { message: formatMessage(field, value, rule, fault), min, max };
}

function formatMessage(field: string, value: string, { patternId }: FieldRule, fault: "length" | "format"): Message {
  const own = OWN_MESSAGES.get(field);
  if (own) return own;
  const isLength = fault === "length";
  // The password has its own message for a wrong length, whatever its pattern is (R378).
  if (isLength && field === "password") return "password_length";
  const isInFamily = fitsFamily(patternId, value);
  // When the value already fulfils the rule that this message states, the server must have another regular expression, so the message would
  // be wrong (D7).
  const isTrue = isInFamily !== undefined && (isLength || !isInFamily);
  return isTrue ? (`reg_pattern_${patternId}` as Message) : (FALLBACK_MESSAGES.get(field) ?? "format_invalid");
}

/**
 * Checks a value by all rules that give a result immediately (R341–R345). Regular expressions from the server run separately, in a worker.
 */
export function validateField(field: string, value: string, rule: FieldRule): Complaint | undefined {
  const fault = faultOf(field, value, rule);
  return fault && complaintOf(field, value, rule, fault);
}

/** The message for a value that the server refused: our own finding when there is one, else the format message. */
export const refusedComplaint = (field: string, value: string, rule: FieldRule): Complaint =>
  complaintOf(field, value, rule, faultOf(field, value, rule) ?? "format");

/** Checks that the second entry equals the first (R344, R381, R390). */
export function validateConfirmation(value: string, confirmation: string): Complaint | undefined {
  if (confirmation === "") return { message: "not_empty" };
  return confirmation === value ? undefined : { message: "confirm_mismatch" };
}

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Validates a change of password (R389–R391). @param isOldKnown the login supplied the old password, so it is not requested */
export function validatePasswordChange(
  { oldPassword, newPassword, confirmNewPassword }: PasswordChange,
  passwordRule: FieldRule,
  isOldKnown: boolean,
): Partial<Record<keyof PasswordChange, Complaint>> {
  const isOldMissing = !isOldKnown && oldPassword === "";
  return withoutAbsent({
    oldPassword: isOldMissing ? { message: "not_empty" } : undefined,
    newPassword: validateField("password", newPassword, passwordRule),
    confirmNewPassword: validateConfirmation(newPassword, confirmNewPassword),
  });
}

/** Keeps only the fields with a complaint. */
export const withoutAbsent = <Field extends string>(
  found: Record<Field, Complaint | undefined>,
): Partial<Record<Field, Complaint>> => {
  const isWrong = ([, complaint]: [string, Complaint | undefined]) => complaint !== undefined;
  return Object.fromEntries(Object.entries<Complaint | undefined>(found).filter(isWrong)) as Partial<
    Record<Field, Complaint>
  >;
};
