import type { ReactNode } from "react";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { LotteryBalls } from "../../components/LotteryBalls/LotteryBalls.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { CATEGORY_ICONS, GAME_CATEGORIES } from "../../icons/icons.ts";
import { contrastOf, type Mode, themeOf } from "../../theme/choices.ts";
import * as styles from "../showcase.css.ts";

export const MODE_TITLES: Readonly<Record<Mode, string>> = {
  dark: "Dark",
  light: "Light",
  "contrast-dark": "High contrast, dark",
  "contrast-light": "High contrast, light",
};

interface BrandSampleProps {
  /** Value of `data-brand`. */
  brand: string;
  name: string;
  mode: Mode;
  /** Emblem of the brand. @default none */
  emblem?: ReactNode;
}

/** A sample of the interface in one mode of a brand, independent of the page's own theme. */
export const BrandSample = ({ brand, name, mode, emblem }: BrandSampleProps) => (
  <section
    className={styles.island}
    data-brand={brand}
    data-theme={themeOf(mode)}
    data-contrast={contrastOf(mode)}
    aria-label={`${name}, ${MODE_TITLES[mode]}`}
  >
    <Inline gap={12} wrap={false}>
      {emblem}
      <Stack gap={2}>
        <Heading level={3}>{name}</Heading>
        <Text size={14} tone="secondary">
          {MODE_TITLES[mode]}
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
        <LotteryBalls label={`Numbers, ${name}, ${mode}`} numbers={["07", "12", "36"]} specials={["09"]} />
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
