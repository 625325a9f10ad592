import { api, type OperationValue } from "../api/api.ts";
import { session, type MemberIdentity } from "./session.ts";

/** A session as the server has opened it, by whatever way of logging in. */
export type OpenedSession = Pick<OperationValue<"registerByUsername">, "token" | "firstTimeLogin">;

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

/** Begins the session: the token is used for the member's information first and kept only when that answers (R270, R276). */
export async function enterSession({ token }: OpenedSession, isFreePlay = false): Promise<void> {
  session.setPendingToken(token);
  try {
    const member = await api.call("getMemberInfo");
    session.start(token, identityOf(member), isFreePlay);
  } finally {
    session.setPendingToken(undefined);
  }
}
