import { useLocation, useNavigate } from "react-router-dom";
import { sectionFilters, withSectionFilters } from "../config/section-filters.ts";

/** The filters of the open section, in the address (D20), and the way to change some of them; `undefined` takes one away. */
export function useSectionSearch(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = (changes: Record<string, string | undefined>) =>
    void navigate({ search: withSectionFilters(search, changes) }, { replace: true, preventScrollReset: true });
  return [sectionFilters(search), change];
}
