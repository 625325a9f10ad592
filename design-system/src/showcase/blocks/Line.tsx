import type { ReactNode } from "react";
import * as styles from "./docs.css.ts";

/** Renders text between backticks as code. */
export const Line = ({ text }: { text: string }): ReactNode =>
  text.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className={styles.code}>
        {part}
      </code>
    ),
  );
