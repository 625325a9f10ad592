/** How one field of the registration is checked (R233). */
export interface RegisterRule {
  enabled: boolean;
  required: boolean;
  /** Characters, as Unicode code points (R342). */
  minLength: number;
  maxLength: number;
  /** Names the message `reg_pattern_{id}` (R345). */
  patternId: string;
  /** Source of a regular expression for the whole value; `*` takes anything (R341). */
  acceptedPattern: string;
}

/** The fields of R219 that have a rule. */
export const REGISTER_FIELDS = [
  "username",
  "password",
  "confirmPassword",
  "payeeName",
  "email",
  "mobileNum",
  "whatsapp",
  "facebook",
  "captcha",
  "verificationCode",
  "affiliateCode",
  "referralCode",
  "recommenderId",
  "paymentPassword",
  "qqNum",
  "line",
  "wechat",
  "zalo",
  "idNumber",
  "nickname",
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterRules = Readonly<Record<RegisterField, RegisterRule>>;

/** The pattern families of R364–R372 that are used here: the id and the expression. */
const ANYTHING = ["1", "*"] as const;
const LETTER_FIRST = ["2", "[A-Za-z][A-Za-z0-9]*"] as const;
const MAILBOX = ["3", "[^@\\s]+@[^@\\s]+\\.[^@\\s]+"] as const;
const ALPHANUMERIC = ["4", "[A-Za-z0-9]+"] as const;
const DIGITS = ["6", "\\d+"] as const;
const LETTERS_AND_SPACES = ["8", "[A-Za-z ]+"] as const;
const NO_SPACES = ["9", "\\S+"] as const;

type Pattern = readonly [id: string, expression: string];
const rule = (minLength: number, maxLength: number, [patternId, acceptedPattern]: Pattern): RegisterRule => ({
  enabled: true,
  required: false,
  minLength,
  maxLength,
  patternId,
  acceptedPattern,
});
const required = (one: RegisterRule): RegisterRule => ({ ...one, required: true });
const hidden = (one: RegisterRule): RegisterRule => ({ ...one, enabled: false });

/** The rules of the default merchant; passwords as D6. */
const DEFAULT_RULES: RegisterRules = {
  username: required(rule(4, 16, LETTER_FIRST)),
  password: required(rule(8, 128, ANYTHING)),
  confirmPassword: required(rule(8, 128, ANYTHING)),
  payeeName: required(rule(2, 64, LETTERS_AND_SPACES)),
  email: rule(5, 64, MAILBOX),
  mobileNum: required(rule(6, 15, DIGITS)),
  whatsapp: rule(6, 15, DIGITS),
  facebook: rule(2, 64, NO_SPACES),
  captcha: required(rule(4, 12, ANYTHING)),
  verificationCode: required(rule(1, 255, ANYTHING)),
  affiliateCode: rule(4, 16, ALPHANUMERIC),
  referralCode: rule(4, 16, ALPHANUMERIC),
  recommenderId: hidden(rule(1, 64, NO_SPACES)),
  paymentPassword: hidden(rule(6, 6, DIGITS)),
  qqNum: hidden(rule(5, 15, DIGITS)),
  line: hidden(rule(2, 64, NO_SPACES)),
  wechat: hidden(rule(2, 64, NO_SPACES)),
  zalo: hidden(rule(2, 64, NO_SPACES)),
  idNumber: hidden(rule(6, 32, ALPHANUMERIC)),
  nickname: hidden(rule(2, 32, ANYTHING)),
};

const shown = (...fields: readonly RegisterField[]) =>
  Object.fromEntries(fields.map((field) => [field, { ...DEFAULT_RULES[field], enabled: true, required: false }]));
const wanted = (...fields: readonly RegisterField[]) =>
  Object.fromEntries(fields.map((field) => [field, { ...DEFAULT_RULES[field], enabled: true, required: true }]));
const notShown = (...fields: readonly RegisterField[]) =>
  Object.fromEntries(fields.map((field) => [field, { ...DEFAULT_RULES[field], enabled: false, required: false }]));

/** What other merchants ask otherwise, so that each field is somewhere required, somewhere optional or hidden. */
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

/** The rules a merchant begins with. */
export const registerRulesOf = (merchantCode: string): RegisterRules => ({
  ...DEFAULT_RULES,
  ...EXCEPTIONS[merchantCode],
});
