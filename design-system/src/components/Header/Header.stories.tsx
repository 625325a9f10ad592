import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { LanguageIcon, MailIcon, MenuIcon } from "../../icons/icons.ts";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Balance } from "../Balance/Balance.tsx";
import { Button } from "../Button/Button.tsx";
import { Clock } from "../Clock/Clock.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Link } from "../Link/Link.tsx";
import { NavBar } from "../NavBar/NavBar.tsx";
import { NotificationDot } from "../NotificationDot/NotificationDot.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";
import { Header } from "./Header.tsx";

const navigation = (
  <NavBar
    label="Games"
    items={["Live casino", "Sports", "Fishing", "Slots", "Lottery"].map((label) => ({ id: label, label, href: "#" }))}
  />
);

const meta = {
  title: "Components/Navigation/Header",
  id: "components-header",
  component: Header,
  parameters: { layout: "fullscreen" },
  args: {
    logo: (
      <Link href="#home" tone="inherit" underline="hover">
        <strong>Lobbykit</strong>
      </Link>
    ),
    navigation,
    actions: (
      <>
        <ThemeSwitch theme="dark" label="Light theme" onThemeChange={fn()} />
        <Button tone="accent">Log in</Button>
      </>
    ),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("banner")).toBeVisible();
  },
};

export const Playground: Story = {};

export const LoggedIn: Story = {
  args: {
    actions: (
      <>
        <Clock label="Current time" />
        <IconButton icon={LanguageIcon} label="Language" />
        <NotificationDot label="3 unread messages">
          <Icon drawing={MailIcon} />
        </NotificationDot>
        <Balance amount="12480.50" symbol="৳" onRefresh={fn()} />
      </>
    ),
  },
  // Only for wide windows; on phones, clock and messages are elsewhere.
  decorators: [inBox({ minInlineSize: 1024 })],
};

export const OnAPhone: Story = {
  args: {
    start: <IconButton icon={MenuIcon} label="Menu" />,
    logo: (
      <Link href="#home" tone="inherit" underline="hover">
        <strong>Lk</strong>
      </Link>
    ),
    actions: (
      <>
        <IconButton icon={LanguageIcon} label="Language" />
        <ThemeSwitch theme="dark" label="Light theme" onThemeChange={fn()} />
        <Balance amount="999999999999.99" symbol="৳" onRefresh={fn()} />
      </>
    ),
  },
  globals: { viewport: { value: "mobile1" } },
};

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <Header {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Header {...args} />
    </RightToLeft>
  ),
};
