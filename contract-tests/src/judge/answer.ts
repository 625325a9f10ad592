/** What came back, as far as a judge needs it. */
export type Answer =
  | {
      readonly status: number;
      /** Names in lower case. */
      readonly headers: ReadonlyMap<string, string>;
      readonly text: string;
      /** The parsed body, or undefined when it is no JSON. */
      readonly json: unknown;
      /** The body is not the UTF-8 that JSON must be. */
      readonly isNoUtf8?: true;
      /** The body begins with a byte order mark. */
      readonly hasByteOrderMark?: true;
      /** When the answer was there, in milliseconds since 1970. */
      readonly at?: number;
      /** From the request to the end of the answer. */
      readonly tookMs?: number;
    }
  /** No whole answer came back: why, in words. */
  | {
      readonly failure: string;
      /** Something came, so that a server is there. */
      readonly isThere?: boolean;
    };

export type Received = Exclude<Answer, { readonly failure: string }>;
