import type { JsonObject } from "../json.ts";

/** Which objects there are, and the list below each of them. */
export interface BusiestObject {
  /** The operation that lists the objects; where its answer has them, and where a row has the id. */
  readonly listId: string;
  readonly objects: string;
  readonly key: string;
  /** The list below an object: the parameter of the path that names the object, and where the answer has its rows. */
  readonly operationId: string;
  readonly parameter: string;
  readonly rows: string;
}

/** The list below the objects that the documented path of an operation names. */
export interface DocumentedList {
  readonly operationId: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly parameter: string;
  readonly rows: string;
}

/** A value in the response of another operation. */
export interface BorrowedSource {
  readonly operationId: string;
  readonly pointer: string;
  /** The members of the row whose value is taken. The pointer names the first row of the list. */
  readonly where?: JsonObject;
  /** Whether each request calls that operation again; otherwise the run calls it once. */
  readonly isNew?: boolean;
  /** The value is this parameter of the path that the operation was called with, not in its answer. */
  readonly requestPath?: string;
  /** The value is in this header, not in the body, and the operation is called with the path of the request that takes the value. */
  readonly header?: string;
  /** The object with most rows in a list below it comes first, because an empty list shows nothing. */
  readonly busiest?: BusiestObject;
  /** The documented objects come first, where the list below them has rows. */
  readonly documented?: DocumentedList;
}
