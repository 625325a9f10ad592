import { User } from "@react-aria/test-utils";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { liveRegionText } from "../../testing/live-region-text.ts";
import { touch } from "../../testing/devices/touch.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from "./ComboBox.tsx";

const options: ComboBoxOption[] = [
  { id: "brac", label: "BRAC Bank" },
  { id: "city", label: "City Bank", description: "Dhaka" },
  { id: "dutch", label: "Dutch-Bangla Bank", disabled: true },
  { id: "eastern", label: "Eastern Bank" },
];
const many = Array.from({ length: 500 }, (_, place) => ({ id: `b${place}`, label: `Branch ${place + 1}` }));
const props: ComboBoxProps = { label: "Bank", options };
const field = () => page.getByRole("combobox", { name: "Bank" });
const element = () => field().element() as HTMLInputElement;
const opener = () => page.getByRole("button", { name: "Show the options Bank" });
const listbox = () => page.getByRole("listbox", { name: "Options Bank" });
const shown = () =>
  page
    .getByRole("option")
    .elements()
    .map((option) => option.querySelector("[id]")?.textContent);
/** Returns the list, anywhere in the page, even if it has no options. */
const list = () => document.querySelector("[role=listbox]");
/** Returns the option that `aria-activedescendant` names. */
const active = () => document.getElementById(element().getAttribute("aria-activedescendant") ?? "none");
const activeLabel = () => active()?.querySelector("[id]")?.textContent;

type OnValueChange = NonNullable<ComboBoxProps["onValueChange"]>;

function Asking({ onSearch, ...rest }: Partial<ComboBoxProps> & { onSearch: (text: string) => void }) {
  const [found, setFound] = useState<readonly ComboBoxOption[]>([]);
  const answer = (text: string) => {
    onSearch(text);
    setFound(options.filter(({ label }) => text !== "" && label.toLowerCase().includes(text)));
  };
  return <ComboBox label="Bank" options={found} onSearch={answer} {...rest} />;
}

describe("ComboBox", () => {
  itConforms(ComboBox, props, "input");

  it("D17c reserves space before the text only for an icon", () => {
    const { rerender } = render(<ComboBox {...props} />);
    expect(element().previousElementSibling).toBeNull();
    rerender(<ComboBox {...props} icon={<svg />} />);
    expect(element().previousElementSibling?.querySelector("svg")).not.toBeNull();
  });

  it.each(["mouse", "touch", "keyboard"] as const)(
    "2.1.1 opens and selects an option by %s",
    async (interactionType) => {
      const onValueChange = vi.fn<OnValueChange>();
      const { container } = render(<ComboBox {...props} onValueChange={onValueChange} />);
      const tester = new User({ interactionType }).createTester("ComboBox", {
        root: container,
        trigger: opener().element() as HTMLElement,
      });
      await tester.open();
      expect(tester.getOptions().map((option) => option.textContent)).toEqual([
        "BRAC Bank",
        "City Bank Dhaka",
        "Dutch-Bangla Bank",
        "Eastern Bank",
      ]);
      await tester.toggleOptionSelection({ option: "Eastern Bank" });
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith("eastern");
      await expect.poll(() => tester.getListbox()).toBeNull();
      await expect.element(field()).toHaveValue("Eastern Bank");
      await tester.open();
      await tester.close();
      await expect.element(field()).toHaveFocus();
    },
  );

  it("APG combobox: exposes its autocomplete type, its list, and the active and the selected option", async () => {
    render(<ComboBox {...props} />);
    await expect.element(field()).toHaveAttribute("aria-autocomplete", "list");
    await expect.element(field()).toHaveAttribute("aria-expanded", "false");
    expect(element().hasAttribute("aria-activedescendant")).toBe(false);
    await field().click();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(listbox()).toBeVisible();
    await expect.element(field()).toHaveAttribute("aria-expanded", "true");
    expect(element().getAttribute("aria-controls")).toBe(listbox().element().id);
    expect(activeLabel()).toBe("BRAC Bank");
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("option", { name: "BRAC Bank" })).toHaveAttribute("aria-selected", "true");
  });

  it("APG combobox: ArrowDown opens the list at the first option, ArrowUp at the last; both skip disabled options", async () => {
    render(<ComboBox {...props} />);
    await field().click();
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(activeLabel).toBe("Eastern Bank");
    await userEvent.keyboard("{ArrowUp}");
    expect(activeLabel()).toBe("City Bank");
    await userEvent.keyboard("{ArrowDown}{Escape}{ArrowDown}");
    await expect.poll(activeLabel).toBe("BRAC Bank");
    await userEvent.keyboard("{ArrowRight}");
    expect(active()).toBeNull();
  });

  it("APG combobox: typing filters the options, ignoring case and accents; Enter selects one without submitting the form", async () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <Form onSubmit={onSubmit}>
        <ComboBox {...props} name="bank" />
      </Form>,
    );
    await field().click();
    await userEvent.keyboard("cÍty");
    await expect.poll(shown).toEqual(["City Bank"]);
    expect(active()).toBeNull();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(field()).toHaveValue("City Bank");
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  });

  it("APG combobox: Escape and blur close the list and restore the selected option", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<ComboBox {...props} defaultValue="city" onValueChange={onValueChange} />);
    await field().fill("east");
    await expect.poll(shown).toEqual(["Eastern Bank"]);
    await userEvent.keyboard("{Escape}");
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue("City Bank");
    await field().fill("east");
    await expect.element(listbox()).toBeVisible();
    await userEvent.tab();
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue("City Bank");
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    ["Enter", "{Enter}"],
    ["Tab", "{Tab}"],
  ])("selects the option whose name was typed in full, when %s leaves the text", async (_key, press) => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<ComboBox {...props} onValueChange={onValueChange} />);
    await field().click();
    await userEvent.keyboard(`city bank${press}`);
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue("City Bank");
    expect(onValueChange.mock.calls).toEqual([["city"]]);
    await field().fill("dutch-bangla bank");
    await userEvent.keyboard(press);
    await expect.element(field()).toHaveValue("City Bank");
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  it("selects what the search found for a name that was typed in full, also when its parent holds the value", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    const Held = () => {
      const [value, setValue] = useState<string | null>(null);
      const change = (id: string | null) => {
        onValueChange(id);
        setValue(id);
      };
      return <Asking onSearch={() => {}} value={value} onValueChange={change} />;
    };
    render(<Held />);
    await field().click();
    await userEvent.keyboard("city bank");
    await expect.poll(shown).toEqual(["City Bank"]);
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveValue("City Bank");
    expect(onValueChange.mock.calls).toEqual([["city"]]);
  });

  it("is cleared by its button and by deleting its text", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<ComboBox {...props} defaultValue="city" onValueChange={onValueChange} />);
    await page.getByRole("button", { name: "Clear: Bank" }).click();
    await expect.element(field()).toHaveValue("");
    await expect.element(field()).toHaveFocus();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    await field().fill("brac");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await field().fill("");
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it("4.1.3 shows all options when its button opens the list; announces how many options match", async () => {
    render(<ComboBox {...props} defaultValue="city" />);
    await opener().click();
    await expect.poll(shown).toHaveLength(4);
    await userEvent.keyboard("{Escape}");
    await field().fill("zzz");
    await expect.poll(shown).toEqual([]);
    expect(list()?.parentElement?.textContent).toBe("No matches. Try other words.");
    await expect.poll(() => liveRegionText()).toBe("No matches. Try other words.");
    const counts = [...document.querySelectorAll("[data-live-announcer]")].map((region) => region.textContent);
    expect(counts.join(" ")).toContain("Options: 0");
  });

  it("D17b shows and announces Bengali texts on a Bengali page", async () => {
    render(<ComboBox {...props} />, "bn");
    const button = page.getByRole("button", { name: "বিকল্পগুলো দেখান Bank" });
    await button.click();
    await expect.element(page.getByRole("listbox", { name: "বিকল্প Bank" })).toBeVisible();
    await field().fill("zzz");
    await expect.poll(() => liveRegionText()).toBe("কিছু মেলেনি। অন্য শব্দ দিয়ে চেষ্টা করুন।");
  });

  it("1.3.1 D21 reports its error to the form, submits the id of its option, and resets with the form", async () => {
    const onSubmit = vi.fn<(data: FormData) => void>();
    render(
      <Form onSubmit={onSubmit}>
        <ComboBox {...props} name="bank" description="Where you get your money" required />
        <button type="reset">Reset</button>
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    const send = page.getByRole("button", { name: "Send" });
    await send.click();
    await page.getByRole("link", { name: "Fill in: Bank" }).click();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAccessibleDescription("Fill in: Bank Where you get your money");
    await expect.element(field()).toHaveAttribute("aria-invalid", "true");
    await field().fill("no such bank");
    // While the list is open, the rest of the page is hidden from screen readers, and the first click outside closes the list.
    await page.getByText("Send").click();
    await expect.element(field()).toHaveValue("");
    await send.click();
    expect(onSubmit).not.toHaveBeenCalled();
    await field().fill("brac");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await send.click();
    await expect.poll(() => onSubmit.mock.calls[0]?.[0].get("bank")).toBe("brac");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(field()).toHaveValue("");
  });

  it("4.1.2 when controlled, keeps the value that its parent passes, and shows a new value immediately", async () => {
    const { rerender } = render(<ComboBox {...props} value="city" />);
    await field().fill("brac");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await userEvent.tab();
    await expect.element(field()).toHaveValue("City Bank");
    rerender(<ComboBox {...props} value="eastern" />);
    await expect.element(field()).toHaveValue("Eastern Bank");
    rerender(<ComboBox {...props} value={null} />);
    await expect.element(field()).toHaveValue("");
  });

  describe("with onSearch", () => {
    it("searches once when typing pauses, and searches with an empty text when its button opens the list", async () => {
      const onSearch = vi.fn<(text: string) => void>();
      render(<Asking onSearch={onSearch} />);
      await opener().click();
      expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
      // A busy machine may pause between two keys, so the test lets the pause pass itself.
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        await userEvent.keyboard("city");
        vi.runAllTimers();
      } finally {
        vi.useRealTimers();
      }
      await expect.poll(shown).toEqual(["City Bank"]);
      expect(onSearch.mock.calls).toEqual([[""], ["city"]]);
    });

    it("keeps the selected option, but does not list it, when a search does not find it", async () => {
      const onValueChange = vi.fn<OnValueChange>();
      render(<Asking onSearch={() => undefined} onValueChange={onValueChange} />);
      await field().fill("city");
      await expect.poll(shown).toEqual(["City Bank"]);
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await field().fill("brac");
      await expect.poll(shown).toEqual(["BRAC Bank"]);
      await userEvent.keyboard("{Escape}");
      await expect.element(field()).toHaveValue("City Bank");
      await expect.element(listbox()).not.toBeInTheDocument();
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith("city");
    });

    it("4.1.3 shows that options are loading, and announces when loading failed", async () => {
      const ask = { ...props, options: [], onSearch: () => undefined };
      const { rerender } = render(<ComboBox {...ask} loading />);
      await opener().click();
      await expect.poll(() => list()?.parentElement?.textContent).toBe("Loading");
      expect(list()?.ariaBusy).toBe("true");
      rerender(<ComboBox {...ask} loadError="The banks could not be loaded. Type again to retry." />);
      await expect
        .poll(() => list()?.parentElement?.textContent)
        .toBe("The banks could not be loaded. Type again to retry.");
      await expect.poll(() => liveRegionText()).toBe("The banks could not be loaded. Type again to retry.");
    });
  });

  it("with 500 options, renders only the visible ones, moves to the last one, and exposes its position", async () => {
    render(<ComboBox label="Bank" options={many} />);
    await field().click();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(activeLabel).toBe("Branch 1");
    expect(shown().length).toBeLessThan(40);
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.keyboard("{Escape}{ArrowUp}");
    await expect.poll(activeLabel).toBe("Branch 500");
    expect(active()?.getAttribute("aria-posinset")).toBe("500");
    expect(active()?.getAttribute("aria-setsize")).toBe("500");
    const inSight = () => {
      const frame = listbox().element().getBoundingClientRect();
      const option = active()?.getBoundingClientRect();
      return option !== undefined && option.top >= frame.top && option.bottom <= frame.bottom + 1;
    };
    await expect.poll(inSight).toBe(true);
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveValue("Branch 500");
  });

  it("D17a inside a dialog, Escape closes only the list, and mouse and touch select options", async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog title="Withdraw" isOpen onClose={onClose}>
        <ComboBox {...props} />
      </Dialog>,
    );
    await opener().click();
    await page.getByRole("option", { name: "Eastern Bank" }).click();
    await expect.element(field()).toHaveValue("Eastern Bank");
    await opener().click();
    await expect.element(listbox()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(listbox()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await touch(opener().element());
    await expect.element(listbox()).toBeVisible();
    await touch(page.getByRole("option", { name: "BRAC Bank" }).element());
    await expect.element(field()).toHaveValue("BRAC Bank");
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("1.3.4 2.5.8 has buttons of at least 24 px, and a list as wide as the field", async () => {
    render(<ComboBox {...props} defaultValue="city" />);
    for (const button of page.getByRole("button").elements()) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await opener().click();
    const frame = element().parentElement?.getBoundingClientRect().width ?? 0;
    const popup = listbox().element().parentElement?.getBoundingClientRect();
    // The field has the full width of the window. The list keeps 8 px of distance at each side; otherwise the page would scroll sideways.
    expect(popup?.width).toBeCloseTo(Math.min(frame, window.innerWidth - 16), 0);
    expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  });

  it("1.4.11 outlines the active option in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    render(<ComboBox {...props} />);
    await field().click();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(active).not.toBeNull();
    const option = active();
    expect(option && getComputedStyle(option).outlineStyle).toBe("solid");
  });
});

it("D21 a form hears when the focus leaves a combo box, but not while its list is open", async () => {
  const onBlur = vi.fn<() => void>();
  render(
    <>
      <ComboBox {...props} onBlur={onBlur} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
  expect(onBlur).toHaveBeenCalledOnce();
});
