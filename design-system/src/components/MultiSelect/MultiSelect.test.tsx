import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { MultiSelect } from "./MultiSelect.tsx";

const options = [
  { id: "koi", label: "Koi House" },
  { id: "lantern", label: "Red Lantern" },
  { id: "river", label: "River Studio", disabled: true },
];
const required = { label: "Vendors", placeholder: "All", options };
const field = () => page.getByRole("button", { name: /Vendors/ });
const option = (name: string) => page.getByRole("option", { name });

itConforms(MultiSelect, required, "button");

test("2.1.1 in a multi-select, the keyboard can choose several options, and typing a name moves to its option", async () => {
  const onValueChange = vi.fn<(ids: string[]) => void>();
  render(<MultiSelect {...required} onValueChange={onValueChange} />);
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(option("Koi House")).toHaveFocus();
  await userEvent.keyboard("red");
  await expect.element(option("Red Lantern")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onValueChange.mock.lastCall).toEqual([["lantern"]]);
  await userEvent.keyboard("{Home}{Enter}");
  await expect.poll(() => onValueChange.mock.lastCall).toEqual([["koi", "lantern"]]);
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveFocus();
});

test("4.1.2 the name of a multi-select includes the number of chosen options, and its description includes the error", async () => {
  render(<MultiSelect {...required} defaultValue={["koi", "lantern"]} error="Choose one vendor." />);
  await expect.element(field()).toHaveAccessibleName(/Vendors.*2 selected|2 selected.*Vendors/);
  await expect.element(field()).toHaveAccessibleDescription(/Choose one vendor\./);
  await expect.element(page.getByRole("list", { name: "Selected: Vendors" })).toBeVisible();
});

test("2.4.3 when a chip of a multi-select is removed, its neighbour gets the focus", async () => {
  render(<MultiSelect {...required} defaultValue={["koi", "lantern"]} />);
  page.getByRole("button", { name: "Remove Koi House" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Remove Red Lantern" })).toHaveFocus();
});

test("a multi-select submits one value for each chosen option, can be required, and resets to the initial choice", async () => {
  const { container } = render(
    <form>
      <MultiSelect {...required} name="vendors" defaultValue={["koi"]} required />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = container.querySelector("form") ?? undefined;
  const sent = () => new FormData(form).getAll("vendors");
  expect(sent()).toEqual(["koi"]);
  await field().click();
  await option("Red Lantern").click();
  await expect.poll(sent).toEqual(["koi", "lantern"]);
  await userEvent.keyboard("{Escape}");
  for (const name of ["Koi House", "Red Lantern"]) await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect.poll(sent).toEqual([]);
  expect(form?.checkValidity()).toBe(false);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(sent).toEqual(["koi"]);
});

test("D21 a form hears when the focus leaves a multi-select, but not while its list is open", async () => {
  const onBlur = vi.fn<() => void>();
  render(<MultiSelect {...required} onBlur={onBlur} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(option("Koi House")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveFocus();
  onBlur.mockClear();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
