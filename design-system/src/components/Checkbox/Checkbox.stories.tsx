import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Link } from "../Link/Link.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Components/Fields/Checkbox",
  id: "components-checkbox",
  component: Checkbox,
  args: { label: "Remember username" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole("checkbox", { name: "Remember username" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(checkbox).toBeChecked();
  },
};

export const Playground: Story = { args: { description: "On this device, for one day" } };
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { label: "All categories", indeterminate: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Invalid: Story = {
  args: { label: "I am over 18", required: true, error: "Confirm your age to continue" },
};

export const WithLink: Story = {
  args: {
    label: (
      <>
        I have read the <Link href="/help#terms">terms</Link>
      </>
    ),
  },
};

export const Stress: Story = {
  args: { label: LONG_BENGALI, description: LONG_ENGLISH, error: LONG_BENGALI, defaultChecked: true },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "تذكر اسم المستخدم", defaultChecked: true },
  decorators: [inside(RightToLeft)],
};
