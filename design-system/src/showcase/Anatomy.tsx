import { Story, Unstyled } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useCallback, useRef, useState } from "react";
import * as styles from "./anatomy.css.ts";

interface Part {
  /** CSS selector of the part in the story. Its first match is marked. */
  select: string;
  /** Name of the part, and what it is for. */
  is: string;
  /** Side of the part where its number is. @default "above" */
  side?: "above" | "below";
}

interface AnatomyProps {
  of: NonNullable<ComponentProps<typeof Story>["of"]>;
  parts: readonly Part[];
}

/** The point of a part's edge that its line leads to, in px from the corner of the stage. */
interface Mark {
  left: number;
  top: number;
}

function markOf({ select, side = "above" }: Part, stage: HTMLElement): Mark | undefined {
  const box = stage.querySelector(select)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const corner = stage.getBoundingClientRect();
  return { left: box.left + box.width / 2 - corner.left, top: (side === "above" ? box.top : box.bottom) - corner.top };
}

/** A story with numbers at its parts, and the list of the parts. The numbers follow the parts when the layout changes. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const [marks, setMarks] = useState<readonly (Mark | undefined)[]>([]);
  const stage = useRef<HTMLDivElement>(null);
  const follow = useCallback(
    (story: HTMLDivElement) => {
      const look = () => {
        const box = stage.current;
        if (box) setMarks(parts.map((part) => markOf(part, box)));
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
  const unmarked = parts.filter((_part, index) => !marks[index]).map(({ select }) => select);
  return (
    <Unstyled>
      {/* `npm run storybook:check` reads the attribute: a part that the story no longer has must not stay in the list. */}
      <figure className={styles.anatomy} data-unmarked={unmarked.join(" | ") || undefined}>
        <div ref={stage} className={styles.stage}>
          <div ref={follow}>
            <Story of={of} />
          </div>
          {parts.map(({ select, side = "above" }, index) => {
            const mark = marks[index];
            return (
              mark && (
                <span key={select} className={styles.mark({ side })} style={mark} aria-hidden="true">
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
