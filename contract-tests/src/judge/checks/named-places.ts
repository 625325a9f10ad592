import { isJson } from "../../media-type.ts";
import { placesOf, type AnnotatedPlace } from "../../plan/read/annotated-schemas.ts";
import type { Case } from "../../plan/case.ts";
import type { Contract, Operation } from "../../spec/contract.ts";
import type { Answer, Received } from "../answer.ts";
import { findingAbout, type Finding } from "../finding.ts";
import { canonical } from "../values/canonical-json.ts";
import { valuesAt } from "../values/values-at.ts";
import { documentedAnswer } from "./conformance.ts";

const EXTENSION = "x-names-place";

/** The places in a documented refusal that name the invalid part of the request. */
function namingPlaces(contract: Contract, operation: Operation, { status }: Received): AnnotatedPlace[] {
  const content = documentedAnswer(operation, status)?.content ?? new Map<string, string | undefined>();
  const pointer = [...content].find(([mediaType]) => isJson(mediaType))?.[1];
  if (pointer === undefined) return [];
  return placesOf(contract, pointer, (schema, resolved) => schema[EXTENSION] ?? resolved[EXTENSION]);
}

/** Whether one of the places contains the other one. */
const areRelated = (one: string, other: string): boolean =>
  `${one}/`.toLowerCase().startsWith(`${other}/`.toLowerCase()) ||
  `${other}/`.toLowerCase().startsWith(`${one}/`.toLowerCase());

/** Finds a refusal that names other parts of the request as invalid than the only one that is (`x-names-place`). */
export function namedPlaceFindings(
  contract: Contract,
  operation: Operation,
  { expectation }: Case,
  received: Answer,
): Finding[] {
  if ("failure" in received || expectation.outcome !== "refused") return [];
  const { at } = expectation;
  if (at === undefined || operation.profile.isAccepted(received)) return [];
  const { json, status } = received;
  return namingPlaces(contract, operation, received).flatMap(({ pointer, specPointer }) => {
    const named = valuesAt(json, pointer).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    if (named.length === 0 || named.some((place) => areRelated(place, at))) return [];
    const message = `must name ${at}, which alone is invalid, but names ${canonical(named)}`;
    return [findingAbout(operation, "error-code", { where: `response ${status} ${pointer}`, message, specPointer })];
  });
}
