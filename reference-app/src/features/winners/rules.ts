import { formatDate } from "@lobbykit/design-system/foundations/format";

/** When (ms since 1970) somebody won, as short as it can be told: the time of a win of today, else the day. */
export function winMoment(time: number, nowMs: number, locale: string, timeZone?: string): string {
  const place = { locale, ...(timeZone === undefined ? {} : { timeZone }) };
  const day = formatDate(time, place);
  return day === formatDate(nowMs, place) ? formatDate(time, { ...place, style: "time" }) : day;
}
