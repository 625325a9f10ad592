import type { Operation } from "../../../spec/contract.ts";
import { isObject, stringsOf } from "../../../json.ts";
import { exampleRequest } from "../../generate/base-request.ts";
import type { PlanContext } from "../../context.ts";
import type { Case, Expectation, SessionName } from "../../case.ts";
import { caseOf } from "../input-case.ts";
import { asAccount } from "../../generate/request-edits.ts";

/** Roles that an operation may be closed to (`x-contract.closedTo`), and the sessions that test it. */
const CLOSABLE: readonly (readonly [mark: string, session: SessionName, reason: string])[] = [
  ["restricted", "restricted", "an account with few rights"],
  ["guest", "guest", "a guest without an account"],
  ["member", "member", "a member who is not an agent"],
];

/** The roles that the spec closes the operation to, with the code of the refusal: by its own mark, else by that of its 403. */
function closedTo({ marks, answers }: Operation): Map<string, string | undefined> {
  const denial = answers.find(({ status }) => status === "403");
  const told = marks["closedTo"] ?? denial?.marks["closedTo"];
  if (!isObject(told)) return new Map(stringsOf(told).map((role) => [role, undefined]));
  return new Map(Object.entries(told).map(([role, code]) => [role, typeof code === "string" ? code : undefined]));
}

/** Sessions with few rights must get a 403 where the spec closes the operation to them; for other reads they get a documented response. */
export function roleCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.isSecured || operation.endsSession || !context.contract.profile.signIn) return [];
  const closed = closedTo(operation);
  const base = exampleRequest(context, operation);
  return CLOSABLE.flatMap(([mark, account, reason]): Case[] => {
    const isClosed = closed.has(mark);
    if (!isClosed && (operation.method !== "GET" || account === "member")) return [];
    const expectation: Expectation = isClosed
      ? { outcome: "forbidden", reason, code: closed.get(mark) }
      : { outcome: "lawful" };
    return [caseOf(operation, "role", account, { request: asAccount(base, account), expectation })];
  });
}
