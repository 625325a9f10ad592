import { objectOr, replaceAt, valueAt } from "../../src/json.ts";
import type { Fault, ProxiedAnswer } from "./fault-proxy.ts";

/** One fault of a server that is right otherwise, and what the run must say about it. */
export interface PlantedFault {
  readonly name: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly fault: Fault;
  /** Words of the finding, after operation, method and path. */
  readonly finding: string;
}

type Change = (answer: ProxiedAnswer) => ProxiedAnswer;

const isSuccess = ({ status }: ProxiedAnswer): boolean => status < 300;
const ifSuccess =
  (change: Change): Fault =>
  async (request, forward) => {
    const answer = await forward(request);
    return isSuccess(answer) ? change(answer) : answer;
  };
const ifRefusal =
  (change: Change): Fault =>
  async (request, forward) => {
    const answer = await forward(request);
    return isSuccess(answer) ? answer : change(answer);
  };

const jsonOf = (answer: ProxiedAnswer): unknown => JSON.parse(answer.body);
const withJson = (answer: ProxiedAnswer, value: unknown): ProxiedAnswer => ({ ...answer, body: JSON.stringify(value) });
const withValue = (pointer: string, value: unknown): Fault =>
  ifSuccess((answer) => withJson(answer, replaceAt(jsonOf(answer), pointer, value)));
const withMember = (pointer: string, name: string, value: unknown): Fault =>
  ifSuccess((answer) => {
    const json = jsonOf(answer);
    return withJson(answer, replaceAt(json, pointer, { ...objectOr(valueAt(json, pointer)), [name]: value }));
  });
const withoutMember = (pointer: string, name: string): Fault =>
  ifSuccess((answer) => {
    const json = jsonOf(answer);
    const { [name]: _, ...rest } = objectOr(valueAt(json, pointer));
    return withJson(answer, replaceAt(json, pointer, rest));
  });
const withHeader = (name: string, value: string): Fault =>
  ifSuccess((answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } }));
const withStatus =
  (status: number): Change =>
  (answer) => ({ ...answer, status });

/** Answers every request with what a right one got before. */
function acceptAll(): Fault {
  let success: ProxiedAnswer | undefined;
  return async (request, forward) => {
    const answer = await forward(request);
    if (isSuccess(answer)) success = answer;
    return success ?? answer;
  };
}

const LONGEST_USERNAME = 64;
const JSON_HEADERS = { "content-type": "application/json" };
const REFUSAL = '{"success":false,"code":"NOT_FOUND","message":"no","timestamp":1}';
const HTML_ERROR: ProxiedAnswer = {
  status: 400,
  headers: { "content-type": "text/html" },
  body: "<h1>400 Bad Request</h1>",
};

const MEMBER = { operationId: "getMemberInfo", method: "GET", path: "/wps/member/info" };
const BALANCE = { operationId: "getWalletBalance", method: "GET", path: "/wps/v2/wallets/balance" };
const LOGIN = { operationId: "login", method: "POST", path: "/wps/session/login" };
const LOGOUT = { operationId: "logout", method: "DELETE", path: "/wps/session/logout" };
const GAMES = { operationId: "listGames", method: "GET", path: "/wps/relay/GCSGAME_gameList" };
const ADD_FAVOURITE = { operationId: "addFavoriteGame", method: "POST", path: "/wps/relay/MCSFE_addFavoriteGameV2" };
const CAPTCHA = { operationId: "getCaptcha", method: "GET", path: "/wps/captcha" };
const STATUS = { operationId: "getSystemStatus", method: "GET", path: "/wps/system/status" };

/** Server faults that backends really have. Each names the answer a client would stumble over. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: "a token of the wrong type",
    ...LOGIN,
    fault: withValue("/value/token", 12345678),
    finding: "response 200 /value/token: must be string",
  },
  {
    name: "money as a number",
    ...BALANCE,
    fault: withValue("/value/balance", 25000),
    finding: "response 200 /value/balance: must be string",
  },
  {
    name: "a missing required field",
    ...MEMBER,
    fault: withoutMember("/value", "account"),
    finding: "response 200 /value: must have required property 'account'",
  },
  {
    name: "null where a text is promised",
    ...MEMBER,
    fault: withValue("/value/id", null),
    finding: "response 200 /value/id: must be string",
  },
  {
    name: "an enumeration that has drifted",
    ...GAMES,
    fault: withValue("/value/content/0/isGame", "MAYBE"),
    finding: "response 200 /value/content/0/isGame: must be one of",
  },
  {
    name: "an undocumented field",
    ...MEMBER,
    fault: withMember("/value", "passwordHash", "5f4dcc3b"),
    finding: "response 200 /value: has the undocumented property 'passwordHash'",
  },
  {
    name: "a success without the envelope",
    ...BALANCE,
    fault: ifSuccess((answer) => withJson(answer, objectOr(jsonOf(answer))["value"])),
    finding: "response 200 body: must have required property 'success'",
  },
  {
    name: "201 for 200",
    ...ADD_FAVOURITE,
    fault: ifSuccess(withStatus(201)),
    finding: "response 201: the status is not documented",
  },
  {
    name: "200 for a refusal",
    ...LOGIN,
    fault: ifRefusal(withStatus(200)),
    finding: "response 200 /success: must be true",
  },
  {
    name: "a wrong content type",
    ...STATUS,
    fault: withHeader("content-type", "text/plain; charset=utf-8"),
    finding: "response 200 content-type: must be application/json, is text/plain",
  },
  {
    name: "a wrong character set",
    ...STATUS,
    fault: withHeader("content-type", "application/json; charset=iso-8859-1"),
    finding: "response 200 content-type: must be utf-8, is iso-8859-1",
  },
  {
    name: "a body that is cut off",
    ...STATUS,
    fault: ifSuccess((answer) => ({ ...answer, body: answer.body.slice(0, -2) })),
    finding: "response 200: the body is not JSON",
  },
  {
    name: "a missing required header",
    ...CAPTCHA,
    fault: ifSuccess((answer) => {
      const { "x-captcha-id": _, ...headers } = answer.headers;
      return { ...answer, headers };
    }),
    finding: "response 200 header x-captcha-id: is missing",
  },
  {
    name: "an HTML page for an error",
    ...GAMES,
    fault: ifRefusal(() => HTML_ERROR),
    finding: "response 400 content-type: must be application/json, is text/html",
  },
  {
    name: "an error outside the envelope",
    ...MEMBER,
    fault: ifRefusal((answer) => ({ ...answer, body: '{"error":"unauthorized"}' })),
    finding: "response 401 body: must have required property 'success'",
  },
  {
    name: "a failure at bad input",
    ...ADD_FAVOURITE,
    fault: ifRefusal(withStatus(500)),
    finding: "response 500: the server failed",
  },
  {
    name: "a failure at the longest valid value",
    ...LOGIN,
    fault: async (request, forward) => {
      const answer = await forward(request);
      return new RegExp(`"username":"[^"]{${LONGEST_USERNAME}}"`).test(request.body) ? withStatus(500)(answer) : answer;
    },
    finding: "response 500: the server failed",
  },
  {
    name: "a wrong body that is accepted",
    ...ADD_FAVOURITE,
    fault: acceptAll(),
    finding: "response 200: accepted a wrong request: body/nodeId: missing",
  },
  {
    name: "a wrong parameter that is accepted",
    ...GAMES,
    fault: acceptAll(),
    finding: "response 200: accepted a wrong request: query ",
  },
  {
    name: "an open door at a protected call",
    ...BALANCE,
    fault: acceptAll(),
    finding: "response 200: must deny with 401 or 403: no token",
  },
  {
    name: "404 where 401 belongs",
    ...BALANCE,
    fault: ifRefusal(withStatus(404)),
    finding: "response 404: must deny with 401 or 403: no token",
  },
  {
    name: "a valid session that is refused",
    ...BALANCE,
    fault: ifSuccess((answer) => ({ ...withStatus(401)(answer), body: REFUSAL })),
    finding: "response 401: a valid session was refused",
  },
  {
    name: "a documented example that is refused",
    ...ADD_FAVOURITE,
    fault: ifSuccess((answer) => ({ ...withStatus(404)(answer), body: REFUSAL })),
    finding: "response 404: the documented example was refused (NOT_FOUND: no)",
  },
  {
    name: "an encrypted body that is refused",
    ...LOGIN,
    fault: async (request, forward) => {
      const isEncrypted = request.headers["content-type"] === "application/jose";
      return isEncrypted ? { status: 400, headers: JSON_HEADERS, body: REFUSAL } : forward(request);
    },
    finding: "response 400: the documented example was refused (NOT_FOUND: no)",
  },
  {
    name: "a connection that breaks",
    ...STATUS,
    fault: () => Promise.reject(new Error("the server is gone")),
    finding: "no response: no answer",
  },
];

/** Here the finding is about the read that the dead token still opens. */
export const TOKEN_ALIVE_AFTER_LOGOUT: PlantedFault = {
  name: "a token that outlives the logout",
  ...LOGOUT,
  fault: async () => ({ status: 200, headers: JSON_HEADERS, body: '{"success":true,"value":null,"timestamp":1}' }),
  finding: "response 200: must deny with 401 or 403: the token after logout",
};
