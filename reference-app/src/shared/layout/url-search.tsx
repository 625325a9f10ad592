import { useEffect, useRef, useState } from "react";
import { SearchField } from "@lobbykit/design-system/SearchField";
import { SEARCH_DEBOUNCE_MS } from "../config/constants.ts";
import { useDebounced, type Dated } from "../lib/use-debounced.ts";

export interface UrlSearchProps {
  /** The text in the URL. */
  search: string;
  onSearch: (text: string) => void;
  /** Name of the field. */
  label: string;
  placeholder: string;
  clearLabel: string;
  /** `/` goes to the field; the visitor can switch that off. @default false */
  hasShortcut?: boolean;
  /** Somebody came here to search: the field takes the focus. @default false */
  isWanted?: boolean;
}

/** A search that lives in the URL: it gets there after a pause in typing (R180, R479), on Enter at once. */
export function UrlSearch({ search, onSearch, isWanted = false, ...rest }: UrlSearchProps) {
  const [text, setText] = useState<Dated<string>>({ value: search, sinceMs: 0 });
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // The URL changed by other means ("show all", back, a link): the field follows. Its own report changes nothing, since
    // the visitor may have typed on.
    if (search !== sent) {
      setSent(search);
      setText({ value: search, sinceMs: 0 });
    }
  }
  const report = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === search) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    // After the frame of the page has put the focus at its start.
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
