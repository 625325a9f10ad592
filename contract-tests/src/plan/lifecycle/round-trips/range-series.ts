import { documentsStatus } from "../../../spec/contract.ts";
import { PARTIAL_CONTENT, RANGE_NOT_SATISFIABLE } from "../../../status-codes.ts";
import type { CaseRequest, Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { requestOnObject } from "../object-requests.ts";
import { ObjectSteps } from "../object-steps.ts";
import { withOnly } from "../../generate/requests.ts";
import type { Resource } from "../resources.ts";

const MADE = "create";
const WHOLE = "read the whole";
const OUTSIDE = "read after the end";
const RANGE = "Range";

/** Ranges of bytes, each with the part of the whole that it names, as `slice` takes it. Every sample file is longer. */
const PARTS: readonly (readonly [name: string, range: string, slice: readonly [number, number?]])[] = [
  ["read the first bytes", "bytes=0-2", [0, 3]],
  ["read one byte", "bytes=1-1", [1, 2]],
  ["read the bytes in the middle", "bytes=2-4", [2, 5]],
  ["read the rest", "bytes=5-", [5]],
  ["read the last bytes", "bytes=-3", [-3]],
];

/** The request with this range, or without one. */
function withRange(request: CaseRequest, range: string | undefined): CaseRequest {
  const others = Object.entries(request.parameters.header).filter(
    ([name]) => name.toLowerCase() !== RANGE.toLowerCase(),
  );
  const header = { ...Object.fromEntries(others), ...(range !== undefined && { [RANGE]: range }) };
  return withOnly(request, "header", header);
}

/** A range of bytes is that part of the whole, with both positions included (RFC 9110, 14.1.2), where the spec documents 206. */
export function rangeSeries(context: PlanContext, resource: Resource): Series[] {
  if (!documentsStatus(resource.read.operation, PARTIAL_CONTENT)) return [];
  const { read, isInferred, remove } = resource;
  const { operation } = read;
  const steps = new ObjectSteps(`${resource.create.id} › ranges`, context, resource);
  const request = (range?: string) => withRange(requestOnObject(context, resource, read, MADE), range);
  steps.create(MADE, undefined, true);
  steps.add(WHOLE, operation, request(), true);
  for (const [name, range, slice] of PARTS) {
    steps.add(name, operation, request(range));
    steps.claims.push({ kind: "ranged", whole: WHOLE, part: name, slice, isInferred, specPointer: operation.pointer });
  }
  if (documentsStatus(operation, RANGE_NOT_SATISFIABLE)) {
    const expectation = {
      outcome: "refused",
      reason: "the range begins after the end",
      status: RANGE_NOT_SATISFIABLE,
    } as const;
    steps.add(OUTSIDE, operation, request("bytes=100000-"), false, expectation);
  }
  if (remove) steps.on("clean up", remove, MADE);
  return steps.series;
}
