import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";
import type { OperationBody } from "../../shared/api/api.ts";

export type MemberChange = OperationBody<"setMemberInfo">;

/** What a member changes of themselves, as typed; the e-mail address only when another one is typed (E025). */
export interface Typed {
  nickname: string;
  email: string;
}

/** The change to send: what differs alone, without spaces around; undefined where nothing does. */
export function changeOf(typed: Typed, known: { nickname: string }): MemberChange | undefined {
  const nickname = normaliseTyped("name", typed.nickname);
  const email = normaliseTyped("name", typed.email);
  const change: MemberChange = {
    ...(nickname !== known.nickname && { nickname }),
    ...(email !== "" && { email }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
