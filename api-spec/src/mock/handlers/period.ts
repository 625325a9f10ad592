import { failure, type HandlerRequest, type Reply } from "../handler.ts";
import type { Period } from "../world/period.ts";

type Reading = { period: Period; refusal?: undefined } | { period?: undefined; refusal: Reply };

const momentOf = (text: string | string[] | undefined) => (text === undefined ? undefined : Date.parse(String(text)));

/** Reads `from` and `to`, or returns a refusal: `const { period, refusal } = readPeriod(request); if (refusal) return refusal;` */
export function readPeriod(request: Pick<HandlerRequest, "query" | "now">): Reading {
  const from = momentOf(request.query.from);
  const to = momentOf(request.query.to);
  // RFC 3339 allows leap seconds, which JavaScript cannot parse.
  if (Number.isNaN(from) || Number.isNaN(to)) return refuse(request, "is no moment of this calendar");
  if (from !== undefined && to !== undefined && from > to) return refuse(request, "must not be later than `to`");
  return { period: { from, to } };
}

const refuse = (request: Pick<HandlerRequest, "now">, message: string): Reading => ({
  refusal: failure(request, 400, "INVALID_REQUEST", { details: [{ path: "query/from", message }] }),
});
