import { keepPreviousData } from "@tanstack/react-query";
import type { CallInput } from "@lobbykit/api-spec/client/create-client";
import { api, type OperationQuery, type OperationValue } from "./api.ts";
import { memberKey, publicKey } from "./query-client.ts";
import { withinPages } from "./within-pages.ts";

type CallableId = Parameters<typeof api.call>[0];

/** Operations that need no input but a query. */
type ReadId = {
  [Id in CallableId]: object extends Omit<CallInput<Id>, "query"> ? Id : never;
}[CallableId];

type QueryArgument<Id extends ReadId> =
  object extends CallInput<Id> ? [query?: OperationQuery<Id>] : [query: OperationQuery<Id>];

/** Lists that are read page by page. */
type PagedId = {
  [Id in ReadId]: OperationValue<Id> extends { totalPages: number }
    ? OperationQuery<Id> extends { page?: number }
      ? Id
      : never
    : never;
}[ReadId];

interface Signal {
  signal: AbortSignal;
}

type Paged<Id extends PagedId> = OperationValue<Id> & { totalPages: number };

// TypeScript cannot relate input and operation for a generic id.
const call = api.call as <Id extends ReadId>(
  id: Id,
  input: Signal & { query?: unknown },
) => Promise<OperationValue<Id>>;
const callPage = api.call as <Id extends PagedId>(id: Id, input: Signal & { query: unknown }) => Promise<Paged<Id>>;

const readOf =
  (keyOf: typeof memberKey | typeof publicKey) =>
  <Id extends ReadId>(id: Id, ...[query]: QueryArgument<Id>) => ({
    queryKey: keyOf(id, query),
    queryFn: ({ signal }: Signal) => call(id, query ? { query, signal } : { signal }),
  });

/** Key and call of an operation that answers the member; for `queryOptions`. */
export const memberRead = readOf(memberKey);

/** Key and call of an operation that answers everyone the same; for `queryOptions`. */
export const publicRead = readOf(publicKey);

const pageOf =
  (keyOf: typeof memberKey | typeof publicKey) =>
  <Id extends PagedId>(id: Id, query: OperationQuery<Id>) => ({
    queryKey: keyOf(id, query),
    queryFn: ({ signal }: Signal) => withinPages(query, (asked) => callPage(id, { query: asked, signal })),
    placeholderData: keepPreviousData,
  });

/** One page of a member's list. The page before stays visible while it loads. */
export const memberPage = pageOf(memberKey);

/** The same of a list for everyone. */
export const publicPage = pageOf(publicKey);
