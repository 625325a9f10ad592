import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { SELECT_VARIANTS } from "../Select/Select.tsx";
import { LanguageSelect, type LanguageSelectProps } from "./LanguageSelect.tsx";

function Held(props: LanguageSelectProps) {
  const [value, setValue] = useState(props.value);
  const choose = (language: string) => {
    setValue(language);
    props.onValueChange(language);
  };
  return <LanguageSelect {...props} value={value} onValueChange={choose} />;
}

const meta = {
  title: "Components/Fields/LanguageSelect",
  id: "components-languageselect",
  component: LanguageSelect,
  args: { languages: ["bn", "en", "hi", "id", "fil", "vi"], value: "bn", onValueChange: fn() },
  argTypes: { variant: { control: "select", options: SELECT_VARIANTS } },
  render: (args) => <Held {...args} />,
  decorators: [inBox({ minBlockSize: 300 })],
} satisfies Meta<typeof LanguageSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /বাংলা/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("en");
    await waitFor(() => expect(screen.getByRole("option", { name: "English" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("en");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Playground: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await screen.findByRole("listbox");
  },
};

export const AsAField: Story = { args: { variant: "field" } };

export const Disabled: Story = { args: { disabled: true } };

/** All thirty languages of the product (D19). */
export const Stress: Story = {
  args: {
    languages: "bn en hi id fil vi ar de es fa fr ja kk km ko lo ms my ne pa pt ru si ta te th tr uk ur zh".split(" "),
  },
  decorators: [inside(Narrow)],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await screen.findByRole("listbox");
  },
};

export const RightToLeftPage: Story = {
  args: { languages: ["ar", "en", "bn"], value: "ar", label: "اللغة" },
  decorators: [inside(RightToLeft)],
};
