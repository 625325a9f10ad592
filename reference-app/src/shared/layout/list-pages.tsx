import { Pagination, type PaginationProps } from "@lobbykit/design-system/Pagination";

/** Pages of a list whose page comes from the address, which may name a page that no longer exists. */
export const ListPages = ({ page, count, ...rest }: PaginationProps & { label: string }) => (
  <Pagination {...rest} page={Math.min(page, Math.max(1, count))} count={count} />
);
