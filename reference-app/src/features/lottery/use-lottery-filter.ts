import { useSearchParams } from "react-router-dom";
import { parseFilter, withFilter, type LotteryFilter } from "./rules.ts";

/** The filter of the lobby, kept in the URL. It replaces the history's entry: back leaves the page, not one letter. */
export function useLotteryFilter() {
  const [params, setParams] = useSearchParams();
  return {
    filter: parseFilter(params),
    changeFilter: (changes: Partial<LotteryFilter>) =>
      setParams((current) => withFilter(current, changes), { replace: true, preventScrollReset: true }),
  };
}
