import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { HeartIcon, HotIcon, SlotsIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Chip } from "./Chip.tsx";
import { ChipGroup } from "./ChipGroup.tsx";

const meta = {
  title: "Components/Actions/Chip",
  id: "components-chip",
  component: Chip,
  args: { label: "Night Works", pressed: false, onPressedChange: fn() },
  argTypes: { iconStart: { control: false } },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const VENDORS = ["Night Works", "Blue Reel", "Velvet Live", "Lotus Draw", "Pitchside"];

/** Filters that are on or off. */
function Filters({ labels, overflow }: { labels: readonly string[]; overflow?: "wrap" | "scroll" }) {
  const [chosen, setChosen] = useState<readonly string[]>(labels.slice(1, 2));
  const toggle = (label: string, pressed: boolean) =>
    setChosen(pressed ? [...chosen, label] : chosen.filter((other) => other !== label));
  return (
    <ChipGroup label="Vendors" {...(overflow && { overflow })}>
      {labels.map((label, index) => (
        <Chip
          key={label}
          label={label}
          count={(index + 1) * 12}
          pressed={chosen.includes(label)}
          onPressedChange={(pressed) => toggle(label, pressed)}
        />
      ))}
    </ChipGroup>
  );
}

/** Filters that were applied. */
function Applied({ labels }: { labels: readonly string[] }) {
  const [shown, setShown] = useState(labels);
  return (
    <ChipGroup label="Applied filters">
      {shown.map((label) => (
        <Chip key={label} label={label} onRemove={() => setShown(shown.filter((other) => other !== label))} />
      ))}
    </ChipGroup>
  );
}

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole("button", { name: "Night Works", pressed: false });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
  },
};

export const Playground: Story = { args: { pressed: true, iconStart: HotIcon, count: 48 } };

export const Choices: Story = { render: () => <Filters labels={VENDORS} /> };

export const InOneLine: Story = {
  render: () => (
    <Narrow>
      <Filters labels={VENDORS} overflow="scroll" />
    </Narrow>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <ChipGroup label="Show">
      <Chip label="Slots" iconStart={SlotsIcon} pressed onPressedChange={fn()} />
      <Chip label="Hot" iconStart={HotIcon} pressed={false} onPressedChange={fn()} />
      <Chip label="Favourites" iconStart={HeartIcon} pressed={false} onPressedChange={fn()} />
    </ChipGroup>
  ),
};

export const Removable: Story = {
  render: () => <Applied labels={VENDORS} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Remove Blue Reel" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Blue Reel")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove Velvet Live" })).toHaveFocus();
  },
};

export const Disabled: Story = {
  render: () => (
    <ChipGroup label="Show">
      <Chip label="Slots" pressed disabled onPressedChange={fn()} />
      <Chip label="Hot" pressed={false} disabled onPressedChange={fn()} />
      <Chip label="Night Works" disabled onRemove={fn()} />
    </ChipGroup>
  ),
};

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack gap={12}>
        <Filters labels={[LONG_BENGALI, LONG_ENGLISH, "A"]} />
        <Applied labels={[LONG_BENGALI, LONG_ENGLISH, "A"]} />
      </Stack>
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: () => (
    <RightToLeft>
      <Stack gap={12}>
        <Filters labels={["ألعاب الليل", "البكرة الزرقاء"]} />
        <Applied labels={["ألعاب الليل", "البكرة الزرقاء"]} />
      </Stack>
    </RightToLeft>
  ),
};
