import { queryOptions } from "@tanstack/react-query";
import { fundsQuery } from "../agents/funds-query.ts";
import { api, ApiError, type OperationValue } from "../api/api.ts";
import { FRESH_MS, memberKey, queryClient } from "../api/query-client.ts";
import { sessionBox } from "../lib/storage.ts";
import { hasRealAccount } from "./rules.ts";
import { session, type MemberIdentity } from "./session.ts";
import { tabs } from "./tab-sync.ts";

/** A session as the server has opened it, by whatever way of logging in. */
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

/** Where and when the member logged in before (E024), so that a stranger's login is noticed. */
export const loginInfoQuery = () =>
  queryOptions({
    queryKey: memberKey("getLoginInfo"),
    queryFn: ({ signal }) => api.call("getLoginInfo", { signal }),
    staleTime: FRESH_MS.session,
  });

/** Gives a token back that will not be used; nothing depends on whether the server hears of it. */
export function abandonToken(token: string): void {
  void session.withToken(token, () => api.call("logout")).catch(() => {});
}

/**
 * Begins the session: the token is used for the member's information first and kept only when that answers (R270, R276). Every way
 * in ends here: login, registration, the third party, free play. The other tabs follow.
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
  if (firstTimeLogin) void tolerate(api.call("markFirstLogin")); // R271
  void queryClient.prefetchQuery(loginInfoQuery());
  if (hasRealAccount(session.get())) void queryClient.prefetchQuery(fundsQuery()); // R261
  void tolerate(keepMerchantWallet());
}

/** Remembers whether one wallet serves all games (R198, R218), for this member alone. */
async function keepMerchantWallet(): Promise<void> {
  const { epoch } = session.get();
  const { isSingle } = await api.call("getMerchantWallet");
  if (session.get().epoch === epoch) sessionBox.set("merchantWallet", JSON.stringify({ isSingle }));
}

/** What is welcome at a login but not needed may fail (R270). */
async function tolerate(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
