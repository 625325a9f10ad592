import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { useButton } from "react-aria/useButton";
import { useComboBox } from "react-aria/useComboBox";
import { useFilter } from "react-aria/useFilter";
import { Item } from "react-stately/Item";
import { useComboBoxState } from "react-stately/useComboBoxState";
import { type AriaTexts, useAriaStrings } from "../../foundations/aria-strings.ts";
import { Popover } from "../../foundations/popover.tsx";
import * as popup from "../../foundations/popover.css.ts";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { comboBoxStrings } from "../../foundations/strings/choices.ts";
import { fill } from "../../foundations/strings/strings.ts";
import { useControllable } from "../../foundations/use-controllable.ts";
import { ChevronDownIcon, CloseIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { fieldControl, fieldFrame, fieldStart } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import * as styles from "./ComboBox.css.ts";
import { type ComboBoxOption, OptionList } from "./OptionList.tsx";
import { withChosen } from "./rules.ts";
import { useListNews, useSearchPause } from "./use-search.ts";

export type { ComboBoxOption } from "./OptionList.tsx";

export interface ComboBoxProps extends FieldTexts {
  /** All options; with `onSearch`, those that were found. */
  options: readonly ComboBoxOption[];
  /** Id of the chosen option, where its owner holds it; null while nothing is chosen. @default the field holds it */
  value?: string | null;
  /** Id of the option that is chosen at first, where the field holds it. @default nothing is chosen */
  defaultValue?: string;
  /** An option was chosen; null when the field was emptied. */
  onValueChange?: (id: string | null) => void;
  /**
   * What to look for, after a short pause in typing; "" when all are asked for. Then `options` are the answer and are not narrowed
   * here.
   * @default the field narrows `options` itself
   */
  onSearch?: (text: string) => void;
  /** The answer is on its way. @default false */
  loading?: boolean;
  /** The answer did not come: what happened, and that typing on asks again. @default none */
  loadError?: string | undefined;
  /** Said when no option fits. @default "Nothing fits. Try other words." in the language of the page */
  emptyText?: string;
  /** An example inside the empty field. @default none */
  placeholder?: string;
  /** A picture before the text. @default the chosen option's own */
  icon?: ReactNode;
  /** Of the input. @default one of its own */
  id?: string;
  /** Name for a form, which is sent the id. @default not sent */
  name?: string;
  /** Whether something must be chosen. @default false */
  required?: boolean;
  /** Whether nothing can be typed or chosen now. @default false */
  disabled?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
  [data: `data-${string}`]: string | undefined;
}

const TEXTS: AriaTexts<keyof typeof comboBoxStrings.en> = {
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
const DISMISS_TEXTS: AriaTexts<keyof typeof actionStrings.en> = {
  group: actionStrings,
  names: { "@react-aria/overlays": { dismiss: "close" } },
};

/**
 * One of many, found by typing: banks, cities, games. What is typed only narrows; what is chosen is always an option. For a dozen
 * options use a Select, for words of one's own a TextField. Load it lazily.
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
  const { required = false, disabled = false, ref, ...rest } = more;
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
    // The chosen one is known even while it is not among those found: else the field would forget its name.
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
    // What is wrong is said by the form, in its own words.
    validationBehavior: "native",
    ...(placeholder !== undefined && { placeholder }),
  } as const;
  const own = useComboBoxState<ComboBoxOption>(comboProps);
  const state = {
    ...own,
    setInputValue: (text: string) => {
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
        {state.inputValue !== "" && !disabled && (
          <button
            type="button"
            // Who uses keys empties the text.
            tabIndex={-1}
            className={styles.end}
            aria-label={fill(strings.clearChoice, { label })}
            onClick={clear}
          >
            <Icon drawing={CloseIcon} size="small" />
          </button>
        )}
        {/* A server knows react-aria's own texts only. */}
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

/** The chosen option, remembered while it is not among those found. */
function useChosen(options: readonly ComboBoxOption[], id: string | null): ComboBoxOption | undefined {
  const [last, setLast] = useState<ComboBoxOption>();
  const found = options.find((option) => option.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : undefined);
}
