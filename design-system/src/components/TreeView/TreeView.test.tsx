import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { liveRegionText } from "../../testing/live-region-text.ts";
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
/** Number of lines in the row of a node. */
const lines = (label: string) => page.getByText(label, { exact: true }).element().parentElement?.children.length;
const inDocument = () => page.getByRole("treeitem").elements().length;

describe("TreeView", () => {
  itConforms(TreeView, required, "ul");

  it("D17c has a line below the label only for a node with a detail", () => {
    const nodes = [
      { id: "anika", label: "Anika" },
      { id: "bilal", label: "Bilal", detail: "12 members" },
    ];
    render(<TreeView label="Team" nodes={nodes} />);
    expect([lines("Anika"), lines("Bilal")]).toEqual([1, 2]);
  });

  it("1.3.1 exposes the level, the position and the expanded state of each node", async () => {
    render(<TreeView {...required} defaultExpandedIds={["anika"]} />);
    await expect.element(page.getByRole("tree", { name: "Team" })).toBeVisible();
    await expect.element(item("Anika")).toHaveAttribute("aria-expanded", "true");
    await expect.element(item("Bilal")).toHaveAttribute("aria-expanded", "false");
    const babu = item("Babu");
    await expect.element(babu).not.toHaveAttribute("aria-expanded");
    await expect.element(babu).toHaveAttribute("aria-level", "2");
    await expect.element(babu).toHaveAttribute("aria-posinset", "2");
    await expect.element(babu).toHaveAttribute("aria-setsize", "2");
  });

  it("2.1.1, 2.4.3 is one tab stop, and follows the keys of the APG tree view", async () => {
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

  it("2.1.1 reverses its arrow keys on right-to-left pages", async () => {
    render(<TreeView {...required} />, "ar");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(item("Anika")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(item("Anika")).toHaveAttribute("aria-expanded", "false");
  });

  it("2.5.2 expands a node when its row is clicked, and the keyboard continues from there", async () => {
    const onExpandedChange = vi.fn<(ids: string[]) => void>();
    render(<TreeView {...required} onExpandedChange={onExpandedChange} />);
    await item("Anika").click();
    expect(onExpandedChange).toHaveBeenLastCalledWith(["anika"]);
    await item("Babu").click();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(item("Bilal")).toHaveFocus();
  });

  it("4.1.2 selects by click and Enter; the chevron expands a node without selecting it", async () => {
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

  it("4.1.3 exposes that child nodes are loading", async () => {
    render(<TreeView {...required} defaultExpandedIds={["dilip"]} />);
    await expect.element(item("Dilip , Loading")).toHaveAttribute("aria-busy", "true");
  });

  it("2.4.3 keeps a tab stop when the parent of the focused node is collapsed", async () => {
    const { rerender } = render(<TreeView {...required} expandedIds={["anika"]} />);
    await item("Babu").click();
    rerender(<TreeView {...required} expandedIds={[]} />);
    await expect.element(item("Anika")).toHaveAttribute("tabindex", "0");
  });

  it("2.5.8 has rows and chevrons of at least 24 px", () => {
    const { container } = render(<TreeView {...required} defaultExpandedIds={["anika", "bilal"]} />);
    for (const target of container.querySelectorAll("[role=treeitem], [data-opener]")) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });

  describe("a node with more children than are loaded", () => {
    it("4.1.2 requests the children when it is expanded, and exposes their total", async () => {
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

    it("2.4.3 moves the focus to the first new row after Show more", async () => {
      const onMore = vi.fn<(id: string) => void>();
      const open = ["anika"];
      const show = (nodes: TreeNode[]) => <TreeView label="Team" nodes={nodes} expandedIds={open} onMore={onMore} />;
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

    it("3.3.1, 4.1.3 announces that loading failed, and loads again when clicked", async () => {
      const onMore = vi.fn<(id: string) => void>();
      const open = ["anika"];
      const show = (nodes: TreeNode[]) => <TreeView label="Team" nodes={nodes} expandedIds={open} onMore={onMore} />;
      const { rerender } = render(show(part(["Bilal"])));
      await item("Show more").click();
      rerender(show(part(["Bilal"], { below: "failed" })));
      const failed = item("The rest could not be loaded. Try again");
      await expect.element(failed).toHaveAttribute("aria-level", "2");
      await expect.poll(() => liveRegionText()).toBe("The rest could not be loaded.");
      await failed.click();
      expect(onMore).toHaveBeenCalledTimes(2);
    });
  });

  describe("with fifty thousand nodes", () => {
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
    ])("2.1.1 renders only the nodes visible in %s, and can move the focus to any node", async (_where, blockSize) => {
      render(
        <div style={{ blockSize, overflowY: blockSize === undefined ? undefined : "auto" }}>
          <TreeView label="Team" nodes={LARGE} expandedIds={ALL} />
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

    it("2.4.3 keeps the focused row in the document when it is scrolled out of view", async () => {
      const { container } = render(
        <div style={{ blockSize: "400px", overflowY: "auto" }}>
          <TreeView label="Team" nodes={LARGE} expandedIds={ALL} />
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
