import { divider } from "./Divider.css.ts";

export const DIVIDER_DIRECTIONS = ["horizontal", "vertical"] as const;
export type DividerDirection = (typeof DIVIDER_DIRECTIONS)[number];

export interface DividerProps {
  /** Which way the line runs. @default "horizontal" */
  direction?: DividerDirection;
}

/** A hairline between parts that belong to one surface. */
export function Divider({ direction = "horizontal" }: DividerProps) {
  return <hr aria-orientation={direction} className={divider[direction]} />;
}
