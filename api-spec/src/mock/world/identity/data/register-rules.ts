import { PATTERN_FAMILIES, type FieldRule } from "../../../../client/field-rules.ts";

/** The pattern families used in this file (R364–R372). */
const ANY_TEXT = "1";
const LETTER_FIRST = "2";
const MAILBOX = "3";
const ALPHANUMERIC = "4";
const DIGITS = "6";
const LETTERS_AND_SPACES = "8";
const NO_SPACES = "9";

/** Each rule also contains the regular expression, for clients that do not know the pattern families. */
const rule = (minLength: number, maxLength: number, patternId: string): FieldRule => ({
  enabled: true,
  required: false,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: PATTERN_FAMILIES.get(patternId) ?? "",
});
const required = (one: FieldRule): FieldRule => ({ ...one, required: true });
const hidden = (one: FieldRule): FieldRule => ({ ...one, enabled: false });

/** Rules of the default merchant; passwords follow D6. */
const DEFAULT_RULES = {
  username: required(rule(4, 16, LETTER_FIRST)),
  password: required(rule(8, 128, ANY_TEXT)),
  confirmPassword: required(rule(8, 128, ANY_TEXT)),
  payeeName: required(rule(2, 64, LETTERS_AND_SPACES)),
  email: rule(5, 64, MAILBOX),
  mobileNum: required(rule(6, 15, DIGITS)),
  whatsapp: rule(6, 15, DIGITS),
  facebook: rule(2, 64, NO_SPACES),
  captcha: required(rule(4, 12, ANY_TEXT)),
  verificationCode: required(rule(1, 255, ANY_TEXT)),
  affiliateCode: rule(4, 16, ALPHANUMERIC),
  referralCode: rule(4, 16, ALPHANUMERIC),
  recommenderId: hidden(rule(1, 64, NO_SPACES)),
  paymentPassword: hidden(rule(6, 6, DIGITS)),
  qqNum: hidden(rule(5, 15, DIGITS)),
  line: hidden(rule(2, 64, NO_SPACES)),
  wechat: hidden(rule(2, 64, NO_SPACES)),
  zalo: hidden(rule(2, 64, NO_SPACES)),
  idNumber: hidden(rule(6, 32, ALPHANUMERIC)),
  nickname: hidden(rule(2, 32, ANY_TEXT)),
};

export type RegisterField = keyof typeof DEFAULT_RULES;
export type RegisterRules = Readonly<Record<RegisterField, FieldRule>>;
/** The fields of R219 that have a rule. */
export const REGISTER_FIELDS = Object.keys(DEFAULT_RULES) as readonly RegisterField[];

const changed =
  (change: Partial<FieldRule>) =>
  (...fields: readonly RegisterField[]) =>
    Object.fromEntries(fields.map((field) => [field, { ...DEFAULT_RULES[field], ...change }]));
const shown = changed({ enabled: true, required: false });
const wanted = changed({ enabled: true, required: true });
const notShown = changed({ enabled: false, required: false });

/** Rules that differ at other merchants, so that each field is required, optional and hidden at some merchant. */
const EXCEPTIONS: Readonly<Record<string, Partial<RegisterRules>>> = {
  vnlobby1: {
    ...wanted("zalo", "email"),
    ...shown("idNumber", "recommenderId", "wechat"),
    ...notShown("whatsapp", "facebook", "payeeName"),
  },
  phlobby1: {
    ...wanted("nickname"),
    ...shown("email", "facebook", "recommenderId"),
    ...notShown("payeeName", "mobileNum", "whatsapp", "captcha"),
  },
  idlobby1: {
    ...shown("paymentPassword", "line", "qqNum", "whatsapp", "payeeName"),
    ...notShown("captcha", "facebook"),
  },
};

/** The initial rules of a merchant. */
export const registerRulesOf = (merchantCode: string): RegisterRules => ({
  ...DEFAULT_RULES,
  ...EXCEPTIONS[merchantCode],
});
