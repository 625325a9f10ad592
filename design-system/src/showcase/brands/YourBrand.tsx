import { useDeferredValue, useLayoutEffect, useMemo, useState } from "react";
import { buildBrand, textOf } from "../../../tokens/new-brand/build-brand.ts";
import { CHOSEN_COLOURS, type ChosenColour, readInput } from "../../../tokens/new-brand/palette.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { downloadText } from "../../foundations/files/download.ts";
import { DownloadIcon } from "../../icons/icons.ts";
import { MODES } from "../../theme/choices.ts";
import { Section } from "../blocks/Section.tsx";
import { BrandSample } from "./BrandSample.tsx";
import * as styles from "../showcase.css.ts";
import { TOKEN_FILES } from "../tokens.ts";

type Colours = Readonly<Record<ChosenColour, string>>;

const COLOURS = Object.keys(CHOSEN_COLOURS) as ChosenColour[];
const HEX = /^#[\da-f]{6}$/i;
const BRAND = "nusa";
const NAME = "Nusa";
const KIND_OF = { css: "text/css", json: "application/json" } as const;

const textOfBrand = (colours: Colours) => `${JSON.stringify({ brand: BRAND, name: NAME, colours }, null, 2)}\n`;

/** Derives the brand as the command does; undefined if a colour cannot be read. */
function derive(colours: Colours) {
  const read = readInput(textOfBrand(colours));
  return "input" in read ? buildBrand(read.input, TOKEN_FILES) : undefined;
}
type Built = ReturnType<typeof derive>;

/** Applies the sheets of a brand to the page. Sheets that a script constructs need no exception in a content security policy. */
function useSheets(files: ReadonlyMap<string, string> | undefined) {
  useLayoutEffect(() => {
    if (!files) return undefined;
    const sheets = [...files].flatMap(([name, text]) => {
      if (!name.endsWith(".css")) return [];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [sheet];
    });
    document.adoptedStyleSheets.push(...sheets);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    };
  }, [files]);
}

/** Eight colours to choose, the pairs with too little contrast, and a preview: what the brand command does, in the browser. */
export function YourBrand({ start }: { start: Colours }) {
  const [colours, setColours] = useState(start);
  // While a colour is being typed, the preview shows the last one that can be read.
  const [readable, setReadable] = useState(start);
  const settled = useDeferredValue(readable);
  const built = useMemo(() => derive(settled), [settled]);
  useSheets(built?.files);
  const set = (colour: ChosenColour, value: string) => {
    const next = { ...colours, [colour]: value };
    setColours(next);
    if (Object.values(next).every((text) => HEX.test(text))) setReadable(next);
  };
  return (
    <div className={styles.wide}>
      <Stack gap={8}>
        <Heading level={1}>Your brand</Heading>
        <Text tone="secondary">
          Choose eight colours. The others are derived from them, and every pair that components use is checked in all
          four modes, by the same code as the command “design-system brand”.
        </Text>
      </Stack>
      <Section title="Colours">
        <div className={styles.ways}>
          {COLOURS.map((colour) => (
            <ColourField
              key={colour}
              colour={colour}
              value={colours[colour]}
              onChange={(value) => set(colour, value)}
            />
          ))}
        </div>
      </Section>
      <Section title="Contrast">
        <Findings built={readable === colours ? built : undefined} />
      </Section>
      <Section title="Preview">
        <div className={styles.stalls}>
          {MODES.map((mode) => (
            <BrandSample key={mode} brand={BRAND} name={NAME} mode={mode} />
          ))}
        </div>
      </Section>
      <Section title="Files" note="The command writes the same style sheets and token files from brand.json.">
        <Inline gap={8}>
          <Button
            iconStart={DownloadIcon}
            onClick={() => downloadText("brand.json", textOfBrand(colours), KIND_OF.json)}
          >
            brand.json
          </Button>
          {[...(built?.failures.length === 0 ? built.files : [])].map(([name, text]) => (
            <Button
              key={name}
              variant="outline"
              iconStart={DownloadIcon}
              onClick={() => downloadText(name, text, name.endsWith(".css") ? KIND_OF.css : KIND_OF.json)}
            >
              {name}
            </Button>
          ))}
        </Inline>
      </Section>
    </div>
  );
}

interface ColourFieldProps {
  colour: ChosenColour;
  value: string;
  onChange: (value: string) => void;
}

/** A colour as a text, and the browser's own way of choosing one. */
function ColourField({ colour, value, onChange }: ColourFieldProps) {
  const isColour = HEX.test(value);
  return (
    <TextField
      label={colour}
      description={CHOSEN_COLOURS[colour]}
      {...(!isColour && { error: "Enter a colour such as #0d1424." })}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      end={
        <input
          type="color"
          className={styles.picker}
          aria-label={`Choose ${colour}`}
          value={isColour ? value.toLowerCase() : "#000000"}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}

/** What the check of the contrast found. */
function Findings({ built }: { built: Built }) {
  const failures = built?.failures ?? [];
  const summary = !built
    ? "A colour cannot be read."
    : failures.length === 0
      ? "Every pair of colours has enough contrast."
      : `Pairs with too little contrast: ${failures.length}. The command would write nothing.`;
  return (
    <Stack gap={8}>
      <output>
        <Text as="span" weight="semibold" tone={built && failures.length === 0 ? "positive" : "danger"}>
          {summary}
        </Text>
      </output>
      {failures.length > 0 && (
        <ul className={styles.findings}>
          {failures.map((failure) => {
            const text = textOf(failure);
            return (
              <li key={text} className={styles.code}>
                {text}
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
