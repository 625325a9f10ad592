import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { captchaPicture, captchaSound } from "../../testing/samples/captcha.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { CaptchaField } from "./CaptchaField.tsx";

const PICTURES = ["k7Qm", "3xRt", "p9Wd"].map(captchaPicture);

const meta = {
  title: "Components/Fields/CaptchaField",
  id: "components-captchafield",
  component: CaptchaField,
  args: {
    label: "Characters in the picture",
    picture: PICTURES[0],
    onRefresh: fn(),
    onListen: () => Promise.resolve(captchaSound()),
  },
  argTypes: { picture: { control: false } },
  render: function Refreshed(args) {
    const [place, setPlace] = useState(0);
    const refresh = () => {
      setPlace((before) => before + 1);
      args.onRefresh();
    };
    return (
      <CaptchaField
        {...args}
        picture={place === 0 ? args.picture : PICTURES[place % PICTURES.length]}
        onRefresh={refresh}
      />
    );
  },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "Characters in the picture" });
    await userEvent.type(input, "k7");
    await userEvent.click(canvas.getByRole("button", { name: "Show another picture" }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(input).toHaveValue(""));
  },
};

export const Playground: Story = { args: { description: "Large and small letters are the same", required: true } };
export const Loading: Story = { args: { picture: undefined } };
export const Invalid: Story = { args: { error: "These are not the characters. Try the new picture." } };
export const Disabled: Story = { args: { disabled: true } };

export const SoundFails: Story = {
  args: { onListen: () => Promise.reject(new Error("offline")) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Listen" }));
    await expect(await canvas.findByText("The sound could not be played. Try again.")).toBeVisible();
  },
};

export const InBengali: Story = {
  args: { label: "ছবির অক্ষরগুলো", description: "ছোট ও বড় হাতের অক্ষর একই" },
  decorators: [inside(Bengali)],
};

export const Stress: Story = {
  args: { label: LONG_BENGALI, description: LONG_ENGLISH, error: LONG_BENGALI, required: true },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "الأحرف في الصورة" },
  decorators: [inside(RightToLeft)],
};
