import { Children, useCallback, useEffect, useId, useRef, useState, type ReactNode, type Ref } from "react";
import { shelfStrings } from "../../foundations/strings/motion.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import type { Hue } from "../../theme/categories.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Shelf.css.ts";
import { pageStart, scrollEnds, type ScrollEnds } from "./rules.ts";

export interface ShelfProps {
  /** Heading of the row. */
  heading: string;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3;
  /** Icon before the heading, in the hue of the category. @default none */
  icon?: ReactNode;
  /** Hue of the icon. @default "accent" */
  hue?: Hue;
  /** A link to the whole list. @default none */
  action?: ReactNode;
  /** The cards, each with a key. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A row of cards that scrolls sideways: by swipe, by keyboard, and by two buttons if it does not fit. */
export function Shelf(props: ShelfProps) {
  const { heading, headingLevel = 2, icon, hue = "accent", action, children, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  const { previousItems, nextItems } = useStrings(shelfStrings);
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<ScrollEnds>({ isAtStart: true, isAtEnd: true });

  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const now = scrollEnds(element);
    setEnds((before) => (before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd ? before : now));
  }, []);
  const watch = useCallback(() => {
    const element = list.current;
    if (!element) return undefined;
    // The observer also calls this once after the first layout. Measuring earlier would force an extra layout.
    const resize = new ResizeObserver(look);
    resize.observe(element);
    return () => resize.disconnect();
  }, [look]);
  const count = Children.count(children);
  useEffect(watch, [watch, count]);

  const turn = (pages: 1 | -1) => {
    const element = list.current;
    const [first, second] = list.current?.children ?? [];
    if (!element || !first || !second) return;
    // Distance from the first to the second card. It is negative on right-to-left pages.
    const cardPx = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    element.scrollTo({ left: Math.sign(cardPx) * pageStart(element, Math.abs(cardPx), pages) });
  };

  const arrow = (pages: 1 | -1, text: string, isOff: boolean, drawing: IconDrawing) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={fill(text, { name: heading })}
      aria-disabled={isOff}
      onClick={() => turn(pages)}
    >
      <Icon drawing={drawing} mirrored />
    </button>
  );

  return (
    <section {...rest} className={styles.shelf} aria-labelledby={headingId}>
      <div className={styles.header}>
        {icon && <span className={styles.icon({ hue })}>{icon}</span>}
        <Heading id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        {action && <div className={styles.action}>{action}</div>}
        {!(ends.isAtStart && ends.isAtEnd) && (
          <div className={styles.arrows}>
            {arrow(-1, previousItems, ends.isAtStart, ChevronBackIcon)}
            {arrow(1, nextItems, ends.isAtEnd, ChevronForwardIcon)}
          </div>
        )}
      </div>
      <ul ref={list} className={styles.row} aria-labelledby={headingId} onScroll={look}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
