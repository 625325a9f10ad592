import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ArrowForwardIcon, WalletIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Button } from "./Button.tsx";
import { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS } from "./button-options.ts";

const meta = {
  title: "Components/Actions/Button",
  id: "components-button",
  component: Button,
  args: { children: "Deposit", onClick: fn() },
  argTypes: {
    tone: { control: "select", options: BUTTON_TONES },
    variant: { control: "select", options: BUTTON_VARIANTS },
    size: { control: "select", options: BUTTON_SIZES },
    iconStart: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Deposit" })).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = { args: { tone: "accent", iconStart: WalletIcon } };

export const TonesAndVariants: Story = {
  render: () => (
    <Stack>
      {BUTTON_VARIANTS.map((variant) => (
        <Inline key={variant} gap={12}>
          {BUTTON_TONES.map((tone) => (
            <Button key={tone} tone={tone} variant={variant}>
              {`${tone} ${variant}`}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={12}>
      {BUTTON_SIZES.map((size) => (
        <Button key={size} tone="accent" size={size}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline gap={12}>
      <Button tone="accent" iconStart={WalletIcon}>
        Deposit
      </Button>
      <Button iconEnd={ArrowForwardIcon}>All games</Button>
    </Inline>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true, tone: "accent" },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /Deposit/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const FullWidth: Story = { args: { fullWidth: true, tone: "accent", size: "large" } };

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack gap={12}>
        <Button tone="accent" size="large" iconStart={WalletIcon}>
          <span lang="bn">{LONG_BENGALI}</span>
        </Button>
        <Button iconStart={WalletIcon} iconEnd={ArrowForwardIcon}>
          {LONG_ENGLISH}
        </Button>
        <Button size="small" variant="soft">
          {LONG_ENGLISH}
        </Button>
      </Stack>
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: () => (
    <RightToLeft>
      <Button tone="accent" iconStart={WalletIcon}>
        إيداع
      </Button>
    </RightToLeft>
  ),
};
