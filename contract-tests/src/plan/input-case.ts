import type { Operation } from "../contract.ts";
import { stageOf } from "./base.ts";
import type { Case, CaseRequest } from "./case.ts";

interface Input {
  readonly operation: Operation;
  /** What is tried, short and stable: "body/username missing". */
  readonly name: string;
  readonly request: CaseRequest;
}

/** An input that the schema allows: the server may refuse it, but only in a documented way. */
export const validInput = ({ operation, name, request }: Input): Case => ({
  id: `${operation.id} › generated ${name}`,
  operationId: operation.id,
  kind: "generated",
  stage: stageOf(operation),
  request,
  expectation: { outcome: "lawful" },
});

/** An input that the schema forbids, for a reason in words: the server must refuse it. */
export const brokenInput = ({ operation, name, request, reason }: Input & { readonly reason: string }): Case => ({
  id: `${operation.id} › broken ${name}`,
  operationId: operation.id,
  kind: "broken",
  stage: stageOf(operation),
  request,
  expectation: { outcome: "refused", reason },
});
