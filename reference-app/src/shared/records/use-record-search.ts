import { todayIn, type DateRange } from "@lobbykit/design-system/foundations/dates";
import { merchantCode } from "../api/system-queries.ts";
import { merchantOf } from "../config/merchants.ts";
import { choiceOf, pageOf } from "../layout/search-values.ts";
import { useSectionSearch } from "../layout/use-section-search.ts";
import { serverClock } from "../lib/clock.ts";
import { merchantTimeZone } from "../merchant/time-zone.ts";
import { momentsOf, periodOf } from "./rules.ts";

export interface RecordSearch {
  range: DateRange;
  /** The same period in moments, as the contract asks for it. */
  moments: { from: string; to: string };
  page: number;
  /** The present day by the server's time and the merchant's clock. */
  today: string;
  timeZone: string;
  /** The one that the merchant's members play in: sums carry none of their own. */
  currency: string;
  /** The value of a filter, if it is one of these. */
  choice: <Choice extends string>(name: string, choices: readonly Choice[]) => Choice | undefined;
  /** The value of a filter that only the server knows, if it has this form. */
  code: (name: string, form: RegExp) => string | undefined;
  change: (changes: Record<string, string | undefined>) => void;
}

/** What the address says about a record: days, filters, page. Each may be anything; what is no value is not heard. */
export function useRecordSearch(): RecordSearch {
  const [search, change] = useSectionSearch();
  const { currency } = merchantOf(merchantCode());
  const timeZone = merchantTimeZone();
  const today = todayIn(timeZone, serverClock.now());
  const range = periodOf(search, today);
  return {
    range,
    moments: momentsOf(range, timeZone),
    page: pageOf(search),
    today,
    timeZone,
    currency,
    choice: (name, choices) => choiceOf(search, name, choices),
    code: (name, form) => {
      const value = search.get(name) ?? "";
      return form.test(value) ? value : undefined;
    },
    change,
  };
}
