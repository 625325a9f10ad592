import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { CopyIcon, LogOutIcon, StarIcon, WalletIcon } from "../../icons/icons.ts";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { ContextMenu } from "./ContextMenu.tsx";

const meta = {
  title: "Components/Actions/ContextMenu",
  id: "components-contextmenu",
  tags: ["new"],
  component: ContextMenu,
  args: {
    label: "Withdrawal 1024",
    items: [
      { id: "copy", label: "Copy the number", icon: <Icon drawing={CopyIcon} /> },
      { id: "records", label: "Show all withdrawals", icon: <Icon drawing={WalletIcon} />, href: "#withdrawals" },
      {
        id: "end",
        items: [{ id: "cancel", label: "Cancel this withdrawal", icon: <Icon drawing={LogOutIcon} />, tone: "danger" }],
      },
    ],
    onAction: fn(),
    children: (
      <Card>
        <Stack gap={8}>
          <Text>Withdrawal 1024, ৳500.00. Right-click, or press and hold.</Text>
          <Button>Show details</Button>
        </Stack>
      </Card>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [inBox({ minBlockSize: 320, maxInlineSize: 480 })],
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu as the browser does for a right click. */
async function rightClick(element: Element): Promise<void> {
  const { left, top } = element.getBoundingClientRect();
  await fireEvent.contextMenu(element, { button: 2, clientX: left + 40, clientY: top + 20 });
}

/** Opens the menu as the browser does for the menu key: it sends the event to the focused control. */
async function pressMenuKey(element: Element): Promise<void> {
  await userEvent.keyboard("{ContextMenu}");
  await fireEvent.contextMenu(element);
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Show details" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await pressMenuKey(button);
    const menu = await screen.findByRole("menu", { name: "Withdrawal 1024" });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Copy the number" })).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Cancel this withdrawal" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await pressMenuKey(button);
    await screen.findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith("copy"));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Playground: Story = {};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await rightClick(canvas.getByText(/Right-click/));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const WithSections: Story = {
  args: {
    label: "Dragon Koi",
    items: [
      { id: "play", label: "Play" },
      {
        id: "keep",
        label: "Keep",
        items: [
          { id: "favourite", label: "Add to favourites", icon: <Icon drawing={StarIcon} /> },
          { id: "hide", label: "Hide this game", disabled: true },
        ],
      },
      { id: "about", label: "About the game", items: [{ id: "rules", label: "Rules and odds", href: "#rules" }] },
    ],
  },
  play: async ({ canvas }) => {
    await rightClick(canvas.getByText(/Right-click/));
    await waitFor(() => expect(screen.getByRole("group", { name: "Keep" })).toBeVisible());
    await expect(screen.getByRole("menuitem", { name: "Rules and odds" })).toHaveAttribute("href", "#rules");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const InBengali: Story = {
  args: {
    label: "উত্তোলন ১০২৪",
    items: [
      { id: "copy", label: "নম্বর কপি করুন" },
      { id: "end", label: "শেষ করুন", items: [{ id: "cancel", label: "উত্তোলন বাতিল করুন", tone: "danger" }] },
    ],
    children: <Button>বিস্তারিত দেখুন</Button>,
  },
  decorators: [inside(Bengali)],
  play: async ({ canvas }) => {
    await rightClick(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "নম্বর কপি করুন" })).toBeVisible());
  },
};

export const Stress: Story = {
  args: {
    label: LONG_ENGLISH,
    items: [
      { id: "long", label: LONG_BENGALI, href: "#long" },
      { id: "section", label: LONG_ENGLISH, items: [{ id: "other", label: LONG_ENGLISH }] },
    ],
    children: <Button>{LONG_BENGALI}</Button>,
  },
  decorators: [inside(Narrow)],
  play: async ({ canvas }) => {
    await rightClick(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: LONG_BENGALI })).toBeVisible());
  },
};

export const RightToLeftPage: Story = {
  args: {
    label: "السحب 1024",
    items: [
      { id: "copy", label: "نسخ الرقم", icon: <Icon drawing={CopyIcon} /> },
      { id: "end", items: [{ id: "cancel", label: "إلغاء السحب", tone: "danger" }] },
    ],
    children: <Button>عرض التفاصيل</Button>,
  },
  decorators: [inside(RightToLeft)],
  play: async ({ canvas }) => {
    await rightClick(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "نسخ الرقم" })).toBeVisible());
  },
};
