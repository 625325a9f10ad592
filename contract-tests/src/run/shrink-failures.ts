import type { Operation } from "../spec/contract.ts";
import { valueSent, withBodyValue, withParameters } from "../plan/generate/requests.ts";
import type { PlanContext } from "../plan/context.ts";
import type { Case, CaseRequest, Varied } from "../plan/case.ts";
import { findSmallest, shrunkValues } from "../plan/generate/shrink.ts";
import { asText } from "../plan/read/parameter-text.ts";
import type { CaseResult, Shrunk } from "./case-result.ts";
import type { Runner } from "./runner/runner.ts";
import { plainPayloadOf } from "../plan/generate/example-values.ts";

/** How many failures are shrunk; more would make a run with many failures too long. */
const MOST_SHRUNK = 8;
const REQUESTS_EACH = 40;
/** Checks that fail because of the input, so that a smaller input can show the cause. */
const SHRINKABLE = [
  "server-error",
  "undocumented-status",
  "schema",
  "undocumented-field",
  "not-json",
  "content-type",
  "leak",
];

const schemaOf = (operation: Operation, { place, name }: Varied) =>
  place === "body"
    ? plainPayloadOf(operation)
    : operation.parameters.find((parameter) => parameter.place === place && parameter.name === name);

const valueOf = (request: CaseRequest, { place, name }: Varied): unknown =>
  place === "body" ? valueSent(request) : request.parameters[place][name];

const withValue = (request: CaseRequest, { place, name }: Varied, value: unknown): CaseRequest =>
  place === "body" ? withBodyValue(request, value) : withParameters(request, place, { [name]: value });

const causeOf = ({ verdict }: CaseResult) => verdict.findings.find(({ check }) => SHRINKABLE.includes(check));

const isSame = (result: CaseResult, cause: ReturnType<typeof causeOf>): boolean =>
  result.verdict.findings.some(({ check, where }) => check === cause?.check && where === cause.where);

/** An empty string changes the path, and a header cannot contain it. */
const isSendable = ({ place }: Varied, value: unknown): boolean =>
  place === "body" || place === "query" || asText(value).trim() !== "";

async function shrinkOne(context: PlanContext, runner: Runner, operation: Operation, result: CaseResult) {
  const { tried } = result;
  const { varied } = tried;
  const target = varied && schemaOf(operation, varied);
  const cause = causeOf(result);
  const first = varied && valueOf(tried.request, varied);
  if (!varied || !target || !cause || first === undefined) return result;
  const { document } = context.contract;
  const pointer = "schemaPointer" in target ? target.schemaPointer : target.pointer;
  const caseWith = (value: unknown): Case => ({ ...tried, request: withValue(tried.request, varied, value) });
  let last: CaseResult = result;
  const { smallest, tries } = await findSmallest(first, {
    candidates: (value) =>
      shrunkValues(document, target.schema, value).filter(
        (it) => isSendable(varied, it) && context.validate(pointer, it).length === 0,
      ),
    isFailing: async (value) => {
      const again = await runner.runCase(caseWith(value));
      if (!isSame(again, cause)) return false;
      last = again;
      return true;
    },
    budget: REQUESTS_EACH,
  });
  const shrunk: Shrunk = { ...varied, value: smallest, request: caseWith(smallest).request, wire: last.wire, tries };
  return last === result ? result : { ...result, shrunk };
}

/** Identifies failures of the same kind at the same place, which shrink to the same input. */
const keyOf = (result: CaseResult): string => {
  const cause = causeOf(result);
  return [result.tried.operationId, cause?.check, cause?.where].join(" ");
};

/**
 * Finds, for each kind of failure of a generated input, the smallest input that fails in the same way, by sending more requests; only for
 * operations that may be repeated. The same seed and server give the same result.
 */
export async function shrinkFailures(
  context: PlanContext,
  runner: Runner,
  results: readonly CaseResult[],
): Promise<CaseResult[]> {
  const operations = new Map(context.contract.operations.map((operation) => [operation.id, operation]));
  const seen = new Set<string>();
  const shrunk: CaseResult[] = [];
  for (const result of results) {
    const operation = operations.get(result.tried.operationId);
    const isWanted = result.tried.varied !== undefined && causeOf(result) !== undefined && operation?.isSafe;
    const key = keyOf(result);
    if (!operation || !isWanted || seen.has(key) || seen.size === MOST_SHRUNK) {
      shrunk.push(result);
      continue;
    }
    seen.add(key);
    shrunk.push(await shrinkOne(context, runner, operation, result));
  }
  return shrunk;
}
