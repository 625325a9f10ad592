import type { JsonObject } from "../json.ts";

/** A condition on whether the calls of a series succeed or are refused, and how; steps are referenced by name. */
export type OutcomeClaim =
  /** Both requests mean the same, so when one is refused, the other one is refused with the same code. Limits are ignored. */
  | {
      readonly kind: "same-outcome";
      readonly first: string;
      readonly again: string;
      readonly reason: string;
      readonly specPointer: string;
    }
  /** A number on a bound is not refused with the code with which the number beyond it is refused. */
  | {
      readonly kind: "on-bound";
      readonly beyond: string;
      readonly on: string;
      readonly specPointer: string;
    }
  /** A valid call with the key of a refused one is not refused for the key, and does not get the answer of the refused one. */
  | {
      readonly kind: "free-key";
      readonly refused: string;
      readonly valid: string;
      /** The code for a key that was used with another body, where the spec names it. */
      readonly conflict: string | undefined;
      readonly specPointer: string;
    }
  /** Two refusals are the same, so that nobody learns whether the name or id of the first one exists. */
  | { readonly kind: "same-refusal"; readonly first: string; readonly again: string; readonly what: "name" | "id" }
  /** No two responses have the same value at the pointer. */
  | {
      readonly kind: "unique";
      readonly steps: readonly string[];
      readonly pointer: string;
      readonly specPointer: string;
    }
  /** After a success, the same request is refused with this code. */
  | {
      readonly kind: "refused-again";
      readonly first: string;
      readonly again: string;
      readonly code: string;
      readonly specPointer: string;
    }
  /** The answer to a login says a lifetime in seconds, which is not longer than the one that was asked for. */
  | {
      readonly kind: "lifetime";
      readonly step: string;
      readonly pointer: string;
      readonly seconds: number;
      readonly specPointer: string;
    }
  /** The step is refused with this code, and with the status and the place in its details, where the spec names them. */
  | {
      readonly kind: "refused-with";
      readonly step: string;
      readonly code: string;
      readonly status: number | undefined;
      readonly names: string | undefined;
      readonly when: string;
      readonly specPointer: string;
    }
  /** Both responses are the same except for numbers, times and `moving` members, so that nobody learns from the difference. */
  | {
      readonly kind: "same-answer";
      readonly first: string;
      readonly again: string;
      readonly when: string;
      readonly moving: readonly string[];
      readonly specPointer: string;
    }
  /** After the success of `by`, the session or password that the step uses still works, or no longer does. */
  | {
      readonly kind: "usable" | "unusable";
      readonly step: string;
      readonly by: string;
      readonly what: string;
      readonly specPointer: string;
    }
  /** After the success of `by`, the list of sessions still has the own session of the step `of`, or no longer has it. */
  | {
      readonly kind: "session-listed";
      readonly list: string;
      readonly rows: string;
      readonly key: string;
      /** Members that mark the session of the request itself. */
      readonly own: JsonObject;
      readonly of: string;
      readonly by: string;
      readonly isListed: boolean;
      readonly what: string;
      readonly specPointer: string;
    }
  /** The response to the step is no 429 when a later call of the same operation succeeds, so that it has no lock of another call. */
  | {
      readonly kind: "unlocked";
      readonly step: string;
      readonly later: string;
      readonly when: string;
      readonly specPointer: string;
    }
  /** Each answer says the language that its request prefers, and the text of a refusal is another one in each language. */
  | {
      readonly kind: "told-languages";
      readonly steps: readonly { readonly name: string; readonly language: string }[];
      readonly specPointer: string;
    }
  /** When the step `who` shows an ordinary role, the call is refused with 403. */
  | {
      readonly kind: "kept-for";
      readonly who: string;
      readonly pointer: string;
      readonly ordinary: readonly string[];
      readonly allowed: readonly string[];
      readonly call: string;
      readonly specPointer: string;
    }
  /** The response to the step is a 429. */
  | { readonly kind: "too-many"; readonly step: string; readonly calls: number; readonly specPointer: string };
