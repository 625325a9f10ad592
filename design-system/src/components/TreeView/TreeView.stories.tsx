import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { AgentIcon, UserIcon } from "../../icons/icons.ts";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { MoneyText } from "../MoneyText/MoneyText.tsx";
import { type TreeNode, TreeView } from "./TreeView.tsx";

const agent = (id: string, label: string, members: number, nodes: TreeNode[]): TreeNode => ({
  id,
  label,
  icon: AgentIcon,
  detail: `${members} members`,
  nodes,
});
const member = (id: string, label: string, staked: string): TreeNode => ({
  id,
  label,
  icon: UserIcon,
  detail: <MoneyText amount={staked} symbol="৳" />,
});
const TEAM: readonly TreeNode[] = [
  agent("rahim", "rahim_agent", 12, [
    agent("nasrin", "nasrin77", 5, [
      member("sohel", "sohel_k", "12400.00"),
      { ...member("mita", "mita.dhaka", "320.50"), tag: <Badge tone="information">New</Badge> },
    ]),
    member("jamal", "jamal", "0.00"),
  ]),
  agent("karim", "karim_agent", 3, [member("tania", "tania_r", "7800.00")]),
  { id: "lima", label: "lima", icon: AgentIcon, detail: "8 members", hasMore: true },
];

const meta = {
  title: "Components/Lists and charts/TreeView",
  id: "components-treeview",
  component: TreeView,
  args: { label: "Your team", nodes: TEAM },
  argTypes: { nodes: { control: false } },
  decorators: [inBox({ maxInlineSize: 520 })],
} satisfies Meta<typeof TreeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("treeitem", { name: /^rahim_agent/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}");
    const leaf = canvas.getByRole("treeitem", { name: /^sohel_k/ });
    await expect(leaf).toHaveFocus();
    await expect(leaf).toHaveAttribute("aria-level", "3");
  },
};

export const Playground: Story = { args: { defaultExpandedIds: ["rahim", "nasrin"] } };

export const Choosing: Story = {
  args: { defaultExpandedIds: ["rahim"], value: "jamal", onValueChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value ?? null);
    return (
      <TreeView
        {...args}
        value={value}
        onValueChange={(id) => {
          setValue(id);
          args.onValueChange?.(id);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const karim = within(canvasElement).getByRole("treeitem", { name: /^karim_agent/ });
    await userEvent.click(within(karim).getByText("karim_agent"));
    await expect(args.onValueChange).toHaveBeenCalledWith("karim");
    await expect(karim).toHaveAttribute("aria-selected", "true");
  },
};

export const Loading: Story = { args: { defaultExpandedIds: ["lima"] } };

const pageOf = (count: number): TreeNode[] =>
  Array.from({ length: count }, (_, index) => member(`m${index}`, `member_${index + 1}`, `${(index * 37) % 9000}.50`));

/** A team that loads in pages of five. */
export const More: Story = {
  args: { defaultExpandedIds: ["rahim"], onMore: fn() },
  render: function Pages({ onMore, ...args }) {
    const [count, setCount] = useState(5);
    const team: TreeNode = { ...agent("rahim", "rahim_agent", 12, pageOf(count)), total: 12, hasMore: count < 12 };
    const more = (id: string) => {
      onMore?.(id);
      setCount(Math.min(12, count + 5));
    };
    return <TreeView {...args} nodes={[team]} onMore={more} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("treeitem", { name: /^Show more/ }));
    await expect(args.onMore).toHaveBeenCalledWith("rahim");
    await waitFor(() => expect(canvas.getByRole("treeitem", { name: /^member_6/ })).toHaveFocus());
  },
};

export const Failed: Story = {
  args: {
    nodes: [
      { ...agent("rahim", "rahim_agent", 12, pageOf(2)), hasMore: true, below: "failed" },
      { id: "lima", label: "lima", icon: AgentIcon, hasMore: true, below: "failed" },
    ],
    defaultExpandedIds: ["rahim", "lima"],
    onMore: fn(),
  },
};

const LARGE: readonly TreeNode[] = Array.from({ length: 50 }, (_, index) =>
  agent(
    `agent${index}`,
    `agent_${index + 1}`,
    1000,
    pageOf(999).map((node) => ({ ...node, id: `${index}-${node.id}` })),
  ),
);
const ALL_OPEN = LARGE.map(({ id }) => id);

/** Fifty thousand members, all open. Only those near the viewport are in the document. */
export const FiftyThousand: Story = {
  // The nodes are not passed as args, because Storybook would send them to its panel at each change.
  render: (args) => <TreeView {...args} nodes={LARGE} defaultExpandedIds={ALL_OPEN} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("treeitem").length).toBeLessThan(120);
  },
};

const deep = (level: number): TreeNode[] =>
  level > 12
    ? []
    : [
        {
          id: `level-${level}`,
          label: level % 3 === 0 ? LONG_BENGALI : level % 3 === 1 ? LONG_NAME : LONG_ENGLISH,
          icon: AgentIcon,
          detail: <MoneyText amount="999999999999.99" symbol="৳" />,
          tag: <Badge tone="danger">Suspended until further notice</Badge>,
          nodes: deep(level + 1),
        },
      ];

export const Stress: Story = {
  args: { nodes: deep(1), defaultExpandedIds: Array.from({ length: 12 }, (_, index) => `level-${index + 1}`) },
  render: (args) => (
    <Narrow>
      <TreeView {...args} />
    </Narrow>
  ),
};

export const InBengali: Story = {
  args: {
    label: "আপনার দল",
    nodes: [agent("a", "রহিম", 12, [member("b", "মিতা", "320.50")]), agent("c", "করিম", 3, [])],
    defaultExpandedIds: ["a"],
  },
  render: (args) => (
    <Bengali>
      <TreeView {...args} />
    </Bengali>
  ),
};

export const RightToLeftPage: Story = {
  args: { defaultExpandedIds: ["rahim", "nasrin"], value: "mita" },
  render: (args) => (
    <RightToLeft>
      <TreeView {...args} />
    </RightToLeft>
  ),
};
