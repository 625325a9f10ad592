import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState, type FocusEvent, type ReactNode, type Ref, type SyntheticEvent } from "react";
import { useMediaQuery } from "../../foundations/layout/use-media-query.ts";
import { bringIntoSight } from "../../foundations/scrolling/bring-into-sight.ts";
import { REDUCED_MOTION } from "../../theme/conditions.ts";
import { PauseButton } from "../PauseButton/PauseButton.tsx";
import * as styles from "./Marquee.css.ts";
import { roundSeconds } from "./rules.ts";

export interface MarqueeItem {
  id: string;
  text: string;
  /** Called on click, to open the whole announcement. @default plain text */
  onClick?: () => void;
}

export interface MarqueeProps {
  /** Accessible name: "Announcements". */
  label: string;
  /** The announcements in order. */
  items: readonly MarqueeItem[];
  /** Icon at the start. @default none */
  icon?: ReactNode;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A moving line of announcements (R137). Only CSS animates it. It stops under the pointer, while focused, and when paused. An item with
 * keyboard focus is scrolled into view. With reduced motion it is a line to scroll by hand.
 */
export function Marquee({ label, items, icon, ...rest }: MarqueeProps) {
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useMediaQuery(REDUCED_MOTION);
  // An area that scrolls by hand must also scroll by keyboard.
  const scrolling = { role: "group", "aria-label": label, tabIndex: 0 };
  const moving = { onFocus: showFocused, onBlur: backToStart, onPointerLeave: backToStart };
  if (items.length === 0) return null;
  return (
    <section
      {...rest}
      className={styles.marquee}
      aria-label={label}
      data-state={isPaused ? "paused" : "playing"}
      style={assignInlineVars({ [styles.round]: `${roundSeconds(items.map((item) => item.text))}s` })}
    >
      <span className={styles.pause}>
        <PauseButton paused={isPaused} label={label} onPausedChange={setIsPaused} />
      </span>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.window} {...(isStill ? scrolling : moving)}>
        <div className={styles.track}>
          <ul className={styles.line}>
            <Items items={items} />
          </ul>
          {/* The second copy makes the loop seamless. It is hidden from screen readers. */}
          <ul className={styles.copy} aria-hidden="true" inert>
            <Items items={items} />
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Shows the whole item that has keyboard focus (WCAG 2.4.7, 2.4.11). A click must not move the item under the mouse. */
function showFocused({ currentTarget, target }: FocusEvent) {
  if (target.matches(":focus-visible")) bringIntoSight(currentTarget, target);
}

/**
 * The animation begins at the start of the line. While the mouse is over the line, nothing moves: a press takes the focus from another item
 * before it becomes a click.
 */
function backToStart({ currentTarget }: SyntheticEvent) {
  if (!currentTarget.matches(":hover, :focus-within")) currentTarget.scrollLeft = 0;
}

function Items({ items }: Pick<MarqueeProps, "items">) {
  return items.map(({ id, text, onClick }) => (
    <li key={id} className={styles.item}>
      {onClick ? (
        <button type="button" className={styles.link} onClick={onClick}>
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  ));
}
