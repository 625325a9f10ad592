import { describe, expectTypeOf, it } from "vitest";
import type { DataColumn, DataTableProps } from "./DataTable.tsx";

interface Bet {
  id: string;
  stake: string;
}
type Table = DataTableProps<Bet>;

interface Least {
  label: string;
  columns: readonly DataColumn<Bet>[];
  rows: readonly Bet[];
  rowKey: (bet: Bet) => string;
}

describe("types of DataTable", () => {
  it("WCAG 1.3.1 requires a label and a key for each row", () => {
    expectTypeOf<Least>().toExtend<Table>();
    expectTypeOf<Omit<Least, "label">>().not.toExtend<Table>();
    expectTypeOf<Omit<Least, "rowKey">>().not.toExtend<Table>();
  });

  it("D17c requires columns and keys that match the row type", () => {
    expectTypeOf<Omit<Least, "rows"> & { rows: readonly { id: number }[] }>().not.toExtend<Table>();
    expectTypeOf<Omit<Least, "rowKey"> & { rowKey: (bet: Bet & { extra: string }) => string }>().not.toExtend<Table>();
  });

  it("D17c accepts no children", () => {
    expectTypeOf<Table>().not.toHaveProperty("children");
  });
});
