import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { BrandTokens } from "../../tokens/resolve.ts";
import { Badge } from "../components/Badge/Badge.tsx";
import { Button } from "../components/Button/Button.tsx";
import { Card } from "../components/Card/Card.tsx";
import { Heading } from "../components/Heading/Heading.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Inline } from "../components/Inline/Inline.tsx";
import { LotteryBalls } from "../components/LotteryBalls/LotteryBalls.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";
import { CATEGORY_ICONS, GAME_CATEGORIES } from "../icons/icons.ts";
import { contrastOf, type Mode, MODES, themeOf } from "../theme/choices.ts";
import { Emblem } from "./emblems.tsx";
import { Section } from "./Section.tsx";
import * as styles from "./showcase.css.ts";
import { chosenIn, TOKENS } from "./tokens.ts";

const TITLES: Record<Mode, string> = {
  dark: "Dark",
  light: "Light",
  "contrast-dark": "High contrast, dark",
  "contrast-light": "High contrast, light",
};

/** A sample of the interface in one mode of a brand, independent of the page's own theme. */
const Stall = ({ brand, mode }: { brand: BrandTokens; mode: Mode }) => (
  <section
    className={styles.island}
    data-brand={brand.brand}
    data-theme={themeOf(mode)}
    data-contrast={contrastOf(mode)}
    aria-label={`${brand.name}, ${TITLES[mode]}`}
  >
    <Inline gap={12} wrap={false}>
      <Emblem brand={brand.brand} />
      <Stack gap={2}>
        <Heading level={3}>{brand.name}</Heading>
        <Text size={14} tone="secondary">
          {TITLES[mode]}
        </Text>
      </Stack>
    </Inline>
    <Card>
      <Stack gap={12}>
        <Inline justify="between">
          <Text size={14} tone="muted">
            Draw 42 of today
          </Text>
          <Badge tone="positive">On sale</Badge>
        </Inline>
        <LotteryBalls label={`Numbers, ${brand.name}, ${mode}`} numbers={["07", "12", "36"]} specials={["09"]} />
        <Text size={28} weight="bold">
          12,480.50
        </Text>
        <Inline gap={8}>
          <Button tone="accent">Play now</Button>
          <Button>History</Button>
          <Button tone="accent" variant="outline">
            Rules
          </Button>
        </Inline>
      </Stack>
    </Card>
    <Inline gap={8}>
      <Badge tone="accent">New</Badge>
      <Badge tone="information">Information</Badge>
      <Badge tone="danger">Lost</Badge>
      <Button size="small" tone="danger" variant="soft">
        Close
      </Button>
    </Inline>
    <Inline gap={12}>
      {GAME_CATEGORIES.map((category) => (
        <Heading key={category} level={4} category={category} aria-label={category}>
          <Icon drawing={CATEGORY_ICONS[category]} size="large" />
        </Heading>
      ))}
    </Inline>
  </section>
);

const Brands = ({ brands }: { brands: readonly BrandTokens[] }) => (
  <div className={styles.wide}>
    <Stack gap={8}>
      <Heading level={1}>Brands</Heading>
      <Text tone="secondary">
        One family: the same roles, measures and components. Each merchant has a night, a day and a lantern of its own,
        its corners, and the ring of its lottery balls.
      </Text>
    </Stack>
    {brands.map((brand) => (
      <Section key={brand.brand} title={brand.name} note={brand.description}>
        <div className={styles.stalls}>
          {MODES.map((mode) => (
            <Stall key={mode} brand={brand} mode={mode} />
          ))}
        </div>
      </Section>
    ))}
  </div>
);

const meta = { title: "Foundations/Brands" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllBrands: Story = {
  render: () => <Brands brands={TOKENS.brands} />,
  play: async ({ canvasElement }) => {
    const pages = [...canvasElement.querySelectorAll("[data-brand]")].map(
      (stall) => getComputedStyle(stall).backgroundColor,
    );
    // Contrast (WCAG 1.4.3) is checked elsewhere; here each sample must have the colours of its brand.
    await expect(new Set(pages).size).toBe(pages.length);
  },
};

export const ChosenBrand: Story = {
  render: (_args, { globals }) => <Brands brands={[chosenIn(globals).brand]} />,
};
