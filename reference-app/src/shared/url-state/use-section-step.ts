import { useLocation, useNavigate } from "react-router-dom";
import { withSectionFilters } from "../config/section-filters.ts";

type Changes = Record<string, string | undefined>;

const isStep = (state: unknown): boolean => typeof state === "object" && state !== null && "isStep" in state;

/**
 * Steps inside a section, such as down a level or into a sheet, that the browser's Back undoes. Filters are not steps: see
 * useSectionSearch.
 */
export function useSectionStep(): { go: (changes: Changes) => void; leave: (changes: Changes) => void } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    /** Goes one step further. */
    go: (changes) =>
      void navigate(
        { search: withSectionFilters(search, changes) },
        { state: { isStep: true }, preventScrollReset: true },
      ),
    /** Leaves the step: goes back in history if it was entered here, else replaces the entry, as for a visitor who came by the address. */
    leave: (changes) => {
      if (isStep(state)) void navigate(-1);
      else void navigate({ search: withSectionFilters(search, changes) }, { replace: true, preventScrollReset: true });
    },
  };
}
