import { useEffect, useRef } from "react";
import { announce } from "../../foundations/announcements/announce.ts";

/** Longest pause between two letters while a member is still typing. */
const SEARCH_PAUSE_MS = 300;

/** Returns a function that calls `onSearch` after a pause in typing, or at once. */
export function useSearchPause(onSearch: ((text: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const forget = () => clearTimeout(timer.current);
  const now = (text: string) => {
    forget();
    onSearch?.(text);
  };
  const later = (text: string) => {
    forget();
    timer.current = setTimeout(now, SEARCH_PAUSE_MS, text);
  };
  return { now, later, forget };
}

/** Announces the message that an open list shows instead of options (WCAG 4.1.3). */
export function useListNews(isOpen: boolean, news: string | undefined): void {
  useEffect(() => {
    if (isOpen && news) announce(news);
  }, [isOpen, news]);
}
