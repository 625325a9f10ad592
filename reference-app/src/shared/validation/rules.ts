import { normaliseTyped, type TypedTextKind } from "@lobbykit/api-spec/client/typed-text";
import { registerByUsername } from "@lobbykit/api-spec/operations";
import type texts from "../i18n/locales/en/validation.json";
import { fitsFamily } from "./patterns.ts";

/** How one field is checked, as the server says (R233). */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  /** In characters, as Unicode code points (R342). */
  minLength: number;
  maxLength: number;
  /** Names a pattern family and its message (R345). */
  patternId: string;
  /** Source of a regular expression that the whole value has to match; `*` takes anything (R341). */
  acceptedPattern: string;
}

export type Message = keyof typeof texts;

/** What is wrong with a value, as data: `complaintText` says it. */
export interface Complaint {
  message: Message;
  /** For the places of the message. */
  min?: number;
  max?: number;
}

const ANYTHING = "*";

const rule = (minLength: number, maxLength: number, patternId: string): FieldRule => ({
  enabled: true,
  required: true,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: ANYTHING,
});

/** What holds where the server names no rule (R362, R363, D6). */
export const FIXED_RULES = {
  username: rule(4, 16, "2"),
  password: rule(8, 128, "1"),
  mobileNum: rule(6, 15, "6"),
  email: rule(3, 254, "3"),
  verificationCode: rule(1, 255, "1"),
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Fields whose message does not depend on their pattern (R378–R380). */
const OWN_MESSAGES: ReadonlyMap<string, Message> = new Map([
  ["password", "password_length"],
  ["verificationCode", "verification_code_invalid"],
  ["mobileNum", "mobile_invalid"],
]);

/** What a field says where its pattern is not one of ours and so has no message (R382–R384). */
const FALLBACK_MESSAGES: ReadonlyMap<string, Message> = new Map([
  ["payeeName", "real_name_format"],
  ["whatsapp", "phone_format"],
  ["zalo", "phone_format"],
  ["affiliateCode", "invitation_code_invalid"],
  ["referralCode", "invitation_code_invalid"],
  ["recommenderId", "invitation_code_invalid"],
]);

/** Length as people count it: code points, not bytes and not UTF-16 units (R342). */
export const lengthOf = (value: string): number => Array.from(value).length;

const TYPED: Readonly<Record<string, TypedTextKind | undefined>> = registerByUsername.typed[0].fields;

/** A value as it is sent, by what the contract says of its field; a password stays exactly as it was typed (R394, D6). */
export function normaliseField(field: string, value: string): string {
  const kind = TYPED[field];
  return kind === undefined ? value : normaliseTyped(kind, value);
}

/** What a field says about a value that breaks its rule (R345, R378–R384). */
export function formatComplaint(field: string, { patternId, minLength: min, maxLength: max }: FieldRule): Complaint {
  const isKnown = fitsFamily(patternId, "") !== undefined;
  const message =
    OWN_MESSAGES.get(field) ??
    (isKnown ? (`reg_pattern_${patternId}` as Message) : (FALLBACK_MESSAGES.get(field) ?? "format_invalid"));
  return { message, min, max };
}

/** What is wrong with a value by everything that can be said at once (R341–R345); the pattern of a stranger is run apart. */
export function validateField(field: string, value: string, rule: FieldRule): Complaint | undefined {
  if (!rule.enabled) return undefined;
  if (value === "") return rule.required ? { message: "not_empty" } : undefined;
  const length = lengthOf(value);
  const isRight = length >= rule.minLength && length <= rule.maxLength && fitsFamily(rule.patternId, value) !== false;
  return isRight ? undefined : formatComplaint(field, rule);
}

/** The expression that has to be run in a worker: one of the server's for an id that is not ours (D7). */
export function foreignPattern({ enabled, patternId, acceptedPattern }: FieldRule): string | undefined {
  const isOurs = fitsFamily(patternId, "") !== undefined;
  return enabled && !isOurs && acceptedPattern !== ANYTHING ? acceptedPattern : undefined;
}

/** A second typing equals the first (R344, R381, R390). */
export function validateConfirmation(value: string, confirmation: string): Complaint | undefined {
  if (confirmation === "") return { message: "not_empty" };
  return confirmation === value ? undefined : { message: "confirm_mismatch" };
}

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** A change of password (R389–R391). @param isOldKnown the login just made told it, so it is not asked */
export function validatePasswordChange(
  { oldPassword, newPassword, confirmNewPassword }: PasswordChange,
  passwordRule: FieldRule,
  isOldKnown: boolean,
): Partial<Record<keyof PasswordChange, Complaint>> {
  const isOldMissing = !isOldKnown && oldPassword === "";
  return withoutAbsent({
    oldPassword: isOldMissing ? { message: "not_empty" } : undefined,
    newPassword: validateField("password", newPassword, { ...passwordRule, enabled: true, required: true }),
    confirmNewPassword: validateConfirmation(newPassword, confirmNewPassword),
  });
}

/** Only the fields that something is wrong with. */
export const withoutAbsent = <Field extends string>(
  found: Record<Field, Complaint | undefined>,
): Partial<Record<Field, Complaint>> => {
  const isWrong = ([, complaint]: [string, Complaint | undefined]) => complaint !== undefined;
  return Object.fromEntries(Object.entries<Complaint | undefined>(found).filter(isWrong)) as Partial<
    Record<Field, Complaint>
  >;
};
