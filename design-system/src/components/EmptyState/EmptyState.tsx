import type { ReactNode, Ref } from "react";
import { LanternDrawing } from "./LanternDrawing.tsx";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps {
  /** What is not there. */
  title: string;
  /** What to do next. */
  text: string;
  /** The way on: a button or a link. @default none */
  action?: ReactNode;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Nothing here yet, and what to do next. */
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
