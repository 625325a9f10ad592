import type { ReactNode, Ref } from "react";
import { SkipLink } from "../SkipLink/SkipLink.tsx";
import * as styles from "./PageFrame.css.ts";

export const LEFT_BAR_STATES = ["open", "folded", "overlay"] as const;
export type LeftBarState = (typeof LEFT_BAR_STATES)[number];

export interface PageFrameProps {
  /** Text of the link that skips the bars: "Skip to content". */
  skipLabel: string;
  /** A Header. @default none: the help-only page has no header */
  header?: ReactNode;
  /** A SideNav; not shown on phones, where it stands in a sheet. @default none */
  left?: ReactNode;
  /** "overlay" lies over a game page from 1366 px on, and is hidden below (R102). @default "open" */
  leftState?: LeftBarState;
  /** A RightBar, from 1024 px on. @default none: game pages drop it */
  right?: ReactNode;
  /** A Footer. @default none */
  footer?: ReactNode;
  /** A BottomBar, which shows on phones alone. @default none */
  bottom?: ReactNode;
  /** "wide" keeps to 1440 px with gutters; "full" leaves all of the window to a game. @default "wide" */
  content?: "wide" | "full";
  /** The page. */
  children: ReactNode;
  /** The main region, for moving focus after a change of page. */
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

export const MAIN_ID = "main";

/**
 * The grid of a page: header, left bar, content, right bar, footer, and the bottom bar of phones (R101, R102). `data-*` go where
 * `ref` goes: to the main region.
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
