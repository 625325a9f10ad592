import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

function Held(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return <SearchField label="Search games" {...props} value={value} onValueChange={setValue} />;
}
const fakeTimers = () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
};
/** Types a text without pauses. */
const type = (text: string) => {
  const input = field().element() as HTMLInputElement;
  input.focus();
  document.execCommand("insertText", false, text);
};
const field = () => page.getByRole("searchbox", { name: "Search games" });

describe("SearchField", () => {
  itConforms(SearchField, { label: "Search games", value: "", onValueChange: () => undefined }, "input");

  it("R479 calls onSearch once, 500 ms after the last letter", async () => {
    fakeTimers();
    const onSearch = vi.fn<(value: string) => void>();
    render(<Held onSearch={onSearch} />);
    for (const letter of "koi") {
      type(letter);
      await vi.advanceTimersByTimeAsync(499);
    }
    expect(onSearch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("koi");
    await vi.advanceTimersByTimeAsync(2000);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it("R479 calls onSearch immediately on Enter and on clear, and not again after the pause", async () => {
    fakeTimers();
    const onSearch = vi.fn<(value: string) => void>();
    render(<Held onSearch={onSearch} />);
    type("koi");
    (field().element() as HTMLInputElement).form?.requestSubmit();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("koi");
    await vi.advanceTimersByTimeAsync(1000);
    (page.getByRole("button", { name: "Clear search" }).element() as HTMLButtonElement).click();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onSearch.mock.calls).toEqual([["koi"], [""]]);
  });

  it("R479 does not call onSearch for a value that its parent sets", async () => {
    fakeTimers();
    const onSearch = vi.fn<(value: string) => void>();
    const props = { label: "Search games", onValueChange: () => undefined, onSearch };
    const { rerender } = render(<SearchField {...props} value="" />);
    type("k");
    rerender(<SearchField {...props} value="lantern" />);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it("R479 does not call onSearch after it is unmounted", async () => {
    fakeTimers();
    const onSearch = vi.fn<(value: string) => void>();
    const { unmount } = render(<Held onSearch={onSearch} />);
    type("koi");
    unmount();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it("2.1.4 pressing / focuses the field only with hasShortcut, and not while another text field has the focus", async () => {
    const { rerender } = render(<Held />);
    await userEvent.keyboard("/");
    await expect.element(field()).not.toHaveFocus();
    rerender(
      <>
        <Held key="with" hasShortcut value="koi" />
        <input aria-label="Other" />
      </>,
    );
    const other = page.getByRole("textbox", { name: "Other" });
    await other.click();
    await userEvent.keyboard("/");
    await expect.element(other).toHaveValue("/");
    other.element().blur();
    await userEvent.keyboard("{Control>}/{/Control}");
    await expect.element(field()).not.toHaveFocus();
    await userEvent.keyboard("/");
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue("koi");
    await expect.element(field()).toHaveAttribute("aria-keyshortcuts", "/");
  });

  it("2.1.4 pressing / does not move the focus to the field while a dialog is open", async () => {
    render(
      <>
        <Held hasShortcut />
        <Dialog title="Games" isOpen onClose={() => undefined} />
      </>,
    );
    await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("/");
    await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  });

  it("R180 calls onSubmit on Enter and does not reload the page", async () => {
    const onSubmit = vi.fn<(value: string) => void>();
    render(<Held onSubmit={onSubmit} />);
    await field().fill("koi");
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith("koi");
  });

  it("2.1.1 is cleared by its button and then has the focus", async () => {
    render(<Held />);
    expect(page.getByRole("button").elements()).toHaveLength(0);
    await field().fill("koi");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveValue("");
    await expect.element(field()).toHaveFocus();
  });

  it("D17a the first Escape clears the field; the second Escape closes the dialog around the field", async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog title="Games" isOpen onClose={onClose}>
        <Held />
      </Dialog>,
    );
    await field().fill("koi");
    await userEvent.keyboard("{Escape}");
    await expect.element(field()).toHaveValue("");
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });
});
