import { assignInlineVars } from "@vanilla-extract/dynamic";
import {
  type ChangeEvent,
  type Ref,
  type TextareaHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { announce } from "../../foundations/announcements/announce.ts";
import { usableCount } from "../../foundations/numbers/usable-count.ts";
import { useCustomValidity } from "../../foundations/forms/use-custom-validity.ts";
import { textLengthStrings } from "../../foundations/strings/fields.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { control, counter, frame, lines } from "./TextArea.css.ts";
import { countCharacters, isNearEnd, REMARK_CHARACTERS } from "./rules.ts";

/** The counter is announced only after a pause in typing. */
const ANNOUNCE_AFTER_MS = 1000;
const USUAL_ROWS = 3;

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, ClosedAttributes | "cols"> {
  /**
   * Maximum number of characters (code points). More can be typed, so that a long text can be pasted and shortened. The counter then shows
   * how many are too many, and the form does not accept it.
   * @default 140
   */
  maxLength?: number;
  /** Number of lines at first. It grows with its text. @default 3 */
  rows?: number;
  /** The text. Pass it to control the value. */
  value?: string;
  /** The text on the first render. */
  defaultValue?: string;
  /** Ref to the textarea. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, with a counter: a remark, a message. For a single line, use `TextField`. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error: ownError, id, maxLength: wantedLength = REMARK_CHARACTERS, ...others } = props;
  const { rows: wantedRows = USUAL_ROWS, onChange, ref, ...rest } = others;
  const maxLength = usableCount("TextArea (maxLength)", wantedLength, REMARK_CHARACTERS);
  const rows = usableCount("TextArea (rows)", wantedRows, USUAL_ROWS);
  const { ids, error, controlProps } = useField({ id, name: rest.name, description, error: ownError });
  const strings = useStrings(textLengthStrings);
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => element.current);
  const [typed, setTyped] = useState(rest.defaultValue ?? "");
  useFormReset(element, () => setTyped(element.current?.value ?? ""));
  const count = countCharacters(rest.value ?? typed);
  const left = maxLength - count;
  const limit = fill(strings.characterLimit, { max: maxLength });
  useCustomValidity(element, left < 0 ? limit : undefined);
  const counterId = `${ids.control}-limit`;
  useAnnouncedRest(left, isNearEnd(count, maxLength));
  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={rest.required ?? false}>
      <div
        className={frame}
        data-invalid={error === undefined && left >= 0 ? undefined : ""}
        data-disabled={rest.disabled ? "" : undefined}
      >
        <textarea
          {...rest}
          {...controlProps}
          ref={element}
          rows={rows}
          className={control}
          style={assignInlineVars({ [lines]: String(rows) })}
          aria-describedby={[controlProps["aria-describedby"], counterId].filter(Boolean).join(" ")}
          aria-invalid={controlProps["aria-invalid"] ?? (left < 0 || undefined)}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
            setTyped(event.target.value);
            onChange?.(event);
          }}
        />
        <VisuallyHidden id={counterId}>{limit}</VisuallyHidden>
        <span aria-hidden="true" translate="no" className={counter} data-over={left < 0 ? "" : undefined}>
          {left < 0 && <span>{fill(strings.charactersOver, { count: -left })}</span>}
          {count}/{maxLength}
        </span>
      </div>
    </FieldLayout>
  );
}

/** Announces politely how many characters are left: after a pause in typing, near the limit and beyond it. */
function useAnnouncedRest(left: number, isNear: boolean): void {
  const strings = useStrings(textLengthStrings);
  const isFirst = useRef(true);
  useEffect(() => {
    // The initial text is not announced.
    const isNews = !isFirst.current;
    isFirst.current = false;
    if (!isNear || !isNews) return undefined;
    const text = left < 0 ? strings.charactersOver : strings.charactersLeft;
    const timer = setTimeout(() => announce(fill(text, { count: Math.abs(left) })), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [left, isNear, strings]);
}
