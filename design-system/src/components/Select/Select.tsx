import { useImperativeHandle, useRef, type ReactNode, type Ref } from "react";
import { useButton } from "react-aria/useButton";
import { useListBox, useOption, type AriaListBoxOptions } from "react-aria/useListBox";
import { HiddenSelect, useSelect } from "react-aria/useSelect";
import { Item } from "react-stately/Item";
import { useSelectState, type SelectState } from "react-stately/useSelectState";
import { assertDistinct, assertOneOf } from "../../foundations/assert.ts";
import { Popover } from "../../foundations/popover.tsx";
import * as popup from "../../foundations/popover.css.ts";
import { visuallyHidden } from "../../foundations/visually-hidden.css.ts";
import { CheckIcon, ChevronDownIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Select.css.ts";

export const SELECT_VARIANTS = ["field", "quiet"] as const;
export type SelectVariant = (typeof SELECT_VARIANTS)[number];

export interface SelectOption {
  id: string;
  label: string;
  /** The language of the label, where it is another than the page's. */
  lang?: string;
  /** A picture before the label: a flag, a bank. @default none */
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface SelectProps {
  /** Names the field. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly SelectOption[];
  /** Id of the chosen option; null while nothing is chosen. */
  value: string | null;
  /** An option was chosen: called with its id. */
  onValueChange: (id: string) => void;
  /** Stands in the field while nothing is chosen. */
  placeholder: string;
  /** What helps to choose. @default none */
  description?: string;
  /** What is wrong; shown and announced with the field. @default none */
  error?: string;
  /** Name for a form. @default not sent */
  name?: string;
  /** One has to be chosen. @default false */
  required?: boolean;
  /** Takes no choice. @default false */
  disabled?: boolean;
  /** Stands in the field before the value. @default the chosen option's own */
  icon?: ReactNode;
  /**
   * "quiet" has no frame, and a label that is only heard: for a header, beside other small controls.
   * @default "field"
   */
  variant?: SelectVariant;
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A choice whose options carry pictures. Where plain text serves, use the native select: it is lighter and opens the picker of
 * the phone. Mouse, touch, arrow keys, typing a name; Escape closes the list alone, also inside a dialog. `ref`
 * and `data-*` go to the button. Load it lazily.
 */
export function Select(props: SelectProps) {
  const { label, options, value, onValueChange, placeholder, description, error, name, ...others } = props;
  const { required = false, disabled = false, icon, variant = "field", ref, ...rest } = others;
  if (process.env.NODE_ENV !== "production") {
    const ids = options.map((option) => option.id);
    assertDistinct("Select", ids);
    assertOneOf("Select", value, ids);
  }
  const selectProps = {
    label,
    items: options,
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.id),
    value,
    onChange: (key: string | number | null) => key !== null && onValueChange(String(key)),
    isRequired: required,
    isDisabled: disabled,
    isInvalid: error !== undefined,
    placeholder,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(error !== undefined && { errorMessage: error }),
    children: (option: SelectOption) => (
      <Item key={option.id} textValue={option.label}>
        {option.label}
      </Item>
    ),
  };
  const state = useSelectState(selectProps);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const aria = useSelect(selectProps, state, button);
  const { buttonProps } = useButton(aria.triggerProps, button);
  const chosen = options.find((option) => option.id === value);
  const shownIcon = icon ?? chosen?.icon;
  return (
    <div className={variant === "quiet" ? styles.quietField : styles.field}>
      <span {...aria.labelProps} className={variant === "quiet" ? visuallyHidden : styles.label}>
        {label}
      </span>
      <HiddenSelect state={state} triggerRef={button} label={label} {...(name !== undefined && { name })} />
      <button
        {...rest}
        {...buttonProps}
        ref={button}
        className={variant === "quiet" ? popup.trigger : `${popup.trigger} ${styles.trigger}`}
        data-variant={variant}
        data-invalid={error !== undefined || undefined}
      >
        {shownIcon && <span className={popup.icon}>{shownIcon}</span>}
        <span {...aria.valueProps} lang={chosen?.lang} className={styles.value({ isPlaceholder: !chosen })}>
          {chosen?.label ?? placeholder}
        </span>
        <span className={popup.chevron}>
          <Icon drawing={ChevronDownIcon} size="small" />
        </span>
      </button>
      {description !== undefined && (
        <span {...aria.descriptionProps} className={styles.description}>
          {description}
        </span>
      )}
      {error !== undefined && (
        <span {...aria.errorMessageProps} className={styles.error}>
          {error}
        </span>
      )}
      {state.isOpen && (
        <Popover state={state} triggerRef={button} placement="bottom start" matchesTrigger>
          <List {...aria.menuProps} state={state} />
        </Popover>
      )}
    </div>
  );
}

function List({ state, ...props }: AriaListBoxOptions<SelectOption> & { state: SelectState<SelectOption> }) {
  const list = useRef<HTMLUListElement>(null);
  const { listBoxProps } = useListBox(props, state, list);
  return (
    <ul {...listBoxProps} ref={list} className={popup.list}>
      {[...state.collection].map(({ key, value }) => value && <Option key={key} option={value} state={state} />)}
    </ul>
  );
}

function Option({ option, state }: { option: SelectOption; state: SelectState<SelectOption> }) {
  const item = useRef<HTMLLIElement>(null);
  const { optionProps, labelProps, isSelected, isFocused, isFocusVisible, isDisabled } = useOption(
    { key: option.id },
    state,
    item,
  );
  return (
    <li
      {...optionProps}
      ref={item}
      className={popup.option}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-disabled={isDisabled || undefined}
    >
      {option.icon && <span className={popup.icon}>{option.icon}</span>}
      <span {...labelProps} lang={option.lang} className={popup.label}>
        {option.label}
      </span>
      {isSelected && <Icon drawing={CheckIcon} size="small" />}
    </li>
  );
}
