import type { Answer } from "../judge/answer.ts";
import type { Verdict } from "../judge/judge.ts";
import type { Case, CaseRequest, Varied } from "../plan/case.ts";
import type { WireRequest } from "./send.ts";

/** The smallest input found that fails like the first one. */
export interface Shrunk {
  readonly place: Varied["place"];
  readonly name: string;
  readonly value: unknown;
  readonly request: CaseRequest;
  readonly wire: WireRequest | undefined;
  /** How many requests it took to find it. */
  readonly tries: number;
}

/** What became of a case. */
export interface CaseResult {
  readonly tried: Case;
  readonly verdict: Verdict;
  /** The request as it went out, with its secrets; undefined when the case was skipped before. */
  readonly wire: WireRequest | undefined;
  readonly answer: Answer | undefined;
  /** The request with all its values filled in, before it was encrypted. */
  readonly sent?: CaseRequest;
  readonly durationMs: number;
  /** Of a generated input that failed: the smallest one found that fails like it. */
  readonly shrunk?: Shrunk;
}

/** What became of a run. */
export interface RunResult {
  readonly results: readonly CaseResult[];
  /** Tokens and passwords that were used, each with its name: no report may show them. */
  readonly secrets: ReadonlyMap<string, string>;
  /** False when the run was stopped before its end. */
  readonly isWhole: boolean;
  /** Why the server was given up before the end; undefined when it was not. */
  readonly gaveUp?: string | undefined;
}
