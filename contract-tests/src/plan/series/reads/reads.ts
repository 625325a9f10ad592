import type { Operation } from "../../../spec/contract.ts";
import { isSignIn, type PlanContext, isIdempotencyKey, testedOperation } from "../../context.ts";
import type { Series, Step, CaseRequest, Substitution } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { exampleRequest, baseRequest, unfiltered, withSource, placeOf } from "../../generate/requests.ts";
import { changingMembers, successPlaces } from "../../read/schemas.ts";
import {
  effectStep,
  listClaim,
  marksNamed,
  textOf,
  withBody,
  type EffectContext,
  keyOfRow,
  unchangedClaims,
} from "../effect-step.ts";
import { stepOf, seriesOf } from "../step.ts";
import { hasSameResult, withOneBody } from "../one-time.ts";
import { withOneKey } from "../keys/keys.ts";
import { inSessionOf, newAccount } from "../sessions/account-sessions.ts";
import { isObject, tokensOf, type JsonObject } from "../../../json.ts";
import { undoSteps } from "../effects.ts";
import { computedSeries, sameValueSeries, singleRowSeries } from "../lists/consistency.ts";
import { otherBody } from "../other-bodies.ts";
import { storedClaim } from "../stored-values.ts";

/** Other reads that would show what a read has changed. */
const MOST_WATCHERS = 4;

/** A read of the account of a session. */
const isSessionRead = (operation: Operation): boolean =>
  operation.method === "GET" && operation.isSecured && !operation.endsSession && !operation.exampleNeedsState;

/** The length of the path that two operations share, in segments. */
function sharedSegments(one: Operation, other: Operation): number {
  const [a, b] = [one.path.split("/"), other.path.split("/")];
  const end = a.findIndex((segment, index) => segment !== b[index]);
  return end === -1 ? a.length : end;
}

/** The reads of the same account that are nearest to an operation: by a common tag, then by their path. */
function watchersOf({ contract }: PlanContext, operation: Operation, most: number): Operation[] {
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
    settling: [],
    specPointer,
  };
  const others = unchangedClaims(context, watchers, { by: ["first"], calls: "reading", specPointer });
  const steps = [
    watching("before"),
    watching("before again"),
    ...["first", "second", "third"].map((name) => [reading(name)]),
    watching("after"),
  ];
  return seriesOf(id, steps, [own, ...others], { isEarly: true });
}

/** Only few operations say of a repeat that it has no effect, so many reads may watch each. */
const MOST_REPEAT_WATCHERS = 12;

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
  const watchers = watchersOf(context, operation, MOST_REPEAT_WATCHERS);
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
    unchangedClaims(context, watchers, { by: ["again"], calls: "repeated", specPointer: operation.pointer }),
  );
}

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

/** A mark of an effect with the read that shows it. */
interface Effect {
  readonly mark: JsonObject;
  readonly read: Operation;
  readonly kind: "creates" | "removes" | "sets" | "moves" | "keepsSum";
}

const KINDS = ["creates", "removes", "sets", "moves", "keepsSum"] as const;

/** The effects of a call that the run may make without making the account unusable. */
function effectsOf(context: PlanContext, change: Operation): Effect[] {
  return KINDS.flatMap((kind) =>
    marksNamed(change, kind).flatMap((mark): Effect[] => {
      const read = testedOperation(context, mark["readBy"] ?? mark["listedBy"]);
      const isHarmless = !change.spoilsAccount || isObject(mark["harmlessBody"]);
      // A change that must wait shows itself later.
      return read && isHarmless && !isObject(mark["afterBody"]) ? [{ mark, read, kind }] : [];
    }),
  );
}

/** Steps that bring about another state first, so that the change changes something. */
function earlierSteps(scene: EffectContext, { mark, kind }: Effect): Step[] {
  const { context, change } = scene;
  if (kind === "creates") return undoSteps(scene, "undo before");
  const maker = kind === "removes" ? testedOperation(context, mark["madeBy"]) : undefined;
  if (maker) return maker.isSafe || !change.isSafe ? [effectStep(scene, "make", maker)] : [];
  const [, place] = /^\$request\.body#(\/.+)$/.exec(textOf(mark["value"])) ?? [];
  const step = effectStep(scene, "change before", change);
  if (kind !== "sets" || place === undefined || isObject(mark["harmlessBody"])) return [];
  const other = otherBody(context, change, step.request, place);
  return other ? [{ ...step, request: other }] : [];
}

/** The change, with the step that finds an object for it which does not have the value yet. */
function changeSteps(scene: EffectContext, { mark, read }: Effect): Step[] {
  const change = withBody(effectStep(scene, "change", scene.change, true), mark["harmlessBody"]);
  const [, parameter] = /^\$request\.path\.(.+)$/.exec(textOf(mark["is"])) ?? [];
  const { pointer, value } = mark;
  const [member = "", ...inside] = tokensOf(textOf(pointer));
  if (parameter === undefined || typeof value !== "boolean" || inside.length > 0) return [change];
  const unset: Substitution = {
    ...placeOf("path", parameter),
    source: keyOfRow("list", mark, { [member]: !value }),
  };
  return [effectStep(scene, "list", read), { ...change, request: withSource(change.request, unset) }];
}

/** The step with another name, which takes its values from steps with the same prefix. */
function prefixed(id: string, prefix: string, step: Step, change: Operation): Step {
  const rename = (it: Substitution): Substitution =>
    "step" in it.source ? { ...it, source: { ...it.source, step: `${prefix}${it.source.step}` } } : it;
  const { request } = step;
  const isShared = request.authorization.kind === "session";
  const name = `${prefix}${step.name}`;
  return {
    ...step,
    id: `${id} › ${name}`,
    name,
    isNeeded: false,
    request: {
      ...request,
      ...(isShared && { authorization: { kind: "session", account: change.account } }),
      substitutions: request.substitutions.map(rename),
    },
  };
}

/** Whether the claim is about the part of a read that a change changes, or about something computed from it. */
function isAbout(claim: Claim, places: readonly string[]): boolean {
  if (claim.kind !== "same-value" && claim.kind !== "same-rows") return true;
  const compared = [claim.pointer, claim.at].map((it) => it.replace(/\/\*.*$/, ""));
  return places.some((place) => compared.some((it) => it.startsWith(place) || place.startsWith(it)));
}

/** Comparisons of a read with other reads, of which one shows the effect. */
function comparisonsWith(context: PlanContext, change: Operation, effects: readonly Effect[]): Series[] {
  const ids = effects.map(({ read }) => read.id);
  const places = effects.map(({ mark }) => textOf(mark["rows"] ?? mark["pointer"]));
  return context.contract.operations
    .filter(
      ({ method, isSecured, account, id }) =>
        method === "GET" && isSecured && account === change.account && testedOperation(context, id),
    )
    .flatMap((read) => [
      ...sameValueSeries(context, read),
      ...computedSeries(context, read),
      ...singleRowSeries(context, read),
    ])
    .filter(({ groups }) => groups.flat().some(({ operationId }) => ids.includes(operationId)))
    .filter(({ claims = [] }) => claims.some((claim) => isAbout(claim, places)));
}

/** A single change is enough for all comparisons, because some changes move money. */
const MOST_COMPARISONS = 12;

/**
 * After a change, all reads that show it agree about it at once. They are sent before the change too, so that a server that keeps old answers
 * still has them.
 */
export function readsAfterChangeSeries(context: PlanContext, change: Operation): Series[] {
  const effects = effectsOf(context, change);
  const [first] = effects;
  if (!first || isSignIn(change) || change.endsSession) return [];
  const id = `${change.id} › all reads agree afterwards`;
  const compared = comparisonsWith(context, change, effects).slice(0, MOST_COMPARISONS);
  if (compared.length === 0) return [];
  const scene = { context, id, change };
  const around = (when: string) =>
    compared.flatMap(({ groups }, index) =>
      groups.map((group) => group.map((step) => prefixed(id, `${when} ${index + 1} `, step, change))),
    );
  const steps = [
    ...earlierSteps(scene, first),
    ...around("before"),
    ...changeSteps(scene, first),
    ...around("after"),
    ...(first.kind === "creates" ? undoSteps(scene, "undo") : []),
  ];
  return seriesOf(
    id,
    steps,
    compared.flatMap(({ claims = [] }, index) =>
      claims.map((claim): Claim => ({ kind: "within", prefix: `after ${index + 1} `, claim })),
    ),
    { isEarly: true },
  );
}

/** What the effect is in the answer of its read; undefined where another session may see it differently. */
function effectClaim(change: Operation, { mark, kind }: Effect): Claim | undefined {
  if (kind === "sets") return storedClaim(change, mark, "change", "read");
  if (kind === "creates") return listClaim("listed", "read", "change", mark, change);
  return kind === "removes" ? listClaim("not-listed", "read", "change", mark, change) : undefined;
}

/** Another session of the account that has read before the change shows the change at once. */
export function otherSessionSeries(context: PlanContext, change: Operation): Series[] {
  const login = context.contract.operations.find(isSignIn);
  if (!login || change.account !== "member" || !change.isSecured) return [];
  return effectsOf(context, change).flatMap((effect): Series[] => {
    const claim = effectClaim(change, effect);
    if (!claim || !effect.read.isSecured || effect.read.method !== "GET") return [];
    const id = `${change.id} › in another session by ${effect.read.id} at ${textOf(effect.mark["pointer"] ?? effect.mark["rows"])}`;
    const scene = { context, id, change };
    const opened = stepOf(id, "effect", login, {
      name: "another session",
      request: exampleRequest(context, login),
      isNeeded: true,
    });
    const reading = (name: string): Step => inSessionOf(effectStep(scene, name, effect.read), opened.name);
    const steps = [
      opened,
      ...earlierSteps(scene, effect),
      reading("read before"),
      ...changeSteps(scene, effect),
      reading("read"),
      ...(effect.kind === "creates" ? undoSteps(scene, "undo") : []),
    ];
    return seriesOf(id, steps, [claim]);
  });
}
