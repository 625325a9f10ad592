import type { Operation } from "../contract.ts";
import { stageOf } from "./base.ts";
import type { Case, CaseRequest, Varied } from "./case.ts";

interface Input {
  readonly operation: Operation;
  /** What is tried, short and stable: "body/username missing". */
  readonly name: string;
  readonly request: CaseRequest;
  /** What was made up, where one may look for a smaller one. */
  readonly varied?: Varied;
}

/** An input that the schema allows: the server may refuse it, but only in a documented way. */
export const validInput = ({ operation, name, request, varied }: Input): Case => ({
  id: `${operation.id} › generated ${name}`,
  operationId: operation.id,
  kind: "generated",
  stage: stageOf(operation),
  request,
  expectation: { outcome: "lawful" },
  ...(varied && { varied }),
});

/** An input of which the spec does not say what a server makes: it must answer as documented, a refusal as well. */
export const oddInput = ({ operation, name, request }: Input): Case => ({
  id: `${operation.id} › odd ${name}`,
  operationId: operation.id,
  kind: "odd",
  stage: stageOf(operation),
  request,
  expectation: { outcome: "answered" },
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
