import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

function Held({ onSubmit }: Pick<SearchFieldProps, "onSubmit">) {
  const [value, setValue] = useState("");
  return (
    <SearchField
      label="Search games"
      clearLabel="Clear"
      value={value}
      onValueChange={setValue}
      {...(onSubmit && { onSubmit })}
    />
  );
}
const field = () => page.getByRole("searchbox", { name: "Search games" });

describe("SearchField", () => {
  it("R180 asks for what was typed when Enter is pressed, and leaves the page alone", async () => {
    const onSubmit = vi.fn<(value: string) => void>();
    render(<Held onSubmit={onSubmit} />);
    await field().fill("koi");
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith("koi");
  });

  it("2.1.1 is emptied by its button, which keeps the focus in the field", async () => {
    render(<Held />);
    expect(page.getByRole("button").elements()).toHaveLength(0);
    await field().fill("koi");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveValue("");
    await expect.element(field()).toHaveFocus();
  });

  it("D17a empties itself at the first Escape, and closes its dialog at the second", async () => {
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
