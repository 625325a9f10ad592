import type { ReactNode } from "react";
import * as styles from "./review-list.css.ts";

export interface ReviewLine {
  label: string;
  value: ReactNode;
}

/** Lists what is about to happen, line by line, before the member confirms (WCAG 3.3.4). */
export function ReviewList({ lines }: { lines: readonly ReviewLine[] }) {
  return (
    <dl className={styles.list}>
      {lines.map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
