import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ArrowBackIcon, BellIcon, CloseIcon, PlayIcon } from "../../icons/icons.ts";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS } from "../Button/button-options.ts";
import { Inline } from "../Inline/Inline.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Components/Actions/IconButton",
  id: "components-iconbutton",
  component: IconButton,
  args: { label: "Notices", icon: BellIcon, onClick: fn() },
  argTypes: {
    tone: { control: "select", options: BUTTON_TONES },
    variant: { control: "select", options: BUTTON_VARIANTS },
    size: { control: "select", options: BUTTON_SIZES },
    icon: { control: false },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Notices" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = {};

export const VariantsAndShapes: Story = {
  render: () => (
    <Inline gap={12}>
      {BUTTON_VARIANTS.map((variant) => (
        <IconButton key={variant} label={variant} icon={CloseIcon} variant={variant} />
      ))}
      <IconButton label="Play" icon={PlayIcon} variant="solid" tone="accent" shape="round" size="large" />
      <IconButton label="Close" icon={CloseIcon} size="small" variant="soft" shape="round" />
    </Inline>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const Stress: Story = { args: { label: LONG_BENGALI } };

export const RightToLeftPage: Story = {
  args: { label: "رجوع", icon: ArrowBackIcon, mirrored: true },
  decorators: [inside(RightToLeft)],
};
