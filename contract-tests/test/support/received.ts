import type { Received } from "../../src/judge/answer.ts";

/** What else is to be said of an answer. */
type More = Partial<Omit<Received, "status" | "headers">> & { readonly headers?: Readonly<Record<string, string>> };

/** An answer: a text as it is, anything else as JSON; without a body when `body` is left out. */
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
