import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Form, type FormProblem } from "../../components/Form/Form.tsx";
import { render } from "../render.tsx";
import { SMALLEST_SCREEN_PX } from "../samples/long-texts.ts";
import { stopClock } from "../devices/stopped-clock.ts";
import { setViewportWidth } from "../devices/viewport.ts";
import { vars } from "../../theme/contract.css.ts";
import { type Entries, type Fault, FIELD_KINDS, type FieldKind, NO_FIELDS } from "./field-kinds.tsx";

/** Our Form, and a plain `<form>`. */
const PLACES = ["Form", "form"] as const;
type Place = (typeof PLACES)[number];

const REFUSAL = "The server refuses it";
const REFUSED: FormProblem = { field: "field", rule: "refused", message: REFUSAL };
const WIDE_PX = 1024;
/** As long as a web address without a place to break. */
const LONG_WORD = "W".repeat(200);

const nameOf = (value: FormDataEntryValue) => (value instanceof File ? value.name : value);
const entriesOf = (data: FormData): Entries => [...data].map(([name, value]) => [name, nameOf(value)] as const);

/** Renders a form with one field. Returns a spy that gets what it submits. */
function renderIn(place: Place, field: ReactNode) {
  const onSubmit = vi.fn<(data: Entries) => readonly FormProblem[] | undefined>();
  const content = (
    <>
      <button type="button">Before</button>
      <div data-place="">{field}</div>
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </>
  );
  render(
    place === "Form" ? (
      <Form onSubmit={(data) => onSubmit(entriesOf(data))}>{content}</Form>
    ) : (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(entriesOf(new FormData(event.currentTarget)));
        }}
      >
        {content}
      </form>
    ),
  );
  return onSubmit;
}

const button = (name: "Before" | "Send" | "Reset") => page.getByRole("button", { name });
const send = () => button("Send").click();
const leave = () => button("Before").element().focus();

const inField = (selector: string) => document.querySelector<HTMLElement>(`[data-place] ${selector}`);
const describedOf = ({ described, control }: FieldKind) => {
  const element = inField(described ?? control);
  return page.elementLocator(element ?? document.body);
};

/** What the form would submit now. */
const entries = () => entriesOf(new FormData(document.querySelector("form") ?? undefined));

/** What a member sees of the value. */
function seen() {
  const place = document.querySelector("[data-place]");
  const inputs = [...(place?.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea") ?? [])];
  return { text: place?.textContent, values: inputs.map(({ value, checked }) => `${value} ${checked}`) };
}

/** Whether the form says that it cannot be submitted: ours by its summary and at the field, a plain one by its validity. */
function tellsWhy(place: Place, kind: FieldKind): boolean {
  if (place === "form") return document.querySelector("form")?.checkValidity() === false;
  const ids = inField(kind.described ?? kind.control)?.getAttribute("aria-describedby") ?? "";
  const notes = ids.split(" ").map((id) => document.getElementById(id));
  return document.querySelector("[role=alert]") !== null && notes.some((note) => note?.id.endsWith("-error"));
}

interface Cell {
  name: string;
  kind: FieldKind;
  place: Place;
}

/** A row of the table: each field to which a fault applies, in both places. */
const cellsOf = (fault: Fault): Cell[] =>
  Object.entries(FIELD_KINDS)
    .filter(([, kind]) => kind.excused?.[fault] === undefined)
    .flatMap(([name, kind]) => PLACES.map((place) => ({ name, kind, place })));

beforeEach(async () => {
  onTestFinished(stopClock());
  await setViewportWidth(WIDE_PX);
});

describe("D21 every field", () => {
  it.each(cellsOf("required"))(
    "$name in a <$place> is not submitted when it is required and empty",
    async ({ kind, place }) => {
      const onSubmit = renderIn(place, kind.empty({ required: true }));
      await send();
      await expect.poll(() => tellsWhy(place, kind)).toBe(true);
      expect(onSubmit).not.toHaveBeenCalled();
      await kind.change();
      await expect.poll(entries).toEqual(kind.changed);
      await send();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(kind.changed);
    },
  );

  it.each(cellsOf("limits"))(
    "$name in a <$place> does not submit a value beyond its limits",
    async ({ kind, place }) => {
      const onSubmit = renderIn(place, kind.empty({ required: true }));
      await kind.exceed?.();
      await send();
      await expect.poll(() => tellsWhy(place, kind)).toBe(true);
      expect(onSubmit).not.toHaveBeenCalled();
      await kind.change();
      await expect.poll(entries).toEqual(kind.changed);
      await send();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(kind.changed);
    },
  );

  it.each(cellsOf("server error"))("$name in a <$place> shows the server's error", async ({ kind, place }) => {
    const onSubmit = renderIn(place, kind.filled(place === "form" ? { error: REFUSAL } : {}));
    onSubmit.mockReturnValue([REFUSED]);
    if (place === "Form") {
      await send();
      await page.getByRole("link", { name: REFUSAL }).click();
      await vi.waitUntil(() => document.activeElement?.closest("[data-place]"));
    }
    await expect.element(describedOf(kind)).toHaveAccessibleDescription(expect.stringContaining(REFUSAL));
  });

  it.each(cellsOf("reset"))("$name in a <$place> returns to its initial value on reset", async ({ kind, place }) => {
    const onSubmit = renderIn(place, kind.filled({}));
    onSubmit.mockReturnValue([REFUSED]);
    await expect.poll(entries).toEqual(kind.initial);
    const before = seen();
    await kind.change();
    await expect.poll(entries).toEqual(kind.changed);
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(kind.changed);
    await button("Reset").click();
    await expect.poll(entries).toEqual(kind.initial);
    await expect.poll(seen).toEqual(before);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it.each(cellsOf("autofill"))(
    "$name in a <$place> accepts the value that the browser fills in",
    async ({ kind, place }) => {
      const onSubmit = renderIn(place, kind.empty({ required: true }));
      await kind.autofill?.();
      await expect.poll(entries).toEqual(kind.changed);
      await send();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(kind.changed);
    },
  );

  it.each(cellsOf("disabled"))(
    "$name in a <$place> gets no focus and is not submitted while it is disabled",
    async ({ kind, place }) => {
      const onSubmit = renderIn(place, kind.filled({ disabled: true, required: true }));
      leave();
      await userEvent.keyboard("{Tab}");
      await expect.element(button("Send")).toHaveFocus();
      await send();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith([]);
    },
  );

  it.each(cellsOf("disabled"))(
    "$name in a <$place> follows the fieldset around it that is disabled and enabled again",
    async ({ kind, place }) => {
      const onSubmit = renderIn(
        place,
        <fieldset data-around="" disabled>
          {kind.filled({})}
        </fieldset>,
      );
      leave();
      await userEvent.keyboard("{Tab}");
      await expect.element(button("Send")).toHaveFocus();
      await send();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith([]);
      document.querySelector("[data-around]")?.removeAttribute("disabled");
      await vi.waitUntil(() => {
        inField(kind.control)?.focus();
        return document.activeElement?.closest("[data-place]");
      });
      await kind.change();
      await expect.poll(entries).toEqual(kind.changed);
    },
  );

  it.each(cellsOf("read-only"))(
    "$name in a <$place> submits its value while it is read-only, and cannot be changed",
    async ({ kind, place }) => {
      const onSubmit = renderIn(place, kind.filled({ readOnly: true }));
      const before = seen();
      await kind.change();
      leave();
      await expect.poll(seen).toEqual(before);
      await send();
      expect(onSubmit).toHaveBeenLastCalledWith(kind.initial);
    },
  );

  it.each(Object.entries(FIELD_KINDS))(
    "1.4.10 %s breaks a long word in its error, so that a narrow page does not scroll sideways",
    async (_name, kind) => {
      await setViewportWidth(SMALLEST_SCREEN_PX);
      // The gutter that every page has.
      render(<div style={{ padding: vars.space[16] }}>{kind.empty({ error: LONG_WORD })}</div>);
      await expect.element(page.getByText(LONG_WORD).first()).toBeVisible();
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth).toBe(clientWidth);
    },
  );

  it("is in the table of these tests, or is a listed exception", () => {
    const sources = import.meta.glob<string>("../../components/*/[A-Z]*.tsx", {
      eager: true,
      query: "?raw",
      import: "default",
    });
    const found = Object.entries(sources).flatMap(([path, source]) => {
      const [, folder, file] = /components\/(\w+)\/([\w.]+)\.tsx$/.exec(path) ?? [];
      const isField = folder === file && /<(?:input|select|textarea|TextField|SelectFrame|SentDate)\b/.test(source);
      return folder !== undefined && isField ? [folder] : [];
    });
    expect(found).toEqual([...Object.keys(FIELD_KINDS), ...Object.keys(NO_FIELDS)].toSorted());
  });
});
