import type { Ref, SelectHTMLAttributes } from "react";
import { optionGroups } from "../../foundations/forms/option-groups.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { Icon } from "../Icon/Icon.tsx";
import { fieldFrame, fieldStart } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { chevron, select } from "./NativeSelect.css.ts";

export interface NativeSelectOption {
  /** Value that a form submits. */
  value: string;
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
  /** Heading above this option and its neighbours with the same group. @default no heading */
  group?: string;
  /** @default false */
  disabled?: boolean;
}

export interface NativeSelectProps
  extends
    FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, ClosedAttributes | "children" | "multiple" | "size"> {
  /** The options in display order. */
  options: readonly NativeSelectOption[];
  /** Text shown while nothing is chosen. With `required`, the form cannot be submitted then. @default the first option is chosen */
  placeholder?: string;
  /** Icon before the value. @default none */
  iconStart?: IconDrawing;
  /** Ref to the select. */
  ref?: Ref<HTMLSelectElement>;
}

/** Chooses one of several text options with the browser's own select, so that phones open their familiar picker (D17b). */
export function NativeSelect(props: NativeSelectProps) {
  const { label, description, error: ownError, id, options, placeholder, iconStart, ref, ...rest } = props;
  const { ids, error, controlProps } = useField({ id, name: rest.name, description, error: ownError });
  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={rest.required ?? false}>
      <div
        className={fieldFrame}
        data-invalid={error === undefined ? undefined : ""}
        data-disabled={rest.disabled ? "" : undefined}
      >
        {iconStart && (
          <span className={fieldStart}>
            <Icon drawing={iconStart} />
          </span>
        )}
        <select {...rest} {...controlProps} ref={ref} className={select}>
          {placeholder !== undefined && (
            <option value="" data-placeholder="">
              {placeholder}
            </option>
          )}
          {optionGroups(options).map((group) =>
            group.heading === undefined ? (
              <Options key={group.options[0]?.value} options={group.options} />
            ) : (
              <optgroup key={group.options[0]?.value} label={group.heading}>
                <Options options={group.options} />
              </optgroup>
            ),
          )}
        </select>
        <span className={chevron}>
          <Icon drawing={ChevronDownIcon} size="small" />
        </span>
      </div>
    </FieldLayout>
  );
}

const Options = ({ options }: Pick<NativeSelectProps, "options">) =>
  options.map((option) => (
    <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled ?? false}>
      {option.label}
    </option>
  ));
