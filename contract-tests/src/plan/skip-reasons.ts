import type { Operation } from "../spec/contract.ts";
import type { Case } from "./case.ts";
import { mayEndOwnAccess } from "./read/names-and-words/own-access.ts";

/** Returns the reason why a case must be skipped; undefined when it can run. */
export function skipReason(operation: Operation, { expectation, request, kind }: Case): string | undefined {
  const { servedAt, parameters } = operation;
  if (servedAt !== undefined) return `the spec says that ${servedAt} serves it, not --url`;
  // An invalid request is refused in any state, and so is an unauthorised one. A preflight needs no values.
  if (["refused", "closed", "denied", "no-method", "any"].includes(expectation.outcome)) return undefined;
  const isFilled = (place: string, name: string) =>
    request.substitutions.some((it) => it.place === place && it.pointer.startsWith(`/${name}`));
  const missing = parameters.find(
    ({ required, place, name }) => required && request.parameters[place][name] === undefined && !isFilled(place, name),
  );
  if (missing && kind !== "journey") return `no valid value could be made for ${missing.place} ${missing.name}`;
  const isNamed = request.substitutions.some(({ place }) => place === "path");
  if (mayEndOwnAccess(operation) && !isNamed)
    return "it could end the access of the run itself, and the run cannot create another key or session to end";
  const { body } = request;
  if (body && "value" in body && body.value === undefined) return `no valid body could be made in ${body.mediaType}`;
  const isBodyMissing = operation.isBodyRequired && body === undefined && kind !== "journey";
  if (!isBodyMissing || operation.payloads.length === 0) return undefined;
  return `no body can be written in ${operation.payloads.map(({ mediaType }) => mediaType).join(" or ")}`;
}
