import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type InputHTMLAttributes, type Ref, useImperativeHandle, useRef, useState } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { toLatinDigits } from "../../foundations/digits.ts";
import { otpFieldStrings } from "../../foundations/strings/fields.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useControllable } from "../../foundations/use-controllable.ts";
import { useFormReset } from "../../foundations/use-form-reset.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { cell, cells, digits, frame, input, row } from "./OtpField.css.ts";

type Replaced = ClosedAttributes | "type" | "size" | "value" | "defaultValue" | "onChange" | "maxLength";

export interface OtpFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Replaced> {
  /** How many digits the code has. @default 6 */
  length?: number;
  /** The digits, where their owner holds them. @default the field holds it */
  value?: string;
  /** The digits at first, where the field holds them. @default "" */
  defaultValue?: string;
  /** Each change, as digits from 0 to 9. */
  onValueChange?: (value: string) => void;
  /** The last digit was filled in. Send the form here only if it can be taken back: the member may have mistyped. @default nothing more */
  onComplete?: (value: string) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

const NOT_A_DIGIT = /\D/g;

/**
 * A code that came by message. One input, so that it is filled in by the phone, pasted with its spaces, and read as one field; the
 * cells are drawn behind it.
 */
export function OtpField(props: OtpFieldProps) {
  const {
    label,
    description,
    error: ownError,
    id,
    length = 6,
    value,
    defaultValue = "",
    onValueChange,
    ...others
  } = props;
  const { onComplete, onCompositionEnd, ref, ...rest } = others;
  const { ids, error, controlProps } = useField({ id, name: rest.name, description, error: ownError });
  const strings = useStrings(otpFieldStrings);
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const [code, setCode] = useControllable(value, defaultValue, onValueChange);
  /** What the keyboard is composing; undefined while it composes nothing. */
  const [composed, setComposed] = useState<string>();
  useFormReset(element, () => setCode(defaultValue));
  const limitId = `${ids.control}-length`;
  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={rest.required ?? false}>
      <div
        className={frame}
        style={assignInlineVars({ [digits]: String(length) })}
        data-invalid={error === undefined ? undefined : ""}
        data-disabled={rest.disabled ? "" : undefined}
      >
        <div className={row}>
          <span aria-hidden="true" className={cells}>
            {Array.from({ length }, (_, place) => (
              <span
                key={place}
                className={cell}
                data-next={place === Math.min(code.length, length - 1) ? "" : undefined}
              />
            ))}
          </span>
          <input
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...controlProps}
            ref={element}
            type="text"
            inputMode="numeric"
            aria-describedby={[controlProps["aria-describedby"], limitId].filter(Boolean).join(" ")}
            className={input}
            value={composed ?? code}
            onChange={({ target, nativeEvent }) => {
              const next = toLatinDigits(target.value).replaceAll(NOT_A_DIGIT, "").slice(0, length);
              // A text that is being composed is the keyboard's: written anew, its digits would come twice.
              const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
              setComposed(isComposing ? target.value : undefined);
              setCode(next);
              if (next.length === length && next !== code) onComplete?.(next);
            }}
            onCompositionEnd={(event) => {
              setComposed(undefined);
              onCompositionEnd?.(event);
            }}
          />
        </div>
        <VisuallyHidden id={limitId}>{fill(strings.codeLength, { count: length })}</VisuallyHidden>
      </div>
    </FieldLayout>
  );
}
