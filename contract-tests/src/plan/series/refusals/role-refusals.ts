import { documentsStatus, type Operation } from "../../../spec/contract.ts";
import { FORBIDDEN } from "../../../status-codes.ts";
import type { SessionName, Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { exampleRequest, asAccount } from "../../generate/requests.ts";
import { ownRole, rolesAllowed } from "../../read/names-and-words/role-words.ts";
import { stepOf, seriesOf } from "../step.ts";

/** The two accounts of a run; one of them may have more rights. */
const ACCOUNTS: readonly SessionName[] = ["member", "other"];

/**
 * Where the words of a spec keep an operation for a role, an account of an ordinary role is refused, whichever of the two accounts it is. An ordinary
 * role is one that no operation is kept for.
 */
export function roleRefusalSeries(context: PlanContext, operation: Operation): Series[] {
  const own = ownRole(context);
  const isDocumented = documentsStatus(operation, FORBIDDEN);
  const allowed = own && isDocumented && operation.isSecured ? rolesAllowed(operation, own.roles) : [];
  if (!own || allowed.length === 0 || operation.endsSession) return [];
  const kept = context.contract.operations.flatMap((it) => rolesAllowed(it, own.roles));
  const ordinary = own.roles.filter((role) => !kept.includes(role));
  const id = `${operation.id} › kept for ${allowed.join(" and ")}`;
  const expectation = { outcome: "answered" } as const;
  return ACCOUNTS.flatMap((account) => {
    const by = (asked: Operation) => asAccount(exampleRequest(context, asked), account);
    const [who, call] = [`role of ${account}`, `call by ${account}`];
    const steps = [
      stepOf(id, "role", own.operation, {
        name: who,
        request: by(own.operation),
        expectation,
      }),
      stepOf(id, "role", operation, { name: call, request: by(operation), expectation }),
    ];
    return seriesOf(`${id}: ${account}`, steps, [
      { kind: "kept-for", who, pointer: own.pointer, ordinary, allowed, call, specPointer: operation.pointer },
    ]);
  });
}
