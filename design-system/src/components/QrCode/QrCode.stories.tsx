import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Bengali, Column } from "../../testing/frames/frames.tsx";
import { LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Link } from "../Link/Link.tsx";
import { QrCode, QR_SIZES } from "./QrCode.tsx";

const ADDRESS = "https://example.com/app/android";

const meta = {
  title: "Components/Content/QrCode",
  id: "components-qrcode",
  component: QrCode,
  args: { value: ADDRESS, label: "Download the Android app" },
  argTypes: { size: { control: "select", options: QR_SIZES }, caption: { control: false } },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole("img", { name: "Download the Android app" });
    await expect(code).toHaveAttribute("width", "120");
  },
};

export const Playground: Story = { args: { size: 160, caption: <Link href={ADDRESS}>Android app</Link> } };

export const Sizes: Story = {
  render: (args) => (
    <Column>
      {QR_SIZES.map((size) => (
        <QrCode key={size} {...args} size={size} />
      ))}
    </Column>
  ),
};

export const InBengali: Story = {
  args: { label: "অ্যান্ড্রয়েড অ্যাপ", caption: <Link href={ADDRESS}>অ্যান্ড্রয়েড অ্যাপ</Link> },
  render: (args) => (
    <Bengali>
      <QrCode {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: { value: `${ADDRESS}?${"token=0123456789abcdef&".repeat(20)}`, size: 240, caption: LONG_ENGLISH },
  render: (args) => (
    <Narrow>
      <QrCode {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: { caption: <Link href={ADDRESS}>Android app</Link> },
  render: (args) => (
    <RightToLeft>
      <QrCode {...args} />
    </RightToLeft>
  ),
};
