import type { ReactNode } from "react";
import * as styles from "./DataTable.css.ts";

interface RowOpenerProps {
  /** Undefined if the row cannot be opened. */
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** Makes the name of a row the button that opens the row. Its area covers the whole row, under the row's own controls. */
export const RowOpener = ({ onOpen, children }: RowOpenerProps) =>
  onOpen ? (
    <button type="button" className={styles.rowOpener} onClick={onOpen}>
      {children}
    </button>
  ) : (
    // In an element, so that React can replace the text on a page that a browser translates.
    <span>{children}</span>
  );
