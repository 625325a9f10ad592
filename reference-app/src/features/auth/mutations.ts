import { mutationOptions } from "@tanstack/react-query";
import { api, ApiError, type OperationBody, type OperationValue } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";
import { merchantCode } from "../../shared/api/system-queries.ts";
import { enterSession } from "../../shared/session/enter.ts";
import { session } from "../../shared/session/session.ts";
import { tabs } from "../../shared/session/tab-sync.ts";
import { afterLogin, normaliseLogin, type AfterLogin, type LoginForm, type SmsForm } from "./rules.ts";
import { SESSION_SCOPE } from "./session-scope.ts";

export type LoginResult = OperationValue<"login">;

/** A name and a password as they were just used. They stay in memory (D5). */
export interface Credentials {
  username: string;
  password: string;
}

export interface SignIn {
  /** Asks the server for a session, in one of the ways below. */
  open: () => Promise<LoginResult>;
  /** Absent for a login without a password. */
  credentials?: Credentials | undefined;
  /** Is a change forced when the password has expired (PWDEXPFORCECHANGE3, R287)? */
  isExpiryForced: boolean;
}

/** A login that the server accepted, and what follows; only "enter" has a session. */
export interface SignedIn {
  next: AfterLogin;
  result: LoginResult;
  credentials: Credentials | undefined;
}

/** Signs in, whichever way. */
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

/** By username and password (R148). */
export function openByUsername(form: LoginForm, captchaId?: string): Promise<LoginResult> {
  const { username, password, captcha } = normaliseLogin(form);
  return api.call("login", {
    body: { type: "username", username, password, ...captchaAnswer(captcha, captchaId) },
  });
}

/** By mobile number and the code that came to it (R149, R215: the code takes the place of the password). */
export function openBySms({ captcha, code, ...mobile }: SmsForm, captchaId?: string): Promise<LoginResult> {
  return api.call("login", {
    body: { type: "sms", ...mobile, password: code, ...captchaAnswer(captcha, captchaId) },
  });
}

/** By a proof that the one who has just logged in is who they say, from an address that the server does not know (R412). */
export const openByVerification = (token: string, body: OperationBody<"verifyNewIp">): Promise<LoginResult> =>
  session.withToken(token, () => api.call("verifyNewIp", { body }));

/** Asks what the browser needs to ask for a passkey (E099). */
export const startPasskeyLoginMutation = () => mutationOptions({ mutationFn: () => api.call("startPasskeyLogin") });

/** By a passkey (E099): two factors in one, so that no second step follows. */
export const openByPasskey = (body: OperationBody<"loginPasskey">): Promise<LoginResult> =>
  api.call("loginPasskey", { body });

/** By a third party (R030, R152); undefined when the house does not know the person yet. */
export async function openBySocial(body: OperationBody<"loginSocial">): Promise<LoginResult | undefined> {
  const answer = await api.call("loginSocial", { query: { merchantCode: merchantCode() }, body });
  return "needsRegistration" in answer ? undefined : answer;
}

/** Changes the password (E010, R221); with the token of a login that is not complete yet where the change is forced. */
export const changePasswordMutation = () =>
  mutationOptions({
    mutationFn: ({ body, token }: { body: OperationBody<"changePassword">; token?: string | undefined }) => {
      const change = () => api.call("changePassword", { body });
      return token === undefined ? change() : session.withToken(token, change);
    },
    // The security centre may lie below the dialog.
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
        // The session ends on this device even when the server could not be told (R275).
        if (!(error instanceof ApiError)) throw error;
      }
    },
    onSettled: () => {
      session.end();
      tabs.announceLogout();
    },
  });

/** Does this failed login ask for a captcha from now on (R216, R272)? */
export const asksForCaptcha = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.value === "object" &&
  error.value !== null &&
  "captcha" in error.value &&
  error.value.captcha === true;
