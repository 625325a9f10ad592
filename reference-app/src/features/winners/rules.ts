import { momentText } from "../../shared/merchant/moment-text.ts";

/** When (ms since 1970) somebody won, as short as it can be told: the time of a win of today, else the day. */
export function winMoment(time: number, nowMs: number): string {
  const day = momentText(time, "date");
  return day === momentText(nowMs, "date") ? momentText(time, "time") : day;
}
