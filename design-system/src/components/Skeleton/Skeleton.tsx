import type { Ref } from "react";
import * as styles from "./Skeleton.css.ts";

export const SKELETON_SHAPES = ["text", "heading", "card", "square", "banner", "row", "balls"] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

export interface SkeletonProps {
  /** What it becomes: each shape has the geometry of the component it stands for. @default "text" */
  shape?: SkeletonShape;
  /** Lines of a text, rows, or balls. @default 1 */
  count?: number;
  /** It stands out of sight and does not breathe: each press on a page restyles all that moves there. @default false */
  isStill?: boolean;
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The place of what is still loading, in its geometry. Silent: the region around it says `aria-busy`. */
export function Skeleton({ shape = "text", count = 1, isStill = false, ...rest }: SkeletonProps) {
  return (
    <span {...rest} className={styles.group({ shape })} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.piece({ shape, isStill })} />
      ))}
    </span>
  );
}
