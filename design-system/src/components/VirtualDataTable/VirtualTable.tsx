import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Fragment, useMemo, useRef } from "react";
import type { DataView } from "../DataTable/columns.ts";
import { cell, checkCell } from "../DataTable/DataTable.css.ts";
import { CellContent } from "../DataTable/CellContent.tsx";
import { BodyRow, TableBox } from "../DataTable/TableForm.tsx";
import { longestRows } from "./rules.ts";
import { useVisibleRows } from "./use-visible-rows.ts";
import * as styles from "./VirtualDataTable.css.ts";

/** Estimated height of a row until it is measured. */
const ROW_PX = 48;

/** The table, which renders only the rows near the viewport of its box. */
export function VirtualTable<Row>(view: DataView<Row>) {
  const { rows: all, columns, selection } = view;
  const box = useRef<HTMLDivElement>(null);
  const { rows, endPx, measure, followFocus } = useVisibleRows(box, view, ROW_PX);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <div {...followFocus}>
      <TableBox {...view} boxRef={box} stickyHeader rowCount={all.length}>
        <LongestTexts {...view} />
        {rows.map(({ key, row, index, gapPx }) => (
          <Fragment key={key}>
            <Space px={gapPx} width={width} />
            <BodyRow {...view} ref={measure} rowKey={key} row={row} index={index} />
          </Fragment>
        ))}
        <Space px={endPx} width={width} />
      </TableBox>
    </div>
  );
}

/** The space of rows that are not rendered. */
function Space({ px, width }: { px: number; width: number }) {
  if (px === 0) return null;
  return (
    <tr aria-hidden="true">
      <td
        aria-hidden="true"
        colSpan={width}
        className={styles.space}
        style={assignInlineVars({ [styles.spacePx]: `${px}px` })}
      />
    </tr>
  );
}

/** A row without height that holds the longest text of each column, so that the columns keep their width while the rows change. */
function LongestTexts<Row>({ columns, rows, selection }: DataView<Row>) {
  const longest = useMemo(() => longestRows(columns, rows), [columns, rows]);
  return (
    <tr aria-hidden="true" inert>
      {selection && <td aria-hidden="true" className={`${checkCell} ${styles.flat}`} />}
      {columns.map((column, place) => {
        const row = longest[place];
        return (
          <td key={column.id} className={`${cell({ align: column.align ?? "start" })} ${styles.flat}`}>
            <div className={styles.flatContent}>{row !== undefined && <CellContent column={column} row={row} />}</div>
          </td>
        );
      })}
    </tr>
  );
}
