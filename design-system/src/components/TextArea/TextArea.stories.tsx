import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Components/Fields/TextArea",
  id: "components-textarea",
  component: TextArea,
  args: { label: "What happened?" },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "What happened?" });
    await userEvent.tab();
    await userEvent.keyboard("The draw{Enter}stopped");
    await expect(input).toHaveValue("The draw\nstopped");
    await expect(canvas.getByText("16/140")).toBeVisible();
    await expect(input).toHaveAccessibleDescription("At most 140 characters");
  },
};

export const Playground: Story = { args: { description: "The draw, the time, what you saw", rows: 5 } };
export const Required: Story = { args: { required: true } };

export const NearTheEnd: Story = { args: { defaultValue: LONG_ENGLISH + LONG_ENGLISH.slice(0, 50) } };

export const TooLong: Story = {
  args: { defaultValue: LONG_ENGLISH.repeat(2) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toBeInvalid();
  },
};

export const Invalid: Story = { args: { error: "Say what happened, in 1 to 140 characters" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Sent on 21 November" } };
export const LongLimit: Story = { args: { maxLength: 2000, defaultValue: LONG_ENGLISH.repeat(4) } };

export const InBengali: Story = {
  args: { label: "কী হয়েছিল?", description: "ড্র, সময়, যা দেখেছেন", defaultValue: LONG_BENGALI },
  decorators: [inside(Bengali)],
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    defaultValue: LONG_BENGALI.repeat(8),
    required: true,
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "ماذا حدث؟", defaultValue: "توقف السحب" },
  decorators: [inside(RightToLeft)],
};
