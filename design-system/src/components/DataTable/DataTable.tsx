import { CardsForm } from "./CardsForm.tsx";
import type { LocalPages, ServerPages } from "./columns.ts";
import { RecordsFrame, type RecordsProps } from "./RecordsFrame.tsx";
import { TableForm } from "./TableForm.tsx";
import { usualPages } from "./use-data-table.ts";

export * from "./columns.ts";

export interface DataTableProps<Row> extends RecordsProps<Row> {
  /**
   * `{ size }` divides the rows into pages here; `{ page, count, onPageChange }` is for pages from the server.
   * @default all rows on one page; 50 rows per page if there are more than 200
   */
  pages?: LocalPages | ServerPages;
  /** Keeps the headings visible: the table scrolls in a box of at most 70 % of the window's height. @default false */
  stickyHeader?: boolean;
}

/**
 * Records in rows: a native table, or cards where space is short. It can sort by column headings, divide rows into pages, show totals and
 * offer a CSV file. Do not use it for layout. For two or three facts use a description list.
 */
export function DataTable<Row>({ pages, stickyHeader = false, ...records }: DataTableProps<Row>) {
  return (
    <RecordsFrame
      {...records}
      pages={pages ?? usualPages(records.rows.length)}
      renderTable={(view) => <TableForm {...view} stickyHeader={stickyHeader} />}
      renderCards={(view) => <CardsForm {...view} />}
    />
  );
}
