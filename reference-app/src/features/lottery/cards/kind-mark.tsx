import type { ReactNode } from "react";
import type { LotteryKind } from "../rules.ts";
import * as styles from "./kind-mark.css.ts";

const DOT_RADIUS = 1.6;

const dots = (places: readonly (readonly [x: number, y: number])[], radius = DOT_RADIUS) =>
  places.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r={radius} />);

/** Pictures of the lottery kinds (R513), made of lines and dots without letters. */
const PICTURES: Record<LotteryKind, ReactNode> = {
  // Five balls of eleven.
  "11X5": (
    <>
      {dots([
        [4, 8],
        [8, 16],
        [12, 8],
        [16, 16],
        [20, 8],
      ])}
      {dots(
        [
          [8, 8],
          [16, 8],
          [4, 16],
          [12, 16],
          [20, 16],
          [12, 12],
        ],
        0.8,
      )}
    </>
  ),
  // A leaf, for "lucky farm".
  LF: (
    <path
      className={styles.line}
      d="M12 20v-7m0 0c-4 0-6-3-6-7 4 0 6 3 6 7Zm0 0c4 0 6-3 6-7-4 0-6 3-6 7Zm0 3c-3 0-5-1-6-3m6 3c3 0 5-1 6-3"
    />
  ),
  // Six balls around the special one.
  LHC: (
    <>
      {dots([
        [12, 4],
        [19, 8],
        [19, 16],
        [12, 20],
        [5, 16],
        [5, 8],
      ])}
      <circle className={styles.line} cx="12" cy="12" r="3" />
    </>
  ),
  // Racers in their lanes.
  PK10: (
    <>
      <path className={styles.line} d="M3 6h9M3 12h15M3 18h5" />
      {dots([
        [15, 6],
        [21, 12],
        [11, 18],
      ])}
    </>
  ),
  // Five digits side by side.
  SSC: (
    <>
      <rect className={styles.line} x="2" y="7" width="20" height="10" rx="3" />
      {dots(
        [
          [5, 12],
          [8.5, 12],
          [12, 12],
          [15.5, 12],
          [19, 12],
        ],
        1.1,
      )}
    </>
  ),
};

/** A small picture of the lottery kind. It is decorative; the name carries the information. */
export function KindMark({ kind }: { kind: LotteryKind }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" data-kind={kind}>
      {PICTURES[kind]}
    </svg>
  );
}
