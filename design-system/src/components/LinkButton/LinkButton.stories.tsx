import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowForwardIcon, WalletIcon } from "../../icons/icons.ts";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS } from "../Button/button-options.ts";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  title: "Components/Actions/LinkButton",
  id: "components-linkbutton",
  component: LinkButton,
  args: { href: "/register", children: "Register" },
  argTypes: {
    tone: { control: "select", options: BUTTON_TONES },
    variant: { control: "select", options: BUTTON_VARIANTS },
    size: { control: "select", options: BUTTON_SIZES },
    iconStart: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "accent" } };
export const WithIcon: Story = { args: { variant: "ghost", iconEnd: ArrowForwardIcon, children: "All games" } };
export const Stress: Story = {
  args: { tone: "accent", iconStart: WalletIcon, children: LONG_BENGALI, fullWidth: true },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { children: "التسجيل", tone: "accent" },
  decorators: [inside(RightToLeft)],
};
