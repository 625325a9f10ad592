import type { Operation, ParameterPlace } from "../contract.ts";

/** What must hold of an answer (Arazzo's Criterion Object). */
export interface Criterion {
  readonly type: "simple" | "regex" | "jsonpath";
  readonly condition: string;
  /** A runtime expression: what a regex or JSONPath is tried on. */
  readonly context: string | undefined;
}

/** One call of a journey. Texts in it may hold runtime expressions: `$steps.signIn.outputs.token`, `Bearer {$steps…}`. */
export interface JourneyStep {
  /** Unique in the journey. */
  readonly id: string;
  readonly operation: Operation;
  /** The call goes to a testers' surface and not to the contract: its answer is not judged by the spec. */
  readonly isControl: boolean;
  readonly parameters: readonly { readonly name: string; readonly place: ParameterPlace; readonly value: unknown }[];
  readonly body: { readonly mediaType: string; readonly payload: unknown } | undefined;
  readonly criteria: readonly Criterion[];
  /** Name to runtime expression. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** Several calls that do something together, as an Arazzo workflow tells it. */
export interface Journey {
  /** "favourites/keepAGame" */
  readonly id: string;
  readonly summary: string;
  /** Its people can go through it once only (`x-once`): when its first step does not hold, it is left out. */
  readonly isOnce: boolean;
  readonly steps: readonly JourneyStep[];
}
