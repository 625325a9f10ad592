import { useImperativeHandle, useRef, type ReactNode, type Ref } from "react";
import { useButton } from "react-aria/useButton";
import { useSelect } from "react-aria/useSelect";
import { Item } from "react-stately/Item";
import { useSelectState } from "react-stately/useSelectState";
import { assertDistinct, assertOneOf } from "../../foundations/props/assert.ts";
import { Popover } from "../../foundations/overlays/popover.tsx";
import * as popup from "../../foundations/overlays/popover.css.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { FieldNotes, type FieldTexts, RequiredMark, useField } from "../TextField/FieldParts.tsx";
import { OptionList, type SelectOption } from "./OptionList.tsx";
import * as styles from "./Select.css.ts";

export type { SelectOption } from "./OptionList.tsx";

export const SELECT_VARIANTS = ["field", "quiet"] as const;
export type SelectVariant = (typeof SELECT_VARIANTS)[number];

export interface SelectProps extends FieldTexts {
  /** The options in order. */
  options: readonly SelectOption[];
  /** Id of the chosen option; null while nothing is chosen. Pass it to control the value. @default uncontrolled */
  value?: string | null;
  /** Id of the option that is chosen on the first render, when the value is not controlled. @default nothing is chosen */
  defaultValue?: string;
  /** Called with the id of the chosen option. */
  onValueChange?: (id: string) => void;
  /** Text shown while nothing is chosen. */
  placeholder: string;
  /** Id of the button. @default a generated id */
  id?: string;
  /** Name of the field in the form. @default not submitted */
  name?: string;
  /** Whether an option must be chosen. @default false */
  required?: boolean;
  /** Whether the field is disabled. @default false */
  disabled?: boolean;
  /** Picture before the value. @default the icon of the chosen option */
  icon?: ReactNode;
  /** "quiet" has no border, and its label is only for screen readers: for a header, beside other small controls. @default "field" */
  variant?: SelectVariant;
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Chooses one of several options with pictures. For plain text use NativeSelect: it is lighter and opens the phone's picker. It works with
 * mouse, touch, arrow keys and typing a name; Escape closes only the list, also inside a dialog. `ref` and `data-*` are passed to the
 * button. Load it lazily.
 */
export function Select(props: SelectProps) {
  const {
    label,
    options,
    value,
    defaultValue,
    onValueChange,
    placeholder,
    description,
    error: ownError,
    ...others
  } = props;
  const { id, name, required = false, disabled = false, icon, variant = "field", ref, ...rest } = others;
  const { ids, error, controlProps } = useField({ id, name, description, error: ownError });
  const initial = defaultValue ?? null;
  const [chosenId, choose] = useControllable<string | null>(value, initial, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  if (process.env.NODE_ENV !== "production") {
    const optionIds = options.map((option) => option.id);
    assertDistinct("Select", optionIds);
    assertOneOf("Select", chosenId, optionIds);
  }
  const selectProps = {
    id: ids.control,
    "aria-labelledby": ids.label,
    items: options,
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.id),
    value: chosenId,
    onChange: (key: string | number | null) => choose(key === null ? null : String(key)),
    isRequired: required,
    isDisabled: disabled,
    placeholder,
    ...(controlProps["aria-describedby"] !== undefined && { "aria-describedby": controlProps["aria-describedby"] }),
    children: (option: SelectOption) => (
      <Item key={option.id} textValue={option.label}>
        {option.label}
      </Item>
    ),
  } as const;
  const state = useSelectState(selectProps);
  const button = useRef<HTMLButtonElement>(null);
  /** The native select with the value that a form submits, and that the browser fills in. */
  const sent = useRef<HTMLSelectElement>(null);
  useFormReset(sent, () => {
    choose(initial);
    // The reset has chosen the empty option, and React only notices that if the state changes.
    if (sent.current) sent.current.value = (value === undefined ? initial : value) ?? "";
  });
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const aria = useSelect(selectProps, state, button);
  const { buttonProps } = useButton(aria.triggerProps, button);
  const chosen = options.find((option) => option.id === chosenId);
  const shownIcon = icon ?? chosen?.icon;
  return (
    <div className={variant === "quiet" ? styles.quietField : styles.field}>
      <span
        key={label}
        {...aria.labelProps}
        id={ids.label}
        className={variant === "quiet" ? visuallyHidden : styles.label}
      >
        {label}
        {required && <RequiredMark />}
      </span>
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
      {/* It follows the button: the error summary of a form links to the first control of a name. */}
      <select
        ref={sent}
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        name={name}
        required={required}
        disabled={disabled}
        value={chosenId ?? ""}
        onChange={({ target }) => choose(target.value === "" ? null : target.value)}
        onFocus={() => button.current?.focus()}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes ids={ids} error={error} description={description} />
      {state.isOpen && (
        <Popover state={state} triggerRef={button} placement="bottom start" matchesTrigger>
          <OptionList {...aria.menuProps} options={options} state={state} />
        </Popover>
      )}
    </div>
  );
}
