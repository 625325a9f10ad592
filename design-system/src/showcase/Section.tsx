import type { ReactNode } from "react";
import { Heading } from "../components/Heading/Heading.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";
import * as styles from "./showcase.css.ts";

interface SectionProps {
  title: string;
  /** What it is for, in a sentence. @default none */
  note?: string;
  children: ReactNode;
}

/** A part of a page of foundations. */
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
  /** Its value, and other facts. */
  facts: readonly string[];
  children: ReactNode;
}

/** One token: what it looks like, its name, its value. */
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
