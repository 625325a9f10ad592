import { useRef, type ReactNode, type Ref } from "react";
import { useButton } from "react-aria/useButton";
import { useDisclosure } from "react-aria/useDisclosure";
import { useDisclosureGroupState, type DisclosureGroupState } from "react-stately/useDisclosureGroupState";
import { useDisclosureState } from "react-stately/useDisclosureState";
import { assertDistinct } from "../../foundations/props/assert.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Accordion.css.ts";

export const ACCORDION_HEADING_LEVELS = [2, 3, 4, 5, 6] as const;
export type AccordionHeadingLevel = (typeof ACCORDION_HEADING_LEVELS)[number];

export interface AccordionItem {
  id: string;
  /** Title of the part, and its button: a question, a topic. */
  title: string;
  /** Short text at the end of the title: a number, a state. @default none */
  note?: ReactNode;
  content: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface AccordionProps {
  /** The parts, in order. A click on a title opens its part. */
  items: readonly AccordionItem[];
  /** Heading level of the titles, one below the heading above the accordion. @default 3 */
  headingLevel?: AccordionHeadingLevel;
  /** Whether several parts can be open at the same time. @default true */
  allowsSeveral?: boolean;
  /** Ids of the open parts. Pass them to control the state, for example to keep the open part in the URL. @default uncontrolled */
  expandedIds?: readonly string[];
  /** Ids of the parts that are open on the first render. @default none */
  defaultExpandedIds?: readonly string[];
  /** Called with the ids of the parts that should be open after a click. */
  onExpandedChange?: (ids: string[]) => void;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Parts that open and close, one below the other: questions and answers, details. The browser's find-in-page also finds text in closed
 * parts, and opens them. Do not hide what most members need. For parts of equal importance use Tabs.
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
      {/* The `hidden` attribute hides the panel after it has closed. Until then its links could still take the focus. */}
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
