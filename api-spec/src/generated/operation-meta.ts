// Written by `npm run generate` from openapi/. Do not edit.

import type { AnswerShape } from "../client/answer-shape.ts";
import type { TypedFields } from "../client/typed-text.ts";

/** What the request layer must know of an operation (R414-R417). */
export interface OperationMeta {
  readonly method: "get" | "put" | "post" | "delete" | "patch";
  readonly path: string;
  /** Value of the header X-Module-Id. */
  readonly moduleId: string;
  /** The body leaves as a JWE, or the field of that name alone; absent where all is plain. */
  readonly encrypted?: true | string;
  /** The token goes along; absent where it does not. */
  readonly sendToken?: true;
  /** Top-level fields of the body that people type (`x-typed-as`); absent where there are none. */
  readonly typed?: readonly TypedFields[];
  /** What the value of its answer must be like; absent where there is nothing to read. */
  readonly answer?: AnswerShape;
}
