import type { BorrowedSource } from "../../../spec/borrowed-source.ts";
import { documentsStatus, type Operation, type Parameter } from "../../../spec/contract.ts";
import { PRECONDITION_REQUIRED } from "../../../status-codes.ts";
import type { PlanContext } from "../../context.ts";

/** Whether the parameter names the version that a change is about (RFC 9110, 13.1.1). */
export const isIfMatch = ({ place, name }: Parameter): boolean =>
  place === "header" && name.toLowerCase() === "if-match";

const isRefusedWithout = (operation: Operation): boolean => documentsStatus(operation, PRECONDITION_REQUIRED);

/** Whether the spec says in words that a change without a version is refused, and documents the status for it (RFC 6585, 3). */
export const isVersionAsked = (operation: Operation, parameter: Parameter): boolean =>
  operation.profile.guessesResources &&
  isIfMatch(parameter) &&
  isRefusedWithout(operation) &&
  (parameter.required || /\brequired\b|\bmust\b/i.test(parameter.description));

/** Where a change gets the version of its object that the server needs: the entity tag in the response of the GET at the same path. */
export function versionSourceOf(
  { contract }: PlanContext,
  operation: Operation,
  parameter: Parameter,
): BorrowedSource | undefined {
  if (
    !operation.profile.guessesResources ||
    !isIfMatch(parameter) ||
    !(parameter.required || isRefusedWithout(operation))
  )
    return undefined;
  const read = contract.operations.find(({ method, path }) => method === "GET" && path === operation.path);
  return read && { operationId: read.id, pointer: "", header: "etag" };
}
