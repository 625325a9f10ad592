import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ticker } from "../../foundations/time/ticker.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { SmsCountdown } from "./SmsCountdown.tsx";

const MINUTE_MS = 60_000;

const meta = {
  title: "Components/Fields/SmsCountdown",
  id: "components-smscountdown",
  component: SmsCountdown,
  args: { endsAtMs: null, onSend: fn() },
  render: function Sent(args) {
    const [endsAtMs, setEndsAtMs] = useState(args.endsAtMs);
    const send = () => {
      setEndsAtMs(ticker.now() + MINUTE_MS);
      args.onSend();
    };
    return <SmsCountdown {...args} endsAtMs={endsAtMs} onSend={send} />;
  },
} satisfies Meta<typeof SmsCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    const again = canvas.getByRole("button", { name: "Send again" });
    await expect(again).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { label: "Send me a code", size: "large" } };
export const Waiting: Story = { args: { endsAtMs: ticker.now() + 10 * MINUTE_MS } };
export const Again: Story = { args: { endsAtMs: ticker.now() - MINUTE_MS } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };

export const InBengali: Story = {
  args: { endsAtMs: ticker.now() + 10 * MINUTE_MS },
  decorators: [inside(Bengali)],
};

export const Stress: Story = {
  args: { endsAtMs: ticker.now() + 99 * MINUTE_MS, againLabel: LONG_BENGALI },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { endsAtMs: ticker.now() + 10 * MINUTE_MS, againLabel: "أرسل مرة أخرى" },
  decorators: [inside(RightToLeft)],
};
