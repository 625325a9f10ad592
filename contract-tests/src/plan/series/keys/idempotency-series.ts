import type { Operation } from "../../../spec/contract.ts";
import { isObject, stringsOf } from "../../../json.ts";
import { isAllowed, testedOperation, type PlanContext, isIdempotencyKey } from "../../context.ts";
import { exampleRequest, withSource, withOnly, asAccount, placeOf } from "../../generate/requests.ts";
import type { CaseRequest, Expectation, Series, SessionName, Substitution } from "../../case.ts";
import { extensionOf, annotatedPlaces } from "../../read/schemas.ts";
import { resourceOf } from "../../lifecycle/resources.ts";
import { SeriesSteps, stepOf, seriesOf } from "../step.ts";
import type { Claim } from "../../claim.ts";
import { CLOSED_TO_STRANGERS } from "../isolation.ts";
import { conflictCodeOf, otherBody } from "./replays.ts";

const KEY = { named: "key", fresh: "uuid" } as const;
const MAKE = "make";
const OWN = "by its owner";
const FOREIGN = "by another";
const OTHER_CALL = "another call";
const UNUSED: Expectation = { outcome: "closed", reason: "a key that no call has carried" };
const ACCEPTED: Expectation = { outcome: "accepted", needsState: false };

/** Name of the idempotency-key header; undefined when the operation has none. */
const keyHeaderOf = (operation: Operation): string | undefined =>
  operation.parameters.find((parameter) => isIdempotencyKey(parameter, operation))?.name;

/** The request with the series' shared key in this place. */
function withKey(request: CaseRequest, place: Substitution["place"], name: string): CaseRequest {
  return withSource(request, { ...placeOf(place, name), source: KEY });
}

/**
 * The outcome of a call can be looked up by its key (`x-contract.keyOf` of the parameter), but not before the call, and only by the caller. The run must be allowed
 * to make the call itself.
 */
export function idempotencySeries(
  context: PlanContext,
  operation: Operation,
  operations: readonly Operation[],
): Series[] {
  return operation.parameters.flatMap(({ place, name, marks }): Series[] => {
    const { keyOf, returns } = marks;
    const maker = testedOperation(context, keyOf);
    const header = maker && keyHeaderOf(maker);
    const mayMake = maker && (maker.isSafe || operations.some(({ isSafe }) => !isSafe));
    if (!maker || header === undefined || !mayMake) return [];
    const id = `${operation.id} › by the key of ${maker.id}`;
    const request = withKey(exampleRequest(context, operation), place, name);
    const made = withKey(exampleRequest(context, maker), "header", header);
    const foreign = asAccount(request, "other");
    const make = { name: MAKE, request: made, isNeeded: true };
    const spelt = withSource(request, { ...placeOf(place, name), source: KEY, isInOtherCase: true });
    const steps = [
      stepOf(id, "isolation", operation, { name: "before the call", request, expectation: UNUSED }),
      stepOf(id, "isolation", maker, make),
      stepOf(id, "isolation", operation, { name: OWN, request, expectation: ACCEPTED }),
      stepOf(id, "isolation", operation, { name: "in other letter case", request: spelt, expectation: UNUSED }),
      stepOf(id, "isolation", operation, { name: FOREIGN, request: foreign, expectation: CLOSED_TO_STRANGERS }),
    ];
    return seriesOf(id, steps, typeof returns === "string" ? [returnedClaim(operation, returns)] : []);
  });
}

/** The look-up returns what the call itself returned (`x-contract.returns` of the key). */
const returnedClaim = (operation: Operation, pointer: string): Claim => ({
  kind: "stored",
  read: OWN,
  row: undefined,
  pointer,
  by: MAKE,
  value: `$response.body#${operation.profile.valuePointer}`,
  specPointer: operation.pointer,
});

/** A call that is repeated with the same key creates one object, so the list grows by one (D12). */
export function concurrentCallSeries(context: PlanContext, operation: Operation): Series[] {
  const header = keyHeaderOf(operation);
  const mark = [operation.marks["creates"]].flat().find(isObject);
  const list = mark && testedOperation(context, mark["listedBy"]);
  const rows = mark?.["rows"];
  if (header === undefined || operation.spoilsAccount || !list || typeof rows !== "string") return [];
  const steps = new SeriesSteps(`${operation.id} › effect once for a key`, context, "effect", "lawful");
  const asOne = asAccount(withOnly(exampleRequest(context, list), "query", {}), operation.account);
  const request = withKey(exampleRequest(context, operation), "header", header);
  const total = annotatedPlaces(context.contract, list, "page").find((place) => place.mark === "total")?.pointer;
  const facts = { count: total ?? rows, specPointer: `${operation.pointer}/x-contract` };
  steps.add("before", list, asOne, true);
  steps.add("first", operation, request, true);
  steps.add("again", operation, request);
  steps.add("after", list, asOne);
  steps.claims.push({ kind: "grew-once", before: "before", after: "after", by: "first", again: "again", ...facts });
  return steps.series;
}

/** Whether the call needs a session, and leaves its account usable. */
const isOpen = ({ isSecured, spoilsAccount }: Operation): boolean => isSecured && !spoilsAccount;

/** The other account of the same role. */
const strangerFor = ({ account }: Operation): SessionName => (account === "agent" ? "otherAgent" : "other");

/** The next operation with a key that the account may call, and the code with which it refuses a used key. */
function nextKeyed(context: PlanContext, operation: Operation) {
  const isKeyed = (it: Operation) =>
    keyHeaderOf(it) !== undefined && isOpen(it) && !it.exampleNeedsState && isAllowed(context, it);
  const keyed = context.contract.operations.filter((it) => it.account === operation.account && isKeyed(it));
  const next = keyed.find((it) => keyed.indexOf(it) > keyed.indexOf(operation)) ?? keyed[0];
  const [header, code] = next ? [keyHeaderOf(next), conflictCodeOf(next)] : [];
  return next && next !== operation && header !== undefined && code !== undefined ? { next, header, code } : undefined;
}

/**
 * A key belongs to the account that sent it, and is for one call. Another account that sends the same key makes its own object (`x-unique`) and is
 * not refused for the key. Another operation refuses the key (`x-contract.conflict`).
 */
export function foreignKeySeries(context: PlanContext, operation: Operation): Series[] {
  const header = keyHeaderOf(operation);
  const marked = stringsOf(extensionOf(context.contract.document, operation, "x-unique"));
  const made = resourceOf(context, operation, context.contract.operations);
  const pointers = marked.length > 0 || !made || !("pointer" in made.id) ? marked : [made.id.pointer];
  const code = conflictCodeOf(operation);
  if (header === undefined || (pointers.length === 0 && code === undefined) || !isOpen(operation)) return [];
  const steps = new SeriesSteps(`${operation.id} › isolation of keys`, context, "replay", "lawful");
  const own = withKey(exampleRequest(context, operation), "header", header);
  // A value that is new in every call shows a shared key by the same body. Without one, only another body is refused.
  const foreign = (pointers.length === 0 ? otherBody(context, operation, own) : undefined) ?? own;
  const specPointer = marked.length > 0 ? `${operation.pointer}/x-unique` : operation.pointer;
  steps.add(OWN, operation, own, true);
  steps.add(FOREIGN, operation, asAccount(foreign, strangerFor(operation)));
  steps.claims.push(
    ...pointers.map((pointer): Claim => ({ kind: "unique", steps: [OWN, FOREIGN], pointer, specPointer })),
  );
  if (code !== undefined) steps.claims.push({ kind: "own-key", own: OWN, foreign: FOREIGN, code, specPointer });
  const other = nextKeyed(context, operation);
  if (other) {
    const when = `the key was already used for ${operation.id}`;
    const again = withKey(exampleRequest(context, other.next), "header", other.header);
    const facts = { status: undefined, names: undefined, specPointer: other.next.pointer };
    steps.add(OTHER_CALL, other.next, again, false, { outcome: "refused", reason: when });
    steps.claims.push({ kind: "refused-with", step: OTHER_CALL, code: other.code, when, ...facts });
  }
  return steps.series;
}
