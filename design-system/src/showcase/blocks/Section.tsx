import type { ReactNode } from "react";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { type Copy, CopyButton } from "./CopyButton.tsx";
import * as styles from "../showcase.css.ts";

interface SectionProps {
  title: string;
  /** One sentence about the purpose of the section. @default none */
  note?: string;
  children: ReactNode;
}

/** A section of a story about foundations. The docs page around it has the headings above. */
export const Section = ({ title, note, children }: SectionProps) => (
  <Stack as="section" gap={16}>
    <Stack gap={4}>
      <Heading level={3} size={22}>
        {title}
      </Heading>
      {note && <Text tone="secondary">{note}</Text>}
    </Stack>
    {children}
  </Stack>
);

interface SpecimenProps {
  name: string;
  /** The value of the token, and other facts. */
  facts: readonly string[];
  /** Texts to copy, each with its own button. @default none */
  copies?: readonly Copy[];
  children: ReactNode;
}

/** One token: its look, its name and its value. */
export const Specimen = ({ name, facts, copies = [], children }: SpecimenProps) => (
  <div className={styles.cell}>
    {children}
    <Inline gap={4}>
      <Text as="span" size={14} weight="medium">
        {name}
      </Text>
      {copies.map((copy) => (
        <CopyButton key={copy.label} {...copy} />
      ))}
    </Inline>
    {facts.map((fact) => (
      <span key={fact} className={styles.code}>
        {fact}
      </span>
    ))}
  </div>
);
