import { useLocation, useNavigate } from "react-router-dom";
import { sectionFilters, withSectionFilters } from "../config/section-filters.ts";

/** The open section's filters from the address (D20), and a function that changes some of them. `undefined` removes a filter. */
export function useSectionSearch(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = (changes: Record<string, string | undefined>) =>
    void navigate({ search: withSectionFilters(search, changes) }, { replace: true, preventScrollReset: true });
  return [sectionFilters(search), change];
}
