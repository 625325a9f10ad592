import { isSuccess } from "./changes.ts";
import type { Fault, ProxiedAnswer, ProxiedRequest } from "./servers/fault-proxy.ts";

/** What moves from answer to answer though nothing has changed. */
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
 * Counts how often a fault makes a difference: another answer than the right server gives to the same request, or a write that nobody
 * asked for.
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
      // What was not handed on at all made a difference, whatever was answered.
      if (hasWritten || right === undefined || essenceOf(answer) !== essenceOf(right)) strikes += 1;
      return answer;
    };
  return { watch, strikes: () => strikes };
}
