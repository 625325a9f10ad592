/**
 * The pattern families that the house knows, by their ids (R364–R377): our own expressions, each in linear time, in place of
 * those that a server sends for the same id (D7).
 */
const FAMILIES: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ["1", () => true], // R364 the length alone
  ["2", matcher(/^[A-Za-z][A-Za-z0-9]*$/)], // R365
  ["3", isMailbox], // R366
  ["4", matcher(/^[A-Za-z0-9]+$/)], // R367
  ["5", (value) => isAlphanumeric(value) && /[A-Za-z]/.test(value) && /\d/.test(value)], // R368
  ["6", matcher(/^\d+$/)], // R369
  ["7", (value) => isAlphanumeric(value) && /[A-Z]/.test(value)], // R370
  ["8", matcher(/^[A-Za-z][A-Za-z ]*$/)], // R371
  ["9", matcher(/^\S+$/)], // R372
  ["10", (value) => isDate(/^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(value))], // R373
  ["11", (value) => isDate(/^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/.exec(value))], // R374
  ["12", matcher(/^[\p{Script=Han}·]+$/u)], // R375
  ["13", matcher(/^\p{Script=Thai}[\p{Script=Thai} ]*$/u)], // R376
  ["14", matcher(/^\p{Script=Hangul}[\p{Script=Hangul} ]*$/u)], // R377
]);

/** Does the value belong to the family? Undefined where the id is not one of ours. */
export const fitsFamily = (patternId: string, value: string): boolean | undefined => FAMILIES.get(patternId)?.(value);

function matcher(expression: RegExp): (value: string) => boolean {
  return (value) => expression.test(value);
}

function isAlphanumeric(value: string): boolean {
  return /^[A-Za-z0-9]+$/.test(value);
}

/** One @ with a name before it and a host with a dot after it; whether somebody reads it, only a mail can tell. */
function isMailbox(value: string): boolean {
  const [name = "", host = "", ...more] = value.split("@");
  const labels = host.split(".");
  return more.length === 0 && name !== "" && labels.length > 1 && !labels.includes("") && !/\s/.test(value);
}

/** A day of the calendar: the 30th of February is none. */
function isDate(match: RegExpExecArray | null): boolean {
  const { year, month, day } = match?.groups ?? {};
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
