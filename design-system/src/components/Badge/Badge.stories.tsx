import type { Meta, StoryObj } from "@storybook/react-vite";
import { HotIcon, SuccessIcon } from "../../icons/icons.ts";
import { LONG_AMOUNT, LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { BADGE_TONES, BADGE_VARIANTS } from "./badge-options.ts";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Components/Feedback/Badge",
  id: "components-badge",
  component: Badge,
  args: { children: "On sale" },
  argTypes: {
    tone: { control: "select", options: BADGE_TONES },
    variant: { control: "select", options: BADGE_VARIANTS },
    iconStart: { control: false },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "positive", iconStart: SuccessIcon } };
export const TonesAndVariants: Story = {
  render: () => (
    <Stack gap={12}>
      {BADGE_VARIANTS.map((variant) => (
        <Inline key={variant}>
          {BADGE_TONES.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
          <Badge variant={variant} tone="danger" iconStart={HotIcon}>
            Hot
          </Badge>
        </Inline>
      ))}
    </Stack>
  ),
};
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack align="start">
        <Badge tone="accent">{LONG_BENGALI}</Badge>
        <Badge>{LONG_AMOUNT}</Badge>
      </Stack>
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
};
