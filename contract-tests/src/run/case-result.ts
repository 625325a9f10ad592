import type { Answer } from "../judge/answer.ts";
import type { Verdict } from "../judge/judge.ts";
import type { Case, CaseRequest, Varied } from "../plan/case.ts";
import type { WireRequest } from "./http/send.ts";

/** The smallest input found that fails like the original one. */
export interface Shrunk {
  readonly place: Varied["place"];
  readonly name: string;
  readonly value: unknown;
  readonly request: CaseRequest;
  readonly wire: WireRequest | undefined;
  /** Number of requests needed to find it. */
  readonly tries: number;
}

/** The result of a case. */
export interface CaseResult {
  readonly tried: Case;
  readonly verdict: Verdict;
  /** The request as it was sent, including secrets; undefined when the case was skipped. */
  readonly wire: WireRequest | undefined;
  readonly answer: Answer | undefined;
  /** The request with all values filled in, before encryption. */
  readonly sent?: CaseRequest;
  readonly durationMs: number;
  /** For a generated input that failed: the smallest one found that fails in the same way. */
  readonly shrunk?: Shrunk;
}

/** The result of a run. */
export interface RunResult {
  readonly results: readonly CaseResult[];
  /** Tokens and passwords used, by name; no report may show them. */
  readonly secrets: ReadonlyMap<string, string>;
  /** False when the run was stopped early. */
  readonly isWhole: boolean;
  /** The reason why the run stopped early, because the server did not answer; undefined when it did not stop. */
  readonly gaveUp?: string | undefined;
}
