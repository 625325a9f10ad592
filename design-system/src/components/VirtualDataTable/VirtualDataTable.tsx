import { RecordsFrame, type RecordsProps } from "../DataTable/RecordsFrame.tsx";
import { VirtualCards } from "./VirtualCards.tsx";
import { VirtualTable } from "./VirtualTable.tsx";

export type VirtualDataTableProps<Row> = RecordsProps<Row>;

/**
 * A DataTable without pages, for thousands of rows: they scroll in a box of at most 70 % of the window's height, and only those near the
 * viewport are in the document. The headings and the totals stay visible. A row with the focus stays in the document. Find-in-page does not
 * find rows that are not rendered, so offer a SearchField.
 */
export function VirtualDataTable<Row>(props: VirtualDataTableProps<Row>) {
  return (
    <RecordsFrame
      {...props}
      pages={undefined}
      renderTable={(view) => <VirtualTable {...view} />}
      renderCards={(view) => <VirtualCards {...view} />}
    />
  );
}
