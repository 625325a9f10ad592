import type { Received } from "../../src/judge/answer.ts";

/** Further properties of a response. */
type More = Partial<Omit<Received, "status" | "headers">> & { readonly headers?: Readonly<Record<string, string>> };

/** Creates a response. A text is its body unchanged, anything else is written as JSON; undefined means no body. */
export function received(status: number, body?: unknown, { headers, ...more }: More = {}): Received {
  const isText = typeof body === "string" || body === undefined;
  const typed = isText ? {} : { "content-type": "application/json" };
  return {
    status,
    headers: new Map(Object.entries({ ...typed, ...headers })),
    text: isText ? (body ?? "") : JSON.stringify(body),
    json: isText ? undefined : body,
    ...more,
  };
}
