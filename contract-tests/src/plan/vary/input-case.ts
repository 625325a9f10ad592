import { stageOf } from "../context.ts";
import { documentsStatus, type Operation } from "../../spec/contract.ts";
import type { Case, CaseRequest, Varied } from "../case.ts";
import { UNSUPPORTED_MEDIA_TYPE } from "../../status-codes.ts";

interface Input {
  readonly operation: Operation;
  /** What is tried, in a short and stable form: "body/username missing". */
  readonly name: string;
  readonly request: CaseRequest;
  /** The generated part of the case. If the case fails, the tests look for a smaller value that still fails. */
  readonly varied?: Varied;
}

/** A case of one kind, with the stage "open" unless it has another. */
export const caseOf = (
  operation: Operation,
  kind: Case["kind"],
  name: string,
  details: Pick<Case, "request" | "expectation" | "varied"> & Partial<Pick<Case, "stage">>,
): Case => ({ id: `${operation.id} › ${kind} ${name}`, operationId: operation.id, kind, stage: "open", ...details });

/** An input that the schema allows. The server may refuse it, but only with a documented response. */
export const validInput = ({ operation, name, request, varied }: Input): Case =>
  caseOf(operation, "generated", name, {
    stage: stageOf(operation),
    request,
    expectation: { outcome: "lawful" },
    ...(varied && { varied }),
  });

/** An input whose result the spec does not define. The response must be documented; a refusal is accepted too. */
export const oddInput = ({ operation, name, request }: Input): Case =>
  caseOf(operation, "odd", name, { stage: stageOf(operation), request, expectation: { outcome: "answered" } });

/** The status for a media type that is not documented, where the operation documents it. */
export const unsupportedStatus = (operation: Operation): { readonly status?: number } =>
  documentsStatus(operation, UNSUPPORTED_MEDIA_TYPE) ? { status: UNSUPPORTED_MEDIA_TYPE } : {};

/** An input that the schema forbids, with the reason in words. The server must refuse it. */
export const brokenInput = ({
  operation,
  name,
  request,
  reason,
  status,
  at,
}: Input & {
  readonly reason: string;
  /** The status that the spec documents for this reason. */
  readonly status?: number;
  /** All invalid places of the request, such as "body/username", when they are known. */
  readonly at?: readonly string[];
}): Case =>
  caseOf(operation, "broken", name, {
    stage: stageOf(operation),
    request,
    expectation: { outcome: "refused", reason, ...(status !== undefined && { status }), ...(at && { at }) },
  });
