import { useEffect, useRef } from "react";
import { SEARCH_PAUSE_MS } from "./rules.ts";

interface SearchReport {
  /** Reports the text after a pause in typing. */
  later: (text: string) => void;
  now: (text: string) => void;
}

/** Reports what to search for, each text once. A value that the caller sets is not reported. */
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
