import type { KindOfClaim } from "./kind-of-claim.ts";
import type { ListPlaces } from "./read/lists/list-filters.ts";

/** Where an answer has an object. */
export interface ObjectPlace {
  readonly step: string;
  /** Pointer to the object, or to a list of objects. */
  readonly at: string;
  /** Pointer within the rows of the list to their key: the row with the key of the other object is meant. */
  readonly key?: string;
}

/** A condition over what several answers say of the same objects. Steps are referenced by name. */
export type ObjectClaim = {
  readonly specPointer: string;
  /** Whether names or words of the spec say it, not a schema or a standard. */
  readonly isInferred: boolean;
} &
  /**
   * The members that both answers show have the same values, except those that differ between `here` and its repetition in `again`. The key is a
   * pointer within an object.
   */
  (
    | KindOfClaim<"same-object", "key", { here: ObjectPlace; there: ObjectPlace; again: string | undefined }>
    /**
     * The objects that are not in the `lists` of the reader are closed to it in all of `reads`, or in none. The parameter of the path names the
     * object, and the key is a pointer within a row.
     */
    | KindOfClaim<
        "same-access",
        "parameter" | "key",
        {
          reads: readonly string[];
          /** The pages of the list. It must end with one of them. */
          lists: readonly string[];
          places: ListPlaces;
        }
      >
    /** The objects in `part` have the chosen members of those in `whole`, and no others but their key. `at` points to the object, or to a list. */
    | KindOfClaim<
        "chosen-members",
        "whole" | "part" | "at",
        {
          key: string | undefined;
          /** Whether the spec says that the key comes back in any case. */
          hasKey: boolean;
          members: readonly string[];
        }
      >
    /**
     * Each object in `part` whose reference names the object that was read in `alone` has the same object in its member. `at` points to the object,
     * or to a list, `reference` within an object to the id of the related one, and the parameter of the path names the object in `alone`.
     */
    | KindOfClaim<"expanded", "part" | "at" | "reference" | "member" | "alone" | "parameter">
    /** After the success of `call`, a number in `after` differs from that in `before` by exactly `by`, if the object in the step `of` counts. */
    | KindOfClaim<
        "counted",
        "before" | "call" | "after" | "pointer" | "of",
        {
          by: 1 | -1;
          /** Pointer to the state of the object. */
          status: string;
          /** The states in which the object counts; empty for all. */
          states: readonly string[];
        }
      >
    /** After the success of `call`, the object in `after` has another value of the member than in `before`: the value `to`, where it is known. */
    | KindOfClaim<"moved-on", "before" | "call" | "after" | "pointer", { to: string | undefined }>
    /** The call is refused, unless the object in `before` is in one of the states. */
    | KindOfClaim<"allowed-from", "before" | "call" | "pointer", { states: readonly string[] }>
    /** The same call succeeds again, as the spec says. */
    | KindOfClaim<"accepted-twice", "first" | "again">
    /** After the success of `first`, the same call in `again` is refused with this status. */
    | KindOfClaim<
        "refused-twice",
        "first" | "again",
        {
          statuses: readonly number[];
          /** The step that must no longer find the object; what can still be read may be removed again. */
          gone?: string;
        }
      >
    /** The object in `read` does not have the value of the member that `sent` sent; `usual` shows what it has without that. */
    | KindOfClaim<"not-stored", "sent" | "usual" | "read" | "at" | "member">
    /** After the success of `sent`, which leaves the member out, the object in `read` no longer has its value in `before`. */
    | KindOfClaim<"reset", "before" | "sent" | "read" | "at" | "member">
  );
