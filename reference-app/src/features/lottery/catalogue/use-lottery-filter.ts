import { useSearchParams } from "react-router-dom";
import { parseFilter, withFilter, type LotteryFilter } from "../rules.ts";

/** The lobby's filter in the URL. It replaces the history entry, so that Back leaves the page instead of undoing one letter. */
export function useLotteryFilter() {
  const [params, setParams] = useSearchParams();
  return {
    filter: parseFilter(params),
    changeFilter: (changes: Partial<LotteryFilter>) =>
      setParams((current) => withFilter(current, changes), { replace: true, preventScrollReset: true }),
  };
}
