import { noValueStrings } from "../../foundations/strings/money.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { DataColumn } from "./columns.ts";

/** What a cell shows: what the caller draws, else the value; a dash that is read as a word where there is none. */
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
