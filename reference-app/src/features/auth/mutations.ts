import { mutationOptions } from "@tanstack/react-query";
import { api, ApiError, type OperationBody, type OperationValue } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { enterSession } from "../../shared/session/enter-session.ts";
import { session } from "../../shared/session/session.ts";
import { tabs } from "../../shared/session/tab-sync.ts";
import { afterLogin, normaliseLogin, type AfterLogin, type LoginForm, type SmsForm } from "./rules.ts";
import { SESSION_SCOPE } from "./session-scope.ts";

export type LoginResult = OperationValue<"login">;

/** A username and password that were just used. They stay in memory (D5). */
export interface Credentials {
  username: string;
  password: string;
}

export interface SignIn {
  /** Asks the server to open a session. Pass one of the `openBy…` functions of this file. */
  open: () => Promise<LoginResult>;
  /** The username and password of the login; absent for a login without a password. */
  credentials?: Credentials | undefined;
  /** Whether an expired password must be changed (PWDEXPFORCECHANGE3, R287). */
  isExpiryForced: boolean;
}

/** A login that the server accepted, and the next step. Only "enter" has a session. */
export interface SignedIn {
  next: AfterLogin;
  result: LoginResult;
  credentials: Credentials | undefined;
}

/** Logs in, by any kind of login. */
export const signInMutation = () =>
  mutationOptions({
    scope: SESSION_SCOPE,
    mutationFn: async ({ open, credentials, isExpiryForced }: SignIn): Promise<SignedIn> => {
      const result = await open();
      const next = afterLogin(result, credentials?.password, isExpiryForced);
      if (next === "enter") await enterSession(result);
      return { next, result, credentials };
    },
  });

const captchaAnswer = (captcha: string, captchaId: string | undefined) =>
  captcha && captchaId ? { captcha, captchaId } : {};

/** Logs in by username and password (R148). */
export function openByUsername(form: LoginForm, captchaId?: string): Promise<LoginResult> {
  const { username, password, captcha } = normaliseLogin(form);
  return api.call("login", {
    body: { type: "username", username, password, ...captchaAnswer(captcha, captchaId) },
  });
}

/** Logs in by mobile number and verification code (R149, R215). The code is sent in place of the password. */
export function openBySms({ captcha, code, ...mobile }: SmsForm, captchaId?: string): Promise<LoginResult> {
  return api.call("login", {
    body: { type: "sms", ...mobile, password: code, ...captchaAnswer(captcha, captchaId) },
  });
}

/** Completes a login from an address that the server does not know, after a verification (R412). */
export const openByVerification = (token: string, body: OperationBody<"verifyNewIp">): Promise<LoginResult> =>
  session.withToken(token, () => api.call("verifyNewIp", { body }));

/** Requests the options that the browser needs for a passkey prompt (E099). */
export const startPasskeyLoginMutation = () => mutationOptions({ mutationFn: () => api.call("startPasskeyLogin") });

/** Logs in by a passkey (E099). It counts as two factors, so no second step follows. */
export const openByPasskey = (body: OperationBody<"loginPasskey">): Promise<LoginResult> =>
  api.call("loginPasskey", { body });

/** Logs in by a third party (R030, R152). Undefined when the server has no account for the person yet. */
export async function openBySocial(body: OperationBody<"loginSocial">): Promise<LoginResult | undefined> {
  const answer = await api.call("loginSocial", { query: { merchantCode: merchantCode() }, body });
  return "needsRegistration" in answer ? undefined : answer;
}

/** Changes the password (E010, R221). When the change is required, it sends the token of the incomplete login. */
export const changePasswordMutation = () =>
  mutationOptions({
    mutationFn: ({ body, token }: { body: OperationBody<"changePassword">; token?: string | undefined }) => {
      const change = () => api.call("changePassword", { body });
      return token === undefined ? change() : session.withToken(token, change);
    },
    // The security centre may be open below the dialog, so its list is refreshed.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: memberKey("listAccountEvents") }),
  });

/** Ends the session here and in the other tabs, whatever the server answers (R273–R275). */
export const logoutMutation = () =>
  mutationOptions({
    scope: SESSION_SCOPE,
    mutationFn: async () => {
      try {
        await api.call("logout");
      } catch (error) {
        // The session ends on this device even when the logout call failed (R275).
        if (!(error instanceof ApiError)) throw error;
      }
    },
    onSettled: () => {
      session.end();
      tabs.announceLogout();
    },
  });

/** Whether the next login needs a captcha after this failure (R216, R272). */
export const asksForCaptcha = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.value === "object" &&
  error.value !== null &&
  "captcha" in error.value &&
  error.value.captcha === true;
