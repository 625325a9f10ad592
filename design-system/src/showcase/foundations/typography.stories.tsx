import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { expect } from "storybook/test";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { Section, Specimen } from "../blocks/Section.tsx";
import * as styles from "../showcase.css.ts";
import { copiesOf, factsOf, measuresOf, propertyOf } from "../tokens.ts";

/** The same text in each script of the product's languages. */
const SCRIPTS = [
  { name: "Latin", lang: "en", dir: "ltr", text: "The next draw closes at 21:30" },
  { name: "Bengali", lang: "bn", dir: "ltr", text: "পরের ড্র বন্ধ হবে রাত ৯:৩০ মিনিটে" },
  { name: "Arabic", lang: "ar", dir: "rtl", text: "يُغلق السحب القادم الساعة ٩:٣٠ مساءً" },
  { name: "Devanagari", lang: "hi", dir: "ltr", text: "अगला ड्रॉ रात ९:३० बजे बंद होगा" },
  { name: "Vietnamese", lang: "vi", dir: "ltr", text: "Kỳ quay tiếp theo đóng lúc 21 giờ 30" },
] as const;
const MAIN_SCRIPTS = SCRIPTS.slice(0, 3);

const PARAGRAPHS = [
  {
    name: "Latin, 1.5",
    lang: "en",
    dir: "ltr",
    text: "Confirm that you have read the terms, and know the limits of a withdrawal, before you continue. Each withdrawal is checked before it is paid.",
  },
  { name: "Bengali, 1.65", lang: "bn", dir: "ltr", text: LONG_BENGALI },
  {
    name: "Arabic, 1.65",
    lang: "ar",
    dir: "rtl",
    text: "يرجى التأكد من أنك قرأت الشروط كاملة وأنك على علم بحدود السحب قبل المتابعة. لا يُدفع شيء قبل التحقق منه.",
  },
] as const;

const Sizes = () => (
  <div className={styles.page}>
    <Section title="Sizes" note="System fonts, so nothing is loaded. No text is smaller than 12 px.">
      {measuresOf("font.size").map((token) => (
        <Specimen
          key={token.path}
          name={`${token.name} px`}
          facts={[token.css, propertyOf(token.path)]}
          copies={copiesOf(token.path)}
        >
          <div className={styles.scripts}>
            {MAIN_SCRIPTS.map(({ lang, dir, text }) => (
              <span
                key={lang}
                lang={lang}
                dir={dir}
                className={styles.specimen}
                style={assignInlineVars({ [styles.value]: `var(${propertyOf(token.path)})` })}
              >
                {text}
              </span>
            ))}
          </div>
        </Specimen>
      ))}
    </Section>
    <Section title="Weights">
      <Text weight="regular">regular: running text</Text>
      <Text weight="medium">medium: labels</Text>
      <Text weight="semibold">semibold: headings, buttons</Text>
      <Text weight="bold">bold: amounts, titles of pages</Text>
    </Section>
    <Section title="Numbers" note="Tabular figures: no digit moves its neighbour.">
      <Text size={28} weight="bold">
        111,111.11
      </Text>
      <Text size={28} weight="bold">
        808,808.88
      </Text>
    </Section>
  </div>
);

const Scripts = () => (
  <div className={styles.page}>
    <Section title="Lines" note="Marks above and below the letters need more space between lines.">
      <div className={styles.grid}>
        {measuresOf("font.lineHeight").map((token) => (
          <Specimen key={token.path} name={token.name} facts={factsOf(token)} copies={copiesOf(token.path)}>
            {null}
          </Specimen>
        ))}
      </div>
      <div className={styles.ways}>
        {PARAGRAPHS.map(({ name, lang, dir, text }) => (
          <div key={lang} className={styles.cell}>
            <Text size={14} weight="medium">
              {name}
            </Text>
            <Text lang={lang} dir={dir}>
              {text}
            </Text>
          </div>
        ))}
      </div>
    </Section>
    <Section title="Headings and text" note="One language inside another keeps the line height of its own script.">
      <div className={styles.ways}>
        {SCRIPTS.map(({ name, lang, dir, text }) => (
          <div key={lang} className={styles.cell} lang={lang} dir={dir}>
            <Heading level={3} size={22}>
              {text}
            </Heading>
            <Text size={14} tone="secondary" lang="en">
              {name}
            </Text>
          </div>
        ))}
      </div>
    </Section>
  </div>
);

const meta = { title: "Foundations/Typography" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SizesAndWeights: Story = { name: "Sizes and weights", render: () => <Sizes /> };
export const ByScript: Story = {
  render: () => <Scripts />,
  play: async ({ canvasElement }) => {
    const spread = (lang: string) => {
      const style = getComputedStyle(canvasElement.querySelector(`p[lang="${lang}"]`) ?? canvasElement);
      return Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
    };
    await expect(spread("en")).toBeCloseTo(1.5);
    await expect(spread("bn")).toBeCloseTo(1.65);
    await expect(spread("ar")).toBeCloseTo(1.65);
  },
};
