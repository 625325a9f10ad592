import { type FocusEventHandler, useRef, type Ref } from "react";
import { useSelect } from "react-aria/useSelect";
import { useSelectState } from "react-stately/useSelectState";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { assertDistinct } from "../../foundations/props/assert.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { multiSelectStrings, selectionStrings } from "../../foundations/strings/choices.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { Chip, ChipGroup } from "../Chip/Chip.tsx";
import type { SelectOption } from "../Select/OptionList.tsx";
import { optionsOfField, SelectFrame } from "../Select/SelectFrame.tsx";
import { type FieldTexts, useField } from "../TextField/FieldParts.tsx";
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
  /** Called when the focus leaves the field and its list, for a form that validates then. */
  onBlur?: FocusEventHandler;
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
  const { error: ownError, maxChosen, id, name, required = false, disabled = false, onBlur, ref, ...rest } = others;
  const field = useField({ id, name, description, error: ownError });
  const { selectedCount } = useStrings(selectionStrings);
  const { chosenOf } = useStrings(multiSelectStrings);
  const [chosenIds, choose] = useControllable(value, defaultValue, (next) => onValueChange?.([...next]));
  if (process.env.NODE_ENV !== "production") {
    assertDistinct(
      "MultiSelect",
      options.map((option) => option.id),
    );
  }
  const change = (next: readonly string[]) => choose(inOrder(options, next, maxChosen));
  const selectProps = {
    ...optionsOfField({ field, options, required, disabled, placeholder, onBlur }),
    disabledKeys: disabledIds(options, chosenIds, maxChosen),
    selectionMode: "multiple" as const,
    value: chosenIds,
    onChange: (keys: readonly (string | number)[]) => change(keys.map(String)),
  };
  const state = useSelectState<SelectOption, "multiple">(selectProps);
  const button = useRef<HTMLButtonElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  useFormReset(native, () => choose(defaultValue));
  const aria = useSelect<SelectOption, "multiple">(selectProps, state, button);
  const chips = chipsOf(options, chosenIds);
  return (
    <SelectFrame
      field={field}
      aria={aria}
      state={state}
      options={options}
      label={label}
      description={description}
      required={required}
      disabled={disabled}
      variant="field"
      buttonRef={button}
      ownRef={ref}
      attributes={rest}
      text={chosenIds.length === 0 ? undefined : fill(selectedCount, { count: chosenIds.length })}
      placeholder={placeholder}
      nativeRef={native}
      native={{
        name,
        multiple: true,
        value: chosenIds,
        onChange: ({ target }) => change([...target.selectedOptions].map((option) => option.value)),
      }}
    >
      {chips.length > 0 && (
        <ChipGroup label={fill(chosenOf, { label })}>
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
    </SelectFrame>
  );
}
