import { useRef, type ReactNode, type Ref } from "react";
import { useButton } from "react-aria/useButton";
import { useDisclosure } from "react-aria/useDisclosure";
import { useDisclosureGroupState, type DisclosureGroupState } from "react-stately/useDisclosureGroupState";
import { useDisclosureState } from "react-stately/useDisclosureState";
import { assertDistinct } from "../../foundations/assert.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Accordion.css.ts";

export const ACCORDION_HEADING_LEVELS = [2, 3, 4, 5, 6] as const;
export type AccordionHeadingLevel = (typeof ACCORDION_HEADING_LEVELS)[number];

export interface AccordionItem {
  id: string;
  /** What opens the part: a question, a topic. */
  title: string;
  /** A word at the end of the title: a number, a state. @default none */
  note?: ReactNode;
  content: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface AccordionProps {
  /** The parts, in order; each opens by its title. */
  items: readonly AccordionItem[];
  /** Under which heading it stands: titles are headings too. @default 3 */
  headingLevel?: AccordionHeadingLevel;
  /** Whether one part may be opened beside another. @default true */
  allowsSeveral?: boolean;
  /** Ids of the open parts, where the caller holds this state (a part named in the URL). @default it holds its own */
  expandedIds?: readonly string[];
  /** Ids of the parts that are open at first. @default none */
  defaultExpandedIds?: readonly string[];
  /** Called with the ids that shall be open. */
  onExpandedChange?: (ids: string[]) => void;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Parts that open one under the other: questions and answers, details. The browser's own search finds what is closed, and opens
 * it. Do not hide what most members need; for parts of equal weight beside each other use Tabs.
 */
export function Accordion(props: AccordionProps) {
  const { items, headingLevel = 3, allowsSeveral = true, expandedIds, defaultExpandedIds, ...others } = props;
  const { onExpandedChange, ref, ...rest } = others;
  if (process.env.NODE_ENV !== "production") {
    assertDistinct(
      "Accordion",
      items.map(({ id }) => id),
    );
  }
  const group = useDisclosureGroupState({
    allowsMultipleExpanded: allowsSeveral,
    ...(expandedIds && { expandedKeys: expandedIds }),
    ...(defaultExpandedIds && { defaultExpandedKeys: defaultExpandedIds }),
    onExpandedChange: (keys) => onExpandedChange?.([...keys].map(String)),
  });
  return (
    <div {...rest} ref={ref} className={styles.accordion}>
      {items.map((item) => (
        <Part key={item.id} item={item} group={group} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

interface PartProps {
  item: AccordionItem;
  group: DisclosureGroupState;
  headingLevel: AccordionHeadingLevel;
}

function Part({ item, group, headingLevel }: PartProps) {
  const { id, title, note, content, disabled: isDisabled = false } = item;
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const state = useDisclosureState({
    isExpanded: group.expandedKeys.has(id),
    onExpandedChange: () => group.toggleKey(id),
  });
  const aria = useDisclosure({ isDisabled }, state, panel);
  const { buttonProps } = useButton(aria.buttonProps, button);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.part}>
      <Heading className={styles.heading}>
        <button {...buttonProps} ref={button} className={styles.trigger}>
          <span className={styles.title}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          <span className={styles.chevron}>
            <Icon drawing={ChevronDownIcon} size="small" />
          </span>
        </button>
      </Heading>
      {/* Hidden it is by its `hidden`, once it has closed: until then its links still take the focus. */}
      <div
        {...aria.panelProps}
        aria-hidden={undefined}
        data-expanded={state.isExpanded || undefined}
        ref={panel}
        className={styles.panel}
      >
        <div className={styles.content}>{content}</div>
      </div>
    </div>
  );
}
