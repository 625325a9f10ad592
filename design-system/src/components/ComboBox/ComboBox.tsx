import { type FocusEventHandler, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { useButton } from "react-aria/useButton";
import { useComboBox } from "react-aria/useComboBox";
import { useFilter } from "react-aria/useFilter";
import { Item } from "react-stately/Item";
import { useComboBoxState } from "react-stately/useComboBoxState";
import { type AriaTexts, useAriaStrings } from "../../foundations/locale/aria-strings.ts";
import { Popover } from "../../foundations/overlays/popover.tsx";
import * as popup from "../../foundations/overlays/popover.css.ts";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { comboBoxStrings } from "../../foundations/strings/choices.ts";
import { fill } from "../../foundations/strings/strings.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { ChevronDownIcon, CloseIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { fieldControl, fieldFrame, fieldStart } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import * as styles from "./ComboBox.css.ts";
import { type ComboBoxOption, OptionList } from "./OptionList.tsx";
import { isSameName, withChosen } from "./rules.ts";
import { useListNews, useSearchPause } from "./use-search.ts";

export type { ComboBoxOption } from "./OptionList.tsx";

export interface ComboBoxProps extends FieldTexts {
  /** All options; with `onSearch`, the results of the search. */
  options: readonly ComboBoxOption[];
  /** Id of the chosen option; null while nothing is chosen. Pass it to control the value. @default uncontrolled */
  value?: string | null;
  /** Id of the option that is chosen on the first render, when the value is not controlled. @default nothing is chosen */
  defaultValue?: string;
  /** Called with the id of the chosen option; null when the field was emptied. */
  onValueChange?: (id: string | null) => void;
  /** Called when the focus leaves the field and its list, for a form that validates then. */
  onBlur?: FocusEventHandler;
  /**
   * Called with the search text after a short pause in typing; "" requests all options. Pass the results as `options`; the field then does
   * not filter them itself.
   * @default the field filters `options`
   */
  onSearch?: (text: string) => void;
  /** Whether a search is running. @default false */
  loading?: boolean;
  /** Shown when a search failed: says what happened, and that typing again repeats the search. @default none */
  loadError?: string | undefined;
  /** Shown when no option matches. @default "No matches. Try other words." in the language of the page */
  emptyText?: string;
  /** Example text inside the empty field. @default none */
  placeholder?: string;
  /** Picture before the text. @default the icon of the chosen option */
  icon?: ReactNode;
  /** Id of the input. @default a generated id */
  id?: string;
  /** Name of the field in the form. The form sends the option's id. @default not submitted */
  name?: string;
  /** Whether an option must be chosen. @default false */
  required?: boolean;
  /** Whether the field is disabled. @default false */
  disabled?: boolean;
  /** Whether the choice is shown and submitted, but cannot be changed. @default false */
  readOnly?: boolean;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
  [data: `data-${string}`]: string | undefined;
}

const TEXTS: AriaTexts<keyof typeof comboBoxStrings> = {
  group: comboBoxStrings,
  names: {
    "@react-aria/combobox": {
      buttonLabel: "showOptions",
      listboxLabel: "options",
      countAnnouncement: "optionsFound",
      focusAnnouncement: "optionAt",
      selectedAnnouncement: "optionChosen",
    },
  },
};
const DISMISS_TEXTS: AriaTexts<keyof typeof actionStrings> = {
  group: actionStrings,
  names: { "@react-aria/overlays": { dismiss: "close" } },
};

/**
 * Chooses one of many options by typing: banks, cities, games. Typing filters the list; the value is always one of the options. The name
 * of an option, typed in full, is the choice. For about a dozen options use a Select, for free text a TextField. Load it lazily.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    description,
    error: ownError,
    options,
    value,
    defaultValue,
    onValueChange,
    onSearch,
    ...others
  } = props;
  const { loading = false, loadError, emptyText, placeholder, icon: ownIcon, id, name, ...more } = others;
  const { required = false, disabled = false, readOnly = false, onBlur, ref, ...rest } = more;
  const { ids, error, controlProps } = useField({ id, name, description, error: ownError });
  const strings = useAriaStrings(TEXTS);
  useAriaStrings(DISMISS_TEXTS);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const [chosenId, setChosenId] = useControllable(value, defaultValue ?? null, onValueChange);
  const chosen = useChosen(options, chosenId);
  const search = useSearchPause(onSearch);
  const { contains } = useFilter({ sensitivity: "base" });
  const shownLabels = new Set(options.map((option) => option.label));
  const comboProps = {
    id: ids.control,
    "aria-labelledby": ids.label,
    ...(controlProps["aria-describedby"] && { "aria-describedby": controlProps["aria-describedby"] }),
    // Adds the chosen option even if the search did not find it. Otherwise the field could not show its name.
    defaultItems: withChosen(options, chosen),
    defaultFilter: onSearch ? (text: string) => shownLabels.has(text) : contains,
    children: (option: ComboBoxOption) => (
      <Item key={option.id} textValue={option.label}>
        {option.label}
      </Item>
    ),
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.id),
    value: chosenId,
    onChange: (key: string | number | null) => setChosenId(key === null ? null : String(key)),
    onOpenChange: (isOpen: boolean, trigger?: string) => {
      if (isOpen && trigger === "manual") search.now("");
      if (!isOpen) search.forget();
    },
    allowsEmptyCollection: true,
    isRequired: required,
    isDisabled: disabled,
    isReadOnly: readOnly,
    // The form shows the validation message, in its own words.
    validationBehavior: "native",
    // Without this, a form would submit the earlier choice, or none, in place of the words in the field.
    validate: ({ inputValue }: { inputValue: string }) =>
      inputValue === "" || inputValue === chosen?.label ? undefined : strings.notAnOption,
    ...(placeholder !== undefined && { placeholder }),
    ...(onBlur && { onBlur }),
  } as const;
  const own = useComboBoxState<ComboBoxOption>(comboProps);
  /** Chooses the option with this name, if there is one. */
  const chooseNamed = (text: string) => {
    const named = options.find((option) => isSameName(option.label, text));
    if (named && !named.disabled && named.id !== chosenId) setChosenId(named.id);
  };
  const state = {
    ...own,
    // A name that was typed in full is the choice. Otherwise Enter, Tab and a press elsewhere would remove the text.
    commit: () => {
      if (own.selectionManager.focusedKey === null) chooseNamed(own.inputValue);
      own.commit();
    },
    setFocused: (isFocused: boolean) => {
      if (!isFocused) chooseNamed(own.inputValue);
      own.setFocused(isFocused);
    },
    setInputValue: (text: string) => {
      // The browser fills in a field without focusing it.
      if (!own.isFocused) chooseNamed(text);
      own.setInputValue(text);
      search.later(text);
    },
  };
  const refs = { inputRef: input, buttonRef: button, popoverRef: popover, listBoxRef: list };
  const aria = useComboBox<ComboBoxOption>({ ...comboProps, ...refs }, state);
  const news = loading
    ? undefined
    : (loadError ?? (state.collection.size === 0 ? (emptyText ?? strings.noOption) : ""));
  useListNews(state.isOpen, news);
  const icon = ownIcon ?? chosen?.icon;
  const clear = () => {
    own.setInputValue("");
    setChosenId(null);
    search.now("");
    input.current?.focus();
  };
  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={required}>
      <div
        ref={frame}
        className={fieldFrame}
        data-invalid={error === undefined ? undefined : ""}
        data-disabled={disabled ? "" : undefined}
      >
        {icon && <span className={fieldStart}>{icon}</span>}
        <input
          {...rest}
          {...aria.inputProps}
          {...controlProps}
          ref={input}
          autoCapitalize="none"
          enterKeyHint="done"
          lang={chosen?.label === state.inputValue ? chosen.lang : undefined}
          className={fieldControl}
        />
        {state.inputValue !== "" && !disabled && !readOnly && (
          <button
            type="button"
            // Keyboard users empty the text instead, so the button needs no tab stop.
            tabIndex={-1}
            className={styles.end}
            aria-label={fill(strings.clearChoice, { label })}
            onClick={clear}
          >
            <Icon drawing={CloseIcon} size="small" />
          </button>
        )}
        {/* The server only has react-aria's own texts, which differ from ours. */}
        <OpenButton {...aria.buttonProps} aria-label={strings.showOptions} buttonRef={button} />
        {name !== undefined && <input type="hidden" name={name} disabled={disabled} value={chosenId ?? ""} />}
      </div>
      {state.isOpen && (
        <Popover
          state={state}
          triggerRef={frame}
          popoverRef={popover}
          placement="bottom start"
          matchesTrigger
          isNonModal
        >
          <OptionList {...aria.listBoxProps} state={state} listRef={list} loading={loading} news={news} />
        </Popover>
      )}
    </FieldLayout>
  );
}

type OpenButtonProps = Parameters<typeof useButton>[0] & { buttonRef: { current: HTMLButtonElement | null } };

function OpenButton({ buttonRef, ...props }: OpenButtonProps) {
  const { buttonProps } = useButton(props, buttonRef);
  return (
    <button {...buttonProps} ref={buttonRef} className={styles.end}>
      <span className={popup.chevron}>
        <Icon drawing={ChevronDownIcon} size="small" />
      </span>
    </button>
  );
}

/** Returns the chosen option, and remembers it while the search results do not include it. */
function useChosen(options: readonly ComboBoxOption[], id: string | null): ComboBoxOption | undefined {
  const [last, setLast] = useState<ComboBoxOption>();
  const found = options.find((option) => option.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : undefined);
}
