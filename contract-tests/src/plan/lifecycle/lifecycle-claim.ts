import type { Instants } from "./changes/instants.ts";
import type { Upload } from "./uploads.ts";

/** Where a response of a creating operation has the id of what it made: in its JSON, or as the last segment of `Location`. */
export type IdPlace = { readonly pointer: string } | { readonly header: "location"; readonly part: "last-segment" };

/** A condition over the lifecycle of an object: it is made, read, listed, changed and removed. Steps are referenced by name. */
export type LifecycleClaim = {
  readonly specPointer: string;
  /** Whether the operations are combined by their paths, not by links of the spec. */
  readonly isInferred: boolean;
} & (
  | {
      /** The object that `made` created is found by `read`, even after `removed` has removed another one. */
      readonly kind: "found";
      readonly read: string;
      readonly made: string;
      readonly removed?: string;
    }
  | ({
      /** Between `before` and `after`, `changed` has changed the object: its creation keeps its time, and its last change has that of the call. */
      readonly kind: "dated";
      readonly made: string;
      readonly before: string;
      readonly changed: string;
      readonly after: string;
      readonly at: string;
    } & Instants)
  /** `read` returns the file that `made` has uploaded, with its media type and name. */
  | { readonly kind: "downloaded"; readonly read: string; readonly made: string; readonly upload: Upload }
  /** `part` returns these bytes of what `whole` returns; the numbers are those of `String.slice`. */
  | {
      readonly kind: "ranged";
      readonly whole: string;
      readonly part: string;
      readonly slice: readonly [number, number?];
    }
  /** After `removed`, the object is not found by `read`, unless it says itself that it is gone, in a field that `before` has not. */
  | { readonly kind: "gone"; readonly read: string; readonly removed: string; readonly before: string }
  | {
      /** `read` returns the fields that `sent` sent. */
      readonly kind: "kept";
      readonly read: string;
      readonly sent: string;
      /** Names of fields of the body. */
      readonly members: readonly string[];
      /** Pointer to the object in the response. */
      readonly at: string;
    }
  | {
      /**
       * `read` returns the unusual value of a member that `sent` sent, when `usualRead` returns the usual value of that member that `usual` sent.
       */
      readonly kind: "returned";
      readonly read: string;
      readonly sent: string;
      readonly usual: string;
      readonly usualRead: string;
      readonly member: string;
      /** Pointer to the object in the response. */
      readonly at: string;
      /** Whether the server may store another value. */
      readonly mayDiffer: boolean;
    }
  | {
      /** `read` returns the documented default of a member that `sent` left out. */
      readonly kind: "default";
      readonly read: string;
      readonly sent: string;
      readonly member: string;
      readonly value: unknown;
      readonly at: string;
    }
  | {
      /** `read` returns the other members as `before` did, because the call in between has sent one member. */
      readonly kind: "others-kept";
      readonly before: string;
      readonly changed: string;
      readonly read: string;
      readonly members: readonly string[];
      readonly at: string;
    }
  | {
      /** The object that `made` created is in a list, and after `removed` it is not. Ignored for a list that may have a next page. */
      readonly kind: "in-list";
      readonly list: string;
      readonly rows: string;
      readonly key: string;
      readonly made: string;
      readonly id: IdPlace;
      readonly removed?: string;
      /** The step that no longer finds the removed object; undefined when it cannot be read alone. */
      readonly gone?: string;
      /** The number of rows that the request asked for; undefined when the list has no such parameter. */
      readonly limit: number | undefined;
    }
  /**
   * Another user does not see the object that `made` created: `read` does not find it, and it is not in the `list`. An object that is in both may
   * be meant for everybody.
   */
  | {
      readonly kind: "hidden";
      readonly read: string;
      readonly list: string;
      readonly rows: string;
      readonly key: string;
      readonly made: string;
      readonly id: IdPlace;
    }
  /** The entity tag of the object in `after` is another one than in `before`, because `changed` has changed it. */
  | { readonly kind: "retagged"; readonly before: string; readonly changed: string; readonly after: string }
  /** The version at the pointer grows from `before` to `after`, because `changed` has changed the object. */
  | {
      readonly kind: "versioned";
      readonly before: string;
      readonly changed: string;
      readonly after: string;
      readonly pointer: string;
      readonly isByOne: boolean;
    }
  /** The total of a list of changes grows when `call` has changed something. */
  | {
      readonly kind: "logged";
      readonly before: string;
      readonly call: string;
      readonly after: string;
      /** The place of the total: a JSON pointer, or a header. */
      readonly total: string;
      /** Whether it grows by exactly one. */
      readonly isOne: boolean;
    }
  /** No two objects have one id, even after one was removed. */
  | { readonly kind: "own-id"; readonly made: readonly [string, ...string[]]; readonly id: IdPlace }
);
