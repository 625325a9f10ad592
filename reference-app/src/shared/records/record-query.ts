import { queryOptions, type QueryKey } from "@tanstack/react-query";
import { RECORD_PAGE_SIZE } from "../config/constants.ts";
import { api, type OperationQuery, type OperationValue } from "../api/api.ts";
import { given } from "../url-state/search-values.ts";
import { FRESH_MS, memberKey } from "../api/query-client.ts";
import type { PageRequest } from "./read-all.ts";

/** A row of a record, identified by its id. In most lists customer service uses the same id. */
export interface RecordRow {
  id: string;
}

/** One page of a list, as the contract returns it. */
export interface RecordPage<Row> {
  content: Row[];
  page: number;
  total: number;
  totalPages: number;
}

/** Where a record's rows come from: one operation and its query. */
export interface RecordSource<Page> {
  operationId: string;
  /** Filters and period, without the page. */
  query: object;
  read: (request: PageRequest, signal?: AbortSignal) => Promise<Page>;
  /** Whether `read` retries by itself, as a query does. Then its failure is final. @default false */
  isRetried?: boolean;
  /** How often a visible page is requested again, in ms; false when its rows do not change. @default false */
  lookAgainMs?(page: Page): number | false;
}

type ListId = {
  [Id in Parameters<typeof api.call>[0]]: OperationValue<Id> extends RecordPage<RecordRow> ? Id : never;
}[Parameters<typeof api.call>[0]];

/** A source that lists an operation's rows page by page, filtered by `query`. */
export function listSource<Id extends ListId>(operationId: Id, query: OperationQuery<Id>) {
  // TypeScript cannot relate input and operation for a generic id.
  const call = api.call as (id: Id, input: object) => Promise<OperationValue<Id>>;
  const read = (request: PageRequest, signal?: AbortSignal) =>
    call(operationId, { query: { ...query, ...request }, ...given({ signal }) });
  return { operationId, query: query as object, read } satisfies RecordSource<OperationValue<Id>>;
}

const isSameList = (first: QueryKey | undefined, second: object) =>
  JSON.stringify(first?.[2]) === JSON.stringify(second);

/** Query for one page of a record. The previous page stays visible while the next one loads, but rows of another filter do not. */
export const recordPageQuery = <Page>(source: RecordSource<Page>, page: number) => {
  const { operationId, query, read, isRetried } = source;
  return queryOptions({
    queryKey: [...memberKey(operationId, query), page, RECORD_PAGE_SIZE] as QueryKey,
    queryFn: async ({ signal }) => ({ answer: await read({ page, pageSize: RECORD_PAGE_SIZE }, signal) }),
    placeholderData: (previous, last) => (isSameList(last?.queryKey, query) ? previous : undefined),
    staleTime: FRESH_MS.moment,
    refetchInterval: ({ state: { data } }) => (data && source.lookAgainMs?.(data.answer)) ?? false,
    ...(isRetried && { retry: false }),
  });
};
