import { isObject, tokensOf, valueAt, type JsonObject } from "../../../json.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { dereference, successPlaces, memberNamed } from "../../../plan/read/schemas.ts";
import { knownOf, type Known } from "../../../plan/read/same-as.ts";
import { pointerFrom } from "../../../relative-pointer.ts";
import type { Operation } from "../../../spec/contract.ts";
import { isSameValue } from "../../values/comparison.ts";
import { requestedValue } from "../../values/compute.ts";
import { type Success, valueCheck } from "../success-check.ts";

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

/** A list or an object may be written in several ways in a parameter, but not in a body. */
const isComparable = (value: unknown): value is string | number | boolean | JsonObject =>
  isPlain(value) || isObject(value);

/** Whether the answer is one to the documented method. */
const isUsual = ({ request }: Success): boolean => request !== undefined && request.method === undefined;

/**
 * Find values that contradict the request or the spec (`x-same-as` with `request` or `document`), and texts that lack another value of their response
 * (`x-contains`).
 */
export const REQUEST_CHECKS = [
  valueCheck({
    check: "consistency",
    places: ({ contract }, operation) => successPlaces(contract, operation, knownOf),
    complaint: ({ value, mark }, success) => {
      const { context, operation, request } = success;
      if (!request || !isUsual(success)) return undefined;
      const told = mark as Known;
      const isAsked = "request" in told;
      const wanted = isAsked
        ? askedFor(context, operation, request, told)
        : valueAt(context.contract.document, told.document);
      const meant = isAsked && told.values ? told.values[String(wanted)] : wanted;
      const allowed = [meant].flat();
      if (!allowed.every(isComparable) || allowed.some((one) => isSameValue(value, one))) return undefined;
      return `must be ${allowed.map((one) => JSON.stringify(one)).join(" or ")}, as ${isAsked ? "requested" : "in the spec"}, but is ${JSON.stringify(value)}`;
    },
  }),
  valueCheck({
    check: "consistency",
    places: ({ contract }, operation) => successPlaces(contract, operation, memberNamed("x-contains")),
    complaint: ({ pointer, value, mark }, success) => {
      if (typeof mark !== "string" || !isUsual(success)) return undefined;
      const other = pointerFrom(pointer, mark);
      const part = valueAt(success.received.json, other);
      if (typeof value !== "string" || !isPlain(part)) return undefined;
      if (formsOf(String(part)).some((form) => value.includes(form))) return undefined;
      return `must contain ${JSON.stringify(part)}, the value of ${tokensOf(other).at(-1) ?? ""}`;
    },
  }),
];
