import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AgentIcon, TrophyIcon, WalletIcon } from "../../icons/icons.ts";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { MoneyText } from "../MoneyText/MoneyText.tsx";
import { Sparkline } from "../Sparkline/Sparkline.tsx";
import { StatCard } from "./StatCard.tsx";

const WEEK = [320, 410, 280, 560, 490, 720, 640];

const meta = {
  title: "Components/Lists and charts/StatCard",
  id: "components-statcard",
  component: StatCard,
  args: { label: "Team members", value: "1,204" },
  argTypes: { icon: { control: false }, chart: { control: false } },
  decorators: [inBox({ maxInlineSize: 300 })],
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("term")).toHaveTextContent("Team members");
    await expect(canvas.getByRole("definition")).toHaveTextContent("1,204");
  },
};

export const Playground: Story = {
  args: {
    icon: WalletIcon,
    label: "Stakes of the team",
    value: <MoneyText amount="128450.00" symbol="৳" />,
    change: { text: "12% more than last week", trend: "up", tone: "positive" },
    note: "15–21 November",
    chart: <Sparkline label="Stakes of seven days" values={WEEK} />,
  },
};

export const Several: Story = {
  decorators: [inBox({ inlineSize: "92vw", maxInlineSize: 900 })],
  render: () => (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))" }}>
      <StatCard
        icon={AgentIcon}
        hue="sports"
        label="Active members"
        value="318"
        change={{ text: "as many as last week", trend: "even" }}
        chart={<Sparkline label="Active members of seven days" values={[300, 312, 309, 318]} tone="information" />}
      />
      <StatCard
        icon={WalletIcon}
        label="Stakes"
        value={<MoneyText amount="128450.00" symbol="৳" />}
        change={{ text: "12% more than last week", trend: "up", tone: "positive" }}
        chart={<Sparkline label="Stakes of seven days" values={WEEK} />}
      />
      <StatCard
        icon={TrophyIcon}
        hue="cockfight"
        label="Net result"
        value={<MoneyText amount="-2093.60" symbol="৳" tone="gainLoss" />}
        change={{ text: "less than last week", trend: "down", tone: "danger" }}
        chart={<Sparkline label="Net result of seven days" values={WEEK.toReversed()} tone="danger" />}
      />
    </div>
  ),
};

const FIGURES = ["1204.50", "123456789.00", "-999999999999.99"];

/** Two cards side by side on a small phone: a long number shrinks, but keeps all its digits. */
export const LongFigures: Story = {
  decorators: [inBox({ inlineSize: 328, maxInlineSize: "100%" })],
  render: () => (
    <div style={{ display: "grid", gap: 12, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" }}>
      {FIGURES.map((amount) => (
        <StatCard key={amount} label={amount} value={<MoneyText amount={amount} symbol="৳" fit />} />
      ))}
      <StatCard label="Rupiah" value={<MoneyText amount="123456789012.00" symbol="Rp" fit />} />
      <StatCard label="পয়েন্ট" value="১২,৩৪,৫৬,৭৮,৯০১২" />
      <StatCard label="Points" value="999,999,999,999" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sizeOf = (text: string) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(canvas.getByText("999,999,999,999")).toBeVisible();
    await expect(sizeOf("999,999,999,999")).toBeLessThan(28);
    await expect(sizeOf("999,999,999,999")).toBeGreaterThanOrEqual(12);
    for (const card of canvas.getAllByRole("definition")) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
    await expect(canvasElement.querySelector('data[value="-999999999999.99"]')).toHaveTextContent("999,999,999,999.99");
  },
};

export const Loading: Story = { args: { icon: WalletIcon, loading: true, note: "15–21 November" } };

export const InBengali: Story = {
  args: {
    icon: AgentIcon,
    label: "দলের সদস্য",
    change: { text: "গত সপ্তাহের চেয়ে ১২% বেশি", trend: "up", tone: "positive" },
  },
  render: (args) => (
    <Bengali>
      <StatCard {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    icon: WalletIcon,
    label: LONG_ENGLISH,
    value: <MoneyText amount="-999999999999.99" symbol="৳" tone="gainLoss" fit />,
    change: { text: LONG_BENGALI, trend: "down", tone: "danger" },
    note: LONG_ENGLISH,
  },
  render: (args) => (
    <Narrow>
      <StatCard {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: {
    icon: WalletIcon,
    value: <MoneyText amount="-2093.60" symbol="৳" tone="gainLoss" />,
    chart: <Sparkline label="Stakes of seven days" values={WEEK} />,
  },
  render: (args) => (
    <RightToLeft>
      <StatCard {...args} />
    </RightToLeft>
  ),
};
