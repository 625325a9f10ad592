import type { ReactNode, Ref } from "react";
import { SkipLink } from "../SkipLink/SkipLink.tsx";
import * as styles from "./PageFrame.css.ts";

export const LEFT_BAR_STATES = ["open", "folded", "overlay"] as const;
export type LeftBarState = (typeof LEFT_BAR_STATES)[number];

export interface PageFrameProps {
  /** Text of the link to the content: "Skip to content". */
  skipLabel: string;
  /** A Header. @default none: the help-only page has no header */
  header?: ReactNode;
  /** A SideNav. On phones it is not shown here; there it is in a sheet. @default none */
  left?: ReactNode;
  /** "overlay" lies over a game page from 1366 px on, and is hidden below that width (R102). @default "open" */
  leftState?: LeftBarState;
  /** A RightBar, shown from 1024 px on. @default none, as on game pages */
  right?: ReactNode;
  /** A Footer. @default none */
  footer?: ReactNode;
  /** A BottomBar, shown on phones only. @default none */
  bottom?: ReactNode;
  /** "wide" limits the content to 1440 px with side padding; "full" uses the whole window, for a game. @default "wide" */
  content?: "wide" | "full";
  /** Content of the page. */
  children: ReactNode;
  /** Ref to the main region, to move the focus there after a navigation. */
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

export const MAIN_ID = "main";

/**
 * Layout of a page: header, left bar, content, right bar, footer, and the bottom bar of phones (R101, R102). `data-*` and `ref` are passed
 * to the main region.
 */
export function PageFrame(props: PageFrameProps) {
  const { skipLabel, header, left, leftState = "open", right, footer, bottom, ...others } = props;
  const { content = "wide", children, ...rest } = others;
  return (
    <div className={styles.frame} data-bottom={bottom ? "" : undefined}>
      <SkipLink label={skipLabel} targetId={MAIN_ID} />
      {header && <div className={styles.header}>{header}</div>}
      <div className={styles.body} data-header={header ? "" : undefined}>
        {left && (
          <div className={styles.left} data-state={leftState}>
            {left}
          </div>
        )}
        <div className={styles.column}>
          <main {...rest} id={MAIN_ID} tabIndex={-1} className={styles.main({ content })}>
            {children}
          </main>
          {footer}
        </div>
        {right && <div className={styles.right}>{right}</div>}
      </div>
      {bottom}
    </div>
  );
}
