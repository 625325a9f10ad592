import { useTranslation } from "react-i18next";
import { formatDate } from "@lobbykit/design-system/foundations/format";
import { dateLocale } from "../i18n/language.ts";
import { merchantTimeZone } from "../merchant/time-zone.ts";

/** A moment on the merchant's clock, in the words of the page's language. */
export const momentText = (at: string): string =>
  formatDate(at, { locale: dateLocale(), style: "dateTime", timeZone: merchantTimeZone() });

/** A moment of the member's records on the merchant's clock. */
export function Moment({ at }: { at: string }) {
  // Its words change with the language.
  useTranslation();
  return <time dateTime={at}>{momentText(at)}</time>;
}
