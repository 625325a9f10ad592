import { Story, Unstyled } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useCallback, useRef, useState } from "react";
import * as styles from "./anatomy.css.ts";

type Side = "start" | "end" | "above" | "below";

interface Part {
  /** CSS selector of the part in the story. Its first match is marked. */
  select: string;
  /** Name of the part, and what it is for. */
  is: string;
  /** Margin of the drawing that has the number. @default "start" */
  side?: Side;
}

interface AnatomyProps {
  of: NonNullable<ComponentProps<typeof Story>["of"]>;
  parts: readonly Part[];
}

/** The line from the margin to the edge of a part, in px from the corner of the stage. */
interface Line {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Thickness of a line in px. */
const THIN_PX = 1;
/** A line from above or below meets a wide part near its start, where its text is. */
const INDENT_PX = 16;

function lineOf({ select, side = "start" }: Part, stage: HTMLElement): Line | undefined {
  const box = stage.querySelector(select)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const corner = stage.getBoundingClientRect();
  const [left, top] = [box.left - corner.left, box.top - corner.top];
  const [right, bottom] = [left + box.width, top + box.height];
  const isUpright = side === "above" || side === "below";
  const at = isUpright ? left + Math.min(box.width / 2, INDENT_PX) : top + box.height / 2;
  switch (side) {
    case "start":
      return { left: 0, top: at, width: left, height: THIN_PX };
    case "end":
      return { left: right, top: at, width: corner.width - right, height: THIN_PX };
    case "above":
      return { left: at, top: 0, width: THIN_PX, height: top };
    case "below":
      return { left: at, top: bottom, width: THIN_PX, height: corner.height - bottom };
  }
}

/** A story with numbers at its parts, and the list of the parts. The numbers follow the parts when the layout changes. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const [drawn, setDrawn] = useState<readonly (Line | undefined)[]>([]);
  const stage = useRef<HTMLDivElement>(null);
  const follow = useCallback(
    (story: HTMLDivElement) => {
      const look = () => {
        const box = stage.current;
        if (box) setDrawn(parts.map((part) => lineOf(part, box)));
      };
      const resizes = new ResizeObserver(look);
      resizes.observe(story);
      const changes = new MutationObserver(look);
      changes.observe(story, { subtree: true, childList: true });
      return () => {
        resizes.disconnect();
        changes.disconnect();
      };
    },
    [parts],
  );
  const unmarked = parts.filter((_part, index) => !drawn[index]).map(({ select }) => select);
  return (
    <Unstyled>
      {/* `npm run storybook:check` reads the attribute: a part that the story no longer has must not stay in the list. */}
      <figure className={styles.anatomy} data-unmarked={unmarked.join(" | ") || undefined}>
        <div ref={stage} className={styles.stage}>
          <div ref={follow}>
            <Story of={of} />
          </div>
          {parts.map(({ select, side = "start" }, index) => {
            const line = drawn[index];
            return (
              line && (
                <span key={select} className={styles.line({ side })} style={line} aria-hidden="true">
                  <span className={styles.number}>{index + 1}</span>
                </span>
              )
            );
          })}
        </div>
        <figcaption>
          <ol className={styles.parts}>
            {parts.map(({ select, is }, index) => (
              <li key={select} className={styles.part}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {is}
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </Unstyled>
  );
}
