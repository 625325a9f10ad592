import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState, type ReactNode, type Ref } from "react";
import { useMediaQuery } from "../../foundations/use-media-query.ts";
import { REDUCED_MOTION } from "../../theme/conditions.ts";
import { PauseButton, type PauseLabels } from "../PauseButton/PauseButton.tsx";
import * as styles from "./WinnerBoard.css.ts";
import { isMoving, roundSeconds } from "./rules.ts";

export interface Winner {
  id: string;
  /** As the server masks it: "de***o". */
  name: string;
  /** The game that was won. */
  game: string;
  /** With its currency symbol: "৳ 12,400.00". */
  amount: string;
  /** A picture of the game. @default none */
  picture?: ReactNode;
}

export interface WinnerBoardProps {
  /** What the list is: "Latest winners". */
  label: string;
  /** The latest first. */
  winners: readonly Winner[];
  /** Texts of the button that halts it. */
  labels: PauseLabels;
  /** Said where nobody has won yet: "The first winner of the day will stand here.". @default nothing */
  empty?: string;
  /** Rows in sight; more than these pass by. @default 5 */
  rows?: number;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * The latest winners (R140) in a board of fixed height: nothing around it ever shifts. More winners than rows pass upwards, and
 * rest under the pointer, under focus, when paused and under reduced motion, where the board scrolls by hand.
 */
export function WinnerBoard({ label, winners, labels, empty, rows = 5, ...rest }: WinnerBoardProps) {
  const [isPaused, setIsPaused] = useState(false);
  const moves = isMoving(winners.length, rows);
  const isStill = useMediaQuery(REDUCED_MOTION);
  // What scrolls by hand must also scroll by keyboard.
  const scrolling = moves && isStill ? { role: "group", "aria-label": label, tabIndex: 0 } : {};
  return (
    <section
      {...rest}
      className={styles.board}
      aria-label={label}
      data-state={moves && !isPaused ? "playing" : "paused"}
      style={assignInlineVars({ [styles.rows]: String(rows), [styles.round]: `${roundSeconds(winners.length)}s` })}
    >
      {moves && (
        <span className={styles.pause}>
          <PauseButton paused={isPaused} labels={labels} onPausedChange={setIsPaused} />
        </span>
      )}
      {winners.length === 0 ? (
        <p className={styles.nobody}>{empty}</p>
      ) : (
        <div className={styles.window} {...scrolling}>
          <ol className={styles.list} data-moving={moves || undefined}>
            <Rows winners={winners} />
          </ol>
          {moves && (
            <ol className={styles.copy} data-moving aria-hidden="true" inert>
              <Rows winners={winners} />
            </ol>
          )}
        </div>
      )}
    </section>
  );
}

function Rows({ winners }: Pick<WinnerBoardProps, "winners">) {
  return winners.map(({ id, name, game, amount, picture }) => (
    <li key={id} className={styles.row}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.who}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.game}>{game}</span>
      </span>
      <span className={styles.amount} translate="no">
        {amount}
      </span>
    </li>
  ));
}
