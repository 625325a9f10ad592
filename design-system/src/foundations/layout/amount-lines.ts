import { createContext } from "react";

/** Whether amounts stay on one line, as in a column of a table, where they line up. Elsewhere they may wrap after a group of three. */
export const AmountLineContext = createContext(false);
