import { useState } from "react";
import { useControllable } from "../../foundations/use-controllable.ts";

/** On its way to 2026, a typed year is 2, 20 and 202: no day that anybody means. */
const isBeingTyped = (text: string) => text.split("/").some((date) => date < "1000");

export interface DateValue {
  /** What the owner holds: a day, or "first/last". */
  held: string | null;
  /** What the segments show: the same, or a year that is being typed. */
  shown: string | null;
  change: (next: string | null) => void;
}

/** The value of a date field as text. What is not yet a whole year is kept here: an owner who hears of it would ask the server for the year 202. */
export function useDateValue(
  value: string | null | undefined,
  initial: string | null,
  onChange: ((value: string | null) => void) | undefined,
): DateValue {
  const [held, hold] = useControllable(value, initial, onChange);
  const [draft, setDraft] = useState<string | null>(null);
  const [known, setKnown] = useState(held);
  if (held !== known) {
    setKnown(held);
    setDraft(null);
  }
  const change = (next: string | null) => {
    const isDraft = next !== null && isBeingTyped(next);
    setDraft(isDraft ? next : null);
    if (!isDraft && next !== held) hold(next);
  };
  return { held, shown: draft ?? held, change };
}
