import {
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  type RefObject,
  type SelectHTMLAttributes,
  useImperativeHandle,
} from "react";
import { useButton } from "react-aria/useButton";
import type { SelectAria } from "react-aria/useSelect";
import { Item } from "react-stately/Item";
import type { ListState } from "react-stately/useListState";
import type { OverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";
import * as popup from "../../foundations/overlays/popover.css.ts";
import { Popover } from "../../foundations/overlays/popover.tsx";
import { ChevronDownIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { FieldNotes, type FieldTexts, RequiredMark, type useField } from "../TextField/FieldParts.tsx";
import { OptionList, type SelectOption } from "./OptionList.tsx";
import * as styles from "./Select.css.ts";

type Field = ReturnType<typeof useField>;

interface OptionsOfField {
  field: Field;
  options: readonly SelectOption[];
  required: boolean;
  disabled: boolean;
  placeholder: string;
  onBlur: FocusEventHandler | undefined;
}

/** What react-aria needs to know about a field and its options, besides the choice. */
export const optionsOfField = ({ field, options, required, disabled, placeholder, onBlur }: OptionsOfField) => {
  const { ids, controlProps } = field;
  return {
    id: ids.control,
    "aria-labelledby": ids.label,
    items: options,
    isRequired: required,
    isDisabled: disabled,
    placeholder,
    ...(onBlur && { onBlur }),
    ...(controlProps["aria-describedby"] !== undefined && { "aria-describedby": controlProps["aria-describedby"] }),
    children: (option: SelectOption) => (
      <Item key={option.id} textValue={option.label}>
        {option.label}
      </Item>
    ),
  };
};

interface SelectFrameProps extends Pick<FieldTexts, "label" | "description"> {
  field: Field;
  aria: Pick<SelectAria<SelectOption>, "labelProps" | "triggerProps" | "valueProps" | "menuProps">;
  state: ListState<SelectOption> & OverlayTriggerState;
  options: readonly SelectOption[];
  required: boolean;
  disabled: boolean;
  variant: "field" | "quiet";
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** The caller's ref to the button. */
  ownRef: Ref<HTMLButtonElement> | undefined;
  /** `data-*` attributes of the button. */
  attributes: object;
  icon?: ReactNode;
  /** Text of the button; undefined shows the placeholder. */
  text: string | undefined;
  placeholder: string;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
  /** The native select with the values that a form submits, and that the browser fills in. */
  nativeRef: RefObject<HTMLSelectElement | null>;
  native: Pick<SelectHTMLAttributes<HTMLSelectElement>, "name" | "multiple" | "value" | "onChange">;
  /** Content between the button and the notes. @default none */
  children?: ReactNode;
}

/** What Select and MultiSelect render: label, button, native select, notes and the list. */
export function SelectFrame(props: SelectFrameProps) {
  const { field, aria, state, options, label, description, required, disabled, variant, ...others } = props;
  const { buttonRef, ownRef, attributes, icon, text, placeholder, lang, nativeRef, native, children } = others;
  const { ids, error } = field;
  const isQuiet = variant === "quiet";
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ownRef, () => buttonRef.current);
  const { buttonProps } = useButton(aria.triggerProps, buttonRef);
  return (
    <div className={isQuiet ? styles.quietField : styles.field}>
      <span key={label} {...aria.labelProps} id={ids.label} className={isQuiet ? visuallyHidden : styles.label}>
        {label}
        {required && <RequiredMark />}
      </span>
      <button
        {...attributes}
        {...buttonProps}
        ref={buttonRef}
        className={isQuiet ? popup.trigger : `${popup.trigger} ${styles.trigger}`}
        data-variant={variant}
        data-invalid={error !== undefined || undefined}
      >
        {icon && <span className={popup.icon}>{icon}</span>}
        <span {...aria.valueProps} lang={lang} className={styles.value({ isPlaceholder: text === undefined })}>
          {text ?? placeholder}
        </span>
        <span className={popup.chevron}>
          <Icon drawing={ChevronDownIcon} size="small" />
        </span>
      </button>
      {/* It follows the button: the error summary of a form links to the first control of a name. */}
      <select
        {...native}
        ref={nativeRef}
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        required={required}
        disabled={disabled}
        onFocus={() => buttonRef.current?.focus()}
      >
        {!native.multiple && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      {children}
      <FieldNotes ids={ids} error={error} description={description} />
      {state.isOpen && (
        <Popover state={state} triggerRef={buttonRef} placement="bottom start" matchesTrigger>
          <OptionList {...aria.menuProps} options={options} state={state} />
        </Popover>
      )}
    </div>
  );
}
