import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";

/** Returns the response with other headers. */
export const withHeaders = (answer: ProxiedAnswer, headers: Readonly<Record<string, string>>): ProxiedAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

/** Returns a request or response without a header. */
export const withoutHeader = <Message extends { readonly headers: Readonly<Record<string, string>> }>(
  message: Message,
  dropped: string,
): Message => {
  const { [dropped]: _, ...headers } = message.headers;
  return { ...message, headers };
};

/** Removes the headers that say when the caller may try again. */
export const withoutLimit = (answer: ProxiedAnswer): ProxiedAnswer =>
  withoutHeader(withoutHeader(answer, "retry-after"), "ratelimit");
