import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Switch, SWITCH_LAYOUTS } from "./Switch.tsx";

const meta = {
  title: "Components/Fields/Switch",
  id: "components-switch",
  component: Switch,
  args: { label: "Message me when a draw closes" },
  argTypes: { layout: { control: "select", options: SWITCH_LAYOUTS } },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Message me when a draw closes" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
  },
};

export const Playground: Story = { args: { description: "By SMS, at most once a day" } };
export const On: Story = { args: { defaultChecked: true } };

export const Settings: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Switch {...args} layout="spread" label="Sounds" defaultChecked />
      <Switch {...args} layout="spread" label="Reduce motion" description="Pictures change without motion" />
      <Switch {...args} layout="spread" label="Show my name among the winners" loading defaultChecked />
      <Switch {...args} layout="spread" label="Offers by email" disabled />
    </Stack>
  ),
};

export const Loading: Story = { args: { loading: true } };
export const LoadingOn: Story = { args: { loading: true, defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const Invalid: Story = { args: { error: "It could not be saved. Try again." } };

export const InBengali: Story = {
  args: { label: "ড্র বন্ধ হলে আমাকে জানান", description: "এসএমএসে, দিনে একবারের বেশি নয়", defaultChecked: true },
  decorators: [inside(Bengali)],
};

export const Stress: Story = {
  args: { label: LONG_BENGALI, description: LONG_ENGLISH, error: LONG_BENGALI, layout: "spread" },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "أخبرني عند إغلاق السحب", defaultChecked: true },
  decorators: [inside(RightToLeft)],
};
