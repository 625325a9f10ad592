import type { AnswerShape } from "./answer-shape.ts";
import type { TypedFields } from "./typed-text.ts";

/** The data of an operation that the client needs to call it (R414-R417). */
export interface OperationMeta {
  readonly method: "get" | "put" | "post" | "delete" | "patch";
  readonly path: string;
  /** Value of the header X-Module-Id. */
  readonly moduleId: string;
  /** True when the body is encrypted, or the name of its only encrypted field; absent when nothing is encrypted. */
  readonly encrypted?: true | string;
  /** True when the session token is sent; absent when it is not. */
  readonly sendToken?: true;
  /** Top-level fields of the body that people type (`x-typed-as`); absent where there are none. */
  readonly typed?: readonly TypedFields[];
  /** Expected shape of the response's value; absent when the response has no value. */
  readonly answer?: AnswerShape;
}
