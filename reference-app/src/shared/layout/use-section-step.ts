import { useLocation, useNavigate } from "react-router-dom";
import { withSectionFilters } from "../config/section-filters.ts";

type Changes = Record<string, string | undefined>;

const isStep = (state: unknown): boolean => typeof state === "object" && state !== null && "isStep" in state;

/** Steps inside a section that Back comes back from: down a level, into a sheet. Filters are no steps: see useSectionSearch. */
export function useSectionStep(): { go: (changes: Changes) => void; leave: (changes: Changes) => void } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    /** A step further. */
    go: (changes) =>
      void navigate(
        { search: withSectionFilters(search, changes) },
        { state: { isStep: true }, preventScrollReset: true },
      ),
    /** Out of it again: back where it was gone, else in its place, as for who came by the address. */
    leave: (changes) => {
      if (isStep(state)) void navigate(-1);
      else void navigate({ search: withSectionFilters(search, changes) }, { replace: true, preventScrollReset: true });
    },
  };
}
