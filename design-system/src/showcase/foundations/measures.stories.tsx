import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Section, Specimen } from "../blocks/Section.tsx";
import * as styles from "../showcase.css.ts";
import { chosenIn, copiesOf, factsOf, measuresOf, propertyOf, TOKENS } from "../tokens.ts";

const valueOf = (path: string) => assignInlineVars({ [styles.value]: `var(${propertyOf(path)})` });
/** Lists the default value, and the value of each brand that has another one. */
const radiusFacts = (token: ReturnType<typeof measuresOf>[number]) => [
  ...factsOf(token),
  ...TOKENS.brands.flatMap(({ name, measures }) =>
    measures.filter(({ path }) => path === token.path).map(({ css }) => `${name}: ${css}`),
  ),
];

const meta = { title: "Foundations/Measures" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceRadiusElevation: Story = {
  name: "Spacing, radius, elevation",
  render: (_args, { globals }) => (
    <div className={styles.page}>
      <Section title="Space" note="Distances between and inside parts. There are no others.">
        {measuresOf("space").map((token) => (
          <Specimen
            key={token.path}
            name={`${token.name} px`}
            facts={[propertyOf(token.path)]}
            copies={copiesOf(token.path)}
          >
            <span className={styles.bar} style={valueOf(token.path)} />
          </Specimen>
        ))}
      </Section>
      <Section
        title="Radius"
        note="Small for controls, medium for cards, large for dialogs and banners, full for pills and discs. A brand may set its own."
      >
        <div className={styles.grid}>
          {measuresOf("radius").map((token) => (
            <Specimen
              key={token.path}
              name={token.name}
              facts={radiusFacts(token)}
              copies={copiesOf(token.path, token.css)}
            >
              <span className={styles.corner} style={valueOf(token.path)} />
            </Specimen>
          ))}
        </div>
      </Section>
      <Section title="Elevation" note="1 is a card, 2 a raised card, 3 a pop-up, 4 a dialog.">
        <div className={styles.grid}>
          {chosenIn(globals)
            .mode.tokens.filter(({ path }) => path.startsWith("elevation."))
            .map(({ path, css }) => (
              <Specimen key={path} name={path} facts={[css, propertyOf(path)]} copies={copiesOf(path, css)}>
                <span className={styles.raised} style={valueOf(path)} />
              </Specimen>
            ))}
        </div>
      </Section>
      <Section title="Sizes" note="Of controls and of the page frame; those of controls follow pointer and density.">
        <div className={styles.grid}>
          {measuresOf("size").map((token) => (
            <Specimen key={token.path} name={token.name} facts={factsOf(token)} copies={copiesOf(token.path)}>
              {null}
            </Specimen>
          ))}
        </div>
      </Section>
    </div>
  ),
};
