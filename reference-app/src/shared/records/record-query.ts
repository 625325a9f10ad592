import { queryOptions, type QueryKey } from "@tanstack/react-query";
import { FRESH_MS, memberKey } from "../api/query-client.ts";
import type { PageWish } from "./read-all.ts";

/** One page of a list as the contract answers it. */
export interface RecordPage<Row> {
  content: Row[];
  page: number;
  total: number;
  totalPages: number;
}

/** Where a record comes from: one operation, and what of it is asked for. */
export interface RecordSource<Page> {
  operationId: string;
  /** Filters and moments, without the page. */
  query: object;
  read: (wish: PageWish, signal?: AbortSignal) => Promise<Page>;
  /** Whether `read` tries again by itself, as a query does: then its failure is final. @default false */
  isRetried?: boolean;
  /** How soon a page is asked for again while it is seen, in ms; false where nothing on it moves. @default it does not move */
  lookAgainMs?(page: Page): number | false;
}

/** Rows of a page, as the contract has it where nothing is said. */
export const PAGE_SIZE = 20;

const isSameList = (first: QueryKey | undefined, second: object) =>
  JSON.stringify(first?.[2]) === JSON.stringify(second);

/** One page of a record, boxed. The page before stays in sight while the next one comes; what another filter showed does not. */
export const recordPageQuery = <Page>(source: RecordSource<Page>, page: number) => {
  const { operationId, query, read, isRetried } = source;
  return queryOptions({
    queryKey: [...memberKey(operationId, query), page, PAGE_SIZE] as QueryKey,
    queryFn: async ({ signal }) => ({ answer: await read({ page, pageSize: PAGE_SIZE }, signal) }),
    placeholderData: (previous, last) => (isSameList(last?.queryKey, query) ? previous : undefined),
    staleTime: FRESH_MS.moment,
    refetchInterval: ({ state: { data } }) => (data && source.lookAgainMs?.(data.answer)) ?? false,
    ...(isRetried && { retry: false }),
  });
};
