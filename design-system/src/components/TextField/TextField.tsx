import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { Icon } from "../Icon/Icon.tsx";
import { fieldControl, fieldEnd, fieldFrame, fieldStart, fieldUnit } from "./field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "./FieldParts.tsx";

export const TEXT_FIELD_TYPES = ["text", "email", "tel", "url", "search", "password"] as const;
export type TextFieldType = (typeof TEXT_FIELD_TYPES)[number];

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, ClosedAttributes | "type" | "size"> {
  /** The HTML `type`. It decides the keyboard and autofill of a phone. @default "text" */
  type?: TextFieldType;
  /** Icon before the text. */
  iconStart?: IconDrawing;
  /** Buttons or a unit after the text. */
  end?: ReactNode;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text, with label, help text and error. */
export function TextField(props: TextFieldProps) {
  const { label, description, error: ownError, id, type = "text", iconStart, end, ref, ...rest } = props;
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
        <input {...rest} {...controlProps} ref={ref} type={type} className={fieldControl} />
        {end !== undefined && <span className={typeof end === "string" ? fieldUnit : fieldEnd}>{end}</span>}
      </div>
    </FieldLayout>
  );
}
