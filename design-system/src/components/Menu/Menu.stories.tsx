import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LogOutIcon, MailIcon, MemberIcon, WalletIcon } from "../../icons/icons.ts";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Menu } from "./Menu.tsx";

const meta = {
  title: "Components/Actions/Menu",
  id: "components-menu",
  component: Menu,
  args: {
    label: "Account",
    align: "start",
    items: [
      { id: "deposit", label: "Deposit", icon: <Icon drawing={WalletIcon} /> },
      { id: "centre", label: "Personal centre", icon: <Icon drawing={MemberIcon} /> },
      { id: "messages", label: "Messages", icon: <Icon drawing={MailIcon} />, disabled: true },
      { id: "out", label: "Sign out", icon: <Icon drawing={LogOutIcon} />, tone: "danger" },
    ],
    onAction: fn(),
  },
  decorators: [inBox({ minBlockSize: 260 })],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Account" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Deposit" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Sign out" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("deposit");
  },
};

export const Playground: Story = {};

export const Quiet: Story = { args: { variant: "quiet", trigger: <Icon drawing={MemberIcon} size="large" /> } };

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Account" }));
    const menu = await screen.findByRole("menu", { name: "Account" });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const WithSections: Story = {
  args: {
    items: [
      { id: "centre", label: "Personal centre", icon: <Icon drawing={MemberIcon} />, href: "#centre" },
      {
        id: "money",
        label: "Money",
        items: [
          { id: "deposit", label: "Deposit", icon: <Icon drawing={WalletIcon} /> },
          { id: "records", label: "Records", href: "#records" },
        ],
      },
      { id: "end", items: [{ id: "out", label: "Sign out", icon: <Icon drawing={LogOutIcon} />, tone: "danger" }] },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Account" }));
    await waitFor(() => expect(screen.getByRole("group", { name: "Money" })).toBeVisible());
    await expect(screen.getAllByRole("separator")).toHaveLength(2);
    await expect(screen.getByRole("menuitem", { name: "Personal centre" })).toHaveAttribute("href", "#centre");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Records" })).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const InBengali: Story = {
  args: {
    label: "অ্যাকাউন্ট",
    items: [
      { id: "deposit", label: "জমা দিন" },
      { id: "out", label: "সাইন আউট", tone: "danger" },
    ],
  },
  render: (args) => (
    <Bengali>
      <Menu {...args} />
    </Bengali>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Menu {...args} />
    </RightToLeft>
  ),
};

export const Stress: Story = {
  args: { label: LONG_ENGLISH, trigger: LONG_ENGLISH, items: [{ id: "long", label: LONG_BENGALI }] },
  decorators: [inside(Narrow)],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: LONG_ENGLISH }));
    await expect(await screen.findByRole("menuitem")).toHaveTextContent(LONG_BENGALI);
  },
};
