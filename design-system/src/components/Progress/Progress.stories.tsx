import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Progress } from "./Progress.tsx";
import { PROGRESS_TONES } from "./progress-options.ts";

const meta = {
  title: "Components/Feedback/Progress",
  id: "components-progress",
  component: Progress,
  args: { label: "Uploading your documents", value: 62 },
  argTypes: { tone: { control: "select", options: PROGRESS_TONES } },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Uploading your documents" });
    await expect(bar).toHaveAttribute("value", "62");
    await expect(bar).toHaveAttribute("aria-valuetext", "62%");
  },
};

export const Playground: Story = {};

export const Unknown: Story = { render: () => <Progress label="Asking your bank" /> };

export const InWords: Story = { args: { label: "Photos", value: 3, max: 5, valueText: "3 of 5" } };

export const Tones: Story = {
  render: () => (
    <Stack gap={24}>
      <Progress label="Turnover for the welcome bonus" value={1260} max={5000} valueText="৳ 1,260.00 of ৳ 5,000.00" />
      <Progress label="Identity check" value={100} tone="positive" valueText="Done" />
      <Progress label="Upload" value={41} tone="danger" valueText="Stopped: no connection" />
    </Stack>
  ),
};

export const Empty: Story = { args: { value: 0 } };

export const WithoutLabel: Story = { args: { showsLabel: false } };

export const Stress: Story = {
  args: { label: LONG_BENGALI, valueText: LONG_ENGLISH },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "جارٍ الرفع" },
  decorators: [inside(RightToLeft)],
};
