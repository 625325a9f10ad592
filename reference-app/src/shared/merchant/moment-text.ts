import { formatDate, type DateStyle } from "@lobbykit/design-system/foundations/format-date";
import { dateLocale } from "../i18n/language.ts";
import { merchantTimeZone } from "./time-zone.ts";

/** Returns an offset such as "GMT+6". */
function offsetName(timeZone: string, moment: string | number): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Formats a moment in the merchant's time zone and the page's language (D11). It names the zone when the device's clock differs. */
export function momentText(moment: string | number, style: DateStyle = "dateTime"): string {
  const timeZone = merchantTimeZone();
  const place = { locale: dateLocale(), style };
  const text = formatDate(moment, { ...place, timeZone });
  return text === formatDate(moment, place) ? text : `${text} (${offsetName(timeZone, moment)})`;
}
