import type { JsonObject } from "../json.ts";
import type { KindOfClaim, Moving } from "./kind-of-claim.ts";

/** A condition on whether the calls of a series succeed or are refused, and how; steps are referenced by name. */
export type OutcomeClaim =
  /** Both requests mean the same, so when one is refused, the other one is refused with the same code. Limits are ignored. */
  | KindOfClaim<"same-outcome", "first" | "again" | "reason" | "specPointer">
  /** A number on a bound is not refused with the code with which the number beyond it is refused. */
  | KindOfClaim<"on-bound", "beyond" | "on" | "specPointer">
  /** A valid call with the key of a refused one is not refused for the key, and does not get the answer of the refused one. */
  | KindOfClaim<
      "free-key",
      "refused" | "valid" | "specPointer",
      {
        /** The code for a key that was used with another body, where the spec names it. */
        conflict: string | undefined;
      }
    >
  /** The call of one account is not refused with this code, which is for a used key, because another account has used the key. */
  | KindOfClaim<"own-key", "own" | "foreign" | "code" | "specPointer">
  /** Two refusals are the same, so that nobody learns whether the name or id of the first one exists. */
  | KindOfClaim<"same-refusal", "first" | "again", { what: "name" | "id" }>
  /** No two responses have the same value at the pointer. */
  | KindOfClaim<"unique", "pointer" | "specPointer", { steps: readonly string[] }>
  /** After a success, the same request is refused with this code. */
  | KindOfClaim<"refused-again", "first" | "again" | "code" | "specPointer">
  /** The answer to a login says a lifetime in seconds, which is not longer than the one that was asked for. */
  | KindOfClaim<"lifetime", "step" | "pointer" | "specPointer", { seconds: number }>
  /** The step is refused with this code, and with the status and the place in its details, where the spec names them. */
  | KindOfClaim<
      "refused-with",
      "step" | "code" | "when" | "specPointer",
      { status: number | undefined; names: string | undefined }
    >
  /** Both responses are the same except for numbers, times and `moving` members, so that nobody learns from the difference. */
  | KindOfClaim<"same-answer", "first" | "again" | "when" | "specPointer", Moving>
  /** After the success of `by`, the session or password that the step uses still works, or no longer does. */
  | KindOfClaim<"usable" | "unusable", "step" | "by" | "what" | "specPointer">
  /** After the success of `by`, the session has ended for each of these reads that it could use before. */
  | KindOfClaim<
      "ended",
      "by" | "specPointer",
      { reads: readonly { readonly before: string; readonly after: string }[] }
    >
  /** After the success of `by`, the list of sessions still has the own session of the step `of`, or no longer has it. */
  | KindOfClaim<
      "session-listed",
      "list" | "rows" | "key" | "of" | "by" | "what" | "specPointer",
      {
        /** Members that mark the session of the request itself. */
        own: JsonObject;
        isListed: boolean;
      }
    >
  /** The response to the step is no 429 when a later call of the same operation succeeds, so that it has no lock of another call. */
  | KindOfClaim<"unlocked", "step" | "later" | "when" | "specPointer">
  /** Each answer says the language that its request prefers, and the text of a refusal is another one in each language. */
  | KindOfClaim<
      "told-languages",
      "specPointer",
      { steps: readonly { readonly name: string; readonly language: string }[] }
    >
  /** When the step `who` shows an ordinary role, the call is refused with 403. */
  | KindOfClaim<
      "kept-for",
      "who" | "pointer" | "call" | "specPointer",
      { ordinary: readonly string[]; allowed: readonly string[] }
    >
  /** The response to the step is a 429. */
  | KindOfClaim<"too-many", "step" | "specPointer", { calls: number }>;
