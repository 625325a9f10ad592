import type { CallInput } from "@lobbykit/api-spec/client/create-client";
import { api, type OperationQuery, type OperationValue } from "./api.ts";
import { memberKey, publicKey } from "./query-client.ts";

type CallableId = Parameters<typeof api.call>[0];

/** Operations that need no input but a query. */
export type ReadId = {
  [Id in CallableId]: object extends Omit<CallInput<Id>, "query"> ? Id : never;
}[CallableId];

type QueryArgument<Id extends ReadId> =
  object extends CallInput<Id> ? [query?: OperationQuery<Id>] : [query: OperationQuery<Id>];

export interface Signal {
  signal: AbortSignal;
}

// TypeScript cannot relate input and operation for a generic id.
const call = api.call as <Id extends ReadId>(
  id: Id,
  input: Signal & { query?: unknown },
) => Promise<OperationValue<Id>>;

const readOf =
  (keyOf: typeof memberKey | typeof publicKey) =>
  <Id extends ReadId>(id: Id, ...[query]: QueryArgument<Id>) => ({
    queryKey: keyOf(id, query),
    queryFn: ({ signal }: Signal) => call(id, { query, signal }),
  });

/** Key and call of an operation that answers the member; for `queryOptions`. */
export const memberRead = readOf(memberKey);

/** Key and call of an operation that answers everyone the same; for `queryOptions`. */
export const publicRead = readOf(publicKey);
