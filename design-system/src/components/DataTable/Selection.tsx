import { selectionStrings } from "../../foundations/strings/choices.ts";
import { recordStrings } from "../../foundations/strings/records.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { DataSelection } from "./columns.ts";
import * as styles from "./DataTable.css.ts";

/** Selects all rows of the page, or all rows if there are no pages. It is indeterminate while only some are selected. */
export function PageCheckbox({
  selection,
  isLabelShown = false,
}: {
  selection: DataSelection;
  isLabelShown?: boolean;
}) {
  const { allLabel } = selection;
  return (
    <div className={isLabelShown ? styles.pageCheck : styles.check}>
      <Checkbox
        label={isLabelShown ? allLabel : <VisuallyHidden>{allLabel}</VisuallyHidden>}
        checked={selection.onPage === "all"}
        indeterminate={selection.onPage === "some"}
        onChange={(event) => selection.setPage(event.target.checked)}
      />
    </div>
  );
}

/** Selects one row. `name` is the row's value in the first column. */
export function RowCheckbox({ selection, rowKey, name }: { selection: DataSelection; rowKey: string; name: string }) {
  const { selectRow } = useStrings(recordStrings);
  return (
    <div className={styles.check}>
      <Checkbox
        label={<VisuallyHidden>{fill(selectRow, { row: name })}</VisuallyHidden>}
        checked={selection.has(rowKey)}
        onChange={(event) => selection.setRow(rowKey, event.target.checked)}
      />
    </div>
  );
}

/** The number of selected rows, a button that selects none, and the caller's actions on them. */
export function SelectionBar({ selection }: { selection: DataSelection }) {
  const { selectNone } = useStrings(recordStrings);
  const { selectedCount } = useStrings(selectionStrings);
  const hasAny = selection.count > 0;
  return (
    <div className={styles.selectionBar}>
      <span>{fill(selectedCount, { count: selection.count })}</span>
      {hasAny && (
        <Button size="small" variant="ghost" onClick={selection.clear}>
          {selectNone}
        </Button>
      )}
      {hasAny && <div className={styles.tools}>{selection.actions}</div>}
    </div>
  );
}
