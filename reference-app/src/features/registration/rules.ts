import { ANYTHING, FIXED_RULES, type FieldRule } from "@lobbykit/api-spec/client/field-rules";
import type { OperationBody } from "../../shared/api/api.ts";
import { normaliseField, validateConfirmation, validateField, type Complaint } from "../../shared/validation/rules.ts";
import type { CheckedField } from "../../shared/validation/validate-fields.ts";

/** The two ways to register (R154). */
export type Tab = "mobile" | "username";

/** Fields that the merchant can require, in the order of R348–R360. */
const FURTHER_FIELDS = [
  "payeeName",
  "qqNum",
  "email",
  "recommenderId",
  "nickname",
  "paymentPassword",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "zalo",
  "affiliateCode",
] as const;

export type Field =
  | "username"
  | "mobileNum"
  | "verificationCode"
  | "password"
  | "confirmPassword"
  | (typeof FURTHER_FIELDS)[number]
  | "captcha";

export interface PlannedField {
  field: Field;
  rule: FieldRule;
}

/** The server's rules by field (R233). */
export type RegisterRules = Readonly<Partial<Record<string, FieldRule>>>;

export interface FormSituation {
  tab: Tab;
  rules: RegisterRules;
  /** Whether the mobile tab has a password field (MOBILENUMPASSREG3, R285). */
  isPasswordAsked: boolean;
  /** Whether a mobile number needs a code by SMS (REGMOBVERF3, R284). */
  isCodeAsked: boolean;
  /** Whether registering without an upline's code is allowed (DIRECTREG3, R291). */
  isDirect: boolean;
  /** Whether the visitor's link had a valid affiliate code (R360). */
  hasAffiliateCode: boolean;
}

const NOT_ASKED: FieldRule = {
  enabled: false,
  required: false,
  minLength: 0,
  maxLength: 255,
  patternId: "",
  acceptedPattern: ANYTHING,
};
const FIXED: RegisterRules = FIXED_RULES;
const ASKED = { enabled: true, required: true } as const;

/** The fields of a tab with their rules, in display order (R348–R363). */
export function planFields(situation: FormSituation): PlannedField[] {
  const { tab, rules, isPasswordAsked, isCodeAsked, isDirect, hasAffiliateCode } = situation;
  const ruleOf = (field: Field): FieldRule => rules[field] ?? { ...(FIXED[field] ?? NOT_ASKED), enabled: false };
  const plan = (field: Field, change: Partial<FieldRule> = {}): PlannedField => ({
    field,
    rule: { ...ruleOf(field), ...change },
  });
  const isMobileTab = tab === "mobile";
  const mobile = plan("mobileNum", isMobileTab ? ASKED : {});
  // A code needs a number to send it to. The switch turns the field on, unless the server's rule turns it off (C7).
  const isCodePlanned = isCodeAsked && mobile.rule.enabled && rules.verificationCode?.enabled !== false;
  const code = plan("verificationCode", isCodePlanned ? ASKED : { enabled: false });
  const passwords = [plan("password", ASKED), plan("confirmPassword")];
  const further = FURTHER_FIELDS.filter((field) => field !== "affiliateCode" || !hasAffiliateCode);
  const fields = [
    ...(isMobileTab
      ? [mobile, code, ...(isPasswordAsked ? passwords : [])]
      : [plan("username", ASKED), ...passwords, mobile, code]),
    ...further.map((field) => plan(field, field === "affiliateCode" && !isDirect ? ASKED : {})),
    plan("captcha"),
  ];
  return fields.filter(({ rule }) => rule.enabled);
}

/** Fields with a hint below the label. The reward for a Zalo number exists only in Vietnam (R506). */
const HINTED = ["username", "payeeName", "paymentPassword", "zalo"] as const;
const ZALO_COUNTRY = "VN";

/** The hint's key for a field in a country (ISO 3166-1 alpha-2); undefined when there is none. */
export const hintOf = (field: Field, country: string): (typeof HINTED)[number] | undefined =>
  field === "zalo" && country !== ZALO_COUNTRY ? undefined : HINTED.find((hinted) => hinted === field);

/** Typed values by field. */
export type Draft = Readonly<Partial<Record<Field, string>>>;

/** Fields not checked by a rule: one is compared with the password, the other is checked by the server. */
const JUDGED_APART: readonly Field[] = ["confirmPassword", "captcha"];

/** The fields to check, with their values as they will be sent. A typed number needs a code (R284). */
export const checkedFields = (plan: readonly PlannedField[], draft: Draft): CheckedField[] =>
  plan.flatMap(({ field, rule }) => {
    if (JUDGED_APART.includes(field)) return [];
    const isNeeded = field === "verificationCode" ? (draft.mobileNum ?? "") !== "" : true;
    const value = normaliseField(field, draft[field] ?? "");
    return [{ field, value, rule: { ...rule, required: rule.required && isNeeded } }];
  });

/** All problems that can be found without waiting (R341–R345, R387). */
export function complaintsOf(plan: readonly PlannedField[], draft: Draft): Map<string, Complaint> {
  const complaints = new Map<string, Complaint>();
  const note = (field: string, complaint: Complaint | undefined) => complaint && complaints.set(field, complaint);
  for (const { field, value, rule } of checkedFields(plan, draft)) note(field, validateField(field, value, rule));
  const isPlanned = (wanted: Field) => plan.some(({ field }) => field === wanted);
  if (isPlanned("confirmPassword"))
    note("confirmPassword", validateConfirmation(draft.password ?? "", draft.confirmPassword ?? ""));
  const isCaptchaNeeded = plan.some(({ field, rule }) => field === "captcha" && rule.required);
  if (isCaptchaNeeded && normaliseField("captcha", draft.captcha ?? "") === "")
    note("captcha", { message: "captcha_required" });
  return complaints;
}

export interface Circumstances {
  countryDialingCode: string;
  captchaId: string | undefined;
  /** Codes from the link that brought the visitor (R220). */
  landing: { affiliateCode?: string; referralCode?: string };
  /** Address and host of this page. */
  registerUrl: string;
  domain: string;
  isAgeConfirmed: boolean;
}

const LONGEST_ADDRESS = 2048;

/** The request body (R219, R220): only the current tab's fields, not what was typed in the other one. */
export function registrationBody(plan: readonly PlannedField[], draft: Draft, given: Circumstances) {
  const typed: Draft = Object.fromEntries(
    plan.flatMap(({ field }) => {
      const value = normaliseField(field, draft[field] ?? "");
      return value === "" ? [] : [[field, value]];
    }),
  );
  const { verificationCode, captcha, ...others } = typed;
  const { countryDialingCode, captchaId, landing, registerUrl, domain, isAgeConfirmed } = given;
  return {
    ...landing,
    ...others,
    ...(captcha && { captcha }),
    ...(captcha && captchaId && { captchaId }),
    ...(others.mobileNum && { countryDialingCode }),
    ...(others.mobileNum && verificationCode && { verificationCode }),
    login: true,
    registerMethod: "WEB",
    registerUrl: registerUrl.slice(0, LONGEST_ADDRESS),
    domain,
    // Always true: the form cannot be sent without it (R397), and without terms there is nothing to accept (R156).
    termsAccepted: true,
    ageConfirmed: isAgeConfirmed,
  } as const satisfies Partial<OperationBody<"registerByUsername">>;
}

/** The field for each refusal. A code that is not listed is about the whole registration (D21). */
const FIELD_OF_CODE: ReadonlyMap<string, Field | "termsAccepted" | "ageConfirmed"> = new Map([
  ["USERNAME_TAKEN", "username"],
  ["MOBILE_TAKEN", "mobileNum"],
  ["PHONE_MISSING", "mobileNum"],
  ["PHONE_INVALID", "mobileNum"],
  ["EMAIL_TAKEN", "email"],
  ["CAPTCHA_REQUIRED", "captcha"],
  ["CAPTCHA_INVALID", "captcha"],
  ["VERIFICATION_CODE_MISSING", "verificationCode"],
  ["VERIFICATION_CODE_INVALID", "verificationCode"],
  ["VERIFICATION_CODE_EXPIRED", "verificationCode"],
  ["AFFILIATE_CODE_INVALID", "affiliateCode"],
  ["TERMS_NOT_ACCEPTED", "termsAccepted"],
  ["NOT_ELIGIBLE", "ageConfirmed"],
]);

/** The field that a refusal is about; undefined when there is none. */
export const fieldOfRefusal = (code: string): string | undefined => FIELD_OF_CODE.get(code);

/** One attempt to register: its content, and the idempotency key that makes a repeat count once (C13). */
export interface Attempt {
  content: string;
  key: string;
}

/** The same content keeps its key; changed content gets a new one. */
export const attemptFor = (last: Attempt | undefined, content: string, mintKey: () => string): Attempt =>
  last?.content === content ? last : { content, key: mintKey() };

/** `autocomplete` values for browsers (WCAG 1.3.5). The names of WhatsApp and Zalo accounts are telephone numbers. */
export const AUTOCOMPLETE: Partial<Record<Field, string>> = {
  username: "username",
  payeeName: "name",
  email: "email",
  nickname: "nickname",
  whatsapp: "tel",
  zalo: "tel",
};
