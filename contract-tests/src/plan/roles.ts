import type { Operation } from "../contract.ts";
import { stringsOf } from "../json.ts";
import { baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { Case, Expectation, SessionName } from "./case.ts";

/** Whom an operation may be closed to (`x-contract.closedTo`), and in whose session that is tried. */
const CLOSABLE: readonly (readonly [mark: string, session: SessionName, reason: string])[] = [
  ["restricted", "restricted", "an account that may do little"],
  ["guest", "guest", "a guest without an account"],
  ["member", "member", "a member who is no agent"],
];

/** Whom the spec closes the operation to: by its own mark, else by that of its 403. */
function closedTo({ marks, answers }: Operation): string[] {
  const denial = answers.find(({ status }) => status === "403");
  return stringsOf(marks["closedTo"] ?? denial?.marks["closedTo"]);
}

/** Sessions with few rights: 403 where the spec closes the operation to them, a lawful answer to what they may read. */
export function roleCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.isSecured || operation.endsSession || !context.contract.profile.signIn) return [];
  const closed = closedTo(operation);
  const base = baseRequest(context, operation, exampleBody(context, operation));
  return CLOSABLE.flatMap(([mark, account, reason]): Case[] => {
    const isClosed = closed.includes(mark);
    if (!isClosed && (operation.method !== "GET" || account === "member")) return [];
    const expectation: Expectation = isClosed ? { outcome: "forbidden", reason } : { outcome: "lawful" };
    return [
      {
        id: `${operation.id} › role ${account}`,
        operationId: operation.id,
        kind: "role",
        stage: "open",
        request: { ...base, authorization: { kind: "session", account } },
        expectation,
      },
    ];
  });
}
