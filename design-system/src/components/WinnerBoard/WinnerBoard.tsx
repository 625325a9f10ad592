import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState, type ReactNode, type Ref } from "react";
import { useMediaQuery } from "../../foundations/layout/use-media-query.ts";
import { usableCount } from "../../foundations/numbers/usable-count.ts";
import { REDUCED_MOTION } from "../../theme/conditions.ts";
import { PauseButton } from "../PauseButton/PauseButton.tsx";
import * as styles from "./WinnerBoard.css.ts";
import { isMoving, roundSeconds } from "./rules.ts";

export interface Winner {
  id: string;
  /** Name of the member as the server masks it: "de***o". */
  name: string;
  /** Name of the game. */
  game: string;
  /** Amount with its currency symbol: "৳ 12,400.00". */
  amount: string;
  /** Picture of the game. @default none */
  picture?: ReactNode;
}

const USUAL_ROWS = 5;

export interface WinnerBoardProps {
  /** Accessible name of the list: "Latest winners". */
  label: string;
  /** The winners, latest first. */
  winners: readonly Winner[];
  /** Text shown while nobody has won yet: "The first winner of the day will stand here.". @default nothing */
  empty?: string;
  /** Number of visible rows. With more winners, the list moves. @default 5 */
  rows?: number;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * The latest winners (R140) in a board of fixed height, so that nothing around it shifts. If there are more winners than rows, the list
 * moves upwards. It stops under the pointer, while focused and when paused. With reduced motion it scrolls by hand.
 */
export function WinnerBoard({ label, winners, empty, rows: wantedRows = USUAL_ROWS, ...rest }: WinnerBoardProps) {
  const [isPaused, setIsPaused] = useState(false);
  const rows = usableCount("WinnerBoard (rows)", wantedRows, USUAL_ROWS);
  const moves = isMoving(winners.length, rows);
  const isStill = useMediaQuery(REDUCED_MOTION);
  // An area that scrolls by hand must also scroll by keyboard.
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
          <PauseButton paused={isPaused} label={label} onPausedChange={setIsPaused} />
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
