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
} & (
  | {
      /** The members that both answers show have the same values, except those that differ between `here` and its repetition in `again`. */
      readonly kind: "same-object";
      readonly here: ObjectPlace;
      readonly there: ObjectPlace;
      readonly again: string | undefined;
      /** Pointer within an object to its key. */
      readonly key: string;
    }
  | {
      /** The objects that are not in the `lists` of the reader are closed to it in all of `reads`, or in none. */
      readonly kind: "same-access";
      readonly reads: readonly string[];
      /** The pages of the list. It must end with one of them. */
      readonly lists: readonly string[];
      /** The parameter of the path that names the object. */
      readonly parameter: string;
      readonly places: ListPlaces;
      /** Pointer within a row to the key. */
      readonly key: string;
    }
  | {
      /** The objects in `part` have the chosen members of those in `whole`, and no others but their key. */
      readonly kind: "chosen-members";
      readonly whole: string;
      readonly part: string;
      /** Pointer to the object, or to a list of objects. */
      readonly at: string;
      readonly key: string | undefined;
      /** Whether the spec says that the key comes back in any case. */
      readonly hasKey: boolean;
      readonly members: readonly string[];
    }
  | {
      /** Each object in `part` whose reference names the object that was read in `alone` has the same object in its member. */
      readonly kind: "expanded";
      readonly part: string;
      /** Pointer to the object, or to a list of objects. */
      readonly at: string;
      /** Pointer within an object to the id of the related object. */
      readonly reference: string;
      readonly member: string;
      readonly alone: string;
      /** The parameter of the path that names the object in `alone`. */
      readonly parameter: string;
    }
  | {
      /** After the success of `call`, a number in `after` differs from that in `before` by exactly `by`, if the object in the step `of` counts. */
      readonly kind: "counted";
      readonly before: string;
      readonly call: string;
      readonly after: string;
      readonly pointer: string;
      readonly by: 1 | -1;
      readonly of: string;
      /** Pointer to the state of the object. */
      readonly status: string;
      /** The states in which the object counts; empty for all. */
      readonly states: readonly string[];
    }
  | {
      /** After the success of `call`, the object in `after` has another value of the member than in `before`: the value `to`, where it is known. */
      readonly kind: "moved-on";
      readonly before: string;
      readonly call: string;
      readonly after: string;
      readonly pointer: string;
      readonly to: string | undefined;
    }
  | {
      /** The call is refused, unless the object in `before` is in one of the states. */
      readonly kind: "allowed-from";
      readonly before: string;
      readonly call: string;
      readonly pointer: string;
      readonly states: readonly string[];
    }
  | {
      /** The same call succeeds again, as the spec says. */
      readonly kind: "accepted-twice";
      readonly first: string;
      readonly again: string;
    }
  | {
      /** After the success of `first`, the same call in `again` is refused with this status. */
      readonly kind: "refused-twice";
      readonly first: string;
      readonly again: string;
      readonly statuses: readonly number[];
      /** The step that must no longer find the object; what can still be read may be removed again. */
      readonly gone?: string;
    }
  | {
      /** The object in `read` does not have the value of the member that `sent` sent; `usual` shows what it has without that. */
      readonly kind: "not-stored";
      readonly sent: string;
      readonly usual: string;
      readonly read: string;
      readonly at: string;
      readonly member: string;
    }
  | {
      /** After the success of `sent`, which leaves the member out, the object in `read` no longer has its value in `before`. */
      readonly kind: "reset";
      readonly before: string;
      readonly sent: string;
      readonly read: string;
      readonly at: string;
      readonly member: string;
    }
);
