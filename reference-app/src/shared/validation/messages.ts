import type { TFunction } from "i18next";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import type { Complaint } from "./rules.ts";

/** "4–16", or one number when both are equal (R346). */
export function rangeText(min: number, max: number): string {
  return min === max ? formatCount(max) : `${formatCount(min)}–${formatCount(max)}`;
}

/** The text of a complaint. @param label of the field, for messages that name it (R343) */
export function complaintText({ message, min = 0, max = 0 }: Complaint, label: string, t: TFunction): string {
  const figures = { range: rangeText(min, max), min: formatCount(min), max: formatCount(max) };
  return t(`validation.${message}`, { field: label, ...figures });
}
