import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { CopyField } from "./CopyField.tsx";

const LINK = "https://example.com/register?affiliate=rahim77";

const meta = {
  title: "Components/Fields/CopyField",
  id: "components-copyfield",
  component: CopyField,
  args: { label: "Your referral link", value: LINK, onCopied: fn() },
  decorators: [inBox({ maxInlineSize: 420 })],
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces the browser's clipboard, which a test may not use. */
const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  const real = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  return () => {
    if (real) Object.defineProperty(navigator, "clipboard", real);
    else Reflect.deleteProperty(navigator, "clipboard");
  };
};

/** A key that may have to be typed into another device. */
export const Whole: Story = {
  args: { label: "Key to enter", value: "PR7FLQW42UXIXMTO6H3L7PAB4NQZ5DYC", isWhole: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Key to enter" });
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};

export const Default: Story = {
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy: Your referral link" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Copied Successfully: Your referral link" })).toBeVisible(),
    );
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { description: "People who register with it join your team." } };

export const NotAllowed: Story = {
  beforeEach: () => {
    const restore = clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")))();
    const command = spyOn(document, "execCommand").mockReturnValue(false);
    return () => {
      command.mockRestore();
      restore();
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy: Your referral link" }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
};

export const InBengali: Story = {
  args: { label: "আপনার রেফারেল লিঙ্ক" },
  render: (args) => (
    <Bengali>
      <CopyField {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: { label: LONG_ENGLISH, value: LINK.repeat(6), description: LONG_BENGALI },
  render: (args) => (
    <Narrow>
      <CopyField {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <CopyField {...args} />
    </RightToLeft>
  ),
};
