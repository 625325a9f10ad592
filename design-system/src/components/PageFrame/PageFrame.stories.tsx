import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FishingIcon, MenuIcon, NoticeIcon, SlotsIcon } from "../../icons/icons.ts";
import market from "../../testing/art/banner-market.svg?no-inline";
import koi from "../../testing/art/banner-koi.svg?no-inline";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import {
  SAMPLE_BOTTOM_ITEMS,
  SAMPLE_FOOTER_ITEMS,
  SAMPLE_GROUPS,
  SAMPLE_RIGHT_FOOTER,
  SAMPLE_RIGHT_ITEMS,
} from "../../testing/samples/navigation.ts";
import { Balance } from "../Balance/Balance.tsx";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import { Carousel } from "../Carousel/Carousel.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Header } from "../Header/Header.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Image } from "../Image/Image.tsx";
import { Link } from "../Link/Link.tsx";
import { Marquee } from "../Marquee/Marquee.tsx";
import { RightBar } from "../RightBar/RightBar.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";
import { SideNav } from "../SideNav/SideNav.tsx";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";
import { PageFrame } from "./PageFrame.tsx";

const banners = [
  { id: "market", src: market, alt: "The night market opens", color: "#1b1844" },
  { id: "koi", src: koi, alt: "Fishing week", color: "#06506b" },
].map(({ id, src, alt, color }) => ({
  id,
  content: <Image src={src} alt={alt} placeholderColor={color} ratio="banner" priority />,
}));
const cards = SAMPLE_GAMES.map((game) => <SampleCard key={game.id} game={game} />);
const meta = {
  title: "Components/Layout/PageFrame",
  id: "components-pageframe",
  component: PageFrame,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    skipLabel: "Skip to content",
    header: (
      <Header
        start={<IconButton icon={MenuIcon} label="Menu" variant="ghost" />}
        logo={
          <Link href="#home" tone="inherit" underline="hover">
            <strong>Lobbykit</strong>
          </Link>
        }
        actions={
          <>
            <ThemeSwitch theme="dark" label="Light theme" onThemeChange={fn()} />
            <Balance amount="12480.50" symbol="৳" onRefresh={fn()} />
          </>
        }
      />
    ),
    left: <SideNav label="Main" groups={SAMPLE_GROUPS} footerItems={SAMPLE_FOOTER_ITEMS} />,
    right: <RightBar label="Help and apps" items={SAMPLE_RIGHT_ITEMS} footerItems={SAMPLE_RIGHT_FOOTER} />,
    footer: <Footer sections={[]} legal={<p>21+ · play with a limit · © 2026 Lobbykit</p>} />,
    bottom: <BottomBar label="Quick links" items={SAMPLE_BOTTOM_ITEMS} />,
    children: (
      <div style={{ display: "flex", flexDirection: "column", gap: 24 }}>
        <Heading level={1}>Tonight</Heading>
        <Carousel label="Promotions" slides={banners} />
        <Marquee
          label="Announcements"
          icon={<Icon drawing={NoticeIcon} />}
          items={[{ id: "1", text: "Bank transfers pause for maintenance on Sunday, 02:00 to 04:00." }]}
        />
        <Shelf
          heading="Slots"
          hue="slots"
          icon={<Icon drawing={SlotsIcon} size="large" />}
          action={<Link href="#slots">All slots</Link>}
        >
          {cards}
        </Shelf>
        <Shelf heading="Fishing" hue="fishing" icon={<Icon drawing={FishingIcon} size="large" />}>
          {cards.toReversed()}
        </Shelf>
      </div>
    ),
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("main")).toHaveAttribute("id", "main");
  },
};

export const Playground: Story = {};

export const SkipsTheBars: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute("href", `#${canvas.getByRole("main").id}`);
  },
};

export const Folded: Story = {
  args: { left: <SideNav label="Main" groups={SAMPLE_GROUPS} footerItems={SAMPLE_FOOTER_ITEMS} folded /> },
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <PageFrame {...args} />
    </RightToLeft>
  ),
};

export const Stress: Story = {
  args: {
    left: undefined,
    right: undefined,
    children: <Heading level={1}>{LONG_NAME.repeat(3)}</Heading>,
    footer: <Footer sections={[]} legal={<p>{LONG_ENGLISH}</p>} />,
  },
  decorators: [inside(Narrow)],
};
