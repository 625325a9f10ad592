import * as RadixTabs from "@radix-ui/react-tabs";
import { useLayoutEffect, useRef, type ReactNode, type Ref } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { assertDistinct, assertOneOf } from "../../foundations/assert.ts";
import { formatCount } from "../../foundations/format.ts";
import { bringIntoSight } from "../../foundations/bring-into-sight.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Tabs.css.ts";

export const TABS_VARIANTS = ["line", "pill"] as const;
export type TabsVariant = (typeof TABS_VARIANTS)[number];

export interface TabItem {
  /** Tells the tabs apart; in URLs too. */
  value: string;
  label: string;
  /** Mounted while its tab is chosen. Without it the tabs only choose, and the page shows what was chosen. */
  content?: ReactNode;
  iconStart?: IconDrawing;
  /** How many things are behind it. */
  count?: number;
  /** @default false */
  disabled?: boolean;
}

export interface TabsProps {
  /** Names the group for screen readers. */
  label: string;
  /** The tabs, in order; values differ. */
  items: readonly TabItem[];
  /** The chosen tab, where the caller holds it. */
  value?: string;
  /** The tab chosen first. @default the first */
  defaultValue?: string;
  /** A tab was chosen: called with its value. */
  onValueChange?: (value: string) => void;
  /** A line under the chosen tab, or a ground behind it. @default "line" */
  variant?: TabsVariant;
  /**
   * Shares the width out equally: for two or three short labels.
   * @default false
   */
  stretch?: boolean;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Several views in one place; arrow keys move between them. Tabs that are pages of their own are a navigation. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onValueChange, variant = "line", stretch = false, ...rest } = props;
  const { direction } = useLocale();
  if (process.env.NODE_ENV !== "production") {
    const values = items.map((item) => item.value);
    assertDistinct("Tabs", values);
    assertOneOf("Tabs", value ?? defaultValue, values);
  }
  const first = items.find((item) => !item.disabled)?.value;
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.findIndex((item) => item.value === (value ?? defaultValue));
  // It may be chosen by more than a press, such as an address.
  useLayoutEffect(() => {
    const item = list.current?.children[chosen];
    if (list.current && item) bringIntoSight(list.current, item);
  }, [chosen]);
  const state = value === undefined ? { defaultValue: defaultValue ?? first ?? "" } : { value };
  return (
    <RadixTabs.Root
      {...rest}
      {...state}
      {...(onValueChange ? { onValueChange } : {})}
      dir={direction}
      className={styles.tabs}
    >
      <RadixTabs.List ref={list} aria-label={label} className={styles.list({ variant, stretch })}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={styles.tab({ variant, stretch })}
            // A tab that is half out of sight comes in when it is reached.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
          >
            {item.iconStart && <Icon drawing={item.iconStart} size="text" />}
            <span>{item.label}</span>
            {item.count !== undefined && <span className={styles.count}>{formatCount(item.count)}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
