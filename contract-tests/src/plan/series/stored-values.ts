import type { Operation } from "../../spec/contract.ts";
import { isObject, objectOr, tokensOf, type JsonObject } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import { plainPayloadOf } from "../generate/example-values.ts";
import { dereference } from "../read/schemas.ts";
import type { Claim } from "../claim.ts";
import type { CaseRequest, Series, Step } from "../case.ts";
import { effectStep, marksNamed, textOf, withBody, type EffectContext } from "./effect-step.ts";
import { otherBody } from "./keys/replays.ts";
import { seriesOf } from "./step.ts";
import { valueSent, withBodyValue } from "../generate/requests.ts";

/** The call that the mark of the spec wants before the change (`afterBody`): a change that must wait leaves its value. */
const earlierSteps = (scene: EffectContext, mark: JsonObject): Step[] =>
  isObject(mark["afterBody"]) ? [withBody(effectStep(scene, "earlier", scene.change, true), mark["afterBody"])] : [];

const MOST_LETTERS = 1000;

/** Returns the request with the longest text that the schema allows at this place of the body; undefined when it is no text with a limit. */
function withLongest(context: PlanContext, operation: Operation, request: CaseRequest, place: string) {
  const { document } = context.contract;
  const payload = plainPayloadOf(operation);
  const [name = "", ...inside] = tokensOf(place);
  const property = objectOr(dereference(document, payload?.schema)["properties"])[name];
  const { maxLength } = dereference(document, property);
  const sent = valueSent(request);
  const isBorrowed = request.substitutions.some((it) => it.place === "body" && it.pointer === place);
  if (!payload || sent === undefined || inside.length > 0 || isBorrowed) return undefined;
  if (typeof maxLength !== "number" || maxLength > MOST_LETTERS) return undefined;
  const value = { ...objectOr(sent), [name]: "Long".repeat(maxLength).slice(0, maxLength) };
  const isValid = context.validate(payload.schemaPointer, value, "request").length === 0;
  return isValid ? withBodyValue(request, value) : undefined;
}

const rowOf = ({ rows, key, is }: JsonObject) =>
  typeof rows === "string" ? { rows, key: textOf(key), is: textOf(is) } : undefined;

type Stored = Extract<Claim, { kind: "stored" }>;

/** The claim that a read returns what a call has set (`x-contract.sets`). */
export const storedClaim = (operation: Operation, mark: JsonObject, by: string, read: string): Stored => ({
  kind: "stored",
  read,
  row: rowOf(mark),
  pointer: textOf(mark["pointer"]),
  by,
  value: mark["value"],
  specPointer: `${operation.pointer}/x-contract`,
});

/** A changed value must be returned by the next read (`x-contract.sets`). */
export const storedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "sets").flatMap((mark): Series[] => {
    if (operation.spoilsAccount && !isObject(mark["harmlessBody"])) return [];
    const read = testedOperation(context, mark["readBy"]);
    if (!read) return [];
    const id = `${operation.id} › effect read by ${read.id}${isObject(mark["afterBody"]) ? ` at ${textOf(mark["pointer"])}` : ""}`;
    const scene = { context, id, change: operation };
    const claimOf = (by: string, reading: string): Claim => storedClaim(operation, mark, by, reading);
    const change = withBody(effectStep(scene, "change", operation, true), mark["harmlessBody"]);
    // Set another value first, so that the final one cannot have been there before.
    const [, place] = /^\$request\.body#(\/.+)$/.exec(textOf(mark["value"])) ?? [];
    const isFixed = place === undefined || isObject(mark["harmlessBody"]);
    const other = isFixed ? undefined : otherBody(context, operation, change.request, place);
    const before = other && [
      [{ ...effectStep(scene, "change before", operation), request: other }],
      [effectStep(scene, "read before", read)],
    ];
    const long = isFixed ? undefined : withLongest(context, operation, change.request, place);
    const longest = long && [
      [{ ...effectStep(scene, "longest text", operation), request: long }],
      [effectStep(scene, "read longest", read)],
    ];
    return seriesOf(
      id,
      [...(longest ?? []), ...(before ?? []), ...earlierSteps(scene, mark), change, effectStep(scene, "read", read)],
      [
        ...(longest ? [claimOf("longest text", "read longest")] : []),
        ...(before ? [claimOf("change before", "read before")] : []),
        claimOf("change", "read"),
      ],
    );
  });
