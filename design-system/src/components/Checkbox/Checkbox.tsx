import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { CheckIcon, MinusIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { field } from "../TextField/field.css.ts";
import { FieldNotes, type FieldTexts, RequiredMark, useField } from "../TextField/FieldParts.tsx";
import { box, input, label as labelStyle, mark, row } from "./Checkbox.css.ts";

export interface CheckboxProps
  extends
    Omit<FieldTexts, "label">,
    Omit<InputHTMLAttributes<HTMLInputElement>, ClosedAttributes | "type" | "children" | "size" | "readOnly"> {
  /** What the member agrees to or chooses. It may contain links. */
  label: ReactNode;
  /** Whether only some of the items that the checkbox stands for are chosen. @default false */
  indeterminate?: boolean;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A single yes or no choice. */
export function Checkbox(props: CheckboxProps) {
  const { label, description, error: ownError, id, indeterminate = false, ref, ...rest } = props;
  const { ids, error, controlProps } = useField({ id, name: rest.name, description, error: ownError });
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  useEffect(() => {
    // HTML has no attribute for this state, so it is set as a property.
    if (element.current) element.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={field}>
      <label className={row} data-disabled={rest.disabled ? "" : undefined}>
        <span className={box}>
          <input {...rest} {...controlProps} ref={element} type="checkbox" className={input} />
          <span className={mark}>
            <Icon drawing={indeterminate ? MinusIcon : CheckIcon} size="small" />
          </span>
        </span>
        <span className={labelStyle}>
          <span>{label}</span>
          {rest.required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes ids={ids} error={error} description={description} />
    </div>
  );
}
