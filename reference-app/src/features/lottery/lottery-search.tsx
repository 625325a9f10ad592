import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "@lobbykit/design-system/SearchField";
import { SEARCH_DEBOUNCE_MS } from "../../shared/config/constants.ts";
import { useDebounced } from "../../shared/lib/use-debounced.ts";

interface LotterySearchProps {
  /** The text in the URL. */
  search: string;
  onSearch: (text: string) => void;
}

/** The name search: it reaches the URL after a pause in typing (R180, R479), on Enter at once. */
export function LotterySearch({ search, onSearch }: LotterySearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // The URL changed by other means ("show all draws", a link): the field follows. Its own report changes nothing, since
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
  return (
    <SearchField
      label={t("lottery.search.label")}
      placeholder={t("lottery.search.placeholder")}
      clearLabel={t("lottery.search.clear")}
      value={text}
      onValueChange={setText}
      onSubmit={report}
    />
  );
}
