import type { ReactNode, Ref } from "react";
import * as styles from "../EmptyState/EmptyState.css.ts";
import { LanternDrawing } from "../EmptyState/LanternDrawing.tsx";

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What it means, and what the member can do. */
  text: string;
  /** What to do about it: a retry button or a link. */
  action: ReactNode;
  /** Reference for customer service: "Reference 7f3a…". @default none */
  detail?: string;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Shown when something failed. It says what happened and what to do. It is announced when it appears. */
export function ErrorState({ title, text, action, detail, headingLevel = 2, ...rest }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={styles.state} role="alert">
      <LanternDrawing lit={false} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      <div className={styles.action}>{action}</div>
    </div>
  );
}
