import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { unsavedForms } from "./unsaved-forms.ts";

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** Leaves the page, to another site or by a reload. Returns whether the browser asks first. */
const asks = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const form = (id: string, isTyped: boolean) => ({ id, isTyped: () => isTyped, forget: () => {} });

it.each([
  ["without a form", [], false],
  ["with an empty form", [false], false],
  ["with a form that was typed into", [true], true],
  ["with a form that was typed into below an empty form", [true, false], true],
])("C18 on a page %s (%j), the browser asks before the page is left: %s", (_, forms, isAsked) => {
  const closers = forms.map((isTyped, index) => unsavedForms.add(form(String(index), isTyped)));
  expect(asks()).toBe(isAsked);
  for (const close of closers) close();
  expect(asks()).toBe(false);
});

it("E099 the question names what the view opened last would lose, and not the form below it", () => {
  const codes = { title: "Codes", description: "Shown once", cancelLabel: "Stay" };
  const closers = [form("form", true), { ...form("codes", true), question: () => codes }, form("empty", false)].map(
    (each) => unsavedForms.add(each),
  );
  expect(unsavedForms.question()).toBe(codes);
  closers[1]?.();
  expect(unsavedForms.question()).toBeUndefined();
  for (const close of closers) close();
});

it("D20 the way back is that of the step entered last, until the step is left", () => {
  const [outer, inner] = [() => {}, () => {}];
  const leaveOuter = unsavedForms.addWayBack(outer);
  const leaveInner = unsavedForms.addWayBack(inner);
  expect(unsavedForms.wayBack()).toBe(inner);
  leaveInner();
  expect(unsavedForms.wayBack()).toBe(outer);
  leaveOuter();
  expect(unsavedForms.wayBack()).toBeUndefined();
});

const BACK = { isBack: true, isOtherPage: true };
const LINK = { isBack: false, isOtherPage: true };
const FILTER = { isBack: false, isOtherPage: false };

it.each([
  ["Back", "a typed dialog", BACK, { isTyped: true }, true],
  ["Back", "a typed page", BACK, { isTyped: true, isPage: true }, true],
  ["Back", "an empty page", BACK, { isTyped: false, isPage: true }, false],
  ["a link to another page", "a typed page", LINK, { isTyped: true, isPage: true }, true],
  ["a link to another page", "an empty page", LINK, { isTyped: false, isPage: true }, false],
  ["a step that the app takes", "a typed dialog", LINK, { isTyped: true }, false],
  ["a link that changes only search values", "a typed page", FILTER, { isTyped: true, isPage: true }, false],
])("C18 whether %s asks on %s", (_step, _place, step, { isTyped, ...place }, isAsked) => {
  const close = unsavedForms.add({ ...form("form", isTyped), ...place });
  expect(unsavedForms.isLostBy(step)).toBe(isAsked);
  close();
});
