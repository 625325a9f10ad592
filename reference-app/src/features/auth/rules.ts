import { DEFAULT_PASSWORD_LITERAL } from "../../shared/config/constants.ts";

export interface LoginForm {
  username: string;
  password: string;
  captcha: string;
}

/** The fields in the order of the form. */
export const LOGIN_FIELDS = ["username", "password", "captcha"] as const satisfies readonly (keyof LoginForm)[];

/** Keys of the messages, by field. */
export type LoginErrors = Partial<
  Record<keyof LoginForm, "auth.usernameRequired" | "auth.passwordRequired" | "auth.captchaRequired">
>;

/** Only the username is trimmed: a password is taken exactly as typed (R394, D6). */
export const normaliseLogin = (form: LoginForm): LoginForm => ({
  ...form,
  username: form.username.trim(),
  captcha: form.captcha.trim(),
});

/** Username and password are required, the captcha when it is shown (R394, R396). */
export function validateLogin(form: LoginForm, isCaptchaShown: boolean): LoginErrors {
  const { username, captcha, password } = normaliseLogin(form);
  return {
    ...(username ? {} : { username: "auth.usernameRequired" as const }),
    ...(password ? {} : { password: "auth.passwordRequired" as const }),
    ...(isCaptchaShown && !captcha ? { captcha: "auth.captchaRequired" as const } : {}),
  };
}

export interface LoginAnswer {
  token?: string | undefined;
  firstTimeLogin?: boolean | undefined;
  passwordExpired?: boolean | undefined;
  verification?: object | undefined;
}

/** What follows an accepted login (R265–R270, R412). */
export type AfterLogin = "enter" | "changePassword" | "verify";

export function afterLogin(answer: LoginAnswer, password: string, isExpiryForced: boolean): AfterLogin {
  if (answer.verification) return "verify";
  const isForced =
    password === DEFAULT_PASSWORD_LITERAL || // R267
    (answer.passwordExpired === true && isExpiryForced); // R266, R268
  return isForced ? "changePassword" : "enter";
}

const CAPTCHA_CODES: readonly string[] = ["CAPTCHA_REQUIRED", "CAPTCHA_INVALID"];

/** The field that a refusal of the server is about; undefined when it is about the login as a whole (D21). */
export const fieldOfRefusal = (code: string): keyof LoginForm | undefined =>
  CAPTCHA_CODES.includes(code) ? "captcha" : undefined;
