import { successPlaces, memberNamed } from "../../plan/read/schemas.ts";
import { cachedByOperation } from "../../plan/read/cached-by-operation.ts";
import { type Finding, findingAt } from "../finding.ts";
import { valuesAt } from "../values/values-at.ts";
import type { PlanContext } from "../../plan/context.ts";
import type { Success } from "./success-check.ts";

const MESSAGE = "is write-only: a response must not have it";

const writeOnlyPlaces = cachedByOperation(({ contract }: PlanContext, operation) =>
  successPlaces(contract, operation, (...read) => memberNamed("writeOnly")(...read) === true || undefined),
);

/** Finds values in a response that the spec marks as write-only, such as a password (JSON Schema, Validation, 9.4). */
export const writeOnlyFindings = ({ context, operation, received }: Success): Finding[] =>
  writeOnlyPlaces(context, operation).flatMap(({ pointer, specPointer }) =>
    valuesAt(received.json, pointer)
      .filter(({ value }) => value !== null)
      .slice(0, 1)
      .map((found) => findingAt(operation, "schema", received, found.pointer, MESSAGE, { specPointer })),
  );
