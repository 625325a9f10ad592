import type { Operation } from "../../../spec/contract.ts";
import { isObject, tokensOf, type JsonObject } from "../../../json.ts";
import { isSignIn, testedOperation, type PlanContext } from "../../context.ts";
import type { Series, Step, Substitution } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { exampleRequest, withSource, placeOf } from "../../generate/requests.ts";
import { effectStep, listClaim, marksNamed, textOf, withBody, type EffectContext, keyOfRow } from "../effect-step.ts";
import { undoSteps } from "../effects.ts";
import { computedSeries, sameValueSeries, singleRowSeries } from "../lists/consistency.ts";
import { otherBody } from "../other-bodies.ts";
import { inSessionOf } from "../sessions/credentials.ts";
import { stepOf, seriesOf } from "../step.ts";
import { storedClaim } from "../stored-values.ts";

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
