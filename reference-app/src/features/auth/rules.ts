import { DEFAULT_PASSWORD, FIXED_RULES, faultOf } from "@lobbykit/api-spec/client/field-rules";
import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";

export interface LoginForm {
  username: string;
  password: string;
  captcha: string;
}

/** Trims only the username; a password is sent exactly as typed (R394, D6). */
export const normaliseLogin = (form: LoginForm): LoginForm => ({
  ...form,
  username: normaliseTyped("name", form.username),
  captcha: form.captcha.trim(),
});

export interface LoginAnswer {
  firstTimeLogin?: boolean | undefined;
  passwordExpired?: boolean | undefined;
  verification?: object | undefined;
}

/** The step after an accepted login (R265–R270, R412). */
export type AfterLogin = "enter" | "changePassword" | "verify";

/** @param password the one just used; undefined for a login without one, which requires no change (R267, R268) */
export function afterLogin(answer: LoginAnswer, password: string | undefined, isExpiryForced: boolean): AfterLogin {
  if (answer.verification) return "verify";
  if (password === undefined) return "enter";
  const isForced =
    // Many people know the default password (R267).
    password === DEFAULT_PASSWORD ||
    // The merchant decides whether an expired password must be changed (R266, R268).
    (answer.passwordExpired === true && isExpiryForced);
  return isForced ? "changePassword" : "enter";
}

/** Whether the password is due for a change, after any kind of login (R265, R266). */
export const isChangeDue = ({ firstTimeLogin, passwordExpired }: LoginAnswer, isExpiryForced: boolean): boolean =>
  firstTimeLogin === true || (passwordExpired === true && isExpiryForced);

const FIELDS = new Map([
  ["CAPTCHA_REQUIRED", "captcha"],
  ["CAPTCHA_INVALID", "captcha"],
  ["VERIFICATION_CODE_MISSING", "verificationCode"],
  ["VERIFICATION_CODE_INVALID", "verificationCode"],
  ["VERIFICATION_CODE_EXPIRED", "verificationCode"],
  ["PHONE_MISSING", "mobileNo"],
  ["PHONE_INVALID", "mobileNo"],
  ["PASSWORD_INCORRECT", "oldPassword"],
  ["PASSWORD_UNCHANGED", "newPassword"],
]);

/** The field that a refusal is about; undefined when it is about the whole form (D21). */
export const fieldOfRefusal = (code: string): string | undefined => FIELDS.get(code);

/** The kinds of login, as tabs (R148, R149). */
export const LOGIN_TABS = ["username", "sms"] as const;
export type LoginTab = (typeof LOGIN_TABS)[number];

/** A login by SMS. Number and dialling code contain only digits. */
export interface SmsForm {
  mobileNo: string;
  countryDialingCode: string;
  code: string;
  captcha: string;
}

const CODE = /^\d{4,8}$/;

interface Problem {
  field: string;
  rule: "required" | "invalid";
}

const problemsOf = (field: string, value: string, isRight: boolean): Problem[] => {
  if (value === "") return [{ field, rule: "required" }];
  return isRight ? [] : [{ field, rule: "invalid" }];
};

export const validateMobile = (mobileNo: string): Problem[] =>
  problemsOf("mobileNo", mobileNo, faultOf("mobileNum", mobileNo, FIXED_RULES.mobileNum) === undefined);

/** Number and code are both required (R395). The code is judged as it is sent: pasted, it may have spaces, or digits of another script. */
export const validateSms = ({ mobileNo, code }: SmsForm): Problem[] => [
  ...validateMobile(mobileNo),
  ...problemsOf("verificationCode", code, CODE.test(normaliseTyped("digits", code))),
];

const OF_THE_APP: readonly string[] = ["google", "recoveryCode"];

/** Whether the verification is the member's own second step. Otherwise it is for an unknown address and may offer other methods (R412). */
export const isSecondStep = (methods: readonly string[]): boolean =>
  methods.includes("google") && methods.every((method) => OF_THE_APP.includes(method));

/** System names in a user agent. The first match is used, because Android also says Linux and iOS also says Mac OS. */
const SYSTEMS = [
  [/Android/, "Android"],
  [/iPhone|iPad|iPod/, "iOS"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
] as const;

/** The operating system in a user agent (R422). An iPad that requests desktop pages reports macOS. */
export const systemOf = (userAgent: string): string =>
  SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "unknown";
