import { mutationOptions } from "@tanstack/react-query";
import { api, ApiError, type OperationValue } from "../../shared/api/api.ts";
import { FREE_PLAY_GATEWAY_VERSION, PLATFORM_WEB } from "../../shared/config/constants.ts";
import { session, type MemberIdentity } from "../../shared/session/session.ts";
import { tabs } from "../../shared/session/tab-sync.ts";
import { afterLogin, normaliseLogin, type AfterLogin, type LoginForm } from "./rules.ts";

/** One at a time: a login must not learn its member with the token of a free play that is still starting. */
const SESSION_SCOPE = { id: "session" } as const;

type LoginResult = OperationValue<"login">;

function identityOf(member: OperationValue<"getMemberInfo">): MemberIdentity {
  return {
    account: member.account,
    nickname: member.nickname ?? "",
    id: member.id,
    type: member.type,
    toUpline: member.toUpline,
    label: member.clubLabel.labelName ?? "",
  };
}

/**
 * Completes a login: the token is used for the member's information first and kept only when that answers (R270); the
 * login information is welcome but not needed.
 */
async function enter(result: LoginResult, isFreePlay: boolean): Promise<void> {
  session.setPendingToken(result.token);
  try {
    const member = await api.call("getMemberInfo");
    session.start(result.token, identityOf(member), isFreePlay);
  } finally {
    session.setPendingToken(undefined);
  }
}

export interface LoginAttempt {
  form: LoginForm;
  captchaId: string | undefined;
  /** Is a change forced when the password has expired (PWDEXPFORCECHANGE3, R287)? */
  isExpiryForced: boolean;
}

/** Signs in by username. Returns what follows; only "enter" has a session. */
export const loginMutation = () =>
  mutationOptions({
    scope: SESSION_SCOPE,
    mutationFn: async ({ form, captchaId, isExpiryForced }: LoginAttempt): Promise<AfterLogin> => {
      const { username, password, captcha } = normaliseLogin(form);
      const result = await api.call("login", {
        body: {
          type: "username",
          username,
          password,
          ...(captcha ? { captcha } : {}),
          ...(captcha && captchaId ? { captchaId } : {}),
        },
      });
      const next = afterLogin(result, password, isExpiryForced);
      if (next === "enter") await enter(result, false);
      return next;
    },
  });

/** Plays as a guest (E002, R031): play money, no name. */
export const freePlayMutation = () =>
  mutationOptions({
    scope: SESSION_SCOPE,
    mutationFn: async () => {
      const result = await api.call("loginFreePlay", {
        body: {
          os: "WEB",
          platform: PLATFORM_WEB,
          randomKey: crypto.randomUUID(),
          gatewayVersion: FREE_PLAY_GATEWAY_VERSION,
        },
      });
      await enter(result, true);
    },
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
export const asksForCaptcha = (error: Error | null): boolean =>
  error instanceof ApiError &&
  typeof error.value === "object" &&
  error.value !== null &&
  "captcha" in error.value &&
  error.value.captcha === true;
