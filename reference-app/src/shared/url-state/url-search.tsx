import { useEffect, useRef, useState } from "react";
import { SearchField } from "@lobbykit/design-system/SearchField";
import { SEARCH_DEBOUNCE_MS } from "../config/constants.ts";
import { searchText } from "./search-text.ts";
import { useDebounced, type Dated } from "./use-debounced.ts";

export interface UrlSearchProps {
  /** The search text from the URL. */
  search: string;
  onSearch: (text: string) => void;
  /** The field's label. */
  label: string;
  placeholder: string;
  clearLabel: string;
  /** Whether `/` moves the focus to the field. The visitor can turn this off. @default false */
  hasShortcut?: boolean;
  /** Whether the field takes the focus, because the visitor came to search. @default false */
  isWanted?: boolean;
}

/** A search field whose text is kept in the URL. The URL updates after a pause in typing (R180, R479), or at once on Enter. */
export function UrlSearch({ search, onSearch, isWanted = false, ...rest }: UrlSearchProps) {
  const [text, setText] = useState<Dated<string>>({ value: search, sinceMs: 0 });
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // When the URL changes by other means ("show all", Back, a link), the field shows the new text. The field's own update is ignored,
    // since the visitor may have typed more.
    if (search !== sent) {
      setSent(search);
      setText({ value: search, sinceMs: 0 });
    }
  }
  const report = (typed: string) => {
    const wanted = searchText(typed);
    if (wanted === search) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    // Runs after the page layout has moved the focus to the page's start.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [isWanted]);
  useDebounced(text, SEARCH_DEBOUNCE_MS, report);
  return (
    <SearchField
      {...rest}
      ref={field}
      value={text.value}
      onValueChange={(typed) => setText({ value: typed, sinceMs: performance.now() })}
      onSubmit={report}
    />
  );
}
