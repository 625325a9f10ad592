import { Refusal, type HandlerRequest } from "../handler.ts";
import type { Period } from "../world/period.ts";

const momentOf = (text: string | string[] | undefined) => (text === undefined ? undefined : Date.parse(String(text)));

/** Reads `from` and `to`. @throws Refusal when they are no period */
export function readPeriod({ query }: Pick<HandlerRequest, "query">): Period {
  const from = momentOf(query.from);
  const to = momentOf(query.to);
  // RFC 3339 allows leap seconds, which JavaScript cannot parse.
  if (Number.isNaN(from) || Number.isNaN(to)) throw wrongPeriod("is no moment of this calendar");
  if (from !== undefined && to !== undefined && from > to) throw wrongPeriod("must not be later than `to`");
  return { from, to };
}

const wrongPeriod = (message: string) =>
  new Refusal(400, "INVALID_REQUEST", { details: [{ path: "query/from", message }] });
