import type { ReactNode, Ref } from "react";
import { LanternDrawing } from "./LanternDrawing.tsx";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps {
  /** What is missing: "No bets yet". */
  title: string;
  /** What the member can do next. */
  text: string;
  /** A button or link for the next step. @default none */
  action?: ReactNode;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Shown when there is nothing yet. It says what to do next. */
export function EmptyState({ title, text, action, headingLevel = 2, ...rest }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={styles.state}>
      <LanternDrawing lit />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
