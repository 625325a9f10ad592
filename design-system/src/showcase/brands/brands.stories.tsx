import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { BrandTokens } from "../../../tokens/resolve.ts";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { MODES } from "../../theme/choices.ts";
import { Emblem } from "../emblems.tsx";
import { Section } from "../blocks/Section.tsx";
import { BrandSample } from "./BrandSample.tsx";
import * as styles from "../showcase.css.ts";
import { chosenIn, TOKENS } from "../tokens.ts";

const Brands = ({ brands }: { brands: readonly BrandTokens[] }) => (
  <div className={styles.wide}>
    <Stack gap={8}>
      <Heading level={1}>Brands</Heading>
      <Text tone="secondary">
        All brands share roles, measures and components. Each has its own dark and light palette, lantern, corners and
        lottery balls.
      </Text>
    </Stack>
    {brands.map((brand) => (
      <Section key={brand.brand} title={brand.name} note={brand.description}>
        <div className={styles.stalls}>
          {MODES.map((mode) => (
            <BrandSample
              key={mode}
              brand={brand.brand}
              name={brand.name}
              mode={mode}
              emblem={<Emblem brand={brand.brand} />}
            />
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
