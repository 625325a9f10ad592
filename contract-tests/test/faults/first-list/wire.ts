import { setTimeout as wait } from "node:timers/promises";
import {
  isMalformed,
  isSuccess,
  late,
  madeUp,
  onRefusal,
  onSuccess,
  saysNo,
  setHeader,
} from "../../support/changes.ts";
import type { PlantedFault } from "../planted-fault.ts";

/** Delay of a response; longer than the time limit of the runs that test it. */
const TOO_LATE_MS = 5000;
const DEADLINE_MS = 2000;
const HTML_ERROR = { status: 400, headers: { "content-type": "text/html" }, body: "<h1>400 Bad Request</h1>" };

/** Faults of HTTP: wrong media types and characters, responses that never end, and redirects. */
export const WIRE_FAULTS: readonly PlantedFault[] = [
  {
    name: "a wrong content type",
    kind: "wire",
    operationId: "getSystemStatus",
    plant: setHeader("content-type", "text/plain; charset=utf-8"),
    finding: "response 200 content-type: must be application/json, but is text/plain",
  },
  {
    name: "no content type",
    kind: "wire",
    operationId: "getMemberInfo",
    plant: onSuccess((answer) => {
      const { "content-type": _, ...headers } = answer.headers;
      return { ...answer, headers };
    }),
    finding: "response 200 content-type: must be application/json, but is missing",
  },
  {
    name: "a wrong character set",
    kind: "wire",
    operationId: "getSystemStatus",
    plant: setHeader("content-type", "application/json; charset=iso-8859-1"),
    finding: "response 200 content-type: must be utf-8, but is iso-8859-1",
  },
  {
    name: "a text in another character set than the header says",
    kind: "wire",
    operationId: "getHelpCenter",
    plant: onSuccess((answer) => ({
      ...answer,
      bytes: Buffer.from(answer.body.replaceAll(/[\u0100-\uffff]/g, "\u00e9"), "latin1"),
    })),
    finding: "UTF-8",
  },
  {
    name: "a byte order mark before the JSON",
    kind: "wire",
    operationId: "listAnnouncements",
    plant: onSuccess((answer) => ({ ...answer, body: `\ufeff${answer.body}` })),
    finding: "",
    rules: ["not-json", "charset"],
  },
  {
    name: "a body that is cut off",
    kind: "wire",
    operationId: "getSystemStatus",
    plant: onSuccess((answer) => ({ ...answer, body: answer.body.slice(0, -2) })),
    finding: "response 200: the body is not JSON",
  },
  {
    name: "a warning of the interpreter before the JSON",
    kind: "wire",
    operationId: "listGameTypes",
    plant: onSuccess((answer) => ({ ...answer, body: `Notice: Undefined index: vassalage\n${answer.body}` })),
    finding: "response 200: the body is not JSON",
  },
  {
    name: "an HTML page for an error",
    kind: "wire",
    operationId: "listGames",
    plant: onRefusal(() => HTML_ERROR),
    finding: "response 400 content-type: must be application/json, but is text/html",
  },
  {
    name: "a connection that is closed early",
    kind: "wire",
    operationId: "getSystemStatus",
    plant: () => () => Promise.reject(new Error("the server is gone")),
    finding: "no response: no answer",
  },
  {
    name: "half a JSON that is never answered",
    kind: "wire",
    operationId: "createReferralLink",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      if (isMalformed(request)) await wait(TOO_LATE_MS, undefined, { ref: false });
      return answer;
    },
    finding: "no response: no answer within",
    deadlineMs: DEADLINE_MS,
  },
  {
    name: "a response that comes too late",
    kind: "wire",
    operationId: "getWinnerBoard",
    plant: late(TOO_LATE_MS),
    finding: "no response: no answer within",
    deadlineMs: DEADLINE_MS,
  },
  {
    name: "a body that never ends",
    kind: "wire",
    operationId: "listHelpLines",
    plant: onSuccess((answer) => ({ ...answer, isEndless: true })),
    finding: "no response: ",
    deadlineMs: DEADLINE_MS,
  },
  {
    name: "another path for a write operation",
    kind: "wire",
    operationId: "setRealityCheck",
    plant:
      () =>
      async ({ address }) => ({ status: 308, headers: { location: `https://elsewhere.invalid${address}` }, body: "" }),
    finding: "response 308: the status is not documented",
  },
  {
    name: "a public list at another path",
    kind: "wire",
    operationId: "listHotGames",
    plant: onSuccess(() => ({ status: 301, headers: { location: "/v2/hotGames" }, body: "" })),
    finding: "response 301: the status is not documented",
  },
];

/** Faults of encrypted bodies (D4). */
export const ENCRYPTION_FAULTS: readonly PlantedFault[] = [
  {
    name: "an encrypted body that is refused",
    kind: "encryption",
    operationId: "login",
    plant: () => async (request, forward) => {
      const isEncrypted = request.headers["content-type"] === "application/jose";
      return isEncrypted ? saysNo(400, "NOT_FOUND") : forward(request);
    },
    finding: "response 400: the documented example was refused (NOT_FOUND: no)",
  },
  {
    name: "no key to encrypt with",
    kind: "encryption",
    operationId: "getJwks",
    plant: onSuccess((answer) => ({ ...madeUp(200, { keys: [] }), headers: answer.headers })),
    finding: "",
    rules: ["encryption", "schema"],
    findingAt: ["getJwks", "login"],
    only: ["getJwks", "login"],
  },
  {
    name: "a key that does not match the decryption key",
    kind: "encryption",
    operationId: "getJwks",
    plant: onSuccess((answer) => ({
      ...answer,
      body: JSON.stringify({
        keys: [
          {
            kty: "EC",
            crv: "P-256",
            x: "WKn-ZIGevcwGIyyrzFoZNBdaq9_TsqzGl96oc0CWuis",
            y: "y77t-RvAHRKTsSGdIYUfweuOvwrvDD-Q3Hv5J0fSKbE",
            kid: "mock-1",
            alg: "ECDH-ES",
            use: "enc",
          },
        ],
      }),
    })),
    finding: "response 400: the documented example was refused (DECRYPTION_FAILED",
    findingAt: ["login"],
    only: ["login"],
  },
  {
    name: "an invalid encrypted body that causes a 500",
    kind: "encryption",
    operationId: "login",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      const isEncrypted = request.headers["content-type"] === "application/jose";
      return isEncrypted && !isSuccess(answer) ? saysNo(500, "INTERNAL_ERROR") : answer;
    },
    finding: "response 500: the server failed",
  },
];
