import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Column } from "../../testing/frames/frames.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { TOAST_TONES } from "./rules.ts";
import { ToastRegion, showToast } from "./Toast.tsx";

const MESSAGES = {
  neutral: "The link is copied.",
  positive: "Koi of the Lake was added to your favourites.",
  information: "The next draw opens in a minute.",
  danger: "The bet was not accepted: the draw has closed.",
};

const Buttons = () => (
  <Column>
    {TOAST_TONES.map((tone) => (
      <Button key={tone} onClick={() => showToast({ tone, message: MESSAGES[tone] })}>
        {tone}
      </Button>
    ))}
  </Column>
);

const meta = {
  title: "Components/Overlays/Toast",
  id: "components-toast",
  component: ToastRegion,
  args: { label: "Messages" },
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  render: (args) => (
    <>
      <Buttons />
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "positive" }));
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Koi of the Lake");
  },
};

export const Playground: Story = {};

export const AllTones: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const tone of TOAST_TONES) await userEvent.click(canvas.getByRole("button", { name: tone }));
    await expect(canvas.getByRole("status")).toHaveTextContent("The link is copied.");
    await expect(canvas.getByRole("alert")).toHaveTextContent("The bet was not accepted");
  },
};

export const DismissedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "danger" }));
    within(canvas.getByRole("alert")).getByRole("button", { name: "Close" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("alert")).toBeEmptyDOMElement());
  },
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Buttons />
      <ToastRegion {...args} />
    </RightToLeft>
  ),
};

export const Stress: Story = {
  play: async ({ canvasElement }) => {
    showToast({ message: LONG_BENGALI });
    showToast({ message: LONG_ENGLISH, tone: "danger" });
    await expect(await within(canvasElement).findByText(LONG_ENGLISH)).toBeInTheDocument();
  },
};
