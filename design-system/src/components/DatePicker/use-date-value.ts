import { useState } from "react";
import { useControllable } from "../../foundations/props/use-controllable.ts";

/** While a member types 2026, the year is first 2, then 20 and 202. Years below 1000 are therefore unfinished input. */
const isBeingTyped = (text: string) => text.split("/").some((date) => date < "1000");

export interface DateValue {
  /** The value that the caller knows: a day, or "first/last". */
  held: string | null;
  /** What the editable parts show: the same value, or one with an unfinished year. */
  shown: string | null;
  change: (next: string | null) => void;
}

/** The value of a date field as text. An unfinished year is kept in here: otherwise the caller could request data for the year 202. */
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
