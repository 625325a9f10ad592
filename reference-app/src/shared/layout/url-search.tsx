import { useState } from "react";
import { SearchField } from "@lobbykit/design-system/SearchField";
import { SEARCH_DEBOUNCE_MS } from "../config/constants.ts";
import { useDebounced } from "../lib/use-debounced.ts";

export interface UrlSearchProps {
  /** The text in the URL. */
  search: string;
  onSearch: (text: string) => void;
  /** Name of the field. */
  label: string;
  placeholder: string;
  clearLabel: string;
}

/** A search that lives in the URL: it gets there after a pause in typing (R180, R479), on Enter at once. */
export function UrlSearch({ search, onSearch, ...texts }: UrlSearchProps) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // The URL changed by other means ("show all", back, a link): the field follows. Its own report changes nothing, since
    // the visitor may have typed on.
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }
  const report = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === search) return;
    setSent(wanted);
    onSearch(wanted);
  };
  useDebounced(text, SEARCH_DEBOUNCE_MS, report);
  return <SearchField {...texts} value={text} onValueChange={setText} onSubmit={report} />;
}
