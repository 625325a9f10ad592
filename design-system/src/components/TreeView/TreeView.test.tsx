import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { spoken } from "../../testing/spoken.ts";
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

const part = (nodes: string[], rest: Partial<TreeNode> = {}): TreeNode[] => [
  { id: "anika", label: "Anika", nodes: nodes.map((id) => ({ id, label: id })), hasMore: true, ...rest },
];
const inDocument = () => page.getByRole("treeitem").elements().length;

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

  describe("more below a node than is here", () => {
    it("4.1.2 asks when a node is opened of which nothing is here, and says in all how many there are", async () => {
      const onMore = vi.fn<(id: string) => void>();
      const { rerender } = render(<TreeView label="Team" nodes={part([])} onMore={onMore} />);
      await item("Anika").click();
      expect(onMore.mock.calls).toEqual([["anika"]]);
      await expect.element(item("Loading").last()).toHaveAttribute("aria-busy", "true");
      rerender(<TreeView label="Team" nodes={part(["Bilal"], { total: 7 })} onMore={onMore} />);
      await expect.element(item("Bilal")).toHaveAttribute("aria-setsize", "7");
      rerender(<TreeView label="Team" nodes={part(["Bilal"])} onMore={onMore} />);
      await expect.element(item("Bilal")).toHaveAttribute("aria-setsize", "-1");
    });

    it("2.4.3 leads whoever asks for more to the first that comes", async () => {
      const onMore = vi.fn<(id: string) => void>();
      const open = ["anika"];
      const show = (nodes: TreeNode[]) => <TreeView label="Team" nodes={nodes} open={open} onMore={onMore} />;
      const { rerender } = render(show(part(["Bilal"])));
      await userEvent.tab();
      await userEvent.keyboard("{End}");
      await expect.element(item("Show more")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      expect(onMore.mock.calls).toEqual([["anika"]]);
      rerender(show(part(["Bilal"], { below: "loading" })));
      await expect.element(item("Loading").last()).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      expect(onMore).toHaveBeenCalledTimes(1);
      rerender(show(part(["Bilal", "Chitra", "Dilip"], { hasMore: false })));
      await expect.element(item("Chitra")).toHaveFocus();
    });

    it("3.3.1, 4.1.3 says that it failed, and asks once again", async () => {
      const onMore = vi.fn<(id: string) => void>();
      const open = ["anika"];
      const show = (nodes: TreeNode[]) => <TreeView label="Team" nodes={nodes} open={open} onMore={onMore} />;
      const { rerender } = render(show(part(["Bilal"])));
      await item("Show more").click();
      rerender(show(part(["Bilal"], { below: "failed" })));
      const failed = item("The rest did not arrive. Try again");
      await expect.element(failed).toHaveAttribute("aria-level", "2");
      await expect.poll(() => spoken()).toBe("The rest did not arrive.");
      await failed.click();
      expect(onMore).toHaveBeenCalledTimes(2);
    });
  });

  describe("of fifty thousand nodes", () => {
    const LARGE: readonly TreeNode[] = Array.from({ length: 50 }, (_, agent) => ({
      id: `a${agent}`,
      label: `Agent ${agent}`,
      nodes: Array.from({ length: 999 }, (_each, member) => ({
        id: `${agent}-${member}`,
        label: `M ${agent}-${member}`,
      })),
    }));
    const ALL = LARGE.map(({ id }) => id);

    it.each([
      ["the page", undefined],
      ["a box", "400px"],
    ])("2.1.1 keeps those in sight of %s, and leads the focus to any of them", async (_where, blockSize) => {
      render(
        <div style={{ blockSize, overflowY: blockSize === undefined ? undefined : "auto" }}>
          <TreeView label="Team" nodes={LARGE} open={ALL} />
        </div>,
      );
      expect(inDocument()).toBeLessThan(100);
      await userEvent.tab();
      await expect.element(item("Agent 0")).toHaveFocus();
      await userEvent.keyboard("{End}");
      const last = item("M 49-998");
      await expect.element(last).toHaveFocus();
      await expect.element(last).toBeInViewport();
      await userEvent.keyboard("{ArrowUp}{ArrowUp}");
      await expect.element(item("M 49-996")).toHaveFocus();
      expect(inDocument()).toBeLessThan(100);
      await userEvent.keyboard("{ArrowLeft}");
      await expect.element(item("Agent 49")).toHaveFocus();
      await userEvent.keyboard("{Home}");
      await expect.element(item("Agent 0")).toBeInViewport();
    });

    it("2.4.3 keeps the focused row when it is scrolled away", async () => {
      const { container } = render(
        <div style={{ blockSize: "400px", overflowY: "auto" }}>
          <TreeView label="Team" nodes={LARGE} open={ALL} />
        </div>,
      );
      await userEvent.tab();
      container.firstElementChild?.scrollTo(0, 400_000);
      await expect.poll(() => names().length > 20 && !names().includes("M 0-3")).toBe(true);
      await expect.element(item("Agent 0")).toHaveFocus();
      expect(inDocument()).toBeLessThan(100);
    });
  });
});
