import { useTranslation } from "react-i18next";
import { momentText } from "../merchant/moment-text.ts";

/** A moment of the member's records on the merchant's clock. */
export function Moment({ at }: { at: string }) {
  // Its words change with the language.
  useTranslation();
  return <time dateTime={at}>{momentText(at)}</time>;
}
