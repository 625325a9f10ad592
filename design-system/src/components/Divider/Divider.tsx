import type { Ref } from "react";
import { divider } from "./Divider.css.ts";

export const DIVIDER_DIRECTIONS = ["horizontal", "vertical"] as const;
export type DividerDirection = (typeof DIVIDER_DIRECTIONS)[number];

export interface DividerProps {
  /** Direction of the line. @default "horizontal" */
  direction?: DividerDirection;
  ref?: Ref<HTMLHRElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A thin line between parts of one surface. */
export function Divider({ direction = "horizontal", ...rest }: DividerProps) {
  return <hr {...rest} aria-orientation={direction} className={divider[direction]} />;
}
