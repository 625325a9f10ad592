import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { TreeView, type TreeNode } from "./TreeView.tsx";

const TEAM: readonly TreeNode[] = [
  {
    id: "anika",
    label: "Anika",
    nodes: [
      { id: "bilal", label: "Bilal", nodes: [{ id: "chitra", label: "Chitra" }] },
      { id: "babu", label: "Babu" },
    ],
  },
  { id: "dilip", label: "Dilip", hasMore: true },
];
const required = { label: "Team", nodes: TEAM };
const item = (name: string) => page.getByRole("treeitem", { name });
const names = () =>
  page
    .getByRole("treeitem")
    .elements()
    .map((each) => each.textContent);

describe("TreeView", () => {
  itConforms(TreeView, required, "ul");

  it("1.3.1 tells of each node its level, its place and whether it is open", async () => {
    render(<TreeView {...required} defaultOpen={["anika"]} />);
    await expect.element(page.getByRole("tree", { name: "Team" })).toBeVisible();
    await expect.element(item("Anika")).toHaveAttribute("aria-expanded", "true");
    await expect.element(item("Bilal")).toHaveAttribute("aria-expanded", "false");
    const babu = item("Babu");
    await expect.element(babu).not.toHaveAttribute("aria-expanded");
    await expect.element(babu).toHaveAttribute("aria-level", "2");
    await expect.element(babu).toHaveAttribute("aria-posinset", "2");
    await expect.element(babu).toHaveAttribute("aria-setsize", "2");
  });

  it("2.1.1, 2.4.3 is one stop of the Tab key, and moves by the keys of the APG's tree view", async () => {
    render(
      <>
        <TreeView {...required} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(item("Anika")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(names()).toEqual(["Anika", "Bilal", "Babu", "Dilip"]);
    await expect.element(item("Anika")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(item("Bilal")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(item("Dilip")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
    await expect.element(item("Anika")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(names()).toEqual(["Anika", "Dilip"]);
    await userEvent.keyboard("d");
    await expect.element(item("Dilip")).toHaveFocus();
    await userEvent.keyboard("{Home}*");
    expect(names()[1]).toBe("Bilal");
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  });

  it("2.1.1 turns its arrows round in pages read from right to left", async () => {
    render(<TreeView {...required} />, "ar");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(item("Anika")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(item("Anika")).toHaveAttribute("aria-expanded", "false");
  });

  it("2.5.2 opens and closes by a press on the row, and goes on from there by keyboard", async () => {
    const onOpenChange = vi.fn<(ids: string[]) => void>();
    render(<TreeView {...required} onOpenChange={onOpenChange} />);
    await item("Anika").click();
    expect(onOpenChange).toHaveBeenLastCalledWith(["anika"]);
    await item("Babu").click();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(item("Bilal")).toHaveFocus();
  });

  it("4.1.2 chooses by press and Enter where it is for choosing; the chevron opens without choosing", async () => {
    const onValueChange = vi.fn<(id: string) => void>();
    const { container } = render(<TreeView {...required} value={null} onValueChange={onValueChange} />);
    await expect.element(item("Anika")).toHaveAttribute("aria-selected", "false");
    const chevron = container.querySelector("[data-opener]");
    if (chevron) await userEvent.click(chevron);
    expect(names()).toHaveLength(4);
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(page.getByText("Babu"));
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(onValueChange.mock.calls).toEqual([["babu"], ["bilal"]]);
  });

  it("4.1.3 says that what is below is still to come", async () => {
    render(<TreeView {...required} defaultOpen={["dilip"]} />);
    await expect.element(item("Dilip , Loading")).toHaveAttribute("aria-busy", "true");
  });

  it("2.4.3 keeps a stop for the Tab key when the focused node is closed away", async () => {
    const { rerender } = render(<TreeView {...required} open={["anika"]} />);
    await item("Babu").click();
    rerender(<TreeView {...required} open={[]} />);
    await expect.element(item("Anika")).toHaveAttribute("tabindex", "0");
  });

  it("2.5.8 gives every row and its chevron at least 24 px", () => {
    const { container } = render(<TreeView {...required} defaultOpen={["anika", "bilal"]} />);
    for (const target of container.querySelectorAll("[role=treeitem], [data-opener]")) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
