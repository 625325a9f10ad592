import { queryOptions } from "@tanstack/react-query";
import { fundsQuery } from "../agents/funds-query.ts";
import { api, ApiError, type OperationValue } from "../api/api.ts";
import { FRESH_MS, queryClient } from "../api/query-client.ts";
import { sessionBox } from "../storage/storage.ts";
import { hasRealAccount } from "./rules.ts";
import { session, type MemberIdentity } from "./session.ts";
import { tabs } from "./tab-sync.ts";
import { memberRead } from "../api/read.ts";

/** A session that the server has opened, by any kind of login. */
export type OpenedSession = Pick<OperationValue<"login">, "token" | "firstTimeLogin">;

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

/** Where and when the member last logged in (E024), so that they notice a login by someone else. */
export const loginInfoQuery = () => queryOptions({ ...memberRead("getLoginInfo"), staleTime: FRESH_MS.session });

/** Ends an unused token on the server. A failure is ignored. */
export function abandonToken(token: string): void {
  void session.withToken(token, () => api.call("logout")).catch(() => {});
}

/**
 * Starts the session. The token first requests the member's information, and is stored only when that succeeds (R270, R276).
 * Every kind of login ends here: password, registration, third party and free play. The other tabs follow.
 */
export async function enterSession(opened: OpenedSession, isFreePlay = false): Promise<void> {
  const { token, firstTimeLogin } = opened;
  try {
    const member = await session.withToken(token, () => api.call("getMemberInfo"));
    session.start(token, identityOf(member), isFreePlay);
  } catch (error) {
    abandonToken(token);
    throw error;
  }
  tabs.announceLogin();
  if (isFreePlay) return;
  // From the next login on, the server no longer reports a first login (R271).
  if (firstTimeLogin) void tolerate(api.call("markFirstLogin"));
  void queryClient.prefetchQuery(loginInfoQuery());
  // Accounts of type 4 receive no contracts, so the call is skipped for them (R261).
  if (hasRealAccount(session.get())) void queryClient.prefetchQuery(fundsQuery());
  void tolerate(keepMerchantWallet());
}

/** Stores whether one wallet serves all games (R198, R218), for this member only. */
async function keepMerchantWallet(): Promise<void> {
  const { epoch } = session.get();
  const { isSingle } = await api.call("getMerchantWallet");
  if (session.get().epoch === epoch) sessionBox.set("merchantWallet", JSON.stringify({ isSingle }));
}

/** Ignores the failure of a call that a login can do without (R270). */
async function tolerate(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
