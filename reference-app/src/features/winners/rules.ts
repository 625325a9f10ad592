import { momentText } from "../../shared/merchant/moment-text.ts";

/** The time of a win (epoch ms) in short form: the time of day for today, else the date. */
export function winMoment(time: number, nowMs: number): string {
  const day = momentText(time, "date");
  return day === momentText(nowMs, "date") ? momentText(time, "time") : day;
}
