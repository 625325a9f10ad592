import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";
import type { OperationBody } from "../../shared/api/api.ts";

export type MemberChange = OperationBody<"setMemberInfo">;

/** The form's input. The email address is set only when a new one is typed (E025). */
export interface Typed {
  nickname: string;
  email: string;
}

/** The change to send: only values that differ, trimmed. Undefined when nothing differs. */
export function changeOf(typed: Typed, known: { nickname: string }): MemberChange | undefined {
  const nickname = normaliseTyped("name", typed.nickname);
  const email = normaliseTyped("name", typed.email);
  const change: MemberChange = {
    ...(nickname !== known.nickname && { nickname }),
    ...(email !== "" && { email }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
