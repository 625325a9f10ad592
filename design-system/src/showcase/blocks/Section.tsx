import type { ReactNode } from "react";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import * as styles from "../showcase.css.ts";

interface SectionProps {
  title: string;
  /** One sentence about the purpose of the section. @default none */
  note?: string;
  children: ReactNode;
}

/** A section of a page about foundations. */
export const Section = ({ title, note, children }: SectionProps) => (
  <Stack as="section" gap={16}>
    <Stack gap={4}>
      <Heading level={2}>{title}</Heading>
      {note && <Text tone="secondary">{note}</Text>}
    </Stack>
    {children}
  </Stack>
);

interface SpecimenProps {
  name: string;
  /** The value of the token, and other facts. */
  facts: readonly string[];
  children: ReactNode;
}

/** One token: its look, its name and its value. */
export const Specimen = ({ name, facts, children }: SpecimenProps) => (
  <div className={styles.cell}>
    {children}
    <Text size={14} weight="medium">
      {name}
    </Text>
    {facts.map((fact) => (
      <span key={fact} className={styles.code}>
        {fact}
      </span>
    ))}
  </div>
);
