import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { chooseFiles, jpgFile, namedFile, pngFile } from "../../testing/samples/files.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { FileUpload, type FileStatus } from "./FileUpload.tsx";

const SLIPS: readonly File[] = await Promise.all([
  pngFile("bkash-slip-14-november.png", 1, 330),
  pngFile("counter.png", 2, 200),
  pngFile("Screenshot_20261114-181502.png", 3, 90),
]);
const [FIRST, SECOND, THIRD] = SLIPS;
const statuses = (...states: readonly (readonly [File | undefined, FileStatus])[]) =>
  new Map(states.flatMap(([file, status]) => (file ? [[file, status] as const] : [])));

const meta = {
  title: "Components/Fields/FileUpload",
  id: "components-fileupload",
  component: FileUpload,
  args: { label: "Pictures of the transfer", onFilesChange: fn() },
  argTypes: { files: { control: false }, statuses: { control: false } },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, ...files: File[]) =>
  chooseFiles(within(canvasElement).getByLabelText<HTMLInputElement>(/./, { selector: "input" }), ...files);

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    choose(canvasElement, ...SLIPS.slice(0, 2));
    await canvas.findByText("counter.png");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("counter.png")).not.toBeInTheDocument();
    await expect(args.onFilesChange).toHaveBeenLastCalledWith([SLIPS[0]]);
  },
};

export const Playground: Story = { args: { description: "Amount, time and number must be readable.", required: true } };

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    choose(
      canvasElement,
      ...SLIPS.slice(0, 1),
      jpgFile("photo.jpg", 6 * 1024 * 1024),
      namedFile("statement.docx", "application/msword"),
      namedFile("slip.png", "image/png", "<html>"),
    );
    await expect(await within(canvasElement).findByText(/it is 6 MB; the maximum is 5 MB/)).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    files: SLIPS,
    statuses: statuses(
      [FIRST, { state: "sent" }],
      [SECOND, { state: "sending", progress: 62 }],
      [THIRD, { state: "failed", error: "The connection was lost" }],
    ),
  },
};

export const Full: Story = { args: { files: SLIPS } };
export const OnePaper: Story = {
  args: { label: "Proof of address", maxFiles: 1, maxBytes: 10 * 1024 * 1024, kinds: ["pdf", "png", "jpg"] },
  play: async ({ canvasElement }) => {
    choose(canvasElement, namedFile("electricity-bill.pdf", "application/pdf", "%PDF-1.7"));
    await expect(await within(canvasElement).findByText("electricity-bill.pdf")).toBeVisible();
  },
};
export const Invalid: Story = { args: { required: true, error: "Add a picture of the transfer." } };
export const Disabled: Story = { args: { disabled: true, files: SLIPS.slice(0, 1) } };

export const InBengali: Story = {
  args: { label: "লেনদেনের ছবি", description: "পরিমাণ, সময় ও নম্বর পড়া যেতে হবে।" },
  decorators: [inside(Bengali)],
  play: async ({ canvasElement }) => {
    choose(canvasElement, ...SLIPS.slice(0, 1), namedFile("বিবরণী.docx", "application/msword"));
    await expect(await within(canvasElement).findByText("যোগ হয়নি: শুধু PNG বা JPG যোগ করা যায়")).toBeVisible();
  },
};

export const Stress: Story = {
  args: { label: LONG_BENGALI, description: LONG_ENGLISH, error: LONG_BENGALI, required: true },
  decorators: [inside(Narrow)],
  play: async ({ canvasElement }) => {
    const name = `${"a_very_long_name_of_a_picture_".repeat(6)}.png`;
    choose(canvasElement, await pngFile(name), namedFile(`${LONG_BENGALI}.docx`, "application/msword"));
    await expect(await within(canvasElement).findByText(name)).toBeVisible();
  },
};

export const RightToLeftPage: Story = {
  args: { label: "صور التحويل", files: SLIPS, statuses: statuses([SECOND, { state: "sending", progress: 62 }]) },
  decorators: [inside(RightToLeft)],
};
