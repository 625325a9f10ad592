import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Link } from "../Link/Link.tsx";
import { Text } from "../Text/Text.tsx";
import { Accordion, ACCORDION_HEADING_LEVELS, type AccordionItem, type AccordionProps } from "./Accordion.tsx";

const items: AccordionItem[] = [
  {
    id: "deposit",
    title: "How long does a deposit take?",
    content: (
      <Text>
        By bKash or Nagad a minute; by bank up to an hour. <Link href="#deposit">What to do when it takes longer</Link>
      </Text>
    ),
  },
  {
    id: "limits",
    title: "Can I set a limit for myself?",
    content: (
      <Text>Yes, for a day, a week or a month. A lower limit applies immediately, a higher one after a day.</Text>
    ),
  },
  { id: "draws", title: "When are results published?", content: <Text>Within two minutes of each draw.</Text> },
];

const meta = {
  title: "Components/Layout/Accordion",
  id: "components-accordion",
  component: Accordion,
  args: { items },
  argTypes: {
    items: { control: false },
    headingLevel: { control: "select", options: ACCORDION_HEADING_LEVELS },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole("button", { name: "How long does a deposit take?" });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("group", { name: "How long does a deposit take?" })).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(first).toHaveAttribute("aria-expanded", "false");
  },
};

export const Playground: Story = { args: { defaultExpandedIds: ["limits"] } };

export const OneAtATime: Story = {
  args: { allowsSeveral: false, defaultExpandedIds: ["deposit"] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "When are results published?" }));
    await expect(canvas.getByRole("button", { expanded: true })).toHaveTextContent("When are results published?");
  },
};

export const WithNotes: Story = {
  args: {
    items: [
      { id: "north", title: "North", note: "1 draw", content: <Text>Hanoi, 18:15</Text> },
      { id: "central", title: "Central", note: "3 draws", content: <Text>Huế, Phú Yên, Quảng Nam, 17:15</Text> },
      { id: "south", title: "South", note: "4 draws", content: <Text>An Giang, Bình Thuận, Tây Ninh, 16:15</Text> },
    ],
    defaultExpandedIds: ["north"],
  },
};

export const Disabled: Story = { args: { items: items.map((item, index) => ({ ...item, disabled: index === 1 })) } };

function Held(props: AccordionProps) {
  const [ids, setIds] = useState<readonly string[]>(["draws"]);
  return <Accordion {...props} expandedIds={ids} onExpandedChange={setIds} />;
}
export const HeldByTheCaller: Story = { render: (args) => <Held {...args} /> };

export const Stress: Story = {
  args: {
    items: [
      { id: "one", title: LONG_BENGALI, note: LONG_NAME, content: <Text>{LONG_ENGLISH}</Text> },
      { id: "two", title: LONG_NAME, content: <Text>{LONG_BENGALI}</Text> },
    ],
    defaultExpandedIds: ["one", "two"],
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: {
    items: [
      { id: "one", title: "كم يستغرق الإيداع؟", note: "جديد", content: <Text>دقيقة واحدة.</Text> },
      { id: "two", title: "هل يمكنني وضع حد؟", content: <Text>نعم.</Text> },
    ],
    defaultExpandedIds: ["one"],
  },
  decorators: [inside(RightToLeft)],
};
