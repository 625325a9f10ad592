import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type InputHTMLAttributes, type Ref, useImperativeHandle, useRef, useState } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { toLatinDigits } from "../../foundations/numbers/digits.ts";
import { otpFieldStrings } from "../../foundations/strings/fields.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { useTextProblem } from "../TextField/use-text-problem.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { cell, cells, digits, frame, input, row } from "./OtpField.css.ts";

type Replaced = ClosedAttributes | "type" | "size" | "value" | "defaultValue" | "onChange" | "maxLength";

export interface OtpFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Replaced> {
  /** Number of digits in the code. @default 6 */
  length?: number;
  /** The digits. Pass them to control the value. @default uncontrolled */
  value?: string;
  /** The digits on the first render. @default "" */
  defaultValue?: string;
  /** Called on each change. The value consists of the digits 0-9, whatever script the member typed. */
  onValueChange?: (value: string) => void;
  /**
   * Called when the last digit was entered. Submit the form here only if that can be undone, because the member may have mistyped.
   * @default none
   */
  onComplete?: (value: string) => void;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

const USUAL_LENGTH = 6;
const NOT_A_DIGIT = /\D/g;

/** Whether a number from a server can be the number of cells. */
const isCount = (length: number | undefined): length is number => Number.isSafeInteger(length) && Number(length) > 0;

/**
 * A field for a code from a message. It is a single input, so that phones can autofill it, codes with spaces can be pasted, and screen
 * readers read one field. The cells are rendered behind it. An incomplete code is an error.
 */
export function OtpField(props: OtpFieldProps) {
  const {
    label,
    description,
    error: ownError,
    id,
    length: wantedLength,
    value,
    defaultValue = "",
    onValueChange,
    ...others
  } = props;
  const length = isCount(wantedLength) ? wantedLength : USUAL_LENGTH;
  const { onComplete, onCompositionEnd, onFocus, onBlur, ref, ...rest } = others;
  const strings = useStrings(otpFieldStrings);
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const [code, setCode] = useControllable(value, defaultValue, onValueChange);
  /** Text that an input method is composing; undefined while there is none. */
  const [composed, setComposed] = useState<string>();
  useFormReset(element, () => setCode(defaultValue));
  const isIncomplete = code !== "" && code.length < length;
  const own = useTextProblem(element, isIncomplete ? fill(strings.codeIncomplete, { count: length }) : undefined);
  const { ids, error, controlProps } = useField({ id, name: rest.name, description, error: own.shown ?? ownError });
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
              // The input method owns the text while it composes. Changing it would enter the digits twice.
              const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
              setComposed(isComposing ? target.value : undefined);
              setCode(next);
              if (next.length === length && next !== code) onComplete?.(next);
            }}
            onCompositionEnd={(event) => {
              setComposed(undefined);
              onCompositionEnd?.(event);
            }}
            onFocus={(event) => {
              own.focus();
              onFocus?.(event);
            }}
            onBlur={(event) => {
              own.leave();
              onBlur?.(event);
            }}
          />
        </div>
        <VisuallyHidden id={limitId}>{fill(strings.codeLength, { count: length })}</VisuallyHidden>
      </div>
    </FieldLayout>
  );
}
