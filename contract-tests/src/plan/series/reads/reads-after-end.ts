import type { Operation } from "../../../spec/contract.ts";
import { isSignIn, testedOperation, type PlanContext } from "../../context.ts";
import type { Series, Step } from "../../case.ts";
import { baseRequest, exampleRequest, unfiltered } from "../../generate/requests.ts";
import { inSessionOf } from "../sessions/new-account.ts";
import { seriesOf, stepOf } from "../step.ts";
import { isSessionRead } from "./reads.ts";

const SESSION = "session";
const CALL = "call";
/** A spec may have many reads. */
const MOST_READS = 60;

/** A read of the account that needs no id. */
const isOwnRead = (operation: Operation): boolean =>
  isSessionRead(operation) &&
  operation.account === "member" &&
  !operation.parameters.some(({ place }) => place === "path");

/**
 * A session that has ended is refused by every read, also by those that it has used before: a server may keep what it knows of a session, or whole
 * answers. Works without marks, for each logout that needs a session.
 */
export function readsAfterEndSeries(context: PlanContext, operation: Operation): Series[] {
  const { operations } = context.contract;
  const login = operations.find(isSignIn);
  if (!login || !operation.endsSession || !operation.isSecured) return [];
  const id = `${operation.id} › reads after the end`;
  const reads = operations.filter((read) => isOwnRead(read) && testedOperation(context, read.id)).slice(0, MOST_READS);
  const reading = (when: string, outcome: "lawful" | "any") =>
    reads.map((read): readonly Step[] => {
      const request = unfiltered(read, baseRequest(context, read, undefined));
      const step = stepOf(id, "access", read, { name: `${read.id} ${when}`, request, expectation: { outcome } });
      return [inSessionOf(step, SESSION)];
    });
  const opening = stepOf(id, "access", login, {
    name: SESSION,
    request: exampleRequest(context, login),
    isNeeded: true,
  });
  const call = stepOf(id, "access", operation, {
    name: CALL,
    request: exampleRequest(context, operation),
    isNeeded: true,
  });
  return seriesOf(
    id,
    [opening, ...reading("before", "lawful"), inSessionOf(call, SESSION), ...reading("after", "any")],
    [
      {
        kind: "ended",
        by: CALL,
        reads: reads.map((read) => ({ before: `${read.id} before`, after: `${read.id} after` })),
        specPointer: operation.pointer,
      },
    ],
  );
}
