import { isObject, tokensOf, valueAt, type JsonObject } from "../../../json.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { dereference, successPlaces, type AnnotatedPlace, memberNamed } from "../../../plan/read/schemas.ts";
import { cachedByOperation } from "../../../plan/read/cached-by-operation.ts";
import { knownOf, type Known } from "../../../plan/read/same-as.ts";
import { pointerFrom } from "../../../relative-pointer.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { Answer, Received } from "../../answer.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { isSameValue } from "../../values/comparison.ts";
import { requestedValue } from "../../values/term-value.ts";
import { markedValues } from "../../values/values-at.ts";

const placesOf = cachedByOperation(({ contract }: PlanContext, operation) => ({
  known: successPlaces(contract, operation, knownOf),
  containing: successPlaces(contract, operation, memberNamed("x-contains")),
}));

/** The media type that a body was sent with. */
const MEDIA_TYPE = "header/Content-Type";

const hostIn = (address: unknown): unknown =>
  URL.canParse(String(address)) ? new URL(String(address)).hostname : undefined;

/** What the request asked for at a place: the value that was sent, or else the documented default. Invalid values ask for nothing. */
function askedFor(
  context: PlanContext,
  operation: Operation,
  request: CaseRequest,
  { request: asked, isHost, only }: Extract<Known, { request: string }>,
): unknown {
  if (isHost) return hostIn(requestedValue(request, asked));
  if (asked.toLowerCase() === MEDIA_TYPE.toLowerCase()) return request.body?.mediaType;
  const sent = requestedValue(request, asked);
  const parameter = operation.parameters.find(({ place, name }) => `${place}/${name}` === asked);
  if (only && !only.some((value) => isSameValue(value, sent))) return undefined;
  if (!parameter) return sent;
  if (sent === undefined) return dereference(context.contract.document, parameter.schema)["default"];
  return context.validate(parameter.pointer, sent, "request").length === 0 ? sent : undefined;
}

const isPlain = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

/** The text, and the forms in which an address may contain it. */
const formsOf = (text: string): string[] => [text, encodeURIComponent(text), encodeURI(text)];

function missingTexts(operation: Operation, received: Received, places: readonly AnnotatedPlace[]): Finding[] {
  return markedValues(received.json, places).flatMap(({ pointer, value, mark, specPointer }): Finding[] => {
    if (typeof mark !== "string") return [];
    const other = pointerFrom(pointer, mark);
    const part = valueAt(received.json, other);
    if (typeof value !== "string" || !isPlain(part)) return [];
    if (formsOf(String(part)).some((form) => value.includes(form))) return [];
    const message = `must contain ${JSON.stringify(part)}, the value of ${tokensOf(other).at(-1) ?? ""}`;
    return [findingAt(operation, "consistency", received, pointer, message, { specPointer })];
  });
}

/**
 * Finds values that contradict the request or the spec (`x-same-as` with `request` or `document`), and texts that lack another value of their response
 * (`x-contains`).
 */
export function requestFindings(
  context: PlanContext,
  operation: Operation,
  request: CaseRequest,
  received: Answer,
): Finding[] {
  if ("failure" in received || !operation.profile.isAccepted(received) || request.method !== undefined) return [];
  const { known, containing } = placesOf(context, operation);
  const wrong = markedValues(received.json, known).flatMap(({ pointer, value, mark, specPointer }): Finding[] => {
    const told = mark as Known;
    const isAsked = "request" in told;
    const wanted = isAsked
      ? askedFor(context, operation, request, told)
      : valueAt(context.contract.document, told.document);
    const meant = isAsked && told.values ? told.values[String(wanted)] : wanted;
    const allowed = [meant].flat();
    if (!allowed.every(isComparable) || allowed.some((one) => isSameValue(value, one))) return [];
    const message = `must be ${allowed.map((one) => JSON.stringify(one)).join(" or ")}, as ${isAsked ? "requested" : "in the spec"}, but is ${JSON.stringify(value)}`;
    return [findingAt(operation, "consistency", received, pointer, message, { specPointer })];
  });
  return [...wrong, ...missingTexts(operation, received, containing)];
}

/** A list or an object may be written in several ways in a parameter, but not in a body. */
const isComparable = (value: unknown): value is string | number | boolean | JsonObject =>
  isPlain(value) || isObject(value);
