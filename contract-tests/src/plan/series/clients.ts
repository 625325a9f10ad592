import { JSON_MEDIA_TYPE, type Operation } from "../../spec/contract.ts";
import { exampleRequest, withParameters, withOnly } from "../generate/requests.ts";
import type { PlanContext } from "../context.ts";
import type { Claim } from "../claim.ts";
import type { CaseRequest, Expectation, Series, Step } from "../case.ts";
import { headClaim } from "./conditional-requests.ts";
import { stepOf, seriesOf } from "./step.ts";

const FOREIGN_ORIGIN = "https://foreign.example";
const ANY: Expectation = { outcome: "any" };
/** Request headers that a page may send without a preflight, or that browsers set themselves (Fetch, 2.2.2). */
const NOT_ASKED = [
  "accept",
  "accept-language",
  "content-language",
  "cookie",
  "host",
  "origin",
  "user-agent",
  "referer",
];

/** The request headers that a page needs the server's permission for. */
function askedHeaders({ parameters, payloads, isSecured }: Operation): string[] {
  const named = parameters.flatMap(({ place, name }) => (place === "header" ? name.toLowerCase() : []));
  const hasJson = payloads.some(({ mediaType }) => mediaType === JSON_MEDIA_TYPE);
  const own = [...(isSecured ? ["authorization"] : []), ...(hasJson ? ["content-type"] : [])];
  return [...new Set([...named, ...own])].filter((name) => !NOT_ASKED.includes(name)).toSorted();
}

/** Asks as other clients do: a client that accepts no compression, HEAD in place of GET, and a page of another origin. */
export function clientSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.endsSession || operation.spoilsAccount) return [];
  const id = `${operation.id} › clients`;
  const base = exampleRequest(context, operation);
  const headers = askedHeaders(operation);
  const of = (name: string, request: CaseRequest, expectation?: Expectation): Step =>
    stepOf(id, "conditional", operation, { name, request, ...(expectation && { expectation }) });
  const preflight = of(
    "preflight",
    {
      ...withOnly(base, "header", {
        Origin: FOREIGN_ORIGIN,
        "Access-Control-Request-Method": operation.method,
        ...(headers.length > 0 && { "Access-Control-Request-Headers": headers.join(",") }),
      }),
      method: "OPTIONS",
      body: undefined,
      authorization: { kind: "none" },
      substitutions: base.substitutions.filter(({ place }) => place === "path" || place === "query"),
    },
    ANY,
  );
  const asked: Claim = { kind: "preflight", step: "preflight", method: operation.method, headers };
  const plain = withParameters(base, "header", { "Accept-Encoding": "identity", Origin: FOREIGN_ORIGIN });
  if (operation.method !== "GET") return seriesOf(id, [preflight], [asked]);
  const steps = [
    of("plain", plain),
    // Many frameworks route HEAD only where it is defined, so the spec must cover all methods of the server.
    ...(operation.profile.knowsItsMethods
      ? [of("HEAD", { ...plain, method: "HEAD" }, ANY), of("plain again", plain)]
      : []),
    preflight,
  ];
  return seriesOf(id, steps, [
    { kind: "no-coding", step: "plain" },
    { kind: "exposed", step: "plain" },
    { kind: "has-head", first: "plain", again: "HEAD" },
    { kind: "same-headers", first: "plain", again: "HEAD", names: ["content-type", "cache-control", "vary"] },
    headClaim(operation, operation, { first: "plain", again: "HEAD", still: "plain again" }),
    asked,
  ]);
}
