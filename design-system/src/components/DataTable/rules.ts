import type { DataValue } from "./columns.ts";

const DECIMAL = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/;

const signed = (sign: string, value: bigint) => (sign ? -value : value);

/** Compares two plain decimals of any length exactly: money never passes through a float. Undefined when one is none. */
function compareDecimals(first: string, second: string): number | undefined {
  const [a, b] = [DECIMAL.exec(first), DECIMAL.exec(second)];
  if (!a || !b) return undefined;
  const [, aSign = "", aWhole = "", aPart = ""] = a;
  const [, bSign = "", bWhole = "", bPart = ""] = b;
  const digits = Math.max(aPart.length, bPart.length);
  const size = (whole: string, part: string) => BigInt(whole + part.padEnd(digits, "0"));
  const difference = signed(aSign, size(aWhole, aPart)) - signed(bSign, size(bWhole, bPart));
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** So many digits a number holds exactly. */
const EXACT_DIGITS = 15;

/** A value made ready for many comparisons: ten thousand rows are compared a hundred thousand times. */
export interface SortKey {
  text: string;
  /** Its value, where a number holds it without loss. */
  exact: number | undefined;
}

export function sortKey(value: DataValue): SortKey {
  const text = String(value);
  const isExact = text.length <= EXACT_DIGITS && DECIMAL.test(text);
  return { text, exact: isExact ? Number(text) : undefined };
}

/** Smaller first: decimals by their value, other text by the order of the language. */
export function compareKeys(a: SortKey, b: SortKey, collator: Intl.Collator): number {
  if (a.exact !== undefined && b.exact !== undefined) return a.exact - b.exact;
  return compareDecimals(a.text, b.text) ?? collator.compare(a.text, b.text);
}

export interface PageSlice {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Place of the first and last record of the page, from 1; 0 and 0 when there are none. */
  from: number;
  to: number;
}

/** What is on a page of so many records; a page that no longer exists becomes the last. */
export function pageSlice(wanted: number, size: number, total: number): PageSlice {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(wanted, 1), pageCount);
  const from = (page - 1) * size + 1;
  return { page, pageCount, from: Math.min(from, total), to: Math.min(from + size - 1, total) };
}
