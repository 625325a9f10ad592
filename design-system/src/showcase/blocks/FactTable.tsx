import type { ReactNode } from "react";
import * as styles from "../showcase.css.ts";

interface FactTableProps {
  heads: readonly string[];
  /** The cells of each row, in the order of the heads. Each row has another name. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** A table of facts about foundations. */
export const FactTable = ({ heads, rows }: FactTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" className={styles.data}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name}>
          {heads.map((head, index) => (
            <td key={head} className={styles.data}>
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
