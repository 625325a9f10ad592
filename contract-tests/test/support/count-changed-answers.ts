import { isSuccess } from "./changes.ts";
import type { Fault, ProxiedAnswer, ProxiedRequest } from "./servers/fault-proxy.ts";

/** Values that differ in every response although nothing has changed. */
const MOMENTS = /"(?:timestamp|serverTime|requestId)":(?:\d+|"[^"]*")/g;
const OWN_HEADERS = ["date", "x-request-id"];

const essenceOf = ({ status, headers, body }: ProxiedAnswer): string =>
  JSON.stringify([
    status,
    Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)),
    body.replaceAll(MOMENTS, ""),
  ]);

const isSame = (asked: ProxiedRequest, other: ProxiedRequest): boolean =>
  asked.method === other.method &&
  asked.address === other.address &&
  asked.body === other.body &&
  JSON.stringify(asked.headers) === JSON.stringify(other.headers);

/**
 * Counts how often a fault makes a difference: a response that differs from that of the correct server, or a write that the caller did not
 * request.
 */
export function countChangedAnswers(): { readonly watch: (fault: Fault) => Fault; readonly strikes: () => number } {
  let strikes = 0;
  const watch =
    (fault: Fault): Fault =>
    async (asked, forward) => {
      let right: ProxiedAnswer | undefined;
      let hasWritten = false;
      const answer = await fault(asked, async (request) => {
        const given = await forward(request);
        if (isSame(asked, request)) right ??= given;
        else if (request.method !== "GET" && isSuccess(given)) hasWritten = true;
        return given;
      });
      // When the fault has not forwarded the request, it made a difference, whatever it answered.
      if (hasWritten || right === undefined || essenceOf(answer) !== essenceOf(right)) strikes += 1;
      return answer;
    };
  return { watch, strikes: () => strikes };
}
