import { useEffect, useRef } from "react";
import { SEARCH_PAUSE_MS } from "./rules.ts";

interface SearchReport {
  /** Typing goes on: report when it pauses. */
  later: (text: string) => void;
  now: (text: string) => void;
}

/** Tells what to look for, each text once. A value that the caller sets himself is no news to him. */
export function useSearchReport(value: string, onSearch: ((text: string) => void) | undefined): SearchReport {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(value);
  const reported = useRef(value);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (value === typed.current) return;
    clearTimeout(timer.current);
    typed.current = value;
    reported.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (text: string) => {
    clearTimeout(timer.current);
    typed.current = text;
    if (text === reported.current) return;
    reported.current = text;
    latest.current?.(text);
  };
  const later = (text: string) => {
    clearTimeout(timer.current);
    typed.current = text;
    timer.current = setTimeout(() => now(text), SEARCH_PAUSE_MS);
  };
  return { later, now };
}
