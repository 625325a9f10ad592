import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Link } from "../Link/Link.tsx";
import { MoneyText } from "../MoneyText/MoneyText.tsx";
import { Timeline, type TimelineItem } from "./Timeline.tsx";

const WITHDRAWAL: readonly TimelineItem[] = [
  { id: "asked", title: "Requested", at: "2026-11-21T08:30:00Z", text: <MoneyText amount="5000.00" symbol="৳" /> },
  { id: "checked", title: "Checked by us", at: "2026-11-21T08:42:00Z" },
  {
    id: "sent",
    title: "On its way to bKash",
    state: "current",
    at: "2026-11-21T08:45:00Z",
    text: "Usually 30 minutes.",
  },
  { id: "received", title: "Received", state: "coming" },
];

const meta = {
  title: "Components/Lists and charts/Timeline",
  id: "components-timeline",
  component: Timeline,
  args: { label: "Progress of the withdrawal", items: WITHDRAWAL, timeZone: "Asia/Dhaka" },
  argTypes: { items: { control: false } },
  decorators: [inBox({ maxInlineSize: 420 })],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole("listitem");
    await expect(items).toHaveLength(4);
    await expect(items[2]).toHaveAttribute("aria-current", "step");
    await expect(items[2]).toHaveTextContent(/^In progress: On its way to bKash/);
  },
};

export const Playground: Story = {};

export const Failed: Story = {
  args: {
    items: [
      { id: "asked", title: "Requested", at: "2026-11-21T08:30:00Z" },
      {
        id: "refused",
        title: "Rejected",
        state: "failed",
        at: "2026-11-21T08:42:00Z",
        text: (
          <>
            The account is in another name. The money is back in your balance. <Link href="#help">What to do</Link>
          </>
        ),
      },
    ],
  },
};

export const InBengali: Story = {
  args: {
    label: "উত্তোলনের অবস্থা",
    items: [
      { id: "1", title: "অনুরোধ করা হয়েছে", at: "2026-11-21T08:30:00Z" },
      { id: "2", title: "প্রক্রিয়াধীন", state: "current", text: LONG_BENGALI },
      { id: "3", title: "প্রাপ্ত", state: "coming" },
    ],
  },
  render: (args) => (
    <Bengali>
      <Timeline {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    items: Array.from({ length: 6 }, (_, index) => ({
      id: String(index),
      title: index % 2 ? LONG_ENGLISH : LONG_NAME,
      text: LONG_BENGALI,
      at: "2026-11-21T08:30:00Z",
      state: index > 3 ? "coming" : "done",
    })),
  },
  render: (args) => (
    <Narrow>
      <Timeline {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Timeline {...args} />
    </RightToLeft>
  ),
};
