import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { DownloadIcon } from "../../icons/icons.ts";
import { BRANDS, MODES } from "../../theme/choices.ts";
import { Heading } from "../../components/Heading/Heading.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { Section } from "../blocks/Section.tsx";
import * as styles from "../showcase.css.ts";
import { MODE_TITLES } from "./BrandSample.tsx";
import { TOKENS } from "../tokens.ts";
import { YourBrand } from "./YourBrand.tsx";
import { BRAND_COLOURS } from "../../testing/samples/brand-colours.ts";

const meta = { title: "Foundations/Your brand" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function change(field: HTMLElement, colour: string) {
  await userEvent.clear(field);
  await userEvent.paste(colour);
}

const pageOf = (stall: HTMLElement) => getComputedStyle(stall).backgroundColor;

export const EightColours: Story = {
  render: () => <YourBrand start={BRAND_COLOURS} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Every pair of colours has enough contrast.");
    const light = canvas.getByRole("region", { name: "Nusa, Light" });
    await expect(pageOf(light)).toBe("rgb(242, 244, 236)");
    const day = canvas.getByLabelText("day");
    await change(day, "#f7efe2");
    await waitFor(() => expect(pageOf(light)).toBe("rgb(247, 239, 226)"));
    const gain = canvas.getByLabelText("gain");
    await change(gain, "#60606");
    await expect(canvas.getByRole("status")).toHaveTextContent("A colour cannot be read.");
    await change(gain, "#606060");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Pairs with too little contrast: 1."));
    await expect(canvas.getByText(/^light: .+:1, needs 4\.5:1; nearest that passes: #/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "dark.css" })).toBeNull();
  },
};

/** The token files of our brands. `.storybook/main.ts` serves them. */
export const TokenFiles: Story = {
  render: () => (
    <div className={styles.page}>
      <Stack gap={8}>
        <Heading level={1}>Token files</Heading>
        <Text tone="secondary">
          The values of each brand and mode for design tools, in the format of the Design Tokens Community Group (DTCG
          2025.10). The package has them too, as tokens/&lt;brand&gt;/&lt;mode&gt;.json.
        </Text>
      </Stack>
      {TOKENS.brands.map(({ brand, name }) => (
        <Section key={brand} title={name}>
          <ul className={styles.ways}>
            {MODES.map((mode) => (
              <li key={mode}>
                <LinkButton
                  variant="outline"
                  iconStart={DownloadIcon}
                  href={`tokens/${brand}/${mode}.json`}
                  download={`${brand}-${mode}.json`}
                >
                  {`${name}, ${MODE_TITLES[mode]}`}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(BRANDS.length * MODES.length);
  },
};
