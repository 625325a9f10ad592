import { failure, type Handler, type HandlerRequest, type Reply } from "../handler.ts";
import type { Operation } from "./route-table.ts";
import { transaction } from "../world/store.ts";

const HEADER = "idempotency-key";

/** Whether the operation takes an Idempotency-Key: each key of an account has at most one effect (D12). */
export const isKeyed = ({ request }: Operation): boolean =>
  request?.headers?.some(({ name }) => name.toLowerCase() === HEADER) ?? false;

/** Identifies a key of an account while its call is in progress. */
export const intentOf = (accountId: string, key: string): string => `${accountId} ${key}`;

/** The intent of an idempotent call; undefined when it has no key or nobody is logged in. */
export function intentOfCall(
  headers: Readonly<Record<string, string>>,
  session: { accountId: string } | undefined,
): string | undefined {
  const key = headers[HEADER];
  return session && key !== undefined ? intentOf(session.accountId, key) : undefined;
}

/**
 * Runs a handler once per key. Its effects and its response are stored in one transaction, and a retry gets the stored response. A refusal
 * has no effect, so it is not stored and the key stays free. The handler must be synchronous; otherwise another request could run inside
 * its transaction.
 */
export function answerOnce(handler: Handler, request: HandlerRequest, operationId: string): Reply | Promise<Reply> {
  const { account, headers, world, body, params, query } = request;
  const key = headers[HEADER];
  if (key === undefined) return handler(request);
  // A guest has no account yet. Keys are random enough never to collide (C13).
  const asked = { accountId: account?.id ?? "", key, operationId, content: JSON.stringify([params, query, body]) };
  return transaction(world.store, () => {
    const earlier = world.idempotency.find(asked);
    if (earlier === "conflict") return failure(request, 409, "IDEMPOTENCY_CONFLICT");
    if (earlier) return asOfNow(earlier, request.now);
    const reply = handler(request);
    if (reply instanceof Promise) throw new TypeError(`${operationId} takes a key: its handler must not wait`);
    if ((reply.status ?? 200) < 400) world.idempotency.keep(asked, reply);
    return reply;
  });
}

/** The envelope's timestamp is the current server time, even in a stored response (D11). */
const asOfNow = (reply: Reply, now: number): Reply => ({ ...reply, body: { ...Object(reply.body), timestamp: now } });
