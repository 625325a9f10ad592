import { assignInlineVars } from "@vanilla-extract/dynamic";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from "react";
import { type AriaListBoxOptions, useListBox, useOption } from "react-aria/useListBox";
import { useFocusVisible } from "react-aria/useFocusVisible";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import * as popup from "../../foundations/overlays/popover.css.ts";
import { CheckIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as styles from "./ComboBox.css.ts";
import { isLongList, placesWith } from "./rules.ts";

/** Estimated height of an option until it is measured; long names wrap. */
const OPTION_PX = 44;
const TWO_LINES_PX = 48;
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
  const keys = [...state.collection.getKeys()];
  const isLong = isLongList(keys.length);
  const { listBoxProps } = useListBox({ ...props, isVirtualized: isLong }, state, listRef);
  const { focusedKey } = state.selectionManager;
  const focused = focusedKey === null ? -1 : keys.indexOf(focusedKey);
  const virtualizer = useVirtualizer({
    count: keys.length,
    enabled: isLong,
    getScrollElement: () => listRef.current,
    estimateSize: (index) => (state.collection.at(index)?.value?.description === undefined ? OPTION_PX : TWO_LINES_PX),
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
    : keys.map((_key, index) => ({ index, start: undefined }));
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
          const option = state.collection.at(index)?.value;
          return (
            option && (
              <Option
                key={option.id}
                option={option}
                state={state}
                index={index}
                start={start}
                measureRef={isLong ? virtualizer.measureElement : undefined}
              />
            )
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

interface OptionProps {
  option: ComboBoxOption;
  state: State;
  index: number;
  /** Offset of the option in a long list, in px. */
  start: number | undefined;
  measureRef: Ref<HTMLLIElement> | undefined;
}

function Option({ option, state, index, start, measureRef }: OptionProps) {
  const item = useRef<HTMLLIElement>(null);
  const aria = useOption({ key: option.id }, state, item);
  return (
    <li
      {...aria.optionProps}
      // Its accessible name contains all visible text, the description too (WCAG 2.5.3).
      aria-labelledby={[aria.labelProps.id, aria.descriptionProps.id].filter(Boolean).join(" ")}
      aria-describedby={undefined}
      ref={(element) => {
        item.current = element;
        if (typeof measureRef === "function") measureRef(element);
      }}
      className={start === undefined ? popup.option : `${popup.option} ${styles.placed}`}
      {...(start !== undefined && { style: assignInlineVars({ [styles.startPx]: `${start}px` }) })}
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
      {aria.isSelected && <Icon drawing={CheckIcon} size="small" />}
    </li>
  );
}
