import { type FocusEventHandler, useRef, type ReactNode, type Ref } from "react";
import { useSelect } from "react-aria/useSelect";
import { useSelectState } from "react-stately/useSelectState";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { assertDistinct, assertOneOf } from "../../foundations/props/assert.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import type { SelectOption } from "./OptionList.tsx";
import { optionsOfField, SelectFrame } from "./SelectFrame.tsx";

export type { SelectOption } from "./OptionList.tsx";

export const SELECT_VARIANTS = ["field", "quiet"] as const;
export type SelectVariant = (typeof SELECT_VARIANTS)[number];

export interface SelectProps extends FieldTexts {
  /** The options, in the order in which they are shown. */
  options: readonly SelectOption[];
  /** Id of the chosen option; null while nothing is chosen. Pass it to control the value. @default uncontrolled */
  value?: string | null;
  /** Id of the option that is chosen on the first render, when the value is not controlled. @default nothing is chosen */
  defaultValue?: string;
  /** Called with the id of the chosen option. */
  onValueChange?: (id: string) => void;
  /** Called when the focus leaves the field and its list, for a form that validates then. */
  onBlur?: FocusEventHandler;
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
  const { id, name, required = false, disabled = false, icon, variant = "field", onBlur, ref, ...rest } = others;
  const field = useField({ id, name, description, error: ownError });
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
    ...optionsOfField({ field, options, required, disabled, placeholder, onBlur }),
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.id),
    value: chosenId,
    onChange: (key: string | number | null) => choose(key === null ? null : String(key)),
  };
  const state = useSelectState(selectProps);
  const button = useRef<HTMLButtonElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  useFormReset(native, () => {
    choose(initial);
    // The reset has chosen the empty option, and React only notices that if the state changes.
    if (native.current) native.current.value = (value === undefined ? initial : value) ?? "";
  });
  const aria = useSelect(selectProps, state, button);
  const chosen = options.find((option) => option.id === chosenId);
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
      variant={variant}
      buttonRef={button}
      ownRef={ref}
      attributes={rest}
      icon={icon ?? chosen?.icon}
      text={chosen?.label}
      placeholder={placeholder}
      lang={chosen?.lang}
      nativeRef={native}
      native={{
        name,
        value: chosenId ?? "",
        onChange: ({ target }) => choose(target.value === "" ? null : target.value),
      }}
    />
  );
}
