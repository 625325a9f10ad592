import { createHash } from "node:crypto";
import { setHeader, onRefusal } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { withHeaders, withoutHeader } from "../plants/headers.ts";
import { inLanguage, withRequestHeaders } from "../plants/requests.ts";
import { reads } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const HOT_GAMES = "/wps/relay/GCSGAME_hotGamesV2";
const HELP = "/wps/system/helpCenter";

/** Gets the whole answer, also for a client that holds it. A refused request stays refused. */
async function whole(request: ProxiedRequest, forward: Forward): Promise<ProxiedAnswer> {
  const answer = await forward(request);
  return answer.status === 304 ? forward(withRequestHeaders(request, { "if-none-match": undefined })) : answer;
}

const notModified = (answer: ProxiedAnswer): ProxiedAnswer => ({
  ...withoutHeader(answer, "content-type"),
  status: 304,
  body: "",
});

/** Makes the ETag from the body and the time in it. */
const hashesTimestamp: Plant = () => async (request, forward) => {
  const answer = await whole(request, forward);
  if (answer.status !== 200) return answer;
  const hash = createHash("sha256").update(answer.body).digest("base64url").slice(0, 22);
  return withHeaders(answer, { etag: `W/"${hash}"` });
};

/** Says that nothing has changed, whatever the client holds. */
const neverChanges: Plant = () => async (request, forward) => {
  const answer = await whole(request, forward);
  return answer.status === 200 && request.headers["if-none-match"] !== undefined ? notModified(answer) : answer;
};

/** Gives the answers of all languages one ETag. */
const sharesTag: Plant = () => async (request, forward) => {
  const answer = await whole(request, forward);
  if (answer.status !== 200) return answer;
  const { headers } = await whole(inLanguage(request, "en"), forward);
  const etag = headers["etag"] ?? "";
  const tagged = withHeaders(answer, { etag });
  return request.headers["if-none-match"]?.includes(etag) === true ? notModified(tagged) : tagged;
};

/** Faults of caching and of headers. */
export const CACHES: readonly FourthFault[] = [
  {
    name: "the ETag changes with the timestamp",
    kind: "caches",
    operationId: "listHotGames",
    plant: hashesTimestamp,
    shown: reads("demo", HOT_GAMES),
    breaks: "clock values do not create a new version",
  },
  {
    name: "304 for any ETag",
    kind: "caches",
    operationId: "getWhitelabel",
    plant: neverChanges,
    shown: reads("demo", "/wps/system/whitelabel", { "if-none-match": 'W/"of-another-day"' }),
    breaks: "304 means that nothing has changed since the ETag",
  },
  {
    name: "one ETag for all languages",
    kind: "caches",
    operationId: "getHelpCenter",
    plant: sharesTag,
    shown: reads("demo", HELP, { "accept-language": "bn" }),
    breaks: "the ETag identifies this version of the response",
  },
  {
    name: "a captcha is stored for half a minute",
    kind: "caches",
    operationId: "getCaptcha",
    plant: setHeader("cache-control", "public, max-age=30"),
    shown: reads("demo", "/wps/captcha"),
    breaks: "no cache stores the response",
  },
  {
    name: "429 without Retry-After",
    kind: "caches",
    operationId: "sendLoginSmsCode",
    plant: onRefusal((answer) => (answer.status === 429 ? withoutHeader(answer, "retry-after") : answer)),
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { mobileNo: "1712345678" };
        await ask("POST", "/wps/verification/sms/noLogin", { body });
        return ask("POST", "/wps/verification/sms/noLogin", { body });
      },
    },
    breaks: "429 has the remaining time in Retry-After",
  },
];
