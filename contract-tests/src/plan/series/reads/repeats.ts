import type { Operation } from "../../../spec/contract.ts";
import { isIdempotencyKey, type PlanContext } from "../../context.ts";
import type { CaseRequest, Series, Step } from "../../case.ts";
import { exampleRequest } from "../../generate/requests.ts";
import { effectStep } from "../effect-step.ts";
import { hasSameResult, withOneBody } from "../one-time.ts";
import { withOneKey } from "../keys/replays.ts";
import { inSessionOf, newAccount } from "../sessions/new-account.ts";
import { stepOf, seriesOf } from "../step.ts";
import { watchedClaims, watchersOf } from "./reads.ts";

/** Only few operations say of a repeat that it has no effect, so many reads may watch each. */
const MOST_WATCHERS = 12;

/** The request that can be sent twice: with the same idempotency key, or where the spec says that a repeat changes nothing. */
function repeatable(context: PlanContext, operation: Operation): CaseRequest | undefined {
  const base = exampleRequest(context, operation);
  const key = operation.parameters.find((parameter) => isIdempotencyKey(parameter, operation));
  if (key) return withOneKey(base, `/${key.name}`);
  return hasSameResult(context, operation) ? withOneBody(base) : undefined;
}

/**
 * A repeat that must have no further effect changes nothing in the reads beside it: one with the same idempotency key, and one of which the spec
 * says so (`x-repeat: { same: true }`). Where the call would make the account unusable, the series opens an account for it.
 */
export function repeatedChangeSeries(context: PlanContext, operation: Operation): Series[] {
  const request = operation.isSecured ? repeatable(context, operation) : undefined;
  const watchers = watchersOf(context, operation, MOST_WATCHERS);
  const id = `${operation.id} › repeated without effect`;
  const account = operation.spoilsAccount ? newAccount(context, id, operation) : undefined;
  if (!request || watchers.length === 0 || (operation.spoilsAccount && !account)) return [];
  const scene = { context, id, change: operation };
  const within = (step: Step): Step => (account ? inSessionOf(step, "session") : step);
  const watching = (when: string) =>
    watchers.map((watcher) => within(effectStep(scene, `${watcher.id} ${when}`, watcher)));
  const call = (name: string) => [within(stepOf(id, "effect", operation, { name, request, isNeeded: true }))];
  const steps = [
    ...(account ? [account.opening, account.logIn("session"), account.logIn("another session")] : []),
    call("first"),
    watching("before"),
    watching("before again"),
    call("again"),
    watching("after"),
  ];
  return seriesOf(
    id,
    steps,
    watchedClaims(context, watchers, { by: "again", calls: "repeated", specPointer: operation.pointer }),
  );
}
