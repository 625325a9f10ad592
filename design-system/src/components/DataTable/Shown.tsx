import { noValueStrings } from "../../foundations/strings/money.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { DataColumn } from "./columns.ts";

/** Content of a cell: the result of `cell`, otherwise the value. No value shows as a dash, which screen readers read as a word. */
export function Shown<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const strings = useStrings(noValueStrings);
  if (column.cell) return column.cell(row);
  const value = column.value(row);
  if (value !== null && value !== "") return String(value);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{strings.noValue}</VisuallyHidden>
    </>
  );
}
