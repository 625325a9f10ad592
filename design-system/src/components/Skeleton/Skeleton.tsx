import type { Ref } from "react";
import { usableCount } from "../../foundations/numbers/usable-count.ts";
import * as styles from "./Skeleton.css.ts";

export const SKELETON_SHAPES = ["text", "heading", "card", "square", "banner", "row", "balls"] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

/** No screen is longer than this, and each piece costs time. */
const MOST_PIECES = 500;

export interface SkeletonProps {
  /** Shape of the content to come. Each shape has the size of its component. @default "text" */
  shape?: SkeletonShape;
  /** Number of lines, rows or balls. @default 1 */
  count?: number;
  /**
   * Stops the animation. Use it for skeletons outside the viewport: the browser recalculates the style of every animated element at each
   * press.
   * @default false
   */
  isStill?: boolean;
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A placeholder for loading content, with the same size. Screen readers ignore it, so set `aria-busy` on the region around it. */
export function Skeleton({ shape = "text", count = 1, isStill = false, ...rest }: SkeletonProps) {
  const pieces = Math.min(usableCount("Skeleton (count)", count, 1, 0), MOST_PIECES);
  return (
    <span {...rest} className={styles.group({ shape })} aria-hidden="true">
      {Array.from({ length: pieces }, (_, index) => (
        <span key={index} className={styles.piece({ shape, isStill })} />
      ))}
    </span>
  );
}
