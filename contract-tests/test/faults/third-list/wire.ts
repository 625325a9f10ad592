import { gzipSync } from "node:zlib";
import { onRefusal, onSuccess, saysNo, setHeader } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { withHeaders, withoutHeader } from "../plants/headers.ts";
import { refuses } from "../plants/refusals.ts";
import type { ThirdFault } from "./third-fault.ts";

const PREFLIGHT = {
  origin: "http://localhost:5173",
  "access-control-request-method": "POST",
  "access-control-request-headers": "authorization,content-type,idempotency-key",
};

const allowsFewHeaders: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  return request.method === "OPTIONS"
    ? withHeaders(answer, { "access-control-allow-headers": "authorization, content-type" })
    : answer;
};

const compresses = onSuccess((answer) => ({
  ...withHeaders(answer, { "content-encoding": "gzip" }),
  bytes: gzipSync(answer.body),
}));

/** Faults of HTTP: headers, methods, media types and compression. */
export const WIRE: readonly ThirdFault[] = [
  {
    name: "429 without the time to wait",
    kind: "wire",
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
    breaks: "429 has Retry-After with the remaining time",
  },
  {
    name: "a browser may not send the Idempotency-Key",
    kind: "wire",
    operationId: "createDeposit",
    plant: allowsFewHeaders,
    anyMethod: true,
    shown: { username: "demo", by: (ask) => ask("OPTIONS", "/wps/deposits", { headers: PREFLIGHT }) },
    breaks: "the preflight allows every header that the contract requires",
  },
  {
    name: "a page may not read the id of the captcha",
    kind: "wire",
    operationId: "getCaptcha",
    plant: setHeader("access-control-expose-headers", "Date, ETag"),
    breaks: "a page of another origin can read the required header X-Captcha-Id",
  },
  {
    name: "compressed although the client accepts no compression",
    kind: "wire",
    operationId: "getModuleTree",
    plant: compresses,
    breaks: "a body is compressed only when Accept-Encoding allows it",
  },
  {
    name: "HEAD finds nothing",
    kind: "wire",
    operationId: "getVersion",
    plant: refuses(
      ({ method }) => method === "HEAD",
      () => saysNo(404, "NOT_FOUND"),
    ),
    anyMethod: true,
    shown: { username: "demo", by: (ask) => ask("HEAD", "/wps/system/version") },
    breaks: "HEAD answers with the status and the headers of GET",
  },
  {
    name: "a media type with a charset is refused",
    kind: "wire",
    operationId: "updateLanguage",
    plant: refuses(
      ({ headers }) => headers["content-type"]?.includes("charset") === true,
      () => saysNo(415, "UNSUPPORTED_MEDIA_TYPE", "This content type is not accepted."),
    ),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("PUT", "/wps/member/language", {
          body: { language: "en" },
          headers: { "content-type": "application/json; charset=utf-8" },
        }),
    },
    breaks: "JSON is accepted with and without the parameter charset",
  },
  // In the first result this plant proved nothing: the test proxy sent the body without its length, so the mock refused it too.
  {
    name: "DELETE with an empty object as body is refused",
    kind: "wire",
    operationId: "removeFavoriteGame",
    plant: refuses(
      ({ body }) => body !== "",
      () => saysNo(400, "INVALID_REQUEST", "The request is not valid. Please check what you entered."),
    ),
    shown: {
      username: "demo",
      by: (ask) => ask("DELETE", "/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=1001", { body: {} }),
    },
    breaks: "a call that takes no body ignores a body",
  },
];
