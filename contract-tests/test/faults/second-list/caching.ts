import { byCaller, isSuccess, remembers, setHeader } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import type { SecondFault } from "./second-fault.ts";

/** Answers 304 to any entity tag, even an outdated one. */
const anyVersionIsFresh: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || request.headers["if-none-match"] === undefined) return answer;
  const { "content-type": _, ...headers } = answer.headers;
  return { status: 304, headers, body: "" };
};

const ONE_VERSION = 'W/"whitelabel-v1"';

/** Sends the same entity tag for every content, as if it were the version of the program. */
const neverNewVersion: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const { "content-type": type, ...others } = answer.headers;
  const headers = { ...others, etag: ONE_VERSION };
  return request.headers["if-none-match"]?.includes(ONE_VERSION) === true
    ? { status: 304, headers, body: "" }
    : { ...answer, headers: { ...headers, ...(type !== undefined && { "content-type": type }) } };
};

/** Faults of caching: entity tags that do not depend on the content, and responses that are kept too long. */
export const CACHING: readonly SecondFault[] = [
  {
    name: "one version for all merchants and languages",
    kind: "caching",
    operationId: "getWhitelabel",
    plant: neverNewVersion,
    breaks: "different answers have different ETags",
  },
  {
    name: "304 whatever version the client holds",
    kind: "caching",
    operationId: "listRegions",
    plant: anyVersionIsFresh,
    breaks: "304 only for the present version",
  },
  {
    name: "the member may be kept by every cache for a minute",
    kind: "caching",
    operationId: "getMemberInfo",
    plant: setHeader("cache-control", "public, max-age=60"),
    breaks: "the answer says no-store",
  },
  {
    name: "limits from a cache after they were changed",
    kind: "caching",
    operationId: "getPlayLimits",
    plant: remembers(byCaller),
    findingAt: ["getPlayLimits", "setPlayLimits", "confirmPlayLimit"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/responsible/limits");
        await ask("PUT", "/wps/responsible/limits", { body: { kind: "deposit", period: "24h", amount: "900.00" } });
        return ask("GET", "/wps/responsible/limits");
      },
    },
    breaks: "a limit that was set is read back",
  },
];
