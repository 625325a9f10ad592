import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  title: "Components/Fields/ErrorSummary",
  id: "components-errorsummary",
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: "username", message: "Enter your username" },
      { message: "Too many attempts. Try again in 5 minutes." },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="username" label="Username" error="Enter your username" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Username" })).toHaveFocus();
  },
};

export const Playground: Story = {};

export const Stress: Story = {
  args: {
    title: LONG_BENGALI,
    errors: Array.from({ length: 8 }, (_, line) => ({ fieldId: "username", message: `${line + 1}. ${LONG_ENGLISH}` })),
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
};
