import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { RegionSelect, type Region, type RegionChoice, type RegionSelectProps } from "./RegionSelect.tsx";

const regions: readonly Region[] = [
  { id: "bd", name: "Bangladesh", currency: "BDT", languages: ["bn", "en"] },
  { id: "vn", name: "Vietnam", currency: "VND", languages: ["vi", "en"] },
  { id: "ph", name: "Philippines", currency: "PHP", languages: ["fil", "en"] },
  { id: "id", name: "Indonesia", currency: "IDR", languages: ["id", "en"] },
];

function Held(props: RegionSelectProps) {
  const [value, setValue] = useState(props.value);
  const choose = (choice: RegionChoice) => {
    setValue(choice);
    props.onValueChange(choice);
  };
  return <RegionSelect {...props} value={value} onValueChange={choose} />;
}

const meta = {
  title: "Components/Fields/RegionSelect",
  id: "components-regionselect",
  component: RegionSelect,
  args: { regions, value: { regionId: "bd", language: "bn" }, onValueChange: fn() },
  argTypes: { regions: { control: false }, value: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RegionSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Bangladesh" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenCalledWith({ regionId: "vn", language: "vi" });
    await userEvent.click(canvas.getByRole("radio", { name: "English" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Indonesia" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ regionId: "id", language: "en" });
  },
};

export const Playground: Story = {};

export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  render: (args) => (
    <Dialog isOpen title="Country and language" onClose={fn()} actions={<Button tone="accent">Apply</Button>}>
      <Held {...args} />
    </Dialog>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    regions: [
      { id: "one", name: LONG_BENGALI, currency: "BDT", languages: "bn en hi id fil vi ar de es fr".split(" ") },
      { id: "two", name: LONG_ENGLISH, currency: "VND", languages: ["vi"] },
    ],
    value: { regionId: "one", language: "bn" },
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: {
    regions: [
      { id: "bd", name: "بنغلاديش", currency: "BDT", languages: ["bn", "ar"] },
      { id: "eg", name: "مصر", currency: "EGP", languages: ["ar", "en"] },
    ],
    value: { regionId: "eg", language: "ar" },
    regionLabel: "البلد",
    languageLabel: "اللغة",
  },
  decorators: [inside(RightToLeft)],
};
