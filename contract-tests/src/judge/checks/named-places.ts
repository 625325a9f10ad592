import { isJson } from "../../media-type.ts";
import { placesOf, type AnnotatedPlace, memberNamed } from "../../plan/read/schemas.ts";
import type { Case } from "../../plan/case.ts";
import type { Contract, Operation } from "../../spec/contract.ts";
import type { Received } from "../answer.ts";
import { type Finding, findingAt } from "../finding.ts";
import { canonical } from "../values/comparison.ts";
import { valuesAt } from "../values/values-at.ts";
import { documentedAnswer } from "./conformance.ts";

const EXTENSION = "x-names-place";
/** The value of the extension when a refusal names each invalid place of a body. */
const EACH = "each";

/** The places in a documented refusal that name the invalid part of the request. */
function namingPlaces(contract: Contract, operation: Operation, { status }: Received): AnnotatedPlace[] {
  const content = documentedAnswer(operation, status)?.content ?? new Map<string, string | undefined>();
  const pointer = [...content].find(([mediaType]) => isJson(mediaType))?.[1];
  if (pointer === undefined) return [];
  return placesOf(contract, pointer, memberNamed(EXTENSION));
}

/** Whether one of the places contains the other one. */
const areRelated = (one: string, other: string): boolean =>
  `${one}/`.toLowerCase().startsWith(`${other}/`.toLowerCase()) ||
  `${other}/`.toLowerCase().startsWith(`${one}/`.toLowerCase());

/** What is wrong with the places that a refusal names; undefined when they are right, and when it names none. */
function complaint(invalid: readonly string[], named: readonly string[], areAllNamed: boolean): string | undefined {
  const missing = invalid.filter((place) => !named.some((other) => areRelated(place, other)));
  if (named.length === 0 || missing.length === 0) return undefined;
  if (missing.length < invalid.length) {
    return areAllNamed
      ? `must also name ${missing.join(", ")}, which is invalid too, but names ${canonical(named)}`
      : undefined;
  }
  const which = invalid.length === 1 ? "which alone is invalid" : "which alone are invalid";
  return `must name ${invalid.join(", ")}, ${which}, but names ${canonical(named)}`;
}

/**
 * Finds a refusal that names other parts of the request as invalid than those that are, or only some of them although the spec says that it
 * names each (`x-names-place`).
 */
export function namedPlaceFindings(
  contract: Contract,
  operation: Operation,
  { expectation }: Case,
  received: Received,
): Finding[] {
  if (expectation.outcome !== "refused") return [];
  const { at } = expectation;
  if (at === undefined || operation.profile.isAccepted(received)) return [];
  return namingPlaces(contract, operation, received).flatMap(({ mark, pointer, specPointer }) => {
    const named = valuesAt(received.json, pointer).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    const message = complaint(at, named, mark === EACH);
    if (message === undefined) return [];
    return [findingAt(operation, "error-code", received, pointer, message, { specPointer })];
  });
}
