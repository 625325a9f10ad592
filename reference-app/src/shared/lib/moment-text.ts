import { formatDate } from "@lobbykit/design-system/foundations/format";
import { dateLocale } from "../i18n/language.ts";

/** A moment as the member reads it: day and time, in their language. */
export const momentText = (moment: string | number): string =>
  formatDate(moment, { locale: dateLocale(), style: "dateTime" });
