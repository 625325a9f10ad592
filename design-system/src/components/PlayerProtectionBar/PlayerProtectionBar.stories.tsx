import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { ticker } from "../../foundations/time/ticker.ts";
import { PlayerProtectionBar } from "./PlayerProtectionBar.tsx";

const PLAYED_MS = 42 * 60_000 + 10_000;

const meta = {
  title: "Components/Games/PlayerProtectionBar",
  id: "components-playerprotectionbar",
  component: PlayerProtectionBar,
  args: {
    startedAt: ticker.now() - PLAYED_MS,
    netPosition: "-320.00",
    symbol: "৳",
    limitsHref: "#limits",
    helpLine: { name: "Help line: 16789", href: "tel:16789" },
  },
} satisfies Meta<typeof PlayerProtectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("region", { name: "Player protection" });
    await expect(within(bar).getByRole("timer")).toHaveTextContent(/^00:4\d:\d\d$/);
    await expect(within(bar).getByRole("link", { name: "Limits" })).toBeVisible();
  },
};

export const Playground: Story = { args: { netPosition: "1250.00" } };

export const NothingPlayed: Story = { args: { startedAt: null, netPosition: null } };

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <PlayerProtectionBar {...args} />
    </Narrow>
  ),
};

export const InBengali: Story = {
  args: { helpLine: { name: "সহায়তা: ১৬৭৮৯", href: "tel:16789" } },
  render: (args) => (
    <Bengali>
      <PlayerProtectionBar {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: { netPosition: "-999999999999.99", helpLine: { name: LONG_ENGLISH, href: "https://example.com" } },
  render: (args) => (
    <Narrow>
      <PlayerProtectionBar {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <PlayerProtectionBar {...args} />
    </RightToLeft>
  ),
};
