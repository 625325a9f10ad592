import { NoValue } from "../../foundations/numbers/no-value.tsx";
import type { DataColumn } from "./columns.ts";

/** Content of a cell: the result of `cell`, otherwise the value. */
export function CellContent<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  if (column.cell) return column.cell(row);
  const value = column.value(row);
  return value === null || value === "" ? <NoValue /> : String(value);
}
