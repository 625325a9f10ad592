import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AppIcon, WalletIcon } from "../../icons/icons.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Select } from "./Select.tsx";

const meta = {
  title: "Components/Fields/Select",
  id: "components-select",
  component: Select,
  args: {
    label: "Pay with",
    placeholder: "Choose a method",
    onValueChange: fn(),
    options: [
      { id: "bkash", label: "bKash", icon: <Icon drawing={AppIcon} /> },
      { id: "nagad", label: "Nagad", icon: <Icon drawing={AppIcon} /> },
      { id: "bank", label: "Bank transfer", icon: <Icon drawing={WalletIcon} /> },
      { id: "card", label: "Card", disabled: true },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320, minBlockSize: 300 }}>
      <Select {...args} />
    </div>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("button", { name: /Pay with/ });
    field.focus();
    await userEvent.keyboard("{Enter}");
    const list = await screen.findByRole("listbox", { name: /Pay with/ });
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.keyboard("{End}");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith("nagad"));
    await expect(field).toHaveTextContent("Nagad");
  },
};

export const Playground: Story = {};

export const Chosen: Story = { args: { defaultValue: "nagad", description: "We pay the fee." } };

export const Invalid: Story = { args: { error: "Choose how to pay." } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "bkash" } };

export const Opened: Story = {
  args: { defaultValue: "nagad" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Pay with/ }));
    await expect(await screen.findByRole("option", { name: "Nagad" })).toHaveAttribute("aria-selected", "true");
  },
};

export const Groups: Story = {
  args: {
    options: [
      { id: "bkash", label: "bKash", group: "Wallets" },
      { id: "nagad", label: "Nagad", group: "Wallets" },
      { id: "bank", label: "Bank transfer", group: "Banks" },
      { id: "card", label: "Card", group: "Banks" },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("button", { name: /Pay with/ });
    field.focus();
    await userEvent.keyboard("{Enter}");
    const banks = await screen.findByRole("group", { name: "Banks" });
    await expect(within(banks).getAllByRole("option")).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(within(banks).getByRole("option", { name: "Bank transfer" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith("bank"));
    // The list closes and returns the focus after it reports the value; an earlier Enter would choose the option again.
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const wallets = await screen.findByRole("group", { name: "Wallets" });
    await waitFor(() => expect(wallets).toBeVisible());
  },
};

export const Stress: Story = {
  args: {
    defaultValue: "long",
    options: [{ id: "long", label: "The Very First International Savings and Transfer Bank of the Eastern Delta" }],
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { defaultValue: "nagad" },
  decorators: [inside(RightToLeft)],
};
