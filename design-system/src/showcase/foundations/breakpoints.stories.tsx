import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { useMediaQuery } from "../../foundations/layout/use-media-query.ts";
import { COLUMNS_BY_WIDTH, SLOT_PAGE_BY_WIDTH, useWidthStep } from "../../foundations/layout/use-width-step.ts";
import { BREAKPOINTS_PX } from "../../theme/breakpoints.ts";
import { media } from "../../theme/conditions.ts";
import { Section } from "../blocks/Section.tsx";
import * as styles from "../showcase.css.ts";
import { TOKENS } from "../tokens.ts";

type Breakpoint = keyof typeof BREAKPOINTS_PX;
const NAMES = ["tablet", "desktop", "wide", "wider", "widest"] as const satisfies readonly Breakpoint[];

const CHANGES: Record<Breakpoint, string> = {
  tablet: "The left bar is beside the page, the bottom bar is gone, and dialogs float.",
  desktop: "The header shows its navigation, and the right bar appears.",
  wide: "The left bar shows its labels. 5 games in a row (R496).",
  wider: "6 games in a row.",
  widest: "8 games in a row.",
};

/** Returns the measures that change at a breakpoint, from the tokens. */
const measuresAt = (name: Breakpoint) =>
  TOKENS.measures.flatMap(({ path, when }) => {
    const value = name === "tablet" || name === "wide" ? when[name] : undefined;
    return value ? [`${path}: ${value}`] : [];
  });

function Breakpoint({ name }: { name: Breakpoint }) {
  const isReached = useMediaQuery(media[name]);
  const share = `${(BREAKPOINTS_PX[name] / BREAKPOINTS_PX.widest) * 100}%`;
  return (
    <div className={styles.cell}>
      <Inline gap={8}>
        <Text weight="medium">{`${name}, from ${BREAKPOINTS_PX[name]} px`}</Text>
        {isReached && <Badge tone="positive">reached</Badge>}
      </Inline>
      <span className={styles.bar} style={assignInlineVars({ [styles.value]: share })} />
      <Text size={14} tone="secondary">
        {CHANGES[name]}
      </Text>
      {measuresAt(name).map((fact) => (
        <span key={fact} className={styles.code}>
          {fact}
        </span>
      ))}
    </div>
  );
}

function Breakpoints() {
  const columns = useWidthStep(COLUMNS_BY_WIDTH);
  const slots = useWidthStep(SLOT_PAGE_BY_WIDTH);
  return (
    <div className={styles.page}>
      <Section title="Widths" note="Styles without a breakpoint are for phones of 360 px, and still work at 320 px.">
        {NAMES.map((name) => (
          <Breakpoint key={name} name={name} />
        ))}
      </Section>
      <Section title="Pages by width" note="useWidthStep: how many games a page has in this window (R496–R499).">
        <Text>{`${columns} favourites in a row, ${slots} slots a page.`}</Text>
      </Section>
    </div>
  );
}

const meta = { title: "Foundations/Breakpoints" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Widths: Story = { render: () => <Breakpoints /> };
