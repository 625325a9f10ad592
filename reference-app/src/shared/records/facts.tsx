import type { ReactNode } from "react";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import * as styles from "./record.css.ts";

interface FactsProps {
  /** A heading above the facts. @default none */
  title?: string;
  facts: readonly { id: string; label: string; value: ReactNode }[];
}

/** A list of facts, each with its name. */
export function Facts({ title, facts }: FactsProps) {
  const list = (
    <dl className={styles.facts}>
      {facts.map(({ id, label, value }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.factLabel}>{label}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
  if (title === undefined) return list;
  return (
    <Stack gap={8}>
      <Heading level={3} size={18}>
        {title}
      </Heading>
      {list}
    </Stack>
  );
}
