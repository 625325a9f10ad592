import { useRef } from "react";
import { useDialog } from "react-aria/useDialog";
import { useOverlayTrigger } from "react-aria/useOverlayTrigger";
import { useOverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { Popover } from "../../foundations/overlays/popover.tsx";
import { recordStrings } from "../../foundations/strings/records.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { ColumnsIcon } from "../../icons/icons.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import type { DataColumn } from "./columns.ts";
import * as styles from "./DataTable.css.ts";
import type { DataTableModel } from "./use-data-table.ts";

interface ColumnPickerProps<Row> {
  columns: readonly DataColumn<Row>[];
  model: Pick<DataTableModel<Row>, "isVisible" | "setVisible">;
}

/** Pop-up with a native checkbox for each column. The first column cannot be hidden. */
export function ColumnPicker<Row>({ columns, model }: ColumnPickerProps<Row>) {
  const strings = useStrings(recordStrings);
  const button = useRef<HTMLButtonElement>(null);
  const state = useOverlayTriggerState({});
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: "dialog" }, state, button);
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="ghost"
        iconStart={ColumnsIcon}
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        aria-controls={triggerProps["aria-controls"]}
        onClick={() => state.toggle()}
      >
        {strings.columns}
      </Button>
      {state.isOpen && (
        <Popover state={state} triggerRef={button} placement="bottom end">
          <Choices id={overlayProps.id} columns={columns} model={model} />
        </Popover>
      )}
    </>
  );
}

function Choices<Row>({ id, columns, model }: ColumnPickerProps<Row> & { id: string | undefined }) {
  const strings = useStrings(recordStrings);
  const element = useRef<HTMLDivElement>(null);
  const { dialogProps } = useDialog({ "aria-label": strings.columnsShown, ...(id ? { id } : {}) }, element);
  return (
    <div {...dialogProps} ref={element} className={styles.choices}>
      {columns.map((column, place) =>
        place === 0 || column.hideable === false ? null : (
          <Checkbox
            key={column.id}
            label={column.label}
            checked={model.isVisible(column)}
            onChange={(event) => model.setVisible(column, event.target.checked)}
          />
        ),
      )}
    </div>
  );
}
