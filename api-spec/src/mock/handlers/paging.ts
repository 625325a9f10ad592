import type { HandlerRequest } from "../handler.ts";
import type { PageOfRows } from "../world/period.ts";

const DEFAULT_PAGE_SIZE = 20;

/** The requested page: its number, and which rows it has. */
export interface PageWish {
  page: number;
  rows: PageOfRows;
}

/** Reads `page` and `pageSize`, which Prism has already validated. */
export function readPage({ query }: Pick<HandlerRequest, "query">, defaultSize = DEFAULT_PAGE_SIZE): PageWish {
  const page = Number(query.page ?? 1);
  const limit = Number(query.pageSize ?? defaultSize);
  return { page, rows: { offset: (page - 1) * limit, limit } };
}

/** Builds a page in the form of the contract. */
export const pageOf = <Entry>(content: readonly Entry[], total: number, { page, rows }: PageWish) => ({
  content,
  page,
  pageSize: rows.limit,
  total,
  totalPages: Math.ceil(total / rows.limit),
});

/** Cuts a page from a complete list. */
export const slicePage = <Entry>(entries: readonly Entry[], wish: PageWish) =>
  pageOf(entries.slice(wish.rows.offset, wish.rows.offset + wish.rows.limit), entries.length, wish);
