import type { HandlerRequest } from "../handler.ts";

const DEFAULT_PAGE_SIZE = 20;

/** The requested page. */
export interface PageWish {
  page: number;
  pageSize: number;
  /** How many entries to skip. */
  offset: number;
}

/** Reads `page` and `pageSize`, which Prism has already validated. */
export function readPage({ query }: Pick<HandlerRequest, "query">, defaultSize = DEFAULT_PAGE_SIZE): PageWish {
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? defaultSize);
  return { page, pageSize, offset: (page - 1) * pageSize };
}

/** Builds a page in the form of the contract. */
export const pageOf = <Entry>(content: readonly Entry[], total: number, { page, pageSize }: PageWish) => ({
  content,
  page,
  pageSize,
  total,
  totalPages: Math.ceil(total / pageSize),
});

/** Cuts a page from a complete list. */
export const slicePage = <Entry>(entries: readonly Entry[], wish: PageWish) =>
  pageOf(entries.slice(wish.offset, wish.offset + wish.pageSize), entries.length, wish);
