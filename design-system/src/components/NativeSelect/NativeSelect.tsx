import type { Ref, SelectHTMLAttributes } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { Icon } from "../Icon/Icon.tsx";
import { fieldFrame, fieldStart } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { chevron, select } from "./NativeSelect.css.ts";

export interface NativeSelectOption {
  /** What a form sends. */
  value: string;
  label: string;
  /** The language of the label, where it is another than the page's. */
  lang?: string;
  /** @default false */
  disabled?: boolean;
}

export interface NativeSelectProps
  extends
    FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, ClosedAttributes | "children" | "multiple" | "size"> {
  /** What can be chosen, in the order to show it. */
  options: readonly NativeSelectOption[];
  /** Stands in the field while nothing is chosen; with `required` it cannot be sent. @default the first option is chosen */
  placeholder?: string;
  /** A drawing before the value. @default none */
  iconStart?: IconDrawing;
  /** The select. */
  ref?: Ref<HTMLSelectElement>;
}

/** One choice of plain words, by the browser's own select: phones open the picker their owners know (D17b). */
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
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled ?? false}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={chevron}>
          <Icon drawing={ChevronDownIcon} size="small" />
        </span>
      </div>
    </FieldLayout>
  );
}
