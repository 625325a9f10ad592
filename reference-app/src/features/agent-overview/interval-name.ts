import { formatDay } from "@lobbykit/design-system/foundations/dates";
import { dateLocale } from "../../shared/i18n/language.ts";
import { monthText } from "../../shared/records/record-parts.tsx";
import type { Interval, Overview } from "./rules.ts";

/** The name of a day or a month in the reader's language. */
export const intervalName = ({ label }: Interval, unit: Overview["unit"]): string =>
  unit === "day" ? formatDay(label, dateLocale()) : monthText(`${label}-01`);
