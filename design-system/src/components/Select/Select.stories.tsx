import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AppIcon, WalletIcon } from "../../icons/icons.ts";
import { Narrow } from "../../testing/Narrow.tsx";
import { RightToLeft } from "../../testing/RightToLeft.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Select } from "./Select.tsx";

const meta = {
  title: "Components/Select",
  component: Select,
  args: {
    label: "Pay with",
    placeholder: "Choose a way",
    value: null,
    onValueChange: fn(),
    options: [
      { id: "bkash", label: "bKash", icon: <Icon drawing={AppIcon} /> },
      { id: "nagad", label: "Nagad", icon: <Icon drawing={AppIcon} /> },
      { id: "bank", label: "Bank transfer", icon: <Icon drawing={WalletIcon} /> },
      { id: "card", label: "Card", disabled: true },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const choose = (id: string) => {
      setValue(id);
      args.onValueChange(id);
    };
    return (
      <div style={{ maxInlineSize: 320, minBlockSize: 300 }}>
        <Select {...args} value={value} onValueChange={choose} />
      </div>
    );
  },
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

export const Chosen: Story = { args: { value: "nagad", description: "The fee is paid by the house." } };

export const Invalid: Story = { args: { error: "Choose how to pay." } };

export const Disabled: Story = { args: { disabled: true, value: "bkash" } };

export const Opened: Story = {
  args: { value: "nagad" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Pay with/ }));
    await expect(await screen.findByRole("option", { name: "Nagad" })).toHaveAttribute("aria-selected", "true");
  },
};

export const Stress: Story = {
  args: {
    value: "long",
    options: [{ id: "long", label: "The Very First International Savings and Transfer Bank of the Eastern Delta" }],
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};

export const RightToLeftPage: Story = {
  args: { value: "nagad" },
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};
