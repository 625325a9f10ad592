import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState, type Ref } from "react";
import * as styles from "./LotteryBalls.css.ts";

export const BALL_SIZES = ["small", "medium", "large"] as const;
export type BallSize = (typeof BALL_SIZES)[number];

/** This number of balls fits in a row on every screen. */
const BALLS_IN_A_ROW = 7;

export interface LotteryBallsProps {
  /** Accessible name of the numbers: "Winning numbers, draw 20261121-42". */
  label: string;
  /** Numbers as the draw shows them, with leading zeros. An empty string is a ball that is not drawn yet. */
  numbers: readonly string[];
  /** Special numbers, drawn after the others. @default none */
  specials?: readonly string[];
  /** Text under each special ball, so that colour is not its only sign. @default "+" */
  specialLabel?: string;
  /** Shows the place (1, 2, 3 …) under each ball, hidden from screen readers. In a race, members bet on the place. @default false */
  counted?: boolean;
  /** Id of the draw. When it changes, the balls roll in once. @default the balls never roll */
  drawId?: string;
  /** Size of each ball. @default "medium" */
  size?: BallSize;
  ref?: Ref<HTMLUListElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Winning numbers as glossy discs (R182). With reduced motion, a new draw appears without animation. */
export function LotteryBalls(props: LotteryBallsProps) {
  const { label, numbers, specials = [], specialLabel = "+", counted = false, drawId, ...others } = props;
  const { size = "medium", ...rest } = others;
  const [firstDrawId] = useState(drawId);
  const [hasChanged, setHasChanged] = useState(false);
  if (drawId !== firstDrawId && !hasChanged) setHasChanged(true);
  const balls = [
    ...numbers.map((number) => ({ number, isSpecial: false })),
    ...specials.map((number) => ({ number, isSpecial: true })),
  ];
  return (
    <ul
      key={drawId}
      {...rest}
      className={styles.list({ size })}
      style={assignInlineVars({
        [styles.count]: String(balls.length),
        [styles.perRow]: String(balls.length > BALLS_IN_A_ROW ? Math.ceil(balls.length / 2) : balls.length),
      })}
      aria-label={label}
      translate="no"
    >
      {balls.map(({ number, isSpecial }, index) => (
        <li
          // The index identifies a ball, because a number may be drawn twice.
          key={index}
          className={styles.item}
          data-special={isSpecial || undefined}
          data-rolling={hasChanged || undefined}
          style={assignInlineVars({ [styles.place]: String(index) })}
        >
          <span className={styles.ball({ size, kind: number === "" ? "empty" : isSpecial ? "special" : "plain" })}>
            {number}
          </span>
          {isSpecial && <span className={styles.caption}>{specialLabel}</span>}
          {counted && (
            <span className={styles.caption} aria-hidden="true">
              {index + 1}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
