import { useImperativeHandle, useRef, type Ref } from "react";
import { useButton } from "react-aria/useButton";
import { useSelect } from "react-aria/useSelect";
import { Item } from "react-stately/Item";
import { useSelectState } from "react-stately/useSelectState";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";
import * as popup from "../../foundations/overlays/popover.css.ts";
import { Popover } from "../../foundations/overlays/popover.tsx";
import { assertDistinct } from "../../foundations/props/assert.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { multiSelectStrings } from "../../foundations/strings/choices.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import { Chip, ChipGroup } from "../Chip/Chip.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { OptionList, type SelectOption } from "../Select/OptionList.tsx";
import * as styles from "../Select/Select.css.ts";
import { FieldNotes, type FieldTexts, RequiredMark, useField } from "../TextField/FieldParts.tsx";
import { chipsOf, disabledIds, inOrder } from "./rules.ts";

export type { SelectOption } from "../Select/OptionList.tsx";

export interface MultiSelectProps extends FieldTexts {
  /** The options in order. */
  options: readonly SelectOption[];
  /** Ids of the chosen options. Pass them to control the value. @default uncontrolled */
  value?: readonly string[];
  /** Ids of the options that are chosen on the first render, when the value is not controlled. @default nothing is chosen */
  defaultValue?: readonly string[];
  /** Called with the ids of the chosen options, in the order of `options`. */
  onValueChange?: (ids: string[]) => void;
  /** Text shown while nothing is chosen. */
  placeholder: string;
  /** The largest number of chosen options. When it is reached, the others are disabled. @default no limit */
  maxChosen?: number;
  /** Id of the button. @default a generated id */
  id?: string;
  /** Name of the field in the form, which submits one value for each chosen option. @default not submitted */
  name?: string;
  /** Whether at least one option must be chosen. @default false */
  required?: boolean;
  /** Whether the field is disabled. @default false */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

const NONE: readonly string[] = [];

/**
 * Chooses several of many options. The button says how many, and chips below it name them and remove them. It works with mouse, touch, arrow
 * keys and typing a name; Escape closes the list. `ref` and `data-*` are passed to the button. Load it lazily.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, defaultValue = NONE, onValueChange, placeholder, description, ...others } = props;
  const { error: ownError, maxChosen, id, name, required = false, disabled = false, ref, ...rest } = others;
  const { ids, error, controlProps } = useField({ id, name, description, error: ownError });
  const strings = useStrings(multiSelectStrings);
  const [chosenIds, choose] = useControllable(value, defaultValue, (next) => onValueChange?.([...next]));
  if (process.env.NODE_ENV !== "production") {
    assertDistinct(
      "MultiSelect",
      options.map((option) => option.id),
    );
  }
  const change = (next: readonly string[]) => choose(inOrder(options, next, maxChosen));
  const selectProps = {
    id: ids.control,
    "aria-labelledby": ids.label,
    items: options,
    disabledKeys: disabledIds(options, chosenIds, maxChosen),
    selectionMode: "multiple",
    value: chosenIds,
    onChange: (keys: readonly (string | number)[]) => change(keys.map(String)),
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
  const state = useSelectState<SelectOption, "multiple">(selectProps);
  const button = useRef<HTMLButtonElement>(null);
  /** The native select with the values that a form submits. */
  const sent = useRef<HTMLSelectElement>(null);
  useFormReset(sent, () => choose(defaultValue));
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const aria = useSelect<SelectOption, "multiple">(selectProps, state, button);
  const { buttonProps } = useButton(aria.triggerProps, button);
  const chips = chipsOf(options, chosenIds);
  return (
    <div className={styles.field}>
      <span key={label} {...aria.labelProps} id={ids.label} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </span>
      <button
        {...rest}
        {...buttonProps}
        ref={button}
        className={`${popup.trigger} ${styles.trigger}`}
        data-variant="field"
        data-invalid={error !== undefined || undefined}
      >
        <span {...aria.valueProps} className={styles.value({ isPlaceholder: chosenIds.length === 0 })}>
          {chosenIds.length === 0 ? placeholder : fill(strings.chosenCount, { count: chosenIds.length })}
        </span>
        <span className={popup.chevron}>
          <Icon drawing={ChevronDownIcon} size="small" />
        </span>
      </button>
      {/* It follows the button: the error summary of a form links to the first control of a name. */}
      <select
        ref={sent}
        className={visuallyHidden}
        multiple
        tabIndex={-1}
        aria-hidden="true"
        name={name}
        required={required}
        disabled={disabled}
        value={chosenIds}
        onChange={({ target }) => change([...target.selectedOptions].map((option) => option.value))}
        onFocus={() => button.current?.focus()}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      {chips.length > 0 && (
        <ChipGroup label={fill(strings.chosenOf, { label })}>
          {chips.map((option) => (
            <Chip
              key={option.id}
              label={option.label}
              disabled={disabled}
              onRemove={() => change(chosenIds.filter((chosen) => chosen !== option.id))}
            />
          ))}
        </ChipGroup>
      )}
      <FieldNotes ids={ids} error={error} description={description} />
      {state.isOpen && (
        <Popover state={state} triggerRef={button} placement="bottom start" matchesTrigger>
          <OptionList {...aria.menuProps} options={options} state={state} />
        </Popover>
      )}
    </div>
  );
}
