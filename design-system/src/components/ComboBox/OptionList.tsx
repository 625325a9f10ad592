import { assignInlineVars } from "@vanilla-extract/dynamic";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from "react";
import { type AriaListBoxOptions, useListBox, useOption } from "react-aria/useListBox";
import { useFocusVisible } from "react-aria/useFocusVisible";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import * as popup from "../../foundations/overlays/popover.css.ts";
import { CheckIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as styles from "./ComboBox.css.ts";
import { isLongList, type ListEntry, listEntries, placesWith } from "./rules.ts";

/** Estimated height of an option until it is measured; long names wrap. */
const OPTION_PX = 44;
const TWO_LINES_PX = 48;
const HEADING_PX = 28;
const OPTIONS_AHEAD = 8;
/** Least space between the focused option and the edge of the list. */
const EDGE_PX = 8;

export interface ComboBoxOption {
  id: string;
  label: string;
  /** More about the option, below the label: a branch, a code. @default none */
  description?: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
  /** Picture before the label: a flag, a bank. @default none */
  icon?: ReactNode;
  /** Heading above this option and its neighbours with the same group. @default no heading */
  group?: string;
  /** @default false */
  disabled?: boolean;
}

type State = ComboBoxState<ComboBoxOption>;

interface OptionListProps extends AriaListBoxOptions<ComboBoxOption> {
  state: State;
  listRef: RefObject<HTMLUListElement | null>;
  loading: boolean;
  /** Message that is shown instead of options, or beside them. */
  news: string | undefined;
}

/** The list of a ComboBox. A long list only renders the options near its viewport. */
export function OptionList({ state, listRef, loading, news, ...props }: OptionListProps) {
  const entries = listEntries([...state.collection].flatMap(({ value }) => value ?? []));
  const isLong = isLongList(entries.length);
  const { listBoxProps } = useListBox({ ...props, isVirtualized: isLong }, state, listRef);
  const { focusedKey } = state.selectionManager;
  const focused = entries.findIndex(({ option }) => option?.id === focusedKey);
  const virtualizer = useVirtualizer({
    count: entries.length,
    enabled: isLong,
    getScrollElement: () => listRef.current,
    estimateSize: (index) => heightPx(entries[index]),
    scrollPaddingStart: EDGE_PX,
    scrollPaddingEnd: EDGE_PX,
    overscan: OPTIONS_AHEAD,
    rangeExtractor: (range: Range) => placesWith(defaultRangeExtractor(range), focused < 0 ? undefined : focused),
  });
  const { isFocusVisible } = useFocusVisible();
  useEffect(() => {
    // Only the keyboard scrolls to the focused option: an option under the mouse is visible already.
    if (isLong && focused >= 0 && isFocusVisible) virtualizer.scrollToIndex(focused);
  }, [isLong, focused, isFocusVisible, virtualizer]);
  const rows = isLong
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : entries.map((_entry, index) => ({ index, start: undefined }));
  return (
    <>
      <ul {...listBoxProps} ref={listRef} className={`${popup.list} ${styles.list}`} aria-busy={loading || undefined}>
        {isLong && (
          <li
            role="presentation"
            className={styles.length}
            style={assignInlineVars({ [styles.lengthPx]: `${virtualizer.getTotalSize()}px` })}
          />
        )}
        {rows.map(({ index, start }) => {
          const { option, heading } = entries[index] ?? {};
          const place = { index, start, measureRef: isLong ? virtualizer.measureElement : undefined };
          if (option) return <Option key={option.id} option={option} state={state} {...place} />;
          // Each option has the group in its name, so screen readers do not need the heading.
          return (
            <li
              key={`heading ${index}`}
              role="presentation"
              ref={place.measureRef}
              data-index={index}
              className={rowClass(popup.groupHeading, start)}
              {...rowStyle(start)}
            >
              <span aria-hidden="true">{heading}</span>
            </li>
          );
        })}
      </ul>
      {loading && (
        <p className={styles.news}>
          <Spinner size="small" />
        </p>
      )}
      {news && <p className={styles.news}>{news}</p>}
    </>
  );
}

interface RowPlace {
  index: number;
  /** Offset of the row in a long list, in px. */
  start: number | undefined;
  measureRef: Ref<HTMLLIElement> | undefined;
}

const heightPx = (entry: ListEntry<ComboBoxOption> | undefined): number => {
  if (entry?.heading !== undefined) return HEADING_PX;
  return entry?.option?.description === undefined ? OPTION_PX : TWO_LINES_PX;
};

const rowClass = (name: string, start: number | undefined) => (start === undefined ? name : `${name} ${styles.placed}`);
const rowStyle = (start: number | undefined) =>
  start === undefined ? {} : { style: assignInlineVars({ [styles.startPx]: `${start}px` }) };

interface OptionProps extends RowPlace {
  option: ComboBoxOption;
  state: State;
}

function Option({ option, state, index, start, measureRef }: OptionProps) {
  const item = useRef<HTMLLIElement>(null);
  const groupId = useId();
  const aria = useOption({ key: option.id }, state, item);
  return (
    <li
      {...aria.optionProps}
      // Its accessible name contains all visible text, the description too (WCAG 2.5.3).
      aria-labelledby={[aria.labelProps.id, aria.descriptionProps.id, option.group && groupId]
        .filter(Boolean)
        .join(" ")}
      aria-describedby={undefined}
      ref={(element) => {
        item.current = element;
        if (typeof measureRef === "function") measureRef(element);
      }}
      className={rowClass(popup.option, start)}
      {...rowStyle(start)}
      data-index={index}
      data-focused={aria.isFocused || undefined}
      data-focus-visible={aria.isFocusVisible || undefined}
      data-disabled={aria.isDisabled || undefined}
    >
      {option.icon && <span className={popup.icon}>{option.icon}</span>}
      <span className={popup.label}>
        <span {...aria.labelProps} lang={option.lang} className={styles.label}>
          {option.label}
        </span>
        {option.description !== undefined && (
          <span {...aria.descriptionProps} className={styles.description}>
            {/* The space keeps label and description apart for screen readers. */}
            {` ${option.description}`}
          </span>
        )}
      </span>
      {option.group !== undefined && (
        <span id={groupId} hidden>
          {option.group}
        </span>
      )}
      {aria.isSelected && <Icon drawing={CheckIcon} size="small" />}
    </li>
  );
}
