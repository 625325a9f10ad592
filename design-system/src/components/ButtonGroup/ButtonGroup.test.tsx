import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Button } from "../Button/Button.tsx";
import { ButtonGroup } from "./ButtonGroup.tsx";

const buttons = ["Before", "Today", "After"].map((name) => (
  <Button key={name} variant="outline">
    {name}
  </Button>
));
const boxOf = (name: string) => page.getByRole("button", { name }).element().getBoundingClientRect();

describe("ButtonGroup", () => {
  itConforms(ButtonGroup, { label: "Day", children: null }, "fieldset");

  it("1.3.1 is a named group in which Tab reaches every button", async () => {
    render(
      <ButtonGroup label="Day" layout="joined">
        {buttons}
      </ButtonGroup>,
    );
    const group = page.getByRole("group", { name: "Day" });
    for (const name of ["Before", "Today", "After"]) {
      await userEvent.tab();
      await expect.element(group.getByRole("button", { name })).toHaveFocus();
    }
  });

  it.each(["ltr", "rtl"])("D17c joined buttons share an edge and have rounded corners only at the ends (%s)", (dir) => {
    render(
      <div dir={dir}>
        <ButtonGroup label="Day" layout="joined">
          {buttons}
        </ButtonGroup>
      </div>,
    );
    const [first, second] = dir === "ltr" ? [boxOf("Before"), boxOf("Today")] : [boxOf("Today"), boxOf("Before")];
    expect(first.right - second.left).toBe(1);
    const middle = getComputedStyle(page.getByRole("button", { name: "Today" }).element());
    const end = getComputedStyle(page.getByRole("button", { name: "After" }).element());
    expect([middle.borderStartStartRadius, middle.borderEndEndRadius]).toEqual(["0px", "0px"]);
    expect([end.borderStartStartRadius, end.borderEndEndRadius]).toEqual(["0px", "10px"]);
  });

  it("D17b disables all of its buttons by the native attribute", async () => {
    render(
      <ButtonGroup label="Day" disabled>
        {buttons}
      </ButtonGroup>,
    );
    await expect.element(page.getByRole("button", { name: "Today" })).toBeDisabled();
  });

  it("1.4.10 stacks its buttons on phones and places them side by side from tablet width", async () => {
    await setViewportWidth(360);
    render(
      <ButtonGroup label="Day" layout="stacked">
        {buttons}
      </ButtonGroup>,
    );
    expect(boxOf("Today").top).toBeGreaterThan(boxOf("Before").bottom);
    expect(boxOf("Today").width).toBe(boxOf("Before").width);
    await setViewportWidth(768);
    expect(boxOf("Today").top).toBe(boxOf("Before").top);
  });
});
