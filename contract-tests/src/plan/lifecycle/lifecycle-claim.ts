import type { KindOfClaim } from "../kind-of-claim.ts";
import type { Instants } from "./changes/instants.ts";
import type { Upload } from "./uploads.ts";

/** Where a response of a creating operation has the id of what it made: in its JSON, or as the last segment of `Location`. */
export type IdPlace = { readonly pointer: string } | { readonly header: "location"; readonly part: "last-segment" };

/**
 * A condition over the lifecycle of an object: it is made, read, listed, changed and removed. Steps are referenced by name, and `at` is the
 * pointer to the object in the response.
 */
export type LifecycleClaim = {
  readonly specPointer: string;
  /** Whether the operations are combined by their paths, not by links of the spec. */
  readonly isInferred: boolean;
} &
  /** The object that `made` created is found by `read`, even after `removed` has removed another one. */
  (
    | KindOfClaim<"found", "read" | "made", { removed?: string }>
    /** Between `before` and `after`, `changed` has changed the object: its creation keeps its time, and its last change has that of the call. */
    | KindOfClaim<"dated", "made" | "before" | "changed" | "after" | "at", Instants>
    /** `read` returns the file that `made` has uploaded, with its media type and name. */
    | KindOfClaim<"downloaded", "read" | "made", { upload: Upload }>
    /** `part` returns these bytes of what `whole` returns; the numbers are those of `String.slice`. */
    | KindOfClaim<"ranged", "whole" | "part", { slice: readonly [number, number?] }>
    /** After `removed`, the object is not found by `read`, unless it says itself that it is gone, in a field that `before` has not. */
    | KindOfClaim<"gone", "read" | "removed" | "before">
    /** `read` returns the fields that `sent` sent: those of the body with these names. */
    | KindOfClaim<"kept", "read" | "sent" | "at", { members: readonly string[] }>
    /** `read` returns the unusual value of a member that `sent` sent, when `usualRead` returns the usual value of that member that `usual` sent. */
    | KindOfClaim<
        "returned",
        "read" | "sent" | "usual" | "usualRead" | "member" | "at",
        {
          /** Whether the server may store another value. */
          mayDiffer: boolean;
        }
      >
    /** `read` returns the documented default of a member that `sent` left out. */
    | KindOfClaim<"default", "read" | "sent" | "member" | "at", { value: unknown }>
    /** `read` returns the other members as `before` did, because the call in between has sent one member. */
    | KindOfClaim<"others-kept", "before" | "changed" | "read" | "at", { members: readonly string[] }>
    /** The object that `made` created is in a list, and after `removed` it is not. Ignored for a list that may have a next page. */
    | KindOfClaim<
        "in-list",
        "list" | "rows" | "key" | "made",
        {
          id: IdPlace;
          removed?: string;
          /** The step that no longer finds the removed object; undefined when it cannot be read alone. */
          gone?: string;
          /** The number of rows that the request asked for; undefined when the list has no such parameter. */
          limit: number | undefined;
        }
      >
    /**
     * Another user does not see the object that `made` created: `read` does not find it, and it is not in the `list`. An object that is in both may
     * be meant for everybody.
     */
    | KindOfClaim<"hidden", "read" | "list" | "rows" | "key" | "made", { id: IdPlace }>
    /** The entity tag of the object in `after` is another one than in `before`, because `changed` has changed it. */
    | KindOfClaim<"retagged", "before" | "changed" | "after">
    /** The version at the pointer grows from `before` to `after`, because `changed` has changed the object. */
    | KindOfClaim<"versioned", "before" | "changed" | "after" | "pointer", { isByOne: boolean }>
    /** The total of a list of changes grows when `call` has changed something. */
    | KindOfClaim<
        "logged",
        "before" | "call" | "after",
        {
          /** The place of the total: a JSON pointer, or a header. */
          total: string;
          /** Whether it grows by exactly one. */
          isOne: boolean;
        }
      >
    /** No two objects have one id, even after one was removed. */
    | KindOfClaim<"own-id", never, { made: readonly [string, ...string[]]; id: IdPlace }>
  );
