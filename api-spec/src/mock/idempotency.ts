import { failure, type Handler, type HandlerRequest, type Reply } from "./handler.ts";
import type { Operation } from "./route-table.ts";
import { transaction } from "./world/store.ts";

const HEADER = "idempotency-key";

/** The operation takes an Idempotency-Key: each key of an account has at most one effect (D12). */
export const isKeyed = ({ request }: Operation): boolean =>
  request?.headers?.some(({ name }) => name.toLowerCase() === HEADER) ?? false;

/** Names what a key of an account stands for, to remember it while its call is under way. */
export const intentOf = (accountId: string, key: string): string => `${accountId} ${key}`;

/** The intent of a call to a keyed operation; undefined when it has no key or nobody is logged in. */
export function intentOfCall(
  headers: Readonly<Record<string, string>>,
  session: { accountId: string } | undefined,
): string | undefined {
  const key = headers[HEADER];
  return session && key !== undefined ? intentOf(session.accountId, key) : undefined;
}

/**
 * Runs a handler once for a key: its effects and its answer are stored in one transaction, and a repeat gets the stored
 * answer. A refusal has no effect, so it is not stored and leaves the key free. The handler must not be asynchronous:
 * another request would get into its transaction.
 */
export function answerOnce(handler: Handler, request: HandlerRequest, operationId: string): Reply | Promise<Reply> {
  const { account, headers, world, body, params, query } = request;
  const key = headers[HEADER];
  if (key === undefined) return handler(request);
  // A visitor has no account yet: keys are too random to meet by chance (C13).
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

/** The envelope's timestamp is the server's time now, also in an answer given again (D11). */
const asOfNow = (reply: Reply, now: number): Reply => ({ ...reply, body: { ...Object(reply.body), timestamp: now } });
