import * as RadixTabs from "@radix-ui/react-tabs";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { assertDistinct, assertOneOf } from "../../foundations/props/assert.ts";
import { formatCount } from "../../foundations/numbers/format.ts";
import { bringIntoSight } from "../../foundations/scrolling/bring-into-sight.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { useKeptFocus } from "../../foundations/focus/use-kept-focus.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { Icon } from "../Icon/Icon.tsx";
import { neighbourOf } from "./rules.ts";
import * as styles from "./Tabs.css.ts";

export const TABS_VARIANTS = ["line", "pill"] as const;
export type TabsVariant = (typeof TABS_VARIANTS)[number];

export const TABS_ACTIVATIONS = ["automatic", "manual"] as const;
export type TabsActivation = (typeof TABS_ACTIVATIONS)[number];

export interface TabItem {
  /** Unique value of the tab, also used in URLs. */
  value: string;
  label: string;
  /** Content of the tab, mounted while the tab is chosen. */
  content: ReactNode;
  iconStart?: IconDrawing;
  /** Number of items in the tab. */
  count?: number;
  /** @default false */
  disabled?: boolean;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs in order, with different values. */
  items: readonly TabItem[];
  /** Value of the chosen tab. Pass it to control the state. */
  value?: string;
  /** Value of the tab that is chosen on the first render. @default the first tab */
  defaultValue?: string;
  /** Called with the value of the chosen tab. */
  onValueChange?: (value: string) => void;
  /**
   * `automatic`: the arrow keys choose a tab when they move to it. `manual`: Enter or Space chooses it. Use `manual` where choosing opens
   * a dialog or another page, because moving the focus alone must not do that (WCAG 3.2.1).
   * @default "automatic"
   */
  activation?: TabsActivation;
  /** A line under the chosen tab, or a background behind it. @default "line" */
  variant?: TabsVariant;
  /** Makes all tabs equally wide: for two or three short labels. @default false */
  stretch?: boolean;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Several views in one place. Arrow keys move between the tabs. If the chosen tab is removed, its neighbour is chosen. If the tabs are
 * separate pages, use a navigation instead.
 */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onValueChange, activation = "automatic", ...others } = props;
  const { variant = "line", stretch = false, ...rest } = others;
  const { direction } = useLocale();
  if (process.env.NODE_ENV !== "production") {
    const values = items.map((item) => item.value);
    assertDistinct("Tabs", values);
    assertOneOf("Tabs", value, values);
  }
  const list = useRef<HTMLDivElement>(null);
  const first = items.find((item) => !item.disabled)?.value;
  const [held, choose] = useControllable(value, defaultValue ?? first ?? "", onValueChange);
  const chosenValue = useRemaining(items, held, choose);
  const chosen = items.findIndex((item) => item.value === chosenValue);
  const select = (tab: string) => {
    if (tab !== chosenValue) choose(tab);
  };
  useKeptFocus(list, () => null);
  // The tab may change without a click, for example through the URL. It must be visible then too.
  useLayoutEffect(() => {
    const item = list.current?.children[chosen];
    if (list.current && item) bringIntoSight(list.current, item);
  }, [chosen]);
  return (
    // Without `onValueChange`, because Radix chooses a tab when a mouse button goes down.
    <RadixTabs.Root {...rest} value={chosenValue} dir={direction} className={styles.tabs}>
      <RadixTabs.List ref={list} aria-label={label} className={styles.list({ variant, stretch })}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={styles.tab({ variant, stretch })}
            onFocus={({ currentTarget }) => {
              // A tab can be partly hidden.
              currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
              if (activation === "automatic") select(item.value);
            }}
            // The release of the mouse button chooses, so that moving away before it cancels the press (WCAG 2.5.2).
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              const hadFocus = currentTarget === document.activeElement;
              currentTarget.focus();
              if (hadFocus || activation === "manual") select(item.value);
            }}
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

/** Returns the chosen tab. If it was removed, chooses its neighbour. */
function useRemaining(items: readonly TabItem[], held: string, choose: (value: string) => void): string {
  const index = items.findIndex((item) => item.value === held);
  const [lastIndex, setLastIndex] = useState(index);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);
  const remaining = index >= 0 || lastIndex < 0 ? held : (neighbourOf(items, lastIndex)?.value ?? held);
  const follow = useEffectEvent(() => choose(remaining));
  useEffect(() => {
    if (remaining !== held) follow();
  }, [remaining, held]);
  return remaining;
}
