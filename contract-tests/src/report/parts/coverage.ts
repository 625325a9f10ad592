import { locate } from "../../spec/references.ts";
import { type Contract, type DocumentedAnswer, type Operation } from "../../spec/contract.ts";
import { isWithin, type Evidence } from "../../evidence.ts";
import { documentedAnswer } from "../../judge/checks/conformance.ts";
import { objectOr, stringsOf } from "../../json.ts";
import type { CaseResult, RunResult } from "../../run/case-result.ts";
import { maskByLooks, type SecretMask } from "./mask.ts";
import type {
  CoverageReport,
  JourneyCoverage,
  OperationCoverage,
  ParameterCoverage,
  RunFacts,
  Share,
  StatusCoverage,
} from "../model.ts";

const statusOf = ({ answer }: CaseResult): number | undefined =>
  answer && "status" in answer ? answer.status : undefined;

/** The likely reason why a documented status was not received. */
function unseenReason(operation: Operation, status: string): string {
  if (status.startsWith("5")) return "a healthy server never answers with it";
  if (status === "429") return "a run sends too few requests for it";
  if (status === "304") return "no conditional request was answered with it";
  if (status === "default") return "every answer had a status that is documented separately";
  if (operation.exampleNeedsState || /^(404|409|410|412|422|423|428)$/.test(status)) {
    return "it needs a state that the run did not make";
  }
  if (/^[23]/.test(status)) return "no request had this success";
  return "no case caused it";
}

function statusCoverage(
  contract: Contract,
  operation: Operation,
  own: readonly CaseResult[],
  reason: string | null,
): StatusCoverage[] {
  const seen = new Map<DocumentedAnswer, number>();
  for (const result of own) {
    const status = statusOf(result);
    const answer = status === undefined ? undefined : documentedAnswer(operation, status);
    if (answer) seen.set(answer, (seen.get(answer) ?? 0) + 1);
  }
  return operation.answers.map((answer) => {
    const { description } = objectOr(locate(contract.document, answer.pointer).node);
    const count = seen.get(answer) ?? 0;
    return {
      status: answer.status,
      description: typeof description === "string" ? description : "",
      seen: count,
      reason: count > 0 ? null : (reason ?? unseenReason(operation, answer.status)),
    };
  });
}

function parameterCoverage(
  operation: Operation,
  own: readonly CaseResult[],
  reason: string | null,
): ParameterCoverage[] {
  const sent = own.filter(({ wire }) => wire !== undefined).map(({ tried }) => tried);
  const countOf = (place: string, name: string, isSent: (index: number) => boolean) => {
    const isAbout = (id: string) => id.includes(place === "body" ? " broken " : ` broken ${place} ${name} `);
    const used = sent.filter((_, index) => isSent(index));
    const broken = sent.filter(({ kind, id }) => kind === "broken" && isAbout(`${id} `)).length;
    return { valid: used.filter(({ kind, id }) => kind !== "broken" || !isAbout(`${id} `)).length, broken };
  };
  const told = (entry: Omit<ParameterCoverage, "reason">): ParameterCoverage => {
    const isSeen = entry.valid + entry.broken > 0;
    return { ...entry, reason: isSeen ? null : (reason ?? "it is optional and the spec gives no example of it") };
  };
  const parameters = operation.parameters.map(({ name, place, required }) => {
    const counts = countOf(place, name, (index) => sent[index]?.request.parameters[place][name] !== undefined);
    return told({ name, place, isRequired: required, ...counts });
  });
  if (operation.payloads.length === 0) return parameters;
  const counts = countOf("body", "", (index) => sent[index]?.request.body !== undefined);
  const name = operation.payloads.map(({ mediaType }) => mediaType).join(", ");
  return [...parameters, told({ name, place: "body", isRequired: operation.isBodyRequired, ...counts })];
}

/** Returns the reason why the run did not test the operation, as a part of a sentence for the report. */
function leftOutReason(
  operation: Operation,
  { evidence, isUnsafeAllowed = false }: RunFacts,
  isWhole: boolean,
): string {
  const limit = (["shown", "inferred", "proposed"] as const).find((level) => level === evidence) ?? "proposed";
  if (!isWithin(operation.evidence, limit satisfies Evidence)) {
    return `it is ${operation.evidence}, and the run was limited to ${evidence}`;
  }
  if (!isWhole) return "the run was stopped before its turn, or does not include it";
  if (!operation.isSafe && !isUnsafeAllowed) return "it moves money or leaves data behind: add --unsafe to try it";
  return "it is not in the selection of the run";
}

/** The tags of an operation. */
export const tagsOf = (contract: Contract, operation: Operation): string[] =>
  stringsOf(objectOr(locate(contract.document, operation.pointer).node)["tags"]);

const JOURNEY_ID = /^journey (.+) › (.+)$/s;

function journeyCoverage(results: readonly CaseResult[], mask: SecretMask): JourneyCoverage[] {
  const steps = results.filter(({ tried }) => tried.kind === "journey");
  const byJourney = Map.groupBy(steps, ({ tried }) => JOURNEY_ID.exec(tried.id)?.[1] ?? tried.id);
  return [...byJourney].map(([id, own]) => {
    const worst = own.find(({ verdict }) => verdict.outcome !== "passed");
    return {
      id,
      outcome: worst?.verdict.outcome ?? "passed",
      reason: worst ? maskByLooks(mask.cut(worst.verdict.reason ?? worst.verdict.findings[0]?.message ?? "")) : null,
      steps: own.map(({ tried, verdict }) => ({
        id: JOURNEY_ID.exec(tried.id)?.[2] ?? tried.id,
        operationId: tried.operationId,
        outcome: verdict.outcome,
      })),
    };
  });
}

/** Whether the status counts for the coverage. Documented server errors do not, because no test can cause them. */
const isWell = ({ status }: StatusCoverage): boolean => !status.startsWith("5");

const shareOf = (flags: readonly boolean[]): Share => ({ seen: flags.filter(Boolean).length, of: flags.length });

/** Reports which parts of the spec the run covered, with a reason for each part that it did not cover. */
export function coverageOf(
  contract: Contract,
  { results, isWhole }: RunResult,
  facts: RunFacts,
  mask: SecretMask,
): CoverageReport {
  const byOperation = Map.groupBy(results, ({ tried }) => tried.operationId);
  const journeys = journeyCoverage(results, mask);
  const operations = contract.operations.map((operation): OperationCoverage => {
    const own = byOperation.get(operation.id) ?? [];
    const isTried = own.some(({ wire }) => wire !== undefined);
    const skipped = own.length > 0 ? "all its cases were skipped" : leftOutReason(operation, facts, isWhole);
    const reason = isTried ? null : skipped;
    return {
      operationId: operation.id,
      method: operation.method,
      path: operation.path,
      tags: tagsOf(contract, operation),
      evidence: operation.evidence,
      cases: own.length,
      reason,
      statuses: statusCoverage(contract, operation, own, reason),
      parameters: parameterCoverage(operation, own, reason),
      journeys: journeys.filter(({ steps }) => steps.some((it) => it.operationId === operation.id)).map(({ id }) => id),
    };
  });
  return {
    totals: {
      operations: shareOf(operations.map(({ reason }) => reason === null)),
      statuses: shareOf(operations.flatMap(({ statuses }) => statuses.filter(isWell).map(({ seen }) => seen > 0))),
      parameters: shareOf(operations.flatMap(({ parameters }) => parameters.map(({ reason }) => reason === null))),
      journeys: shareOf(journeys.map(({ outcome }) => outcome === "passed")),
    },
    operations,
    journeys,
  };
}
