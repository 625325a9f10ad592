import type { Operation, ParameterPlace } from "../../spec/contract.ts";

/** A condition on a response (Arazzo's Criterion Object). */
export interface Criterion {
  readonly type: "simple" | "regex" | "jsonpath";
  readonly condition: string;
  /** The runtime expression whose value a regex or JSONPath is applied to. */
  readonly context: string | undefined;
}

/** One call of a journey. Its texts may contain runtime expressions: `$steps.signIn.outputs.token`, `Bearer {$steps…}`. */
export interface JourneyStep {
  /** Unique in the journey. */
  readonly id: string;
  readonly operation: Operation;
  /**
   * Whether the call goes to the mock's testing endpoints, which the contract does not cover; its response is not checked against the spec.
   */
  readonly isControl: boolean;
  readonly parameters: readonly { readonly name: string; readonly place: ParameterPlace; readonly value: unknown }[];
  readonly body: { readonly mediaType: string; readonly payload: unknown } | undefined;
  readonly criteria: readonly Criterion[];
  /** The step that follows when this one fails (Arazzo's `onFailure` with `goto`). @default none: the rest is skipped */
  readonly goesTo?: string;
  /** Runtime expressions by output name. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** Several calls that achieve something together, as described by an Arazzo workflow. */
export interface Journey {
  /** For example "favourites/keepAGame". */
  readonly id: string;
  readonly summary: string;
  /** Whether its accounts can complete it only once (`x-once`). When its first step fails, it is skipped. */
  readonly isOnce: boolean;
  readonly steps: readonly JourneyStep[];
}
