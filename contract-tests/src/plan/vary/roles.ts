import type { Operation } from "../../spec/contract.ts";
import { stringsOf } from "../../json.ts";
import { exampleRequest } from "../generate/base-request.ts";
import type { PlanContext } from "../context.ts";
import type { Case, Expectation, SessionName } from "../case.ts";

/** Roles that an operation may be closed to (`x-contract.closedTo`), and the sessions that test it. */
const CLOSABLE: readonly (readonly [mark: string, session: SessionName, reason: string])[] = [
  ["restricted", "restricted", "an account with few rights"],
  ["guest", "guest", "a guest without an account"],
  ["member", "member", "a member who is not an agent"],
];

/** The roles that the spec closes the operation to: by its own mark, else by that of its 403. */
function closedTo({ marks, answers }: Operation): string[] {
  const denial = answers.find(({ status }) => status === "403");
  return stringsOf(marks["closedTo"] ?? denial?.marks["closedTo"]);
}

/** Sessions with few rights must get a 403 where the spec closes the operation to them; for other reads they get a documented response. */
export function roleCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.isSecured || operation.endsSession || !context.contract.profile.signIn) return [];
  const closed = closedTo(operation);
  const base = exampleRequest(context, operation);
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
