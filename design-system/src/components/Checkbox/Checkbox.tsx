import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { CheckIcon, MinusIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { field } from "../TextField/field.css.ts";
import { FieldNotes, type FieldTexts, RequiredMark, useField } from "../TextField/FieldParts.tsx";
import { box, input, label as labelStyle, mark, row } from "./Checkbox.css.ts";

export interface CheckboxProps
  extends
    Omit<FieldTexts, "label">,
    Omit<InputHTMLAttributes<HTMLInputElement>, ClosedAttributes | "type" | "children" | "size"> {
  /** What is agreed to or chosen; may hold links. */
  label: ReactNode;
  /**
   * Some of what it stands for is chosen.
   * @default false
   */
  indeterminate?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no. */
export function Checkbox(props: CheckboxProps) {
  const { label, description, error: ownError, id, indeterminate = false, ref, ...rest } = props;
  const { ids, error, controlProps } = useField({ id, name: rest.name, description, error: ownError });
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  useEffect(() => {
    // HTML has no attribute for it.
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
