/**
 * Helpers for the tests of apps. They drive components that need more than a click or a text, and read what tables and messages show.
 * They work with `userEvent` of Testing Library, of Storybook and of Vitest's browser mode. Find the elements with the queries of your
 * test library: every component has the role and the name that its documentation page states.
 */

/** The part of `userEvent` that the helpers use. */
export interface User {
  click: (element: Element) => unknown;
  keyboard: (keys: string) => unknown;
}

/** Calls `find` until it finds something. The time limit of your test ends the wait. */
function whenPresent<Found>(find: () => Found | null | undefined): Promise<Found> {
  const present = find();
  if (present != null) return Promise.resolve(present);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = find();
      if (found == null) return;
      observer.disconnect();
      resolve(found);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

const textOf = (element: Element): string => (element.textContent ?? "").trim();

/** The label of an option or a menu item. Its accessible name may also contain a description and a group, which come after the label. */
function labelOf(element: Element): string {
  const [id] = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  return textOf((id !== undefined && document.getElementById(id)) || element);
}

const controlledBy = (element: Element): HTMLElement | null =>
  document.getElementById(element.getAttribute("aria-controls") ?? "");

const labelled = (elements: Iterable<Element>, label: string): Element | undefined =>
  [...elements].find((element) => labelOf(element) === label);

const isSelected = (option: Element): boolean => option.getAttribute("aria-selected") === "true";

/**
 * Chooses options of a `Select`, a `MultiSelect`, a `ComboBox` or a `RegionSelect` by their labels. In a `MultiSelect`, exactly these
 * options are chosen afterwards.
 * @param field its button, or the text field of a `ComboBox`
 */
export async function chooseOptions(user: User, field: HTMLElement, ...labels: readonly string[]): Promise<void> {
  await user.click(field);
  if (field instanceof HTMLInputElement) {
    field.select();
    await user.keyboard(escapeKeys(labels[0] ?? ""));
  }
  const list = await whenPresent(() => controlledBy(field));
  const options = () => list.querySelectorAll("[role=option]");
  if (list.getAttribute("aria-multiselectable") !== "true") {
    for (const label of labels) await user.click(await whenPresent(() => labelled(options(), label)));
    return;
  }
  for (const label of labels) await whenPresent(() => labelled(options(), label));
  for (const option of options()) if (isSelected(option) !== labels.includes(labelOf(option))) await user.click(option);
  await user.keyboard("{Escape}");
}

/** `[` and `{` begin the name of a key in `keyboard`. */
const escapeKeys = (text: string): string => text.replaceAll(/[{[]/g, "$&$&");

/** Opens a `Menu` and chooses an entry by its label. @param button the button of the menu */
export async function chooseFromMenu(user: User, button: HTMLElement, label: string): Promise<void> {
  await user.click(button);
  const menu = await whenPresent(() => controlledBy(button));
  await user.click(await whenPresent(() => labelled(menu.querySelectorAll("[role^=menuitem]"), label)));
}

const LAST_MONTH = 12;
const LAST_DAY = 31;
const LAST_HOUR = 23;
const LAST_MINUTE = 59;

/** Which part of a date an editable part is. Its upper limit tells, so it does not depend on the language. */
function dateKeys(part: Element, [year = "", month = "", day = ""]: readonly string[]): string {
  const max = Number(part.getAttribute("aria-valuemax"));
  if (max === LAST_MONTH) return month;
  return max <= LAST_DAY ? day : year;
}

function timeKeys(part: Element, [hour = "", minute = ""]: readonly string[]): string {
  const max = part.hasAttribute("aria-valuemax") ? Number(part.getAttribute("aria-valuemax")) : 0;
  if (max === LAST_MINUTE) return minute;
  if (max === LAST_HOUR) return hour;
  const isAfternoon = Number(hour) >= LAST_MONTH;
  return max > 1 ? String(Number(hour) % LAST_MONTH || LAST_MONTH).padStart(2, "0") : isAfternoon ? "p" : "a";
}

async function typeParts(user: User, parts: Iterable<Element>, keysOf: (part: Element) => string): Promise<void> {
  for (const part of parts) {
    await user.click(part);
    await user.keyboard(keysOf(part));
  }
}

/** @throws Error on a narrow screen, where a date is chosen in a sheet */
function partsOf(field: Element): Element[] {
  const parts = [...field.querySelectorAll("[role=spinbutton]")];
  if (parts.length === 0) throw new Error("The field has no parts to type into. Make the window of the test wider.");
  return parts;
}

/**
 * Types dates into a `DatePicker` (one) or a `DateRangePicker` (two).
 * @param field its group
 * @param dates "2026-11-21"
 * @throws Error on a narrow screen, where dates are chosen in a sheet
 */
export async function typeDates(user: User, field: HTMLElement, ...dates: readonly string[]): Promise<void> {
  const parts = partsOf(field);
  const count = parts.length / dates.length;
  for (const [index, date] of dates.entries()) {
    const own = parts.slice(index * count, (index + 1) * count);
    await typeParts(user, own, (part) => dateKeys(part, date.split("-")));
  }
}

/** Types a time into a `TimeField`, on a clock of 12 or 24 hours. @param field its group @param time "18:05" */
export async function typeTime(user: User, field: HTMLElement, time: string): Promise<void> {
  await typeParts(user, partsOf(field), (part) => timeKeys(part, time.split(":")));
}

/** The texts of the `Toast` messages on the page; errors come first. */
export const toastTexts = (): string[] =>
  [...document.querySelectorAll("[aria-keyshortcuts=F6] [data-tone]")].map(textOf);

/**
 * The rows that a `DataTable` or a `VirtualDataTable` shows: for each row the texts by column label. Totals are left out. On a narrow
 * screen the rows are cards, so make the window of the test wide enough for the table.
 */
export function rowsOf(table: HTMLElement): Record<string, string>[] {
  const labels = [...table.querySelectorAll("thead th")].map(textOf);
  const rows = [...table.querySelectorAll("tbody tr:not([aria-hidden=true])")];
  return rows.map((row) => {
    // A checkbox that selects the row is in a cell without a label.
    const cells = [...row.querySelectorAll("th, td")].slice(-labels.length);
    return Object.fromEntries(cells.map((cell, index) => [labels[index] ?? "", textOf(cell)]));
  });
}
