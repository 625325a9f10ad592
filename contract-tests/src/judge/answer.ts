/** What came back, as far as a judge needs it. */
export type Answer =
  | {
      readonly status: number;
      /** Names in lower case. */
      readonly headers: ReadonlyMap<string, string>;
      readonly text: string;
      /** The parsed body, or undefined when it is no JSON. */
      readonly json: unknown;
      /** When the answer was there, in milliseconds since 1970. */
      readonly at?: number;
      /** From the request to the end of the answer. */
      readonly tookMs?: number;
    }
  /** Nothing came back: why, in words. */
  | { readonly failure: string };

export type Received = Exclude<Answer, { readonly failure: string }>;
