import type { Operation } from "../../../spec/contract.ts";
import { isSignIn, type PlanContext } from "../../context.ts";
import type { Series, Step } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { exampleRequest } from "../../generate/requests.ts";
import { changingMembers, successPlaces } from "../../read/schemas.ts";
import { effectStep } from "../effect-step.ts";
import { stepOf, seriesOf } from "../step.ts";

/** Other reads that would show what a read has changed. */
const MOST_WATCHERS = 4;

/** A read of the account of a session. */
export const isSessionRead = (operation: Operation): boolean =>
  operation.method === "GET" && operation.isSecured && !operation.endsSession && !operation.exampleNeedsState;

/** The length of the path that two operations share, in segments. */
function sharedSegments(one: Operation, other: Operation): number {
  const [a, b] = [one.path.split("/"), other.path.split("/")];
  const end = a.findIndex((segment, index) => segment !== b[index]);
  return end === -1 ? a.length : end;
}

/** The reads of the same account that are nearest to an operation: by a common tag, then by their path. */
export function watchersOf({ contract }: PlanContext, operation: Operation, most: number): Operation[] {
  return contract.operations
    .filter(
      (it) =>
        it.id !== operation.id &&
        isSessionRead(it) &&
        it.account === operation.account &&
        it.tags.some((tag) => operation.tags.includes(tag)) &&
        !it.parameters.some(({ place }) => place === "path"),
    )
    .toSorted((one, other) => sharedSegments(other, operation) - sharedSegments(one, operation))
    .slice(0, most);
}

/** The claims that the reads beside a call return the same before and after it. */
export const watchedClaims = (
  { contract }: PlanContext,
  watchers: readonly Operation[],
  { by, calls, specPointer }: { by: string; calls: "reading" | "repeated"; specPointer: string },
): Claim[] =>
  watchers.map((watcher) => ({
    kind: "unchanged",
    still: [`${watcher.id} before`, `${watcher.id} before again`],
    before: `${watcher.id} before again`,
    after: `${watcher.id} after`,
    by: [by],
    calls,
    moving: changingMembers(contract, watcher),
    specPointer,
  }));

/** Members of an object that describes work in progress, which changes by itself between two reads. */
const PROGRESS = /^(?:progress|percent(?:age|_?complete|_?done)?)$/i;
const showsProgress = ({ contract }: PlanContext, operation: Operation): boolean =>
  successPlaces(contract, operation, (_schema, _resolved, name) => PROGRESS.test(name) || undefined).length > 0;

/**
 * A read must not change what it, or another read, returns (RFC 9110, 9.2.1). It comes first, because what it would mark or use up is there only
 * once.
 */
export function readSeries(context: PlanContext, operation: Operation): Series[] {
  if (!isSessionRead(operation) || isSignIn(operation) || showsProgress(context, operation)) return [];
  const id = `${operation.id} › changes nothing`;
  const scene = { context, id, change: operation };
  const watchers = watchersOf(context, operation, MOST_WATCHERS);
  const specPointer = operation.pointer;
  const reading = (name: string): Step =>
    stepOf(id, "effect", operation, { name, request: exampleRequest(context, operation) });
  const watching = (when: string) => watchers.map((watcher) => effectStep(scene, `${watcher.id} ${when}`, watcher));
  const own: Claim = {
    kind: "unchanged",
    still: ["second", "third"],
    before: "first",
    after: "second",
    by: ["first"],
    calls: "reading",
    moving: changingMembers(context.contract, operation),
    specPointer,
  };
  const others = watchedClaims(context, watchers, { by: "first", calls: "reading", specPointer });
  const steps = [
    watching("before"),
    watching("before again"),
    ...["first", "second", "third"].map((name) => [reading(name)]),
    watching("after"),
  ];
  return seriesOf(id, steps, [own, ...others], { isEarly: true });
}
