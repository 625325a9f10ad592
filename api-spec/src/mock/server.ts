import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { normaliseBody } from "../client/typed-text.ts";
import { answerControl, isControlPath } from "./control.ts";
import { createListener } from "./http/port-listener.ts";
import { corsHeaders, isLocalHost, isLocalOrigin, preflightHeaders } from "./http/cors.ts";
import { LOOPBACK, openExchange, readQuery, type Exchange } from "./http/exchange.ts";
import { answerGames, worldOfToken } from "./http/games-origin.ts";
import { createEngine, type Engine, type EngineReply, type EngineRequest } from "./engine.ts";
import { failure, type Handler, type Reply } from "./handler.ts";
import { intentOfCall, isKeyed } from "./http/idempotency.ts";
import { chooseLanguage } from "./http/languages.ts";
import { answerPage } from "./pages/pages.ts";
import { withoutPayToken } from "./pay/serve-pay.ts";
import { BodyError, JSON_ALONE, readBody } from "./http/request-body.ts";
import { compressed } from "./http/compression.ts";
import type { Match } from "./http/route-table.ts";
import { judge } from "./http/verdict.ts";
import { injectedFaultFor, type InjectedFault } from "./http/fault-injection.ts";
import { typedFieldsOf } from "./http/typed-fields.ts";
import type { Session } from "./world/identity/sessions.ts";
import { createWorlds, type Worlds } from "./world/worlds.ts";

export interface MockOptions {
  /** Path of the bundled spec, or the spec itself. */
  spec: string | object;
  handlers: Readonly<Record<string, Handler | undefined>>;
  /** Path of the database for requests without a session header; in memory when left out. */
  file?: string;
  /** Whether other machines may send requests, also to the testing endpoints. @default false */
  isExposed?: boolean;
  /** Origin of the app to which referral links and games lead, such as http://localhost:5173. */
  appOrigin: string;
}

/** The ports of a mock. The games have their own origin, so that no game can reach into the lobby (D9, D17). */
export interface Ports {
  api: number;
  games: number;
}

export interface MockServer {
  /** Starts to listen and returns the ports; port 0 picks a free one. @throws PortError */
  listen(ports: Ports): Promise<Ports>;
  /** Accepts no new requests, waits some seconds at most for the running ones, and then stops. */
  close(): Promise<void>;
}

/** A response, and the fault with which it is sent. */
interface Outcome {
  reply: Reply & Partial<Pick<EngineReply, "by">>;
  operationId?: string | undefined;
  spoil?: InjectedFault["spoil"];
  /** Whether testers have configured this response or its fault. */
  isInjected?: boolean;
  /** Whether the contract does not cover the response: a page, a picture or a testing endpoint. */
  isPage?: boolean;
}

const ANYWHERE = "0.0.0.0";

/**
 * Creates the mock's HTTP server. It does not use Prism's own server, which hangs on malformed JSON, treats `null` as "no body" and accepts
 * any token (D3a). @throws Error when a handler has no operation in the spec
 */
export async function createMockServer(options: MockOptions): Promise<MockServer> {
  const { spec, handlers, file, isExposed = false, appOrigin } = options;
  // First, so that an unreadable file is reported immediately.
  const worlds = createWorlds(file);
  const engine = await createEngine(spec, handlers);
  const house: House = { engine, worlds, isExposed, appOrigin, ports: { api: 0, games: 0 } };
  const listenerFor = (answerOne: typeof serve) =>
    createListener((request, response) => answerOne(house, request, response));
  const [api, games] = [listenerFor(serve), listenerFor(serveGame)];
  const host = isExposed ? ANYWHERE : LOOPBACK;
  return {
    listen: async (ports) => {
      house.ports = { api: await api.listen(ports.api, host), games: await games.listen(ports.games, host) };
      return house.ports;
    },
    close: async () => {
      await Promise.all([api.close(), games.close()]);
      house.worlds.close();
    },
  };
}

interface House {
  engine: Engine;
  worlds: Worlds;
  isExposed: boolean;
  appOrigin: string;
  ports: Ports;
}

async function serve(house: House, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const startedMs = performance.now();
  const requestId = randomUUID();
  const cors = { ...corsHeaders(request.headers.origin), "x-request-id": requestId };
  if (request.method === "OPTIONS") {
    response.writeHead(204, { ...cors, ...preflightHeaders(request.headers) }).end();
    return;
  }
  const { exchange, refusal } = openExchange(house.worlds, request);
  const match = exchange && house.engine.match(exchange.method.toLowerCase(), exchange.url.pathname);
  const outcome = exchange
    ? await answerSafely(exchange, () => answer(house, exchange, match), match?.operation.iid)
    : { reply: refusal };
  if (exchange) record(exchange, outcome, requestId, startedMs);
  // The header follows the clock that testers can move, because clients compare it with the timestamp of a cached response (D11).
  const date = new Date(exchange?.world.clock.now() ?? Date.now()).toUTCString();
  send(response, outcome, { ...cors, date }, requestId);
}

/**
 * Answers requests to the games' port: pages, files and calls of the playable games, and the payment service's page. It sends no CORS
 * headers, so pages of other origins cannot read its responses.
 */
async function serveGame({ worlds }: House, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const startedMs = performance.now();
  const requestId = randomUUID();
  const { exchange, refusal } = openExchange(worlds, request, worldOfToken);
  const outcome: Outcome = exchange
    ? await answerSafely(exchange, async () => ({ reply: await answerGames(exchange), isPage: true }))
    : { reply: refusal };
  if (exchange) record(exchange, outcome, requestId, startedMs);
  send(response, outcome, { "x-request-id": requestId }, requestId);
}

const record = ({ world, method, url }: Exchange, outcome: Outcome, requestId: string, startedMs: number) =>
  world.requests.add({
    requestId,
    at: world.clock.now(),
    method,
    path: withoutPayToken(url.pathname),
    operationId: outcome.operationId,
    status: outcome.reply.status ?? 200,
    ...judge(answeredAs(outcome)),
    by: outcome.reply.by,
    durationMs: Math.round(performance.now() - startedMs),
  });

const answeredAs = ({ reply, operationId, isInjected = false, isPage = false }: Outcome) => ({
  status: reply.status ?? 200,
  body: reply.body,
  operationId,
  isInjected,
  isPage,
});

async function answerSafely(
  { world }: Exchange,
  answerOne: () => Promise<Outcome>,
  operationId?: string,
): Promise<Outcome> {
  const now = world.clock.now();
  try {
    world.timers.runDue();
    return await answerOne();
  } catch (error) {
    if (error instanceof BodyError) {
      const { status, code, details } = error;
      return { reply: failure({ now }, status, code, { details }), operationId };
    }
    console.error(error);
    return { reply: failure({ now }, 500, "INTERNAL_ERROR") };
  }
}

async function answer(house: House, exchange: Exchange, match: Match | undefined): Promise<Outcome> {
  const { method, url, headers, world, request } = exchange;
  if (isControlPath(url.pathname)) {
    const isAllowed = house.isExposed || (isLocalHost(headers.host) && isLocalOrigin(headers.origin));
    if (!isAllowed) return { reply: failure({ now: world.clock.now() }, 403, "ACCESS_RESTRICTED") };
    // A tester with curl seldom names the content type.
    const asJson = { ...headers, "content-type": "application/json" };
    const { body } = await readBody(request, asJson, world.keys, JSON_ALONE);
    return { isPage: true, reply: answerControl(world, method, url, body) };
  }
  const page = await answerPage(exchange);
  if (page) return { reply: page, isPage: true };
  const intent = match && isKeyed(match.operation) ? intentOfCall(headers, sessionOf(exchange)) : undefined;
  if (intent === undefined) return carryOut(house, exchange, match);
  // A second request with the same key is refused while the first one runs, because it could finish first (D12).
  const { intentsUnderWay } = world;
  if (intentsUnderWay.has(intent)) {
    const reply = failure({ now: world.clock.now() }, 409, "OPERATION_IN_PROGRESS");
    return { reply, operationId: match?.operation.iid };
  }
  intentsUnderWay.add(intent);
  try {
    return await carryOut(house, exchange, match);
  } finally {
    intentsUnderWay.delete(intent);
  }
}

/** Runs an operation, with the fault that testers have configured for it. */
async function carryOut(house: House, exchange: Exchange, match: Match | undefined): Promise<Outcome> {
  const fault = match && injectedFaultFor(exchange.world, match.operation);
  if (fault?.delayMs) await wait(fault.delayMs);
  const reply = fault?.reply ?? (await house.engine.answer(await readRequest(house, exchange, match)));
  const isInjected = fault?.reply !== undefined || fault?.spoil !== undefined;
  return { reply, operationId: match?.operation.iid, spoil: fault?.spoil, isInjected };
}

/** Returns the active session of the request's token. */
function sessionOf({ world, headers }: Exchange): Session | undefined {
  const token = tokenOf(headers);
  return token === undefined ? undefined : world.sessions.find(token);
}

const tokenOf = ({ authorization }: Exchange["headers"]) => /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];

/** Reads a request for Prism. A token without a session is removed, so that Prism refuses the request: it only checks for presence. */
async function readRequest(
  { ports, appOrigin }: House,
  exchange: Exchange,
  match: Match | undefined,
): Promise<EngineRequest> {
  const { method, url, world } = exchange;
  const { body, headers } = match
    ? await readBody(exchange.request, exchange.headers, world.keys, mediaTypesOf(match))
    : { body: undefined, headers: exchange.headers };
  const session = sessionOf(exchange);
  const account = session && world.accounts.byId(session.accountId);
  const token = tokenOf(headers);
  const { authorization: _, ...withoutToken } = headers;
  return {
    method: method.toLowerCase(),
    path: url.pathname,
    query: readQuery(url.searchParams),
    // Prism accepts only "Bearer", although the scheme is case-insensitive (RFC 9110, 11.1).
    headers: account && token !== undefined ? { ...withoutToken, authorization: `Bearer ${token}` } : withoutToken,
    body: match ? normaliseBody(body, typedFieldsOf(match.operation)) : body,
    context: {
      account,
      token: account && token,
      pending: session?.pending ?? [],
      hasInvalidToken: token !== undefined && account === undefined,
      language: chooseLanguage(headers["accept-language"]),
      now: world.clock.now(),
      gamesOrigin: gamesOrigin(exchange, ports.games),
      appOrigin,
      world,
    },
  };
}

/** Returns the origin of the games: the host name that the caller used, with the games' port. */
const gamesOrigin = ({ headers }: Exchange, port: number) =>
  `http://${URL.parse(`http://${headers.host}`)?.hostname ?? LOOPBACK}:${port}`;

const mediaTypesOf = ({ operation }: Match) =>
  new Set(operation.request?.body?.contents?.map(({ mediaType }) => mediaType));

function send(response: ServerResponse, { reply, spoil }: Outcome, cors: Record<string, string>, requestId: string) {
  if (spoil === "drop") {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body, by } = reply;
  const whole = typeof body === "string" || body instanceof Uint8Array ? body : serialize(body, requestId);
  const content = spoil === "malformed" ? whole.slice(0, whole.length / 2) : whole;
  const type = body === undefined || "content-type" in headers ? {} : { "content-type": "application/json" };
  const sent = compressed(content, { ...cors, ...type, ...headers }, response.req.headers["accept-encoding"]);
  response.writeHead(status, {
    ...sent.headers,
    ...(by && { "x-mock-by": by }),
    ...(status !== 304 && { "content-length": Buffer.byteLength(sent.content) }),
  });
  response.end(sent.content);
}

/** Serialises a body. An error envelope gets the request's id, so that it can be found in the request log. */
function serialize(body: unknown, requestId: string): string {
  if (body === undefined) return "";
  const isFailure = typeof body === "object" && body !== null && "code" in body && !("requestId" in body);
  return JSON.stringify(isFailure ? { ...body, requestId } : body);
}
