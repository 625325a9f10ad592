import type { BorrowedSource, Operation, Parameter } from "../../spec/contract.ts";
import { isAllowed, type PlanContext } from "../context.ts";
import { resourceOf } from "./resources.ts";

/** An operation that creates objects, the path of one object, and where the answer has its id. */
interface Producer {
  readonly create: Operation;
  readonly path: string;
  readonly parameter: string;
  readonly pointer: string;
}

/** Methods after which the object may be gone or in another state. */
const USES_UP: readonly string[] = ["DELETE", "POST"];

const known = new WeakMap<PlanContext, readonly Producer[]>();

function producersOf(context: PlanContext): readonly Producer[] {
  const { operations } = context.contract;
  const found = operations.flatMap((create): Producer[] => {
    const resource = isAllowed(context, create) ? resourceOf(context, create, operations) : undefined;
    if (!resource || !("pointer" in resource.id)) return [];
    const { operation, parameter } = resource.read;
    return [{ create, path: operation.path, parameter: parameter.name, pointer: resource.id.pointer }];
  });
  known.set(context, found);
  return found;
}

/**
 * Where a path gets the id of an object that the run has created, so that a call does not depend on the data of the server: by links or paths of
 * the spec. A call that may end or use up the object (DELETE, POST) gets a new one. Undefined when the run cannot create such objects.
 */
export function producerOf(
  context: PlanContext,
  operation: Operation,
  parameter: Parameter,
): BorrowedSource | undefined {
  // The id of an object inside another one only fits the documented id of the outer one.
  const isOnly = operation.parameters.filter(({ place }) => place === "path").length === 1;
  if (parameter.place !== "path" || !isOnly || !operation.profile.guessesResources) return undefined;
  const producer = (known.get(context) ?? producersOf(context)).find(
    ({ create, path, parameter: name }) =>
      name === parameter.name && create.id !== operation.id && `${operation.path}/`.startsWith(`${path}/`),
  );
  if (!producer) return undefined;
  return { operationId: producer.create.id, pointer: producer.pointer, isNew: USES_UP.includes(operation.method) };
}
