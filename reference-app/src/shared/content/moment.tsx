import { useTranslation } from "react-i18next";
import { momentText } from "../merchant/moment-text.ts";

/** Shows a date and time of a record in the merchant's time zone. */
export function Moment({ at }: { at: string }) {
  // Renders again when the language changes.
  useTranslation();
  return <time dateTime={at}>{momentText(at)}</time>;
}
