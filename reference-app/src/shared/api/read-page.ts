import { keepPreviousData } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "./api.ts";
import { memberKey, publicKey } from "./query-client.ts";
import type { ReadId, Signal } from "./read.ts";
import { requestPageOrLast } from "./page-or-last.ts";

/** Lists that are read page by page. */
type PagedId = {
  [Id in ReadId]: OperationValue<Id> extends { totalPages: number }
    ? OperationQuery<Id> extends { page?: number }
      ? Id
      : never
    : never;
}[ReadId];

type Paged<Id extends PagedId> = OperationValue<Id> & { totalPages: number };

// TypeScript cannot relate input and operation for a generic id.
const callPage = api.call as <Id extends PagedId>(id: Id, input: Signal & { query: unknown }) => Promise<Paged<Id>>;

const pageOf =
  (keyOf: typeof memberKey | typeof publicKey) =>
  <Id extends PagedId>(id: Id, query: OperationQuery<Id>) => ({
    queryKey: keyOf(id, query),
    queryFn: ({ signal }: Signal) => requestPageOrLast(query, (asked) => callPage(id, { query: asked, signal })),
    placeholderData: keepPreviousData,
  });

/** One page of a member's list. The page before stays visible while it loads. */
export const memberPage = pageOf(memberKey);

/** One page of a list that is equal for everyone. The page before stays visible while it loads. */
export const publicPage = pageOf(publicKey);
