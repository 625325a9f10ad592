import type { ReactElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { Avatar, AVATAR_SIZES } from "../components/Avatar/Avatar.tsx";
import { BADGE_TONES, BADGE_VARIANTS } from "../components/Badge/badge-options.ts";
import { Badge } from "../components/Badge/Badge.tsx";
import { BANNER_TONES } from "../components/Banner/banner-options.ts";
import { Banner } from "../components/Banner/Banner.tsx";
import { BAR_TONES, BarChart } from "../components/BarChart/BarChart.tsx";
import { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS } from "../components/Button/button-options.ts";
import { Button } from "../components/Button/Button.tsx";
import { BUTTON_GROUP_LAYOUTS, ButtonGroup } from "../components/ButtonGroup/ButtonGroup.tsx";
import { Card, CARD_TONES } from "../components/Card/Card.tsx";
import { Container, CONTAINER_SIZES } from "../components/Container/Container.tsx";
import { Countdown, COUNTDOWN_SIZES } from "../components/Countdown/Countdown.tsx";
import { Divider, DIVIDER_DIRECTIONS } from "../components/Divider/Divider.tsx";
import { Grid } from "../components/Grid/Grid.tsx";
import { GRID_FITS } from "../components/Grid/grid-options.ts";
import { Heading, HEADING_SIZES } from "../components/Heading/Heading.tsx";
import { Icon, ICON_SIZES } from "../components/Icon/Icon.tsx";
import { ICON_BUTTON_SHAPES, IconButton } from "../components/IconButton/IconButton.tsx";
import { Image, IMAGE_RATIOS } from "../components/Image/Image.tsx";
import { Link, LINK_TONES, LINK_UNDERLINES } from "../components/Link/Link.tsx";
import { BALL_SIZES, LotteryBalls } from "../components/LotteryBalls/LotteryBalls.tsx";
import { MONEY_SIGNS, MONEY_SIZES, MONEY_TONES, MONEY_WEIGHTS, MoneyText } from "../components/MoneyText/MoneyText.tsx";
import { NAV_ENTRY_LAYOUTS, NavEntry } from "../components/NavEntry/NavEntry.tsx";
import { Popover, POPOVER_VARIANTS } from "../components/Popover/Popover.tsx";
import { PROGRESS_TONES } from "../components/Progress/progress-options.ts";
import { Progress } from "../components/Progress/Progress.tsx";
import { QR_SIZES, QrCode } from "../components/QrCode/QrCode.tsx";
import { RADIO_GROUP_ORIENTATIONS, RADIO_GROUP_VARIANTS, RadioGroup } from "../components/RadioGroup/RadioGroup.tsx";
import { Select, SELECT_VARIANTS } from "../components/Select/Select.tsx";
import { Skeleton, SKELETON_SHAPES } from "../components/Skeleton/Skeleton.tsx";
import { Sparkline, SPARKLINE_TONES } from "../components/Sparkline/Sparkline.tsx";
import { Spinner, SPINNER_SIZES } from "../components/Spinner/Spinner.tsx";
import { StatCard, STAT_TONES, STAT_TRENDS } from "../components/StatCard/StatCard.tsx";
import { Switch, SWITCH_LAYOUTS } from "../components/Switch/Switch.tsx";
import { Tabs, TABS_VARIANTS } from "../components/Tabs/Tabs.tsx";
import { Text, TEXT_SIZES, TEXT_TONES, TEXT_WEIGHTS } from "../components/Text/Text.tsx";
import { BellIcon, WalletIcon } from "../icons/icons.ts";
import { emulateMedia } from "./devices/emulate-media.ts";
import { render } from "./render.tsx";

const ALIGNS = ["start", "center", "end"] as const;
const noop = () => undefined;
const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const OPTIONS = [
  { id: "bkash", value: "bkash", label: "bKash" },
  { id: "nagad", value: "nagad", label: "Nagad" },
];
const BARS = [
  { label: "Mon", value: 12 },
  { label: "Tue", value: -4 },
];

type Option = string | number | boolean;

/** A prop that selects a look. */
interface Look {
  /** Component and prop. */
  of: string;
  options: readonly Option[];
  /** The documented default; undefined where the prop is required. */
  usual: Option | undefined;
  /** The component with an option, or without the prop. */
  show: (option: Option | undefined) => ReactElement;
}

/** Describes a prop. The compiler checks the options against the type of the component's prop. */
const look = <Name extends string, Value extends Option>(
  component: string,
  name: Name,
  options: readonly Value[],
  usual: Value | undefined,
  show: (chosen: { [Key in Name]?: Value }) => ReactElement,
): Look => ({
  of: `${component} ${name}`,
  options,
  usual,
  show: (option) => show(option === undefined ? {} : ({ [name]: option } as { [Key in Name]?: Value })),
});

const LOOKS: readonly Look[] = [
  look("Avatar", "size", AVATAR_SIZES, "medium", (chosen) => <Avatar name="Nasrin" {...chosen} />),
  look("Badge", "tone", BADGE_TONES, "neutral", (chosen) => <Badge {...chosen}>New</Badge>),
  look("Badge", "variant", BADGE_VARIANTS, "soft", (chosen) => <Badge {...chosen}>New</Badge>),
  look("Banner", "tone", BANNER_TONES, "information", (chosen) => <Banner {...chosen}>Tonight</Banner>),
  look("BarChart", "tone", BAR_TONES, "accent", (chosen) => (
    <BarChart label="Stakes" bars={BARS} barHeading="Day" valueHeading="Stake" {...chosen} />
  )),
  look("Button", "tone", BUTTON_TONES, "neutral", (chosen) => <Button {...chosen}>Deposit</Button>),
  look("Button", "variant", BUTTON_VARIANTS, "solid", (chosen) => <Button {...chosen}>Deposit</Button>),
  look("Button", "size", BUTTON_SIZES, "medium", (chosen) => <Button {...chosen}>Deposit</Button>),
  look("ButtonGroup", "layout", BUTTON_GROUP_LAYOUTS, "apart", (chosen) => (
    <ButtonGroup label="Day" {...chosen}>
      <Button>Today</Button>
      <Button>Tomorrow</Button>
    </ButtonGroup>
  )),
  look("Card", "tone", CARD_TONES, "card", (chosen) => <Card {...chosen}>Wallet</Card>),
  look("Container", "size", CONTAINER_SIZES, "page", (chosen) => <Container {...chosen}>Page</Container>),
  look("Countdown", "size", COUNTDOWN_SIZES, "medium", (chosen) => <Countdown endsAtMs={null} {...chosen} />),
  look("Countdown", "align", ALIGNS, "start", (chosen) => <Countdown endsAtMs={null} {...chosen} />),
  look("Divider", "direction", DIVIDER_DIRECTIONS, "horizontal", (chosen) => <Divider {...chosen} />),
  look("Grid", "fit", GRID_FITS, "medium", (chosen) => (
    <div style={{ inlineSize: 1100 }}>
      <Grid {...chosen}>
        <div>One</div>
      </Grid>
    </div>
  )),
  look("Heading", "size", HEADING_SIZES, 22, (chosen) => (
    <Heading level={2} {...chosen}>
      Lottery
    </Heading>
  )),
  look("Icon", "size", ICON_SIZES, "medium", (chosen) => <Icon drawing={WalletIcon} {...chosen} />),
  look("IconButton", "variant", BUTTON_VARIANTS, "ghost", (chosen) => (
    <IconButton label="Notices" icon={BellIcon} {...chosen} />
  )),
  look("IconButton", "shape", ICON_BUTTON_SHAPES, "square", (chosen) => (
    <IconButton label="Notices" icon={BellIcon} {...chosen} />
  )),
  look("Image", "ratio", IMAGE_RATIOS, "portrait", (chosen) => <Image src={PICTURE} alt="Koi" {...chosen} />),
  look("Link", "tone", LINK_TONES, "link", (chosen) => (
    <Link href="#help" {...chosen}>
      Help
    </Link>
  )),
  look("Link", "underline", LINK_UNDERLINES, "always", (chosen) => (
    <Link href="#help" {...chosen}>
      Help
    </Link>
  )),
  look("LotteryBalls", "size", BALL_SIZES, "medium", (chosen) => (
    <LotteryBalls label="Winning numbers" numbers={["07"]} {...chosen} />
  )),
  look("MoneyText", "tone", MONEY_TONES, "neutral", (chosen) => <MoneyText amount="1.5" {...chosen} />),
  look("MoneyText", "sign", MONEY_SIGNS, "negative", (chosen) => <MoneyText amount="1.5" {...chosen} />),
  look("MoneyText", "size", MONEY_SIZES, "inherit", (chosen) => <MoneyText amount="1.5" {...chosen} />),
  look("MoneyText", "weight", MONEY_WEIGHTS, "inherit", (chosen) => <MoneyText amount="1.5" {...chosen} />),
  look("NavEntry", "layout", NAV_ENTRY_LAYOUTS, "row", (chosen) => (
    <NavEntry item={{ id: "live", label: "Live", icon: BellIcon, href: "#live" }} {...chosen} />
  )),
  look("Popover", "variant", POPOVER_VARIANTS, "framed", (chosen) => (
    <Popover label="Explain" {...chosen}>
      Text
    </Popover>
  )),
  look("Progress", "tone", PROGRESS_TONES, "accent", (chosen) => <Progress label="Upload" value={30} {...chosen} />),
  look("QrCode", "size", QR_SIZES, 120, (chosen) => <QrCode label="Pay" value="pay" {...chosen} />),
  look("RadioGroup", "variant", RADIO_GROUP_VARIANTS, "plain", (chosen) => (
    <RadioGroup label="Pay with" options={OPTIONS} {...chosen} />
  )),
  look("RadioGroup", "orientation", RADIO_GROUP_ORIENTATIONS, "vertical", (chosen) => (
    <RadioGroup label="Pay with" options={OPTIONS} {...chosen} />
  )),
  look("Select", "variant", SELECT_VARIANTS, "field", (chosen) => (
    <Select label="Pay with" options={OPTIONS} value={null} onValueChange={noop} placeholder="Choose" {...chosen} />
  )),
  look("Skeleton", "shape", SKELETON_SHAPES, "text", (chosen) => <Skeleton {...chosen} />),
  look("Sparkline", "tone", SPARKLINE_TONES, "accent", (chosen) => (
    <Sparkline label="Stakes" values={[1, 3, 2]} {...chosen} />
  )),
  look("Spinner", "size", SPINNER_SIZES, "medium", (chosen) => <Spinner {...chosen} />),
  look("StatCard change", "tone", STAT_TONES, "neutral", (chosen) => (
    <StatCard label="Members" value="12" change={{ text: "+3", trend: "up", ...chosen }} />
  )),
  look("StatCard change", "trend", STAT_TRENDS, undefined, ({ trend = "up" }) => (
    <StatCard label="Members" value="12" change={{ text: "+3", trend }} />
  )),
  look("Switch", "layout", SWITCH_LAYOUTS, "inline", (chosen) => <Switch label="Sounds" {...chosen} />),
  look("Tabs", "variant", TABS_VARIANTS, "line", (chosen) => (
    <Tabs label="Numbers" items={[{ value: "hot", label: "Hot", content: "7" }]} {...chosen} />
  )),
  look("Text", "size", TEXT_SIZES, 16, (chosen) => <Text {...chosen}>Draw</Text>),
  look("Text", "tone", TEXT_TONES, "inherit", (chosen) => <Text {...chosen}>Draw</Text>),
  look("Text", "weight", TEXT_WEIGHTS, "inherit", (chosen) => <Text {...chosen}>Draw</Text>),
  look("Text", "align", ALIGNS, "start", (chosen) => <Text {...chosen}>Draw</Text>),
  look("Text", "truncate", [true, false], false, (chosen) => <Text {...chosen}>Draw</Text>),
];

/** Inherited styles that no option sets. An option without effect then looks different from the others, and the test finds it. */
const SURROUNDINGS = {
  inlineSize: 1000,
  color: "rgb(1, 2, 3)",
  fontSize: "15.5px",
  fontWeight: 550,
  textAlign: "justify",
} as const;
/** Names that React generates, which differ between two renders. */
const GENERATED = /_r_\w+_|:r\w+:/g;

/** The CSS properties that the options of our components change. */
const PROPERTIES =
  "display position flex-direction grid-template-columns gap align-items justify-content inline-size max-inline-size block-size aspect-ratio padding margin overflow border-radius color background-color background-image border box-shadow fill stroke font-size font-weight text-align text-decoration-line text-overflow white-space".split(
    " ",
  );
const styleOf = (element: Element, pseudo?: string) => {
  const style = getComputedStyle(element, pseudo);
  return PROPERTIES.map((name) => style.getPropertyValue(name)).join("; ");
};

/** Everything that can be seen of a component: texts, drawings and computed styles. */
function lookOf(element: ReactElement): string {
  const { container, unmount } = render(<div style={SURROUNDINGS}>{element}</div>);
  const parts = [...(container.firstElementChild?.querySelectorAll("*") ?? [])].map((part) =>
    [
      part.getAttribute("d"),
      part.children.length === 0 && part.textContent,
      styleOf(part),
      styleOf(part, "::before"),
    ].join(),
  );
  unmount();
  return parts.join("\n").replaceAll(GENERATED, "");
}

describe("props that select a look", () => {
  // Animated styles change while they are read.
  beforeEach(() => emulateMedia({ reducedMotion: "reduce" }));

  it.each(LOOKS)(
    "D17c each option of $of looks different, and the documented default applies",
    ({ options, usual, show }) => {
      const seen = new Map(options.map((option) => [option, lookOf(show(option))]));
      expect(new Set(seen.values()).size).toBe(options.length);
      // A required prop has no default: its first option is rendered again.
      const [isRequired, expected = options[0]] = [usual === undefined, usual];
      expect(lookOf(show(isRequired ? expected : undefined))).toBe(seen.get(expected ?? ""));
    },
  );
});
