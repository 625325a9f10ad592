import { todayIn, type DateRange } from "@lobbykit/design-system/foundations/dates";
import { currentMerchant } from "../merchant/current-merchant.ts";
import { choiceOf, pageOf } from "../url-state/search-values.ts";
import { useSectionSearch } from "../url-state/use-section-search.ts";
import { serverClock } from "../clock/clock.ts";
import { merchantTimeZone } from "../merchant/time-zone.ts";
import { momentsOf, periodOf } from "./rules.ts";

export interface RecordSearch {
  range: DateRange;
  /** The same period as moments, as the contract takes it. */
  moments: { from: string; to: string };
  page: number;
  /** Today, by the server's time in the merchant's time zone. */
  today: string;
  timeZone: string;
  /** The currency of the merchant's members. The server's sums do not name one. */
  currency: string;
  /** The value of a filter when it is one of the choices. */
  choice: <Choice extends string>(name: string, choices: readonly Choice[]) => Choice | undefined;
  /** The value of a filter whose choices only the server knows, when it has the right form. */
  code: (name: string, form: RegExp) => string | undefined;
  change: (changes: Record<string, string | undefined>) => void;
}

/** The record's state from the address: days, filters and page. Invalid values are ignored. */
export function useRecordSearch(): RecordSearch {
  const [search, change] = useSectionSearch();
  const { currency } = currentMerchant();
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
