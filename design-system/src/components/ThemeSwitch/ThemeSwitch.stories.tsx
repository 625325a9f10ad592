import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const meta = {
  title: "Components/Fields/ThemeSwitch",
  id: "components-themeswitch",
  component: ThemeSwitch,
  args: { theme: "dark", label: "Light theme", onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onThemeChange).toHaveBeenCalledWith("light");
  },
};

export const Playground: Story = {};

export const Light: Story = {
  args: { theme: "light" },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Light theme" });
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
};

export const RightToLeftPage: Story = {
  args: { theme: "light" },
  render: (args) => (
    <RightToLeft>
      <ThemeSwitch {...args} />
    </RightToLeft>
  ),
};
