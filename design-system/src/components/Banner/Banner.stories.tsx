import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { Link } from "../Link/Link.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Banner, type BannerProps } from "./Banner.tsx";
import { BANNER_TONES } from "./banner-options.ts";

const meta = {
  title: "Components/Content/Banner",
  id: "components-banner",
  component: Banner,
  args: { title: "Maintenance tonight", children: "Deposits are not available from 02:00 to 02:30.", onDismiss: fn() },
  argTypes: { tone: { control: "select", options: BANNER_TONES }, action: { control: false } },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

function Dismissible(props: BannerProps) {
  const [isShown, setIsShown] = useState(true);
  const dismiss = () => {
    setIsShown(false);
    props.onDismiss?.();
  };
  return isShown ? <Banner {...props} onDismiss={dismiss} /> : <p>Dismissed</p>;
}

export const Default: Story = {
  render: (args) => <Dismissible {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status", { name: "Maintenance tonight" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

export const Playground: Story = {};

const TEXTS = {
  information: ["New on Friday", "Marigold 6/45 draws twice a day from the 28th on."],
  positive: ["Identity confirmed", "You can now withdraw."],
  warning: ["Your password expires in three days", "Choose a new one now."],
  danger: ["Deposit refused", "Your bank refused the payment. No money was taken."],
} as const;

export const Tones: Story = {
  render: () => (
    <Stack gap={12}>
      {BANNER_TONES.map((tone) => (
        <Banner key={tone} tone={tone} title={TEXTS[tone][0]}>
          {TEXTS[tone][1]}
        </Banner>
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: "danger",
    title: "Deposit refused",
    children: (
      <>
        Your bank refused the payment. <Link href="#refused">Why this happens</Link>
      </>
    ),
    action: (
      <Button size="small" tone="danger" variant="outline">
        Try another method
      </Button>
    ),
  },
};

export const TextAlone: Story = {
  render: () => <Banner tone="warning">Odds may change before the bet is accepted.</Banner>,
};

export const Stress: Story = {
  args: {
    tone: "warning",
    title: LONG_BENGALI,
    children: `${LONG_ENGLISH}. ${LONG_BENGALI}`,
    action: <Button size="small">{LONG_ENGLISH}</Button>,
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: {
    tone: "positive",
    title: "تم تأكيد هويتك",
    children: "السحب متاح لك الآن.",
    action: <Button size="small">سحب</Button>,
  },
  decorators: [inside(RightToLeft)],
};
