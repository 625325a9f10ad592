/** A response, reduced to what the checks need. */
export type Answer =
  | {
      readonly status: number;
      /** Names in lower case. */
      readonly headers: ReadonlyMap<string, string>;
      readonly text: string;
      /** The parsed body; undefined when it is not JSON. An integer beyond 2^53 is its text, because a number would not be exact. */
      readonly json: unknown;
      /** The parsed body with inexact numbers, for its schema; undefined when `json` has no such texts. */
      readonly inNumbers?: unknown;
      /** The body is not valid UTF-8, which JSON requires. */
      readonly isNoUtf8?: true;
      /** The body begins with a byte order mark. */
      readonly hasByteOrderMark?: true;
      /** When the response was complete, in milliseconds since 1970. */
      readonly at?: number;
      /** Time from sending the request to the end of the response. */
      readonly tookMs?: number;
    }
  /** No complete response arrived; `failure` says why. */
  | {
      readonly failure: string;
      /** Some bytes arrived, so a server is running. */
      readonly isThere?: boolean;
      /** The response is longer than the command reads. */
      readonly isTooLong?: true;
    };

export type Received = Exclude<Answer, { readonly failure: string }>;
