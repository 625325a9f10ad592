import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { announce } from "../announcements/announce.ts";
import { useAfterPress } from "../forms/use-after-press.ts";
import { useCustomValidity } from "../forms/use-custom-validity.ts";
import type { DecimalString } from "./format.ts";
import {
  type DecimalMark,
  isPlain,
  isSameNumber,
  type NumberReading,
  plainCaret,
  plainEdit,
  plainNumber,
  toReading,
  valueOf,
} from "./number-text.ts";
import { useFormReset } from "../forms/use-form-reset.ts";

export interface TypedNumberOptions {
  /** A decimal string, "" while it is empty. Pass it to control the value. */
  value: string | undefined;
  /** The number on the first render, when the value is not controlled. */
  defaultValue: string;
  onValueChange: ((value: DecimalString | "") => void) | undefined;
  decimalMark: DecimalMark;
  /** Parses what was typed. */
  read: (text: string) => NumberReading;
  /** Adds decimals to a decimal string until it has as many as the field shows. */
  pad: (number: string) => string;
  /** Formats a padded number for display while nobody edits it. */
  group: (number: string) => string;
  /** Returns what is wrong with a reading; undefined for a valid number and for an empty text. */
  problemOf: (reading: NumberReading) => string | undefined;
  /** Returns the announcement of a number that was typed with separators. */
  spokenOf: (number: string) => string;
}

export interface TypedNumber {
  /** Ref for the input. */
  input: RefObject<HTMLInputElement | null>;
  /** Text of the input. */
  text: string;
  /** The parsed number; "" if there is none. */
  number: DecimalString | "";
  /** What is wrong, once the field has lost focus. */
  problem: string | undefined;
  /** Call it with the whole text after each change, however it was made. */
  change: (text: string) => void;
  /** Replaces the text by a number. */
  write: (number: string) => void;
  focus: () => void;
  leave: () => void;
}

/** The content of the field. */
interface Shown {
  text: string;
  /** The number, if the field itself wrote the text; undefined for a text that must be parsed. */
  number: string | undefined;
}

/**
 * State of a text field that holds a number. Text stays as typed while the field has the focus, with digits of any script. Each change is
 * parsed as a whole, so typing, composition, paste and autofill give the same decimal string. When the field loses focus, the number is
 * grouped and missing decimals are added. A text that is no number stays, the input becomes invalid, and `problem` says why.
 */
export function useTypedNumber(options: TypedNumberOptions): TypedNumber {
  const { value, defaultValue, onValueChange, decimalMark, read, pad, group, problemOf, spokenOf } = options;
  const written = (known: string, isPlainText: boolean): Shown => {
    const number = pad(known);
    return { text: isPlainText ? plainNumber(number, decimalMark) : group(number), number };
  };
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(() => written(value ?? defaultValue, false));
  const [isEdited, setIsEdited] = useState(false);
  // An error message that appears during a press would move the pressed button away from the pointer.
  const afterPress = useAfterPress(isEdited);
  const [isPressing, setIsPressing] = useState(false);
  const reading = shown.number === undefined ? read(shown.text) : toReading(shown.number);
  const number = valueOf(reading);
  // A controlled value replaces what was typed.
  if (value !== undefined && !isSameNumber(pad(value), number)) setShown(written(value, isEdited));
  useFormReset(input, () => setShown(written(value ?? defaultValue, false)));

  const problem = problemOf(reading);
  useCustomValidity(input, problem);

  /** Shows a text and sets the caret. It writes to the input at once: React then finds nothing to change and leaves the caret alone. */
  const show = (next: Shown, start: number, end = start) => {
    setShown(next);
    if (!input.current) return;
    input.current.value = next.text;
    input.current.setSelectionRange(start, end);
  };
  const isGrouped = shown.number !== undefined && shown.text === group(shown.number);
  const showPlain = useEffectEvent(() => {
    if (!isGrouped || !input.current) return;
    const { selectionStart, selectionEnd } = input.current;
    const plain = written(number, true);
    const caretOf = (caret: number | null) =>
      Math.min(plainCaret(shown.text, caret ?? shown.text.length), plain.text.length);
    show(plain, caretOf(selectionStart), caretOf(selectionEnd));
  });
  useEffect(() => {
    // Browsers set the selection of a field only after the focus event.
    const timer = isEdited ? setTimeout(showPlain) : undefined;
    return () => clearTimeout(timer);
  }, [isEdited]);

  const tell = (next: DecimalString | "") => {
    if (next !== number) onValueChange?.(next);
  };
  return {
    input,
    text: shown.text,
    number,
    // No error is shown while the member is typing or pressing.
    problem: isEdited || isPressing ? undefined : problem,
    change: (text) => {
      const edit = isGrouped ? plainEdit(shown.text, text, decimalMark) : { text, caret: undefined };
      const next = { text: edit.text, number: undefined };
      if (edit.caret === undefined || edit.text === text) setShown(next);
      else show(next, edit.caret);
      tell(valueOf(read(edit.text)));
    },
    write: (known) => {
      setShown(written(known, isEdited));
      tell(valueOf(toReading(pad(known))));
    },
    focus: () => setIsEdited(true),
    leave: () => {
      setIsEdited(false);
      setIsPressing(true);
      afterPress(() => setIsPressing(false));
      if (problem !== undefined) announce(problem);
      // The field shows the number that it understood. If separators were typed, it also announces it.
      else if (shown.number === undefined && number !== "" && !isPlain(shown.text)) announce(spokenOf(number));
      if (number !== "") setShown(written(number, false));
    },
  };
}
