import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Steps } from "./Steps.tsx";

const steps = [
  { id: "way", label: "Way" },
  { id: "code", label: "Code" },
  { id: "bank", label: "Bank" },
];
const items = () => page.getByRole("listitem").elements();

describe("Steps", () => {
  itConforms(Steps, { label: "Proof", steps, current: "code" }, "ol");

  it("1.3.1, 4.1.2 is a named list that marks done steps and the current step", async () => {
    render(<Steps label="Proof" steps={steps} current="code" />);
    await expect.element(page.getByRole("list", { name: "Proof" })).toBeVisible();
    expect(items().map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
    expect(items().map((item) => item.lastElementChild?.textContent)).toEqual(["Done: Way", "Code", "Bank"]);
  });

  it("4.1.2 marks all steps as done when current is null", () => {
    render(<Steps label="Proof" steps={steps} current={null} />);
    expect(items().map((item) => item.dataset.state)).toEqual(["done", "done", "done"]);
  });

  it("1.4.10 on a phone, shows only the label of the current step; screen readers hear all labels", async () => {
    await setViewportWidth(360);
    render(<Steps label="Proof" steps={steps} current="code" />);
    expect(items().map((item) => item.lastElementChild?.getBoundingClientRect().width)).toEqual([1, 1, 1]);
    await expect.element(page.getByText("CodeStep 2 of 3")).toBeVisible();
    expect(items()[2]?.textContent).toContain("Bank");
  });
});
